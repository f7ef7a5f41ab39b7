/// A colour whose parts go from 0 to 1.
struct Colour {
  private let red: Double
  private let green: Double
  private let blue: Double

  /// The colour in three bytes.
  let bytes: [UInt8]

  private init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
    bytes = [red, green, blue].map { UInt8(max(0, min(255, $0 * 255))) }
  }

  /// By hue (any number, 1 is once around), saturation and value.
  init(hue: Double, saturation: Double, value: Double) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).remainder(dividingBy: 6)
      let turned = place < 0 ? place + 6 : place
      return value - value * saturation * max(0, min(1, min(turned, 4 - turned)))
    }
    self.init(part(5), part(3), part(1))
  }

  /// A colour between this one and another; `amount` is 0 for this one and 1 for the other.
  func mixed(with other: Colour, _ amount: Double) -> Colour {
    Colour(
      red + (other.red - red) * amount, green + (other.green - green) * amount,
      blue + (other.blue - blue) * amount)
  }
}
