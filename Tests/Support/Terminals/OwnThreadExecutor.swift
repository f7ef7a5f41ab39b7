private import Dispatch

/// Runs tasks one by one on a thread of its own.
///
/// Tests that wait for a terminal belong there: Swift has one thread a core for all other tasks, so
/// that two suites that block would stop everybody.
public final class OwnThreadExecutor: TaskExecutor {
  private let queue: DispatchQueue

  /// Makes an executor; `name` is for debuggers.
  public init(name: String) { queue = DispatchQueue(label: name) }

  /// Takes a task's next piece of work.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
