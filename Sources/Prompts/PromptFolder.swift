import Foundation
public import Interview

/// A folder with one file a prompt, each named after the prompt's id.
public struct PromptFolder: Hashable, Sendable {
  /// The name of the JSON Schema, which lies among the prompts and is none.
  private static let schemaName = "schema"

  /// Where the folder is.
  public let path: String

  /// The folder at a path, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// The prompts there are, sorted by name, the broken ones too.
  ///
  /// - Throws: ``PromptError`` when the folder can't be read.
  public func listings() throws(PromptError) -> [PromptListing] {
    try names().map(listing)
  }

  /// Reads the prompt that an argument names: one of this folder's, or the file at a path.
  ///
  /// - Throws: ``PromptError`` when there is no such prompt, or it can't be used.
  public func prompt(for argument: PromptArgument) throws(PromptError) -> Prompt {
    switch argument {
    case .name(let name): try prompt(named: name)
    case .file(let path): try PromptFile(path: path).read()
    }
  }

  /// Reads the prompt of that name; case does not matter.
  ///
  /// - Throws: ``PromptError/unknownName(_:nearest:known:)`` when there is none, or
  ///   why it can't be used.
  public func prompt(named name: String) throws(PromptError) -> Prompt {
    let known = try names()
    guard let match = known.first(where: { $0.lowercased() == name.lowercased() }) else {
      throw .unknownName(name, nearest: Spelling(of: name).nearest(in: known), known: known)
    }
    return try read(file(named: match), as: match)
  }

  /// Whether a prompt may have this name: lower-case words joined by hyphens, and not the schema's.
  static func isName(_ name: String) -> Bool {
    name != schemaName && name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }

  private func listing(of name: String) -> PromptListing {
    let file = file(named: name)
    do {
      let prompt = try read(file, as: name)
      return PromptListing(name: name, path: file.path, state: .ready(title: prompt.title))
    } catch {
      return PromptListing(name: name, path: file.path, state: .broken(error))
    }
  }

  private func read(_ file: PromptFile, as name: String) throws(PromptError) -> Prompt {
    let prompt = try file.read()
    guard prompt.id == name else { throw .misnamed(path: file.path, id: prompt.id) }
    return prompt
  }

  private func file(named name: String) -> PromptFile {
    PromptFile(
      path: URL(filePath: path).appending(path: "\(name).json").path(percentEncoded: false))
  }

  /// The names of the files, without those that an editor left hidden.
  private func names() throws(PromptError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path: path)
    }
    guard isFolder.boolValue else { throw .wrongKindOfFile(path: path, isFolder: false) }
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw .unreadable(path: path)
    }
    return files.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.filter { $0 != PromptFolder.schemaName }.sorted()
  }
}
