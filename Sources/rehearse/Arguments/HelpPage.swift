/// A page of help, by the command it is about.
enum HelpPage: String, CaseIterable, Hashable, Sendable {
  case rehearse, start, resume, review, list, test, feed, prompts

  /// The words that call the command.
  var invocation: String { self == .rehearse ? "rehearse" : "rehearse \(rawValue)" }

  /// The whole page, within 80 columns.
  var text: String {
    switch self {
    case .rehearse: Self.overview
    case .start:
      """
      rehearse [start] [PROMPT] [options]: rehearse one interview, the clock running

        PROMPT               a name (see rehearse prompts) or a file; photo-feed if
                             none is given

      \(Self.startOptions)
      """
    case .resume:
      """
      rehearse resume [FILE] [--plain] [--quiet]: go on with an unfinished session

        FILE                 a transcript; the newest unfinished one if none is given
        --plain              no ticking, no colour, no cursor movement
        --quiet              no bell

      The step, the times and the flags are as they were. The time in between does not
      count.
      """
    case .review:
      """
      rehearse review [FILE] [--plain | --json]: the report on a session

        FILE                 a transcript; the newest one if none is given
        --plain              in sentences, without bars and colour
        --json               the same as data
      """
    case .list:
      """
      rehearse list [--json]: the saved sessions, newest first

        --json               the same as data
      """
    case .test:
      """
      rehearse test [STEP...]: run the reference design's tests, all or by step

        STEP                 \(Self.steps)

      Ends with status 1 when a test fails or the tests could not be run.
      """
    case .feed:
      """
      rehearse feed [options]: the reference design running in this terminal

      Starts photo-feed, which comes with a server of its own and keys that break its
      world; rehearse feed --help tells its options and keys.
      """
    case .prompts:
      """
      rehearse prompts: the prompts there are
      rehearse prompts check FILE: everything that is wrong with a prompt file

      Ends with status 1 when the file has a mistake.
      """
    }
  }

  /// In two rows, the second under the first.
  private static let steps = """
    requirements, architecture, data-model, api, deep-dives,
                           wrap-up, or 1 to 6
    """

  private static let startOptions = """
      --minutes N          length of the round, 35 to 120 (default 45)
      --step STEP          drill one step with its own budget and no checkpoints:
                           \(steps)
      --aloud, --typed     how you rehearse (asked once, then remembered)
      --plain              no ticking, no colour, no cursor movement: for screen
                           readers and logs
      --quiet              no bell
      --speed N            run the clock N times faster, 1 to 600, for trying it out
      --transcript FILE    where to save (default: a new file in transcripts/)
      --no-transcript      save nothing
    """

  private static let overview = """
    rehearse: a mobile system-design interview, timed, with the clock running

    Usage:
      rehearse [start] [PROMPT]    rehearse (photo-feed when no prompt is named)
      rehearse resume [FILE]       go on with the newest unfinished session, or FILE
      rehearse review [FILE]       the report on the newest session, or on FILE
      rehearse list                the saved sessions, newest first
      rehearse test [STEP...]      run the reference design's tests
      rehearse feed                the reference design running: break its world
      rehearse prompts             the prompts there are; prompts check FILE
      rehearse --help, --version, or COMMAND --help

    Options of start:
    \(startOptions)

    Inside a session :help lists the commands. NO_COLOR, TERM=dumb and an output
    that is no terminal turn colour and ticking off. REHEARSE_ROOT names the folder
    with prompts/; settings are in $XDG_CONFIG_HOME/rehearse.
    """
}
