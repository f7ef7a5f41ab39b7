/// The types of event in version 1, named as in the file.
enum EventType: String, CaseIterable {
  case stepStarted = "step-started"
  case stepEnded = "step-ended"
  case said
  case undone
  case ticked
  case asked
  case hint
  case modelShown = "model-shown"
  case shown
  case editorOpened = "editor-opened"
  case editorClosed = "editor-closed"
  case tests
  case notice
  case stepOverrun = "step-overrun"
  case checkpointMet = "checkpoint-met"
  case checkpointMissed = "checkpoint-missed"
  case wrapUpDue = "wrap-up-due"
  case timeUp = "time-up"
  case replanned
  case skipped
  case added
  case paused
  case resumed
  case alive
  case titled
  case ended
}
