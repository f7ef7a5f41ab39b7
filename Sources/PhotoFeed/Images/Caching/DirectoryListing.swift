import Foundation

/// The files of a directory, the one not used for longest first; none when it is not there.
struct DirectoryListing {
  struct File {
    let url: URL
    let byteCount: Int
    let used: Date
  }

  let files: [File]

  init(_ directory: URL) {
    let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: keys)
    let found = (urls ?? []).compactMap { url -> File? in
      // One that is removed meanwhile has no values.
      guard let values = try? url.resourceValues(forKeys: Set(keys)),
        let byteCount = values.fileSize, let used = values.contentModificationDate
      else { return nil }
      return File(url: url, byteCount: byteCount, used: used)
    }
    files = found.sorted { ($0.used, $0.url.path) < ($1.used, $1.url.path) }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.byteCount } }
}
