import Foundation
import Interview

/// A header as it is written: one JSON object on the first line.
struct EncodedHeader: Hashable, Sendable {
  /// The header that the line stands for.
  var header: Header
}

extension EncodedHeader {
  /// Reads the first line of a file.
  ///
  /// - Throws: ``TranscriptError/notATranscript``, ``TranscriptError/otherFormat(_:)``,
  ///   ``TranscriptError/newerVersion(_:)`` or ``TranscriptError/brokenHeader(field:)``.
  init(line: Data) throws(TranscriptError) {
    do {
      self = try JSONDecoder().decode(EncodedHeader.self, from: line)
    } catch let error as TranscriptError {
      throw error
    } catch {
      throw .notATranscript
    }
  }

  /// The header as a line, the line break included.
  var line: Data {
    var object = EncodedObject()
    object.add(named: "format", Header.format)
    object.add(named: "version", Header.currentVersion)
    object.add(named: "id", header.id)
    object.add(named: "started", header.started.formatted(.iso8601))
    object.add(named: "prompt", header.prompt)
    object.add(named: "minutes", header.minutes)
    object.add(named: "mode", header.mode.rawValue)
    object.add(named: "speed", header.speed)
    object.add(named: "program", header.program)
    if let drill = header.drill { object.add(named: "drill", drill.rawValue) }
    if let seed = header.seed { object.add(named: "seed", seed) }
    if let interviewer = header.interviewer { object.add(named: "interviewer", interviewer) }
    for (name, value) in header.unknownFields.sorted(by: { $0.key < $1.key }) {
      object.add(named: name, value)
    }
    return object.line
  }
}

extension EncodedHeader: Decodable {
  init(from decoder: any Decoder) throws {
    var fields = try decoder.singleValueContainer().decode([String: JSONValue].self)
    self.header = try Header(taking: &fields)
    guard fields.removeValue(forKey: "seed") != nil else { return }
    // Half of the seeds are above what an integer field can hold otherwise.
    guard let seed = try? decoder.container(keyedBy: Seed.self).decode(UInt64.self, forKey: .seed)
    else { throw TranscriptError.brokenHeader(field: "seed") }
    header.seed = seed
    header.unknownFields = fields
  }

  private enum Seed: CodingKey {
    case seed
  }
}

extension Header {
  fileprivate init(taking fields: inout [String: JSONValue]) throws(TranscriptError) {
    guard case .string(let format) = fields.removeValue(forKey: "format") else {
      throw .notATranscript
    }
    guard format == Header.format else { throw .otherFormat(format) }
    let version = try fields.takeInteger("version", in: 1...Int.max)
    guard version <= Header.currentVersion else { throw .newerVersion(version) }
    let id = try fields.takeText("id")
    let started = try? Date(try fields.takeText("started"), strategy: .iso8601)
    guard let started else { throw .brokenHeader(field: "started") }
    let prompt = try fields.takeText("prompt")
    let minutes = try fields.takeInteger("minutes", in: Header.readableMinutes)
    let mode: RehearsalMode = try fields.takeWord("mode")
    let speed = try fields.takeInteger("speed", in: Header.readableSpeeds)
    let program = try fields.takeText("program")
    let drill: Step? = fields["drill"] == nil ? nil : try fields.takeWord("drill")
    self.init(
      started: started, prompt: prompt,
      round: Round(recordedMinutes: minutes, drill: drill), mode: mode, speed: speed,
      program: program)
    self.id = id
    if fields["interviewer"] != nil { interviewer = try fields.takeText("interviewer") }
    unknownFields = fields
  }
}

extension [String: JSONValue] {
  fileprivate mutating func takeText(_ name: String) throws(TranscriptError) -> String {
    guard case .string(let text) = removeValue(forKey: name) else {
      throw .brokenHeader(field: name)
    }
    return text
  }

  fileprivate mutating func takeInteger(
    _ name: String, in range: ClosedRange<Int>
  ) throws(TranscriptError) -> Int {
    guard case .integer(let value) = removeValue(forKey: name), range.contains(Int(value)) else {
      throw .brokenHeader(field: name)
    }
    return Int(value)
  }

  fileprivate mutating func takeWord<Word: RawRepresentable<String>>(
    _ name: String
  ) throws(TranscriptError) -> Word {
    guard let word = Word(rawValue: try takeText(name)) else { throw .brokenHeader(field: name) }
    return word
  }
}
