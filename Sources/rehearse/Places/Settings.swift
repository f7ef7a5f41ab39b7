import Foundation
import Transcripts

/// What is remembered from one session to the next.
struct Settings: Codable, Hashable, Sendable {
  /// How the person rehearses, once they have said it.
  var mode: String?

  /// Reads the settings of a folder; a file that is not there or makes no sense has none.
  init(folder: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/settings.json"),
      let settings = try? JSONDecoder().decode(Settings.self, from: data)
    else { return }
    self = settings
  }

  /// Writes the settings into a folder, which is made when it is missing.
  func save(folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: folder + "/settings.json"), options: .atomic)
  }
}
