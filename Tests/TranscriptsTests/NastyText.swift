/// Texts that a line format could trip over.
enum NastyText {
  static let all = [
    "", " ", "plain", "two\nlines", "carriage\r\nreturn", "tab\tand \u{8}\u{C}\u{1B}[31m",
    "nul\0byte",
    "\u{1}\u{1F}\u{7F}\u{80}\u{9F}", "line\u{2028}and\u{2029}paragraph\u{85}next",
    "\"quoted\" \\ back/slash", "👩‍👩‍👧‍👦 🇨🇭 e\u{301} ﷽", "\u{FEFF}mark",
    #"{"ms":1,"type":"alive"}"#,
    "ends with }", "\u{FFFF}\u{10FFFF}\u{FFFD}", "\\u0000 \\n",
  ]
}
