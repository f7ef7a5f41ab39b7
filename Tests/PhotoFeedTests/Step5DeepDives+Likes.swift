import PhotoFeed
import Testing

@MainActor
extension Step5DeepDives {
  private func screen(
    _ repository: FakeRepository, _ posts: [Post] = [.sample("1"), .sample("2")]
  ) async -> FeedViewModel {
    let model = FeedViewModel(repository: repository)
    await refresh(model, repository, posts)
    return model
  }

  private func refresh(
    _ model: FeedViewModel, _ repository: FakeRepository, _ posts: [Post]
  ) async {
    async let refresh: Void = model.refresh()
    await repository.pages.next().succeed(FeedPage(posts: posts, nextCursor: "next"))
    await refresh
  }

  @Test("A like changes the screen at once, before the server is told")
  func instant() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    #expect(model.posts[0] == .sample("1", likes: 4, isLiked: true))
    #expect(repository.likes.asked == [])
    await repository.likes.next().succeed(())
    await like.value
    #expect(repository.likes.asked == [Like("1", true)])
    #expect(model.posts[0] == .sample("1", likes: 4, isLiked: true))
  }

  @Test("A refused like rolls back and says so")
  func refusal() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    await repository.likes.next().fail(FeedError.refused(status: 403))
    await like.value
    #expect(model.posts == [.sample("1"), .sample("2")])
    #expect(model.errorMessage == "The server didn't accept that.")
  }

  @Test("A rollback is relative to what the list says now, not to what it said then")
  func relativeRollback() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    let request = await repository.likes.next()
    await refresh(model, repository, [.sample("0"), .sample("1", likes: 40)])
    #expect(model.posts[1].likeCount == 41)
    request.fail(FeedError.refused(status: 403))
    await like.value
    #expect(model.posts == [.sample("0"), .sample("1", likes: 40)])
  }

  @Test("A refresh between tap and reply does not undo the like on screen")
  func refreshBetween() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    let request = await repository.likes.next()
    await refresh(model, repository, [.sample("1")])
    #expect(model.posts[0].isLiked)
    request.succeed(())
    await like.value
    #expect(model.posts[0] == .sample("1", likes: 4, isLiked: true))
  }

  @Test("A page asked for before a like was settled can't undo it by coming after")
  func stalePage() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    async let refresh: Void = model.refresh()
    let page = await repository.pages.next()
    let like = model.toggleLike(postID: "1")
    await repository.likes.next().succeed(())
    await like.value
    page.succeed(FeedPage(posts: [.sample("1")], nextCursor: nil))
    await refresh
    #expect(model.posts == [.sample("1", likes: 4, isLiked: true)])
  }

  @Test("A page asked for after a like was settled is believed")
  func freshPage() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    await repository.likes.next().succeed(())
    await like.value
    await refresh(model, repository, [.sample("1", likes: 8)])
    #expect(model.posts == [.sample("1", likes: 8)])
  }

  @Test(
    "A post that disappears before the reply is no crash and no ghost", arguments: [true, false])
  func disappearing(isAccepted: Bool) async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    let request = await repository.likes.next()
    await refresh(model, repository, [.sample("2")])
    if isAccepted { request.succeed(()) } else { request.fail(FeedError.refused(status: 404)) }
    await like.value
    #expect(model.posts == [.sample("2")])
  }

  @Test("Liking a post that is not in the list does nothing")
  func unknownPost() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    await model.toggleLike(postID: "9").value
    #expect(repository.likes.asked == [])
    #expect(model.posts == [.sample("1"), .sample("2")])
  }

  @Test("Tapping while a request is in flight sends the last intent after it, one at a time")
  func lastIntent() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    let first = await repository.likes.next()
    for _ in 1...3 { model.toggleLike(postID: "1") }
    #expect(!model.posts[0].isLiked)
    #expect(repository.likes.asked == [Like("1", true)])
    first.succeed(())
    await repository.likes.next().succeed(())
    await like.value
    #expect(repository.likes.asked == [Like("1", true), Like("1", false)])
    #expect(model.posts[0] == .sample("1"))
  }

  @Test("A refusal of what the person has taken back already says nothing")
  func refusalOfOlderIntent() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let like = model.toggleLike(postID: "1")
    let first = await repository.likes.next()
    model.toggleLike(postID: "1")
    first.fail(FeedError.refused(status: 409))
    await repository.likes.next().succeed(())
    await like.value
    #expect(model.errorMessage == nil)
    #expect(model.posts[0] == .sample("1"))
  }

  @Test("Two likes whose replies come in the wrong order both count")
  func shuffledReplies() async {
    let repository = FakeRepository()
    let model = await screen(repository)
    let likes = ["1", "2"].map { model.toggleLike(postID: $0) }
    let requests = [await repository.likes.next(), await repository.likes.next()]
    requests[1].succeed(())
    requests[0].succeed(())
    for like in likes { await like.value }
    #expect(model.posts == ["1", "2"].map { .sample($0, likes: 4, isLiked: true) })
  }
}
