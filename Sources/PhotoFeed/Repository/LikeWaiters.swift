/// Those who wait to hear how their like ended.
struct LikeWaiters {
  private struct Waiter {
    let like: Like
    let continuation: CheckedContinuation<Void, any Error>
  }

  private var waiters: [Waiter] = []

  mutating func add(_ like: Like, _ continuation: CheckedContinuation<Void, any Error>) {
    waiters.append(Waiter(like: like, continuation: continuation))
  }

  /// Answers those who wait for `like`, and those whose word about the post has been replaced by
  /// what is wanted now.
  mutating func answer(_ like: Like, _ result: Result<Void, any Error>, now wanted: Bool?) {
    let answered = waiters.filter { $0.like.postID == like.postID && $0.like.liked != wanted }
    waiters.removeAll { $0.like.postID == like.postID && $0.like.liked != wanted }
    for waiter in answered {
      waiter.continuation.resume(with: waiter.like == like ? result : .success(()))
    }
  }

  /// Lets everybody go on.
  mutating func release() {
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }
}
