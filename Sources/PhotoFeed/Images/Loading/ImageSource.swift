/// Where a picture came from.
public enum ImageSource: Hashable, Sendable {
  /// It was decoded already.
  case memory
  /// The file was on disk, and the network was not needed or not there.
  case disk
  /// The server was asked, whether it sent the file or said that the saved one is still right.
  case network
}
