import PhotoFeed

/// The view model as it is usually written first: what it shows is right while nobody else moves.
///
/// It keeps an index across an await, rolls back to the post as it was, and sends each tap on its
/// own. What that loses is beside the tests of the right one.
@MainActor
final class NaiveFeedViewModel {
  private(set) var posts: [Post] = []
  private(set) var errorMessage: String?
  private let repository: any FeedRepository

  init(repository: any FeedRepository) { self.repository = repository }

  func refresh() async {
    do { posts = try await repository.fetchFeed(cursor: nil).posts } catch {
      errorMessage = "The feed couldn't be loaded."
    }
  }

  func toggleLike(postID: String) -> Task<Void, Never> {
    guard let index = posts.firstIndex(where: { $0.id == postID }) else { return Task {} }
    let before = posts[index]
    posts[index] = before.settingLiked(!before.isLiked)
    let liked = !before.isLiked
    return Task {
      do { try await repository.setLiked(liked, postID: postID) } catch {
        // The list may be another one by now.
        posts[index] = before
        errorMessage = "The like failed."
      }
    }
  }
}
