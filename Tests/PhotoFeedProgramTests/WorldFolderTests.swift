import Foundation
import Testing

@testable import photo_feed

@Suite("WorldFolder")
struct WorldFolderTests {
  private static let id = "9F1B6C1E-8F0B-4C43-9A39-0D7C1C7F4B52"

  @Test("a new one is known by its name, and so is its process")
  func name() {
    #expect(WorldFolder.owner(of: WorldFolder.name(process: 12, id: UUID())) == 12)
  }

  @Test(
    "a name that was made otherwise is somebody else's",
    arguments: [
      "photo-feed-2024-notes", "photo-feed-12", "photo-feed-12-", "photo-feed-12-\(id)-old",
      "photo-feed-12-\(id.lowercased())", "photo-feed-+12-\(id)", "photo-feed-012-\(id)",
      "photo-feed-0-\(id)", "photo-feed--12-\(id)", "photo-feed-\(id)", "my-photo-feed-12-\(id)",
    ])
  func others(name: String) {
    #expect(WorldFolder.owner(of: name) == nil)
  }

  @Test("what a process has left that is no more is removed, and nothing else")
  func leftovers() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "leftovers-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    // No system counts its processes that far.
    let left = WorldFolder.name(process: .max, id: UUID())
    let kept = [
      WorldFolder.name(process: ProcessInfo.processInfo.processIdentifier, id: UUID()),
      "photo-feed-\(Int32.max)-notes",
    ]
    for name in kept + [left] {
      try files.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    WorldFolder.removeLeftovers(in: folder)
    #expect(try Set(files.contentsOfDirectory(atPath: folder.path)) == Set(kept))
  }
}
