/// How a JPEG is decoded for a place on the screen: at a fraction of its size, then averaged down.
///
/// A decoder that knows the fraction skips most of the work and of the memory: at one eighth a
/// 12-megapixel file becomes 0.8 MB of pixels instead of 49.
public struct ScaledDecode: Hashable, Sendable {
  /// A fraction that the decoder can scale by while it decodes.
  public struct Factor: Hashable, Sendable {
    /// The upper number, 1 or more.
    public let numerator: Int
    /// The lower number, 1 or more.
    public let denominator: Int

    /// Creates a fraction.
    public init(_ numerator: Int, _ denominator: Int) {
      self.numerator = numerator
      self.denominator = denominator
    }

    func scaled(_ side: Int) -> Int { (side * numerator + denominator - 1) / denominator }
  }

  /// The fractions for which decoders have fast code.
  ///
  /// libjpeg-turbo knows others too, but not with vector instructions: twelve megapixels took 66 ms
  /// at three eighths and 53 ms at full size (measured).
  public static let factors = [1, 2, 4, 8].map { Factor(1, $0) }

  /// The size of the file.
  public let source: PixelSize
  /// What the decoder scales by.
  public let factor: Factor
  /// The size that is decoded and held in memory.
  public let decoded: PixelSize
  /// The size that is handed out.
  public let result: PixelSize

  /// Picks the smallest fraction that leaves at least the pixels that are shown.
  ///
  /// - Parameter longestSide: Pixels, 1 or more; a smaller image keeps its size.
  public init(of source: PixelSize, fittingPixels longestSide: Int) {
    func size(_ factor: Factor) -> PixelSize {
      PixelSize(width: factor.scaled(source.width), height: factor.scaled(source.height))
    }
    let result = source.fitting(longestSide: longestSide)
    let fitting = Self.factors.filter { size($0).covers(result) }
    self.source = source
    self.result = result
    factor =
      fitting.min { $0.numerator * $1.denominator < $1.numerator * $0.denominator } ?? Factor(1, 1)
    decoded = size(factor)
  }
}
