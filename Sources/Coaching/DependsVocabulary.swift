/// The words by which ``EmptyDepends`` tells an "it depends" that says on what from one that does
/// not.
enum DependsVocabulary {
  /// May stand between the subject and its verb.
  static let adverbs: Set<String> = [
    "all", "really", "just", "still", "very", "much", "kind", "sort", "of", "probably", "mostly",
    "largely", "also", "obviously", "entirely", "totally", "completely", "simply", "usually",
    "often", "always",
  ]
  /// Turn `depend` into "it depends".
  static let modals: Set<String> = ["would", "will", "could", "might", "may", "can", "does"]
  /// The same, joined to the subject.
  static let joinedModals: Set<String> = ["itd", "itll", "thatd", "thatll"]
  /// All that may stand between the subject and its verb.
  static let links = adverbs.union(modals)
  /// May stand before a subject that begins a clause.
  static let openers: Set<String> = [
    "well", "so", "hmm", "hm", "um", "uh", "but", "and", "or", "honestly", "actually", "again",
    "maybe", "think", "guess", "suppose", "then", "ok", "okay", "yes", "no", "say",
  ]
  /// Give a condition or a reason, or begin one.
  static let conditions: Set<String> = [
    "if", "when", "whenever", "whether", "unless", "because", "since", "depending",
  ]
  /// Go before what it depends on.
  static let introducers: Set<String> = conditions.union([
    "on", "upon", "how", "what", "which", "where", "who", "why", "for", "with", "without",
    "between", "by", "as", "in", "at", "from", "either", "vs", "versus",
  ])
  /// Show that the sentence after goes on with the reason.
  static let reasons: Set<String> = conditions.union([
    "factor", "factors", "case", "cases", "criteria", "criterion", "matter", "matters", "either",
    "vs", "versus", ":",
  ])
  /// Show that the sentence speaks about saying it, or denies it.
  static let reports: Set<String> = [
    "says", "said", "saying", "answer", "answers", "answered", "heard", "hear", "avoid", "instead",
    "asked", "ask", "tell", "told", "phrase", "word", "words", "not", "never", "dont", "without",
  ]
  /// Begin a clause after a comma that gives no reason.
  static let evasions: Set<String> = [
    "but", "so", "and", "i", "id", "lets", "maybe", "hard", "who", "isnt", "no", "yes",
  ]
  /// Add nothing, at either end of what follows.
  static let padding: [[String]] = [
    ["really"], ["though"], ["honestly"], ["a", "bit"], ["a", "lot"], ["i", "think"],
    ["i", "guess"], ["i", "suppose"], ["i", "would", "say"], ["id", "say"], ["of", "course"],
    ["to", "be", "honest"], ["as", "always"], ["as", "usual"], ["as", "ever"], ["in", "general"],
    ["in", "the", "end"], ["for", "now"], ["here"], ["again"], ["at", "the", "moment"], ["right"],
    ["you", "know"], ["somewhat"], ["heavily"], ["strongly"], ["very", "much"], ["then"],
    ["probably"], ["mostly"], ["largely"], ["entirely"], ["actually"], ["anyway"], ["obviously"],
  ]
  /// Name nothing after "on".
  static let fillers: Set<String> = [
    "things", "stuff", "something", "everything", "factors", "aspects", "reasons", "situation",
    "circumstances",
  ]
  /// Make a filler no more than a filler.
  static let quantifiers: Set<String> = [
    "the", "a", "an", "many", "several", "various", "different", "some", "lot", "lots", "few", "of",
    "all", "sorts", "kinds", "other", "so", "very", "number", "multiple", "certain",
  ]
}
