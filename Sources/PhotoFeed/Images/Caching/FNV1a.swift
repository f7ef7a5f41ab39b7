/// The 64-bit hash FNV-1a (Fowler, Noll and Vo, 1991), the same in every launch.
///
/// It finds accidents and not attacks: whoever can write the cache can write its hashes.
enum FNV1a {
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
