import Foundation

exit(
  Program.run(
    Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
    path: Bundle.main.executablePath ?? CommandLine.arguments[0]))
