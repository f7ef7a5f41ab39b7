enum TerminalsPlaceholder {}
