enum PromptsPlaceholder {}
