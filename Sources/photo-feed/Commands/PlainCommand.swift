import Foundation
import PhotoFeed

/// `photo-feed --plain`: what VoiceOver would read, one post a line, and commands in lines.
@MainActor
final class PlainCommand {
  private let world: World
  private var launch: Launch

  /// - Throws: `ServerError`, or what opening the store throws.
  init(_ options: Options) throws {
    world = try World(options, changed: {})
    launch = try world.launch()
  }

  /// Runs until `q` or the end of input.
  func run() async throws {
    await launch.settle()
    tell()
    // Into a pipe, print would wait for more; who listens there waits for this.
    fflush(nil)
    while let line = await Self.nextLine() {
      let words = line.split(separator: " ")
      guard let word = words.first else { continue }
      if word == "q" { break }
      try await take(String(word), words.dropFirst().first.flatMap { Int($0) })
      fflush(nil)
    }
  }

  private func take(_ word: String, _ number: Int?) async throws {
    switch word {
    case "l":
      guard let number, number > 0, number <= launch.model.posts.count else {
        return print("l takes the number of a post, 1 to \(launch.model.posts.count).")
      }
      let postID = launch.model.posts[number - 1].id
      await launch.model.toggleLike(postID: postID).value
      tell(number - 1..<number)
    case "r":
      await launch.model.refresh()
      tell()
    case "m":
      let count = launch.model.posts.count
      await launch.model.loadMore()
      tell(min(count, launch.model.posts.count)..<launch.model.posts.count)
    case "k":
      // So that the same commands always come to the same.
      await launch.settle()
      launch.kill()
      launch = try world.launch()
      await launch.settle()
      tell()
    default:
      guard let trouble = Trouble.allCases.first(where: { String($0.key) == word }) else {
        return print("\(CellText.harmless(word)) is no command: l N, m, r, o, s, d, f, e, k or q.")
      }
      if world.toggle(trouble) {
        launch.networkIsBack()
        await launch.settle()
      }
      print("\(trouble.word): \(world.troubles.contains(trouble) ? "on" : "off").")
    }
  }

  /// The labels of some posts, and how things are.
  private func tell(_ range: Range<Int>? = nil) {
    let (model, now) = (launch.model, Date())
    for index in range ?? model.posts.indices {
      print("\(index + 1). " + CellText.harmless(PostLabel(model.posts[index], now: now).text))
    }
    var state = model.isStale ? "Saved" : "Fresh"
    if model.isOffline { state += ", offline" }
    let count = model.posts.count == 1 ? "1 post" : "\(model.posts.count) posts"
    print("\(state): \(count).\(model.errorMessage.map { " " + $0 } ?? "")")
  }

  /// Read away from the main thread, which belongs to the view model.
  private static func nextLine() async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: readLine()) }
    }
  }
}
