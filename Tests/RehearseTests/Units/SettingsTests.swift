import Foundation
import Testing

@testable import rehearse

@Suite("Settings")
struct SettingsTests {
  @Test("what is saved is read again, in a folder that was not there")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let place = folder.path + "/new/rehearse"
    var settings = Settings(folder: place)
    #expect(settings.mode == nil)
    settings.mode = "aloud"
    try settings.save(folder: place)
    #expect(Settings(folder: place) == settings)
    settings.mode = "typed"
    try settings.save(folder: place)
    #expect(Settings(folder: place).mode == "typed")
  }

  @Test(
    "a file that makes no sense has no settings",
    arguments: ["", "{", "[]", "null", "{\"mode\":5}", "\u{0}", "{\"mode\":null}", "{}"])
  func broken(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "settings.json")
    #expect(Settings(folder: folder.path).mode == nil)
  }

  @Test("settings that are not known here do no harm")
  func unknown() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"mode\":\"aloud\",\"theme\":\"dark\"}", to: "settings.json")
    #expect(Settings(folder: folder.path).mode == "aloud")
  }
}
