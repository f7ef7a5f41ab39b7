enum InterviewerPlaceholder {}
