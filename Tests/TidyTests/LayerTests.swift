import Testing

@Suite("Layers")
struct LayerTests {
  @Test("a module imports only what the table of layers allows")
  func imports() {
    Fault.expectNone(Repository.sources.filter(\.isSwift).flatMap(Layers.faults))
  }

  @Test("only the executables and LineEditor read a clock, the environment or a terminal")
  func world() {
    let pure = Repository.sources.filter { $0.isSwift && !Layers.worldly.contains($0.module) }
    Fault.expectNone(pure.flatMap(Wording.readingsOfTheWorld))
  }

  @Test("what differs between platforms stands in one file of a module")
  func platforms() {
    Fault.expectNone(Wording.scatteredConditions(in: Repository.sources))
  }

  @Test("no two targets differ only in case")
  func targets() {
    let folders = Repository.paths.filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
      .compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
    let named = (Repository.text(at: "Package.swift") ?? "").split(separator: "name: \"")
      .dropFirst().compactMap { $0.split(separator: "\"").first.map(String.init) }
    let targets = Set(folders + named)
    #expect(!targets.isEmpty)
    let clashes = Dictionary(grouping: targets) { $0.lowercased() }.values.filter { $0.count > 1 }
    #expect(clashes.isEmpty, "Package.swift:1: one folder on a disk that folds case: \(clashes)")
  }

  @Test(
    "an import is found behind its access level and attributes",
    arguments: [
      ("import Coaching", "Coaching"),
      ("  public import struct Foundation.URL", "Foundation"),
      ("@preconcurrency import Glibc", "Glibc"),
      ("let important = imports", nil),
    ])
  func importedModule(line: String, module: String?) {
    #expect(Layers.importedModule(line) == module)
  }

  @Test("an import that points up is told with its file and line")
  func pointsUp() {
    let text = "import Interview\nimport Report\n"
    let faults = Layers.faults(in: SourceFile(path: "Sources/Coaching/A.swift", text: text))
    let expected = "Sources/Coaching/A.swift:2: Coaching may not import Report"
    #expect(faults.map(\.description) == [expected])
  }

  @Test("a module the table doesn't know is a fault")
  func unknownModule() {
    #expect(Layers.faults(in: SourceFile(path: "Sources/New/A.swift", text: "")).count == 1)
  }
}
