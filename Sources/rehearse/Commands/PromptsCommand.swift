import Interview
import Prompts

/// `rehearse prompts`: the prompts there are, and what is wrong with one.
struct PromptsCommand {
  let surroundings: Surroundings

  /// A row a prompt.
  func list() throws(CommandError) -> Int32 {
    let listings: [PromptListing]
    do {
      listings = try PromptFolder(path: surroundings.places.prompts).listings()
    } catch {
      throw CommandError(error)
    }
    let column = (listings.map(\.name.count).max() ?? 0) + 2
    let lines = listings.map { listing in
      let marker = listing.name + String(repeating: " ", count: column - listing.name.count)
      return switch listing.state {
      case .ready(let title): ScreenLine(title, marker: marker)
      case .broken(let error): ScreenLine(CommandError(error).sentence, .bad, marker: marker)
      }
    }
    StandardStreams.show(lines, layout: surroundings.layout)
    return ExitStatus.done
  }

  /// Every mistake of a file, each with its place.
  func check(_ file: String) throws(CommandError) -> Int32 {
    do {
      let prompt = try PromptFile(path: file).read()
      StandardStreams.show(
        [
          ScreenLine(
            "\(Places.typed(file)): no mistakes; \"\(prompt.title)\" can be rehearsed.", .good)
        ],
        layout: surroundings.layout)
      return ExitStatus.done
    } catch .faulty(let faults) {
      for fault in faults {
        StandardStreams.complain("\(Places.typed(file)), \(FaultText.line(fault))")
      }
      return ExitStatus.failed
    } catch {
      throw CommandError(error)
    }
  }
}
