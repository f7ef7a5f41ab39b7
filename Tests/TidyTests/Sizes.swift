/// The rules about how long things may be.
enum Sizes {
  static let linesOfFile = 300
  static let linesOfFunction = 50
  static let columns = 100

  /// A file that is too long to be read in one sitting.
  static func longFile(_ file: SourceFile) -> [Fault] {
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    guard count > linesOfFile else { return [] }
    return [Fault(path: file.path, line: linesOfFile + 1, text: "\(count) lines")]
  }

  /// The functions that don't fit on a screen.
  static func longFunctions(in file: SourceFile) -> [Fault] {
    FunctionLengths.measure(file).filter { $0.length > linesOfFunction }.map {
      Fault(path: file.path, line: $0.line, text: "a function of \($0.length) lines")
    }
  }

  /// The lines that don't fit beside another file; a URL can't be broken.
  static func longLines(in file: SourceFile) -> [Fault] {
    file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count > columns, line.count > columns, !line.contains("://") else {
        return nil
      }
      return Fault(path: file.path, line: index + 1, text: "\(line.count) columns")
    }
  }
}
