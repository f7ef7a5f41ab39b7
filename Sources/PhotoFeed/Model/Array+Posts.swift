extension [Post] {
  /// These posts with `newer` merged in: a known post takes the newer value and keeps its place,
  /// an unknown one is appended, so that no identifier appears twice.
  ///
  /// That holds for posts that were merged before: identifiers that these posts hold twice are not
  /// looked for. Only `newer`, in the app a page, is hashed into a table.
  public func merging(_ newer: [Post]) -> [Post] {
    var newest: [Post.ID: Int] = [:]
    newest.reserveCapacity(newer.count)
    for (place, post) in newer.enumerated() { newest[post.id] = place }
    var merged: [Post] = []
    merged.reserveCapacity(count + newer.count)
    for post in self {
      merged.append(newest.removeValue(forKey: post.id).map { newer[$0] } ?? post)
    }
    for post in newer {
      if let place = newest.removeValue(forKey: post.id) { merged.append(newer[place]) }
    }
    return merged
  }
}
