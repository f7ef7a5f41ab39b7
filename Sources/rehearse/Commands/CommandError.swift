import LineEditor
import Prompts
import Transcripts

/// Why a command could not do its work, as one sentence: what is wrong, and what to do.
struct CommandError: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// A fault of the line editor.
  init(_ error: LineEditorError) {
    sentence =
      switch error {
      case .alreadyOpen: "a session is open in this process already: end it first"
      case .unusableTerminal:
        "this terminal can't be used: set TERM=dumb to go on without its abilities"
      case .refused(let errno):
        "this terminal can't be used (\(SystemError.text(errno))): try another, or a pipe"
      }
  }

  /// A fault of a transcript, its file or its folder.
  init(_ error: TranscriptError, path: String) {
    let name = Places.typed(path)
    self.sentence =
      switch error {
      case .empty: "\(name) is empty: there is no session in it"
      case .notATranscript: "\(name) is no transcript: rehearse list shows the sessions there are"
      case .otherFormat(let format):
        "\(name) says it is \"\(format)\": only rehearse-transcript can be read"
      case .newerVersion(let version):
        "\(name) has format version \(version), newer than this program: update rehearse"
      case .brokenHeader(let field):
        "\(name) has no valid \"\(field)\" in its first line: mend that line"
      case .alreadyExists(let path):
        "\(Places.typed(path)) exists already: name another file, "
          + "or go on with it by rehearse resume \(Places.typed(path))"
      case .isRunning(let path):
        "\(Places.typed(path)) is open in another terminal: end that session first"
      case .cannotOpen(let path, let errno), .cannotRead(let path, let errno):
        "\(Places.typed(path)) can't be opened: \(SystemError.text(errno))"
      case .cannotWrite(let path, let errno), .cannotMakeFolder(let path, let errno):
        "nothing can be saved in \(Places.typed(path)) (\(SystemError.text(errno))): "
          + "name a file with --transcript, or save nothing with --no-transcript"
      }
  }

  /// A fault of a prompt.
  init(_ error: PromptError) {
    self.sentence =
      switch error {
      case .notFound(let path): "there is no file \(Places.typed(path)): check the path"
      case .wrongKindOfFile(let path, let isFolder):
        isFolder
          ? "\(Places.typed(path)) is a folder: name a prompt's file"
          : "\(Places.typed(path)) is no folder: it should hold the prompts"
      case .unreadable(let path): "\(Places.typed(path)) can't be read: check its permissions"
      case .tooLarge(let path, let limit):
        "\(Places.typed(path)) is larger than \(limit >> 10) KiB: no prompt is"
      case .notUTF8(let path, let line):
        "\(Places.typed(path)) is not UTF-8 from line \(line) on: save it as UTF-8"
      case .faulty(let faults):
        faults.count == 1
          ? "the prompt has a mistake: \(FaultText.line(faults[0]))"
          : "the prompt has \(faults.count) mistakes: rehearse prompts check FILE lists them"
      case .misnamed(let path, let id):
        "\(Places.typed(path)) has the id \"\(id)\": name the file \(id).json"
      case .unknownName(let name, let nearest?, _):
        "there is no prompt \"\(name)\": did you mean \(nearest)?"
      case .unknownName(let name, nil, let known):
        "there is no prompt \"\(name)\": "
          + (known.isEmpty
            ? "the folder of prompts is empty"
            : "there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))")
      }
  }
}
