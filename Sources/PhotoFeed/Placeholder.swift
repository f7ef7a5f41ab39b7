enum PhotoFeedPlaceholder {}
