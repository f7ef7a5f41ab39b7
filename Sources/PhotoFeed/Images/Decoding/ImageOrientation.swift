/// How the stored rows and columns lie on the screen; the numbers are EXIF's.
public enum ImageOrientation: Int, CaseIterable, Hashable, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= 5 }

  /// Whether a stored row is read from its end.
  var reversesRows: Bool {
    switch self {
    case .upMirrored, .down, .rightMirrored, .left: true
    case .up, .downMirrored, .leftMirrored, .right: false
    }
  }

  /// Whether the stored rows are read from the last one.
  var reversesColumns: Bool {
    switch self {
    case .down, .downMirrored, .right, .rightMirrored: true
    case .up, .upMirrored, .leftMirrored, .left: false
    }
  }
}
