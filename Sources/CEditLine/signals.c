// Signals, and wakes from other threads: both leave a flag and a byte in a pipe that the reading
// thread waits on. The pipe is never closed, since a thread may wake an editor that has gone.
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int pipe_ends[2] = {-1, -1};
static atomic_bool wake_asked;
static atomic_bool arrived[NSIG];

static const int handled[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int fatal[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum {
  handled_count = sizeof handled / sizeof *handled,
  fatal_count = sizeof fatal / sizeof *fatal
};
static struct sigaction handled_before[handled_count];
static struct sigaction fatal_before[fatal_count];

static void touch_pipe(void) {
  int saved = errno;
  ssize_t ignored = write(pipe_ends[1], "", 1);
  (void)ignored;
  errno = saved;
}

void editor_wake(void) {
  atomic_store(&wake_asked, true);
  touch_pipe();
}

bool signals_open(void) {
  if (pipe_ends[0] >= 0) return true;
  if (pipe(pipe_ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  return true;
}

int signals_fd(void) { return pipe_ends[0]; }

static bool ends_program(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP;
}

// A second one, while the first still waits to be seen, is for a program that no longer reads.
static void on_signal(int number) {
  if (atomic_exchange(&arrived[number], true) && ends_program(number)) {
    terminal_restore_now();
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  touch_pipe();
}

static void on_fatal_signal(int number) {
  terminal_restore_now();
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] == number) sigaction(number, &fatal_before[i], NULL);
  }
  raise(number);
}

static void install(int number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, NULL, before);
  // nohup and the like ask for a signal to be ignored, and children inherit it.
  if (before->sa_handler != SIG_IGN) sigaction(number, &action, NULL);
}

// A parent that started us from a thread of its own may have left them blocked for us.
static void unblock_handled(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < handled_count; i++) sigaddset(&set, handled[i]);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

void signals_install(struct editor *e) {
  unblock_handled();
  for (int i = 0; i < handled_count; i++) {
    atomic_store(&arrived[handled[i]], false);
    bool terminal_only = !ends_program(handled[i]);
    if (e->style == EDITOR_PIPED && terminal_only) continue;
    install(handled[i], on_signal, &handled_before[i]);
  }
  if (e->style == EDITOR_PIPED) return;
  for (int i = 0; i < fatal_count; i++) install(fatal[i], on_fatal_signal, &fatal_before[i]);
  static bool registered;
  if (!registered) atexit(terminal_restore_now);
  registered = true;
}

void signals_remove(struct editor *e) {
  for (int i = 0; i < handled_count; i++) {
    if (e->style == EDITOR_PIPED && !ends_program(handled[i])) continue;
    sigaction(handled[i], &handled_before[i], NULL);
  }
  if (e->style == EDITOR_PIPED) return;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &fatal_before[i], NULL);
}

// While another program has the terminal, Ctrl-Z there has to stop this one too, or the shell
// would never get the terminal back.
void signals_release_job(struct editor *e) {
  for (int i = 0; i < handled_count; i++) {
    bool terminal_only = !ends_program(handled[i]);
    if (terminal_only && e->style != EDITOR_PIPED) sigaction(handled[i], &handled_before[i], NULL);
  }
}

void signals_take_job(struct editor *e) {
  for (int i = 0; i < handled_count; i++) {
    if (ends_program(handled[i]) || e->style == EDITOR_PIPED) continue;
    atomic_store(&arrived[handled[i]], false);
    install(handled[i], on_signal, &handled_before[i]);
  }
}

static bool take(int number) { return atomic_exchange(&arrived[number], false); }

// Stops the whole job, as the terminal would have done. In a group that no shell watches the
// kernel discards the signal, and the program just goes on.
void suspend(struct editor *e) {
  if (e->style == EDITOR_PIPED) return;
  paint_abandoned(e);
  terminal_give_back(e);
  // The signal that continues the job is dealt with here: taken once more, by whichever thread and
  // whenever, it would paint the line below itself.
  static const int standard_here[] = {SIGTSTP, SIGCONT};
  struct sigaction ours[2];
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int i = 0; i < 2; i++) sigaction(standard_here[i], &standard, &ours[i]);
  kill(0, SIGTSTP);
  for (int i = 0; i < 2; i++) sigaction(standard_here[i], &ours[i], NULL);
  terminal_take(e);
  take(SIGCONT);
  e->picture.painted = false;
  e->needs_paint = true;
}

bool signals_take_wake(void) { return atomic_exchange(&wake_asked, false); }

static void continue_after_stop(struct editor *e) {
  if (e->released || e->style == EDITOR_PIPED) return;
  terminal_take(e);
  paint_afresh(e);
}

// After a stop from outside the picture is gone: to be known before anything is painted over it.
void signals_take_continue(struct editor *e) {
  if (e->style != EDITOR_PIPED && take(SIGCONT)) continue_after_stop(e);
}

void signals_take(struct editor *e) {
  char bytes[64];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) continue;
  for (int i = 0; i < handled_count; i++) {
    if (!ends_program(handled[i]) || !take(handled[i])) continue;
    e->result.signal = handled[i];
    end_read(e, EDITOR_TERMINATED);
    return;
  }
  if (e->style == EDITOR_PIPED) return;
  if (take(SIGTSTP)) suspend(e);
  signals_take_continue(e);
  if (take(SIGWINCH) && terminal_measure(e)) paint_resized(e);
}
