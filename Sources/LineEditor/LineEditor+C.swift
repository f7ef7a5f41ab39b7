internal import CEditLine

extension LineEditor {
  /// The functions C calls back.
  ///
  /// They can't capture, so the editor travels as its address; and it stays alive, because C calls
  /// only from within its methods.
  var callbacks: editor_callbacks {
    unsafe editor_callbacks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      wake: { context, now in
        let address = Int(bitPattern: context)
        return MainActor.assumeIsolated { LineEditor.at(address)?.wake(now) ?? editor_no_deadline }
      },
      complete: { context, typed in
        let address = Int(bitPattern: context)
        let typed = unsafe String(cString: typed)
        return MainActor.assumeIsolated { LineEditor.at(address)?.complete(typed) ?? false }
      })
  }

  private static func at(_ address: Int) -> LineEditor? {
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
    return unsafe Unmanaged<LineEditor>.fromOpaque(pointer).takeUnretainedValue()
  }

  private func wake(_ now: Int64) -> Int64 {
    onWake?(Duration(nanoseconds: now))?.asNanoseconds ?? editor_no_deadline
  }

  private func complete(_ typed: String) -> Bool {
    switch Completion(typed: typed, candidates: completions?(typed) ?? []) {
    case .none:
      return false
    case .insert(let text):
      unsafe editor_insert(handle, text)
    case .choices(let choices):
      show(choices.joined(separator: "  "))
    }
    return true
  }
}

extension LineEditor.Style {
  var forC: editor_style {
    switch self {
    case .ticking: EDITOR_TICKING
    case .plain: EDITOR_PLAIN
    case .piped: EDITOR_PIPED
    }
  }
}

extension LineEditor.Outcome {
  init(_ result: editor_result) {
    switch unsafe result.outcome {
    case EDITOR_LINE: unsafe self = .line(LineEditor.Line(result))
    case EDITOR_INTERRUPTED: unsafe self = .interrupted(hadText: result.had_text)
    case EDITOR_TERMINATED: unsafe self = .terminated(signal: result.signal)
    case EDITOR_STOPPED: self = .stopped
    case EDITOR_FAILED: unsafe self = .failed(errno: result.error)
    default: self = .endOfInput
    }
  }
}

extension LineEditor.Line {
  init(_ result: editor_result) {
    let bytes = unsafe UnsafeRawBufferPointer(start: result.text, count: result.length)
    unsafe self.init(
      text: String(decoding: bytes, as: UTF8.self),
      firstKey: Duration(nanoseconds: result.first_key),
      entered: Duration(nanoseconds: result.entered),
      pasted: result.pasted)
  }
}
