import Foundation
import PhotoFeed
import PhotoFeedServer
import Synchronization

// Measures one thing that is named by the first argument and prints `name=number` lines, of which
// Benchmarks/run makes ratios. Durations are in nanoseconds, the shortest of several rounds.
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "photo": try await Photos.write(to: argument(1))
case "read": try Photos.read(argument(1))
case "decode": try Photos.decode(argument(1), fittingPixels: number(2), rounds: number(3))
case "store": try await Stores.measure(posts: number(1))
case "lru": Values.lru(entries: number(1))
case "merge": Values.merge(posts: number(1))
case "cells": try await Cells.measure()
case "page": try await Pages.measure(rounds: number(1))
default: fatalError("photo, read, decode, store, lru, merge, cells or page")
}

func argument(_ place: Int) -> String { CommandLine.arguments[place + 1] }

func number(_ place: Int) -> Int { Int(argument(place)) ?? 0 }

/// The shortest of some rounds, in nanoseconds.
func shortest(_ rounds: Int, _ work: () throws -> Void) rethrows -> Int {
  let clock = ContinuousClock()
  var best = Duration.seconds(1_000)
  for _ in 0..<rounds { best = try min(best, clock.measure(work)) }
  return Int(best / .nanoseconds(1))
}

/// The shortest of some rounds, in nanoseconds.
func shortest(_ rounds: Int, _ work: () async throws -> Void) async rethrows -> Int {
  let clock = ContinuousClock()
  var best = Duration.seconds(1_000)
  for _ in 0..<rounds { best = try await min(best, clock.measure(work)) }
  return Int(best / .nanoseconds(1))
}
