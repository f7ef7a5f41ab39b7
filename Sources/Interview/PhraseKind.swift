/// The five kinds of phrase that help in every round.
public enum PhraseKind: CaseIterable, Hashable, Sendable {
  /// Writing the requirements down, so that both agree on the scope.
  case agreeOnScope
  /// Starting with the simple version and improving it later.
  case startSimple
  /// Two options, what each gives, the choice for this app, and because of what.
  case compareOptions
  /// Naming the part that one would test with the most care.
  case nameRiskiestTest
  /// Asking whether this is enough detail or more depth is wanted.
  case offerDepth
}
