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
    var row = first
    var isFresh = true
    for word in words(of: text) {
      var word = word[...]
      let gap = isFresh ? 0 : 1
      if DisplayWidth.of(row) + gap + DisplayWidth.of(word) <= width {
        row += (isFresh ? "" : " ") + word
        isFresh = false
        continue
      }
      if !isFresh {
        rows.append(row)
        row = rest
      }
      while DisplayWidth.of(row) + DisplayWidth.of(word) > width {
        let head = prefix(of: word, columns: max(2, width - DisplayWidth.of(row)))
        rows.append(row + head)
        row = rest
        word = word[head.endIndex...]
      }
      row += word
      isFresh = word.isEmpty
    }
    if !isFresh || rows.isEmpty { rows.append(row) }
    return rows
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
