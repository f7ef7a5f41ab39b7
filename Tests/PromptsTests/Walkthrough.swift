import Foundation
import Interview

/// The page that walks through the reference design, taken apart.
struct Walkthrough {
  /// What stands below one heading of the second level.
  struct Section {
    let title: String
    /// Headings of the third level.
    var topics: [String] = []
    /// Entries of lists, as plain text on one line.
    var items: [String] = []
    /// Fenced blocks, row by row.
    var drawings: [[String]] = []
    /// Everything else, a paragraph a text.
    var paragraphs: [String] = []

    /// The paragraphs that begin with `Tests`.
    var tests: [String] { paragraphs.filter { $0.hasPrefix("Tests") } }
  }

  /// What stands in quotes.
  static func quotes(in text: String) -> [String] {
    text.matches(of: /"([^"]+)"/).map { String($0.1) }
  }

  /// The suites that are named.
  static func suites(in text: String) -> [String] {
    text.matches(of: /\bStep\d\w+/).map { String($0.0) }
  }

  private(set) var sections: [Section] = []

  init(of file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var drawing: [String]?
    var isInItem = false
    var isInParagraph = false
    for line in lines {
      if line.hasPrefix("## ") { sections.append(Section(title: String(line.dropFirst(3)))) }
      guard let last = sections.indices.last else { continue }
      if line.hasPrefix("```") {
        if let finished = drawing { sections[last].drawings.append(finished) }
        drawing = drawing == nil ? [] : nil
      } else if drawing != nil {
        drawing?.append(String(line))
      } else if line.isEmpty || line.hasPrefix("#") {
        (isInItem, isInParagraph) = (false, false)
        if line.hasPrefix("### ") { sections[last].topics.append(String(line.dropFirst(4))) }
      } else if line.hasPrefix("- ") {
        (isInItem, isInParagraph) = (true, false)
        sections[last].items.append(String(line.dropFirst(2)))
      } else if isInItem {
        sections[last].items[sections[last].items.count - 1] += line.dropFirst()
      } else if isInParagraph {
        sections[last].paragraphs[sections[last].paragraphs.count - 1] += " " + line
      } else {
        isInParagraph = true
        sections[last].paragraphs.append(String(line))
      }
    }
    for index in sections.indices {
      sections[index].items = sections[index].items.map(Self.plain)
      sections[index].paragraphs = sections[index].paragraphs.map(Self.plain)
    }
  }

  func section(_ step: Step) -> Section? {
    sections.first { $0.title == step.title }
  }

  /// Markdown without its marks: links are their text.
  private static func plain(_ text: String) -> String {
    text.replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.1 }
      .replacing("`", with: "").replacing("**", with: "")
  }
}
