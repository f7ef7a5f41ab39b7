/// The fields of a transcript's lines, named as in the file.
enum FieldName: String, CaseIterable, CodingKey {
  case milliseconds = "ms"
  case type
  case step
  case used = "used_ms"
  case by
  case text
  case from = "from_ms"
  case isPasted = "pasted"
  case isEdited = "edited"
  case line = "line_ms"
  case entry
  case question
  case kind
  case command
  case lines
  case passed
  case failed
  case earlierPassed = "earlier_passed"
  case earlierFailed = "earlier_failed"
  case failures
  case outcome
  case minute
  case deepDives = "deep_dives_ms"
  case skip
  case instead = "for"
  case minutes
  case gap = "gap_ms"
  case title
  case reason
}
