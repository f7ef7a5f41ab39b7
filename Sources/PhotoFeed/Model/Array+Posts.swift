extension [Post] {
  /// These posts with `newer` merged in: a known post takes the newer value and keeps its place,
  /// an unknown one is appended, so that no identifier appears twice.
  public func merging(_ newer: [Post]) -> [Post] {
    var merged: [Post] = []
    var places: [Post.ID: Int] = [:]
    merged.reserveCapacity(count + newer.count)
    places.reserveCapacity(count + newer.count)
    for post in self + newer {
      if let place = places[post.id] {
        merged[place] = post
      } else {
        places[post.id] = merged.count
        merged.append(post)
      }
    }
    return merged
  }
}
