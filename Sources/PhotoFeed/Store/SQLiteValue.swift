import Foundation

/// A value of a column.
enum SQLiteValue {
  case integer(Int)
  case real(Double)
  case text(String)
  case blob(Data)
}
