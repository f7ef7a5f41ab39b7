import Coaching
import Interview

/// What somebody said, on one line and not too long.
struct QuoteText {
  /// The most columns that the words of a quotation take.
  var columns: Int

  /// The words in quotation marks.
  func words(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard DisplayWidth.of(line) > columns else { return "\"\(line)\"" }
    let start = TextWrap.prefix(of: line[...], columns: columns - 1)
    let atWord = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    // Cutting at a word is only worth it when most of the words stay.
    let kept = DisplayWidth.of(atWord) * 2 >= columns ? atWord : start
    let end = kept.lastIndex { !",;:. ".contains($0) } ?? kept.startIndex
    return "\"\(kept[...end])…\""
  }

  /// The words and their time of the round.
  func line(_ line: SpokenLine) -> String {
    "\(words(line.text)) (\(ClockText.clock(line.at)))"
  }

  /// The same, with the step where it is another than the one that the reader is in.
  func line(_ line: SpokenLine, readIn step: Step) -> String {
    guard line.step != step else { return self.line(line) }
    return "\(words(line.text)) (\(ClockText.clock(line.at)), in \(line.step.title))"
  }

  /// A few quoted texts, and how many there are besides.
  func list(_ texts: [String], most: Int = 3) -> String {
    let shown = texts.prefix(most).map(words).joined(separator: ", ")
    return texts.count > most ? "\(shown) and \(texts.count - most) more" : shown
  }
}
