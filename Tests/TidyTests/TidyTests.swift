import Testing

@Suite("Tidiness")
struct TidyTests {
  @Test("a file of Sources has at most 300 lines")
  func files() {
    Fault.expectNone(Repository.sources.flatMap(Sizes.longFile))
  }

  @Test("a function of Sources has at most 50 lines")
  func functions() {
    Fault.expectNone(Repository.sources.flatMap(Sizes.longFunctions))
  }

  @Test("a line of Swift or C has at most 100 columns, unless it holds a URL")
  func lines() {
    Fault.expectNone((Repository.sources + Repository.tests).flatMap(Sizes.longLines))
  }

  @Test("Sources go around no check of the compiler and put nothing off")
  func shortcuts() {
    Fault.expectNone(Repository.sources.flatMap(Wording.shortcuts))
  }

  @Test("Sources have no code in comments")
  func commentedOutCode() {
    Fault.expectNone(Repository.sources.flatMap(Wording.commentedOutCode))
  }

  @Test("a file of Sources is named after a type it declares or extends")
  func fileNames() {
    Fault.expectNone(Repository.sources.flatMap(Naming.strayFile))
  }

  @Test("no file names a place of one machine")
  func outsideWorld() {
    #expect(Repository.paths.contains("Package.swift"))
    for path in Repository.paths {
      guard let text = Repository.text(at: path) else { continue }
      Fault.expectNone(Naming.outsideWorld(path: path, text: text))
    }
  }

  @Test("the sources and the tests are found")
  func found() {
    #expect(Repository.sources.contains { $0.path == "Sources/Interview/Session.swift" })
    #expect(Repository.tests.contains { $0.path == "Tests/TidyTests/TidyTests.swift" })
  }
}
