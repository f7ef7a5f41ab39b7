import Foundation
import Interview

/// The built tests of the reference design, and how they are started.
struct TestBundle: Sendable {
  /// A run is ended after this long.
  static let limit = Duration.seconds(60)

  /// The program that runs the tests.
  let executable: String
  /// What it is given before the filters.
  let arguments: [String]
  /// The folder with the sources it was built from, or nil where there are none.
  let checkout: String?

  private static let name = "rehearsePackageTests.xctest"

  /// The bundle that belongs to the program, or nil when there is none.
  init?(places: Places, environment: [String: String]) {
    checkout = places.isCheckout ? places.root : nil
    if let named = environment["REHEARSE_TEST_BUNDLE"], !named.isEmpty {
      executable = named
      arguments = ["--testing-library", "swift-testing"]
      return
    }
    guard let launch = Platform.testLaunch(root: places.root, bundle: Self.name, checkout: checkout)
    else { return nil }
    (executable, arguments) = launch
  }

  /// The arguments that run the suites of some steps and write what happens to a file.
  func arguments(steps: [Step], stream: String) -> [String] {
    arguments + steps.flatMap { ["--filter", "PhotoFeedTests.\($0.suitePrefix)"] }
      + ["--event-stream-output-path", stream, "--event-stream-version", "0"]
  }

  /// Whether a source file changed after the bundle was built.
  var isOutOfDate: Bool {
    guard let checkout, let built = Platform.modified(checkout + "/.build/rehearse.stamp") else {
      return false
    }
    let sources = ["Sources", "Tests"].flatMap { folder in
      (FileManager.default.enumerator(atPath: "\(checkout)/\(folder)")?.compactMap { $0 as? String }
        ?? [])
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") || $0.hasSuffix(".h") }
        .map { "\(checkout)/\(folder)/\($0)" }
    }
    return (sources + [checkout + "/Package.swift"]).contains {
      Platform.modified($0).map { $0 > built } ?? false
    }
  }
}
