import Simulation

/// Without arguments: how many random sessions of 60 inputs are simulated in a second.
/// With a seed: that session alone, and the shortest script that still breaks a rule, if one does.
if let seed = CommandLine.arguments.dropFirst().first.flatMap({ UInt64($0) }) {
  let run = RandomSession(seed: seed)
  print(run.problem ?? "nothing is wrong")
  if run.problem != nil { print(run.shortestFailingScript) }
} else {
  let count: UInt64 = 10_000
  var events = 0
  let time = ContinuousClock().measure {
    for seed in 1...count { events += RandomSession(seed: seed).events.count }
  }
  let seconds = time / .seconds(1)
  print("sessions_per_second=\(Int(Double(count) / seconds)) events=\(events)")
}
