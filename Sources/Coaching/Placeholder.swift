enum CoachingPlaceholder {}
