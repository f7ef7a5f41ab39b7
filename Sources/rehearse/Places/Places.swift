import Foundation

/// Where things are on this machine.
struct Places: Sendable {
  /// The folder that holds `prompts/`.
  let root: String
  /// The folder of the person's settings and history.
  let settings: String
  /// The folder of the person's sessions.
  let transcripts: String
  /// Whether the program runs from its sources' folder.
  let isCheckout: Bool

  /// Why the places could not be found.
  enum Fault: Error, Hashable {
    /// No folder above the program holds `prompts/`.
    case noRoot(program: String)
    /// `REHEARSE_ROOT` names a folder without `prompts/`.
    case badRoot(String)
  }

  /// Finds the places from the environment and the program's own path, links followed.
  init(environment: [String: String], program: String) throws(Fault) {
    root = try Places.root(environment: environment, program: program)
    let home = environment["HOME"] ?? NSHomeDirectory()
    func folder(_ variable: String, _ standard: String) -> String {
      // The XDG base directory specification has relative paths ignored.
      guard let path = environment[variable], path.hasPrefix("/") else { return home + standard }
      return path
    }
    settings = folder("XDG_CONFIG_HOME", "/.config") + "/rehearse"
    // An installed program's folder is no place for a person's data; a checkout's is.
    isCheckout = FileManager.default.fileExists(atPath: root + "/Package.swift")
    transcripts =
      isCheckout
      ? root + "/transcripts" : folder("XDG_DATA_HOME", "/.local/share") + "/rehearse/transcripts"
  }

  /// The folder of the prompts.
  var prompts: String { root + "/prompts" }

  private static func root(
    environment: [String: String], program: String
  ) throws(Fault) -> String {
    if let named = environment["REHEARSE_ROOT"], !named.isEmpty {
      guard holdsPrompts(named) else { throw .badRoot(named) }
      return named
    }
    var folder = URL(filePath: program).resolvingSymlinksInPath().standardizedFileURL
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if holdsPrompts(folder.path) { return folder.path }
    }
    throw .noRoot(program: program)
  }

  private static func holdsPrompts(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(
      atPath: folder + "/prompts", isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }

  /// A path as a person would type it where they are, quoted where a shell needs that.
  static func typed(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    let short = path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
    // A name that begins with a hyphen would be taken for an option.
    if short.hasPrefix("-") { return typed("./" + short) }
    let isSafe = short.wholeMatch(of: /[A-Za-z0-9_.,:\/@%+=-]+/) != nil
    return isSafe ? short : "'" + short.replacing("'", with: "'\\''") + "'"
  }

  /// How a person calls this program where they are.
  var command: String {
    guard isCheckout else { return "rehearse" }
    let script = Places.typed(root + "/rehearse")
    return script == "rehearse" ? "./rehearse" : script
  }
}
