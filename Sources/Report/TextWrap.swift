/// Breaks a paragraph into rows of a width.
public enum TextWrap {
  /// Breaks between words; "2 min 5 s" is one word, and only a word longer than a row is cut.
  ///
  /// - Parameters:
  ///   - text: One paragraph; its blanks and line breaks count as one blank each.
  ///   - width: The columns of a row.
  ///   - first: What stands before the first row.
  ///   - rest: What stands before the others.
  public static func rows(
    _ text: String, width: Int, first: String = "", rest: String = ""
  ) -> [String] {
    var rows: [String] = []
    var row = Row(first)
    for word in words(of: text) {
      if row.takes(word[...], width: width) { continue }
      if !row.isFresh {
        rows.append(row.text)
        row = Row(rest)
      }
      var left = word[...]
      while !left.isEmpty, !row.takes(left, width: width) {
        let head = prefix(of: left, columns: max(2, width - row.width))
        rows.append(row.text + head)
        row = Row(rest)
        left = left[head.endIndex...]
      }
    }
    if !row.isFresh || rows.isEmpty { rows.append(row.text) }
    return rows
  }

  /// A row that is being filled.
  ///
  /// Its width is kept: measuring it anew for each word would take a
  /// minute for a line of a megabyte.
  private struct Row {
    private(set) var text: String
    private(set) var width: Int
    private(set) var isFresh = true

    init(_ beginning: String) {
      text = beginning
      width = DisplayWidth.of(beginning)
    }

    /// Appends a word if there is room for it.
    mutating func takes(_ word: Substring, width limit: Int) -> Bool {
      let gap = isFresh ? 0 : 1
      guard let added = TextWrap.width(of: word, within: limit - width - gap) else { return false }
      text += (isFresh ? "" : " ") + word
      width += gap + added
      isFresh = false
      return true
    }
  }

  /// The columns of a word, or nil as soon as they are more than there are.
  private static func width(of word: Substring, within columns: Int) -> Int? {
    var width = 0
    for character in word {
      width += DisplayWidth.of(character)
      if width > columns { return nil }
    }
    return width <= columns ? width : nil
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let isUnit = ["min", "s"].contains(word.prefix { $0.isLetter })
      let continues = word.first?.isNumber == true && words.last?.hasSuffix(" min") == true
      if let last = words.last, isUnit && last.last?.isNumber == true || continues {
        words[words.count - 1] = "\(last) \(word)"
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// As much of the text as fits in the columns, and at least one character.
  static func prefix(of text: Substring, columns: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += DisplayWidth.of(text[index])
      if used > columns { break }
      end = text.index(after: index)
    }
    return end == text.startIndex ? text.prefix(1) : text[..<end]
  }
}
