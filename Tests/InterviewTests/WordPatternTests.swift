import Interview
import Testing

@Suite("WordPattern")
struct WordPatternTests {
  @Test(
    "a pattern recognises its words",
    arguments: [
      ("offline", "Shows posts OFFLINE."),
      ("pull to refresh", "Pull-to-refresh at the top"),
      ("pull to refresh", "pulltorefresh"),
      ("pull to refresh", "pull_to_refresh"),
      ("view model", "a ViewModel"),
      ("60 fps", "scrolls at 60fps"),
      ("non functional", "Nonfunctional:"),
      ("dont", "I don't, I don’t"),
      ("downsampl*", "we downsample it"),
      ("downsampl*", "downsampl"),
      ("down sampl*", "downsampling"),
      ("scale* down", "scaled down"),
      ("*viewmodel", "FeedViewModel"),
      ("*image load*", "our MyImageLoader"),
      ("*loader*", "the ImageLoaders"),
      ("put + delete", "DELETE and PUT"),
      ("put+delete", "put, delete"),
      ("after + look* up", "look it; after the await it is looked up"),
      ("/v1/feed", "GET /v1/feed?limit=20"),
      ("café", "the cafe\u{301}"),
    ])
  func recognises(_ source: String, _ text: String) throws {
    #expect(try #require(WordPattern(source)).matches(text))
  }

  @Test(
    "a pattern does not recognise less, or something else",
    arguments: [
      ("offline", ""),
      ("offline", "offlines"),
      ("pull to refresh", "pull to the refresh"),
      ("pull to refresh", "refresh to pull"),
      ("pull to refresh", "pull to"),
      ("viewmodel", "view model"),
      ("view model", "FeedViewModel"),
      ("downsampl*", "undersampling"),
      ("*viewmodel", "viewmodels"),
      ("scale* down", "scaledown"),
      ("put + delete", "put it"),
    ])
  func doesNotRecognise(_ source: String, _ text: String) throws {
    #expect(try !#require(WordPattern(source)).matches(text))
  }

  @Test(
    "a pattern needs a word in every part, and stars at the ends of words",
    arguments: ["", " ", "+", "put +", "+ put", "*", "**", "a *", "a*b", "*a*b", "a**", "- + -"])
  func refused(_ source: String) {
    #expect(WordPattern(source) == nil)
  }

  @Test("a pattern keeps its source, and words taken once serve many patterns")
  func words() throws {
    let words = WordPattern.words(of: "Don't toggle: PUT /likes")
    #expect(words == ["dont", "toggle", "put", "likes"])
    let pattern = try #require(WordPattern("Put + like*"))
    #expect(pattern.source == "Put + like*")
    #expect(pattern.matches(words: words))
  }
}
