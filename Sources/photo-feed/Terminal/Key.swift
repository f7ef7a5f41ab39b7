/// Something pressed, or turned.
enum Key: Hashable, Sendable {
  case letter(Character)
  case up, down, pageUp, pageDown, home, end
  case wheelUp, wheelDown
  case interrupt, suspend, endOfInput
}
