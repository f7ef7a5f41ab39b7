// The one place that waits: for keys, for the deadline, for signals and wakes, and for a
// terminal that has fallen behind with reading.
#include "internal.h"

void end_read(struct editor *e, enum editor_outcome outcome) {
  if (e->over) return;
  e->over = true;
  e->result.outcome = outcome;
}

static void run_wake(struct editor *e) {
  e->deadline = editor_no_deadline;
  if (e->callbacks.wake) e->deadline = e->callbacks.wake(e->callbacks.context, editor_now());
}

void run_wake_if_due(struct editor *e) {
  if (!signals_take_wake() && editor_now() < e->deadline) return;
  signals_take_continue(e);
  run_wake(e);
}

static void fill(struct editor *e) {
  int error;
  if (input_fill(e, &error)) return;
  // A terminal that went away sends SIGHUP too; whichever was first, that is what happened.
  signals_take(e);
  e->result.error = error;
  end_read(e, error ? EDITOR_FAILED : EDITOR_END);
}

void wait_for_input(struct editor *e, int64_t time_limit) {
  int64_t until = e->deadline < time_limit ? e->deadline : time_limit;
  int64_t timeout = until == editor_no_deadline ? editor_no_deadline : until - editor_now();
  int output = out_is_waiting(e) ? e->out.fd : -1;
  struct readiness ready;
  int input = e->resting ? -1 : e->in.fd;
  if (!platform_wait(input, output, signals_fd(), timeout, &ready)) return;
  if (ready.output) out_flush(e);
  if (ready.signal) signals_take(e);
  if (e->over) return;
  run_wake_if_due(e);
  if (ready.input && !e->over) fill(e);
}
