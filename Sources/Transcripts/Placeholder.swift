enum TranscriptsPlaceholder {}
