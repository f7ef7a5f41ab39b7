public import Interview

extension Prompt {
  /// A small photo feed whose checklists have two or three entries a step.
  public static let sample = Prompt(
    id: "photo-feed", title: "A photo feed", brief: ["Design a photo feed."], facts: [],
    guides: [
      .requirements: guide([
        ("core features", ["functional"]), ("offline", ["offline"]),
        ("what is out of scope", ["out of scope"]),
      ]),
      .architecture: guide([
        ("one source of truth", ["repository"]), ("the data flow", ["saved posts"]),
      ]),
      .dataModel: guide([("the page's cursor", ["cursor"]), ("an optional avatar", ["optional"])]),
      .api: guide([("idempotent likes", ["idempotent", "put + delete"]), ("paging", ["limit"])]),
      .deepDives: guide([("rolling back a like", ["roll* back"]), ("downsampling", ["downsampl*"])]
      ),
      .wrapUp: guide([
        ("the main trade-off", ["trade off"]), ("how it is tested", ["test*"]),
        ("metrics", ["metric*"]),
      ]),
    ],
    deepDives: [], questions: [])

  private static func guide(_ entries: [(text: String, words: [String])]) -> StepGuide {
    StepGuide(
      goal: "", produce: [],
      checklist: entries.map { entry in
        ChecklistEntry(
          text: entry.text, words: entry.words.compactMap(WordPattern.init), hint: "")
      },
      model: ModelAnswer(text: [], diagram: []))
  }
}
