import Foundation
import Testing

@testable import rehearse

@Suite("Places")
struct PlacesTests {
  @Test("REHEARSE_ROOT names the folder, and has to hold prompts")
  func named() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("root/prompts")
    let root = folder.path + "/root"
    #expect(try places(["REHEARSE_ROOT": root], "/nowhere/rehearse").root == root)
    #expect(throws: Places.Fault.badRoot(folder.path)) {
      try places(["REHEARSE_ROOT": folder.path], root + "/rehearse")
    }
  }

  @Test("else the root is found upwards from the program, links followed")
  func found() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("root/prompts")
    let program = try folder.write("", to: "root/.build/debug/rehearse")
    let root = folder.path + "/root"
    #expect(try places([:], program).root == root)
    #expect(try places(["REHEARSE_ROOT": ""], program).root == root)
    try folder.makeFolder("bin")
    let link = folder.path + "/bin/rehearse"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
    #expect(try places([:], link).root == root)
    let linked = folder.path + "/linked"
    try FileManager.default.createSymbolicLink(
      atPath: linked, withDestinationPath: root + "/.build")
    #expect(try places([:], linked + "/debug/rehearse").root == root)
  }

  @Test("a file that is named prompts is no folder of prompts")
  func none() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "prompts")
    let program = try folder.write("", to: "bin/rehearse")
    #expect(throws: Places.Fault.noRoot(program: program)) { try places([:], program) }
  }

  @Test(
    "a checkout keeps sessions beside its prompts, an installed program among the person's data")
  func transcripts() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("prompts")
    let installed = try places(["REHEARSE_ROOT": folder.path, "HOME": "/home/a"], "")
    #expect(!installed.isCheckout)
    #expect(installed.transcripts == "/home/a/.local/share/rehearse/transcripts")
    #expect(installed.settings == "/home/a/.config/rehearse")
    #expect(installed.command == "rehearse")
    try folder.write("", to: "Package.swift")
    let checkout = try places(["REHEARSE_ROOT": folder.path, "HOME": "/home/a"], "")
    #expect(checkout.isCheckout)
    #expect(checkout.transcripts == folder.path + "/transcripts")
    #expect(checkout.prompts == folder.path + "/prompts")
    #expect(checkout.command == folder.path + "/rehearse")
  }

  @Test("the XDG folders are used when they are absolute")
  func xdg() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("prompts")
    var environment = ["REHEARSE_ROOT": folder.path, "HOME": "/home/a"]
    environment["XDG_CONFIG_HOME"] = "/config"
    environment["XDG_DATA_HOME"] = "/data"
    #expect(try places(environment, "").settings == "/config/rehearse")
    #expect(try places(environment, "").transcripts == "/data/rehearse/transcripts")
    for ignored in ["relative", ""] {
      environment["XDG_CONFIG_HOME"] = ignored
      #expect(try places(environment, "").settings == "/home/a/.config/rehearse")
    }
  }

  @Test("a path is shown as it can be typed here")
  func typed() {
    let here = FileManager.default.currentDirectoryPath
    let cases = [
      ("/a/b-c_d.e,f:@%+=1", "/a/b-c_d.e,f:@%+=1"), ("/a b", "'/a b'"), ("", "''"),
      ("/it's", "'/it'\\''s'"), ("/$HOME", "'/$HOME'"), ("~/a", "'~/a'"), ("/a\nb", "'/a\nb'"),
      ("/ü", "'/ü'"), (here + "/a", "a"), (here + "/a b", "'a b'"), (here, here),
      (here + "x/a", here + "x/a"), (here + "/-a", "./-a"), ("-a b", "'./-a b'"),
    ]
    for (path, shown) in cases { #expect(Places.typed(path) == shown) }
  }

  private func places(_ environment: [String: String], _ program: String) throws -> Places {
    try Places(environment: environment, program: program)
  }
}
