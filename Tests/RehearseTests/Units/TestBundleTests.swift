import Foundation
import Testing

@testable import rehearse

@Suite("TestBundle")
struct TestBundleTests {
  @Test("the built tests are out of date when a source is newer than the stamp")
  func outOfDate() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("prompts")
    let stamp = try folder.write("", to: ".build/rehearse.stamp")
    for name in ["Package.swift", "Sources/a/a.swift", "Sources/c/c.h", "Tests/a/a.swift"] {
      try age(try folder.write("", to: name), 100)
    }
    let page = try folder.write("", to: "Tests/a/page.txt")
    try age(stamp, 50)
    try age(page, 10)
    let bundle = try bundle(in: folder)
    #expect(!bundle.isOutOfDate)
    for name in ["Package.swift", "Sources/a/a.swift", "Sources/c/c.h", "Tests/a/a.swift"] {
      try age(folder.path + "/" + name, 10)
      #expect(bundle.isOutOfDate)
      try age(folder.path + "/" + name, 100)
    }
  }

  @Test("without a stamp, or without sources, nothing is said to be out of date")
  func unknown() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("prompts")
    #expect(try !bundle(in: folder).isOutOfDate)
    try folder.write("", to: "Package.swift")
    #expect(try !bundle(in: folder).isOutOfDate)
  }

  private func bundle(in folder: borrowing TemporaryFolder) throws -> TestBundle {
    let places = try Places(environment: ["REHEARSE_ROOT": folder.path], program: "")
    return try #require(
      TestBundle(places: places, environment: ["REHEARSE_TEST_BUNDLE": folder.path + "/bundle"]))
  }

  private func age(_ path: String, _ seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: path)
  }
}
