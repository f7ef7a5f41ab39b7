enum InterviewPlaceholder {}
