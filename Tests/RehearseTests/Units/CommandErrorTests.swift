import Foundation
import Prompts
import Testing
import Transcripts

@testable import rehearse

@Suite("CommandError")
struct CommandErrorTests {
  private static let transcripts: [(TranscriptError, String)] = [
    (.empty, "/a/b is empty: there is no session in it"),
    (.notATranscript, "/a/b is no transcript: rehearse list shows the sessions there are"),
    (
      .otherFormat("rehearse-prompt"),
      "/a/b says it is \"rehearse-prompt\": only rehearse-transcript can be read"
    ),
    (
      .newerVersion(2), "/a/b has format version 2, newer than this program: update rehearse"
    ),
    (.brokenHeader(field: "mode"), "/a/b has no valid \"mode\" in its first line: mend that line"),
    (
      .alreadyExists(path: "/c d"),
      "'/c d' exists already: name another file, or go on with it by rehearse resume '/c d'"
    ),
    (.isRunning(path: "/c"), "/c is open in another terminal: end that session first"),
    (.cannotOpen(path: "/c", errno: ENOENT), "/c can't be opened: No such file or directory"),
    (.cannotRead(path: "/c", errno: EACCES), "/c can't be opened: Permission denied"),
    (
      .cannotWrite(path: "/c", errno: ENOSPC),
      "nothing can be saved in /c (No space left on device): "
        + "name a file with --transcript, or save nothing with --no-transcript"
    ),
    (
      .cannotMakeFolder(path: "/c", errno: EACCES),
      "nothing can be saved in /c (Permission denied): "
        + "name a file with --transcript, or save nothing with --no-transcript"
    ),
  ]

  private static let prompts: [(PromptError, String)] = [
    (.notFound(path: "/a.json"), "there is no file /a.json: check the path"),
    (.wrongKindOfFile(path: "/a", isFolder: true), "/a is a folder: name a prompt's file"),
    (
      .wrongKindOfFile(path: "/a", isFolder: false),
      "/a is no folder: it should hold the prompts"
    ),
    (.unreadable(path: "/a.json"), "/a.json can't be read: check its permissions"),
    (.tooLarge(path: "/a.json", limit: 1 << 20), "/a.json is larger than 1024 KiB: no prompt is"),
    (.notUTF8(path: "/a.json", line: 3), "/a.json is not UTF-8 from line 3 on: save it as UTF-8"),
    (
      .faulty([PromptFault(place: "title", line: 4, kind: .missing)]),
      "the prompt has a mistake: line 4: title: is missing"
    ),
    (
      .faulty(Array(repeating: PromptFault(place: "", line: 1, kind: .empty), count: 2)),
      "the prompt has 2 mistakes: rehearse prompts check FILE lists them"
    ),
    (
      .misnamed(path: "/chat.json", id: "talk"),
      "/chat.json has the id \"talk\": name the file talk.json"
    ),
    (
      .unknownName("phto", nearest: "photo-feed", known: ["photo-feed"]),
      "there is no prompt \"phto\": did you mean photo-feed?"
    ),
    (
      .unknownName("x", nearest: nil, known: ["photo-feed"]),
      "there is no prompt \"x\": there is photo-feed"
    ),
    (
      .unknownName("x", nearest: nil, known: ["chat", "photo-feed"]),
      "there is no prompt \"x\": there are chat, photo-feed"
    ),
    (
      .unknownName("x", nearest: nil, known: []),
      "there is no prompt \"x\": the folder of prompts is empty"
    ),
  ]

  @Test("what is wrong with a transcript is told in one sentence", arguments: transcripts)
  func transcript(error: TranscriptError, sentence: String) {
    #expect(CommandError(error, path: "/a/b").sentence == sentence)
  }

  @Test("what is wrong with a prompt is told in one sentence", arguments: prompts)
  func prompt(error: PromptError, sentence: String) {
    #expect(CommandError(error).sentence == sentence)
  }
}
