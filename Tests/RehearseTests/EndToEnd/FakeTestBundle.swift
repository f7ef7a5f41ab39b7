/// A stand-in for the built reference tests: a shell script that takes the same arguments and
/// writes the same kind of event stream.
enum FakeTestBundle {
  /// Two tests a step, all passed.
  static let passing = script(mark: "")

  /// Two tests a step, of which the second one failed.
  static let failing = script(
    mark: #"""
      printf '{"kind":"event","payload":{"kind":"issueRecorded","testID":"%s"}}\n' \
        "PhotoFeedTests.Step$step/b()"
      """#, status: 1)

  /// Takes longer than any test waits.
  static let endless = "#!/bin/sh\nexec sleep 30\n"

  /// Two tests a step, all passed, once there is a file of this name beside the script.
  static func awaiting(_ name: String) -> String {
    script(start: "until [ -e \"${0%/*}/\(name)\" ]; do sleep 0.02; done", mark: "")
  }

  private static func script(start: String = "", mark: String, status: Int = 0) -> String {
    #"""
    #!/bin/sh
    \#(start)
    while [ $# -gt 0 ]; do
      case $1 in
        --filter) steps="$steps ${2#PhotoFeedTests.Step}"; shift ;;
        --event-stream-output-path) out=$2; shift ;;
      esac
      shift
    done
    for step in $steps; do
      for rule in a b; do
        id="PhotoFeedTests.Step$step/$rule()"
        printf '{"kind":"test","payload":{"kind":"function","id":"%s","displayName":"%s"}}\n' \
          "$id" "rule $rule of step $step holds"
        printf '{"kind":"event","payload":{"kind":"testEnded","testID":"%s"}}\n' "$id"
      done
      \#(mark)
    done > "$out"
    printf '{"kind":"event","payload":{"kind":"runEnded"}}\n' >> "$out"
    exit \#(status)
    """#
  }
}
