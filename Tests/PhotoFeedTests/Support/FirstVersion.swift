/// A database as the first version of the schema has left it.
enum FirstVersion {
  static let sql = """
    PRAGMA journal_mode = WAL;
    CREATE TABLE post (
      position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, created_at REAL NOT NULL,
      body BLOB NOT NULL);
    CREATE TABLE queued_like (
      position INTEGER PRIMARY KEY, post_id TEXT NOT NULL UNIQUE, liked INTEGER NOT NULL);
    INSERT INTO post VALUES
      (1, '1', 725760000, '\(body("1"))'), (2, '2', 725760000, '\(body("2"))');
    INSERT INTO queued_like VALUES (1, '2', 1);
    PRAGMA user_version = 1;
    """

  private static func body(_ id: String) -> String {
    """
    {"id":"\(id)","author":{"id":"u\(id)","name":"Ana"},"caption":"A caption","like_count":3,\
    "is_liked":false,"image_url":"https:\\/\\/photos.example\\/\(id).jpg","created_at":725760000}
    """
  }
}
