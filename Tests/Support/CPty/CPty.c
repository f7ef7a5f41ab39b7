#define _GNU_SOURCE 1

#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static struct winsize window(int rows, int columns) {
  return (struct winsize){.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
}

// A test runner ignores or blocks signals that the program has to see.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Another test's pipe that stays open here would never come to its end there.
static void close_others(void) {
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 4096) limit = 4096;
  for (int descriptor = 3; descriptor < limit; descriptor++) close(descriptor);
}

int cpty_spawn(const char *path, char *const arguments[], char *const environment[],
               const char *directory, int rows, int columns, pid_t *process) {
  struct winsize size = window(rows, columns);
  int master = -1;
  *process = forkpty(&master, NULL, NULL, &size);
  if (*process < 0) return -1;
  if (*process == 0) {
    reset_signals();
    close_others();
    if (chdir(directory) == 0) execve(path, arguments, environment);
    _exit(127);
  }
  fcntl(master, F_SETFD, FD_CLOEXEC);
  fcntl(master, F_SETFL, O_NONBLOCK);
  return master;
}

bool cpty_resize(int master, int rows, int columns) {
  struct winsize size = window(rows, columns);
  return ioctl(master, TIOCSWINSZ, &size) == 0;
}

ssize_t cpty_read(int master, void *bytes, size_t capacity, int milliseconds) {
  struct pollfd wanted = {master, POLLIN, 0};
  int ready = poll(&wanted, 1, milliseconds);
  if (ready == 0 || (ready < 0 && errno == EINTR)) return 0;
  ssize_t count = read(master, bytes, capacity);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  return count > 0 ? count : -1;
}

ssize_t cpty_write(int master, const void *bytes, size_t length) {
  ssize_t count = write(master, bytes, length);
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
  return count;
}

bool cpty_is_cooked(int master) {
  struct termios settings;
  tcflag_t cooked = ICANON | ECHO | ISIG;
  return tcgetattr(master, &settings) == 0 && (settings.c_lflag & cooked) == cooked &&
         (settings.c_iflag & ICRNL) != 0;
}

bool cpty_reap(pid_t process, int milliseconds, int *status) {
  struct timespec slice = {0, 1000000};
  for (int waited = 0; waited <= milliseconds; waited++) {
    if (waitpid(process, status, WNOHANG) == process) return true;
    nanosleep(&slice, NULL);
  }
  return false;
}
