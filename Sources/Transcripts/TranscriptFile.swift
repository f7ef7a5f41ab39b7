import Foundation
public import Interview

/// The open file of a session that is being recorded, locked for as long as it is open.
///
/// Every event is written with one call as it is appended. What cannot be written stays in memory,
/// in order, and goes before anything else at the next chance.
public struct TranscriptFile: ~Copyable {
  /// What is lost when the program ends now.
  public struct Unsaved: Hashable, Sendable {
    /// The lines that are not wholly in the file, oldest first, without their line breaks.
    public var lines: [String]
    /// Why, as the system's number.
    public var errno: Int32
  }

  /// Where the file is.
  public let path: String
  private let descriptor: Descriptor
  private var queue: WriteQueue

  /// Makes a file with a header in it; its folder is made when it is missing.
  ///
  /// Only the person may read it (mode 0600).
  ///
  /// - Throws: ``TranscriptError/alreadyExists(path:)``,
  ///   ``TranscriptError/cannotMakeFolder(path:errno:)``,
  ///   ``TranscriptError/cannotOpen(path:errno:)``, or ``TranscriptError/cannotWrite(path:errno:)``
  ///   when there is not even room for the header; no file is left then.
  public init(creating path: String, header: Header) throws(TranscriptError) {
    try TranscriptFolder(containing: path).make()
    self.descriptor = try TranscriptFile.made(at: path, header: header)
    self.queue = WriteQueue()
    self.path = path
  }

  /// Opens the file of a session to go on with it.
  ///
  /// A torn last line is ended first, so that it stays a line of its own. Read the transcript after
  /// opening it, when nobody else can add to it any more.
  ///
  /// - Throws: ``TranscriptError/isRunning(path:)``, ``TranscriptError/cannotOpen(path:errno:)``,
  ///   ``TranscriptError/cannotWrite(path:errno:)``, or what reading the header throws; the file is
  ///   as it was then.
  public init(resuming path: String) throws(TranscriptError) {
    self.descriptor = try TranscriptFile.reopened(at: path)
    self.queue = WriteQueue()
    self.path = path
  }

  /// How many events are not wholly in the file.
  public var unsaved: Int { queue.lines.count }

  /// Why they are not, as the system's number; nil when all is saved.
  public var trouble: Int32? { queue.trouble }

  /// Adds events, each with one write; call it before the person sees the next prompt.
  public mutating func append(_ events: [Event]) {
    for event in events {
      queue.add(EncodedEvent.line(for: event))
      flush()
    }
  }

  /// Tries again to write what is unsaved.
  public mutating func flush() {
    queue.drain(into: descriptor)
  }

  /// Waits until the disk has what was written; call it when the person does not wait for anything.
  ///
  /// - Returns: The system's number for what went wrong, or nil.
  public func sync() -> Int32? {
    do {
      try descriptor.sync()
      return nil
    } catch {
      return error.number
    }
  }

  /// Tries a last time to write what is unsaved, closes the file and lets others have it.
  ///
  /// The file ends with a whole line, so that what is lost can be appended by hand.
  ///
  /// - Returns: What is lost, or nil when all is saved.
  public consuming func close() -> Unsaved? {
    flush()
    guard let errno = trouble else { return nil }
    descriptor.takeBack(queue.written)
    let lines = queue.lines.map { String(decoding: $0.dropLast(), as: UTF8.self) }
    return Unsaved(lines: lines, errno: errno)
  }

  private static func made(
    at path: String, header: Header
  ) throws(TranscriptError) -> Descriptor {
    let descriptor: Descriptor
    do {
      descriptor = try Descriptor(
        opening: path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL, mode: 0o600)
    } catch {
      throw error.number == EEXIST
        ? .alreadyExists(path: path) : .cannotOpen(path: path, errno: error.number)
    }
    do {
      try lock(descriptor, path: path)
      try write(EncodedHeader(header: header).line, to: descriptor, path: path)
    } catch {
      unsafe unlink(path)
      throw error
    }
    return descriptor
  }

  private static func reopened(at path: String) throws(TranscriptError) -> Descriptor {
    let descriptor: Descriptor
    do {
      descriptor = try Descriptor(opening: path, O_RDWR | O_APPEND)
    } catch {
      throw .cannotOpen(path: path, errno: error.number)
    }
    try lock(descriptor, path: path)
    _ = try Header(reading: path)
    if descriptor.lastByte() != UInt8(ascii: "\n") {
      try write(Data("\n".utf8), to: descriptor, path: path)
    }
    return descriptor
  }

  /// Writes what there is no going on without.
  private static func write(
    _ line: Data, to descriptor: borrowing Descriptor, path: String
  ) throws(TranscriptError) {
    var queue = WriteQueue()
    queue.add(line)
    queue.drain(into: descriptor)
    if let errno = queue.trouble { throw .cannotWrite(path: path, errno: errno) }
  }

  /// Takes the lock, in spite of those who only look whether it is taken.
  private static func lock(
    _ descriptor: borrowing Descriptor, path: String
  ) throws(TranscriptError) {
    do {
      for _ in 1...lockAttempts {
        if try descriptor.lock(LOCK_EX) { return }
        usleep(lockPause)
      }
    } catch {
      throw .cannotOpen(path: path, errno: error.number)
    }
    throw .isRunning(path: path)
  }

  /// Listing a folder holds each file's lock for the time of two system calls; a session holds it
  /// for longer than all attempts take together (10 ms).
  private static let lockAttempts = 5
  /// The time between two attempts, in microseconds.
  private static let lockPause: UInt32 = 2_000
}
