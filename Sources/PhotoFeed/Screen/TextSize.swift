/// The text sizes that a person can choose (Dynamic Type).
public enum TextSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size of body text, in points (Apple, Human Interface Guidelines, Typography).
  public var bodyPoints: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// Whether text is so large that what stands side by side has to go below each other.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// Whether `left` is the smaller text.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rawValue < right.rawValue }
}
