// The one file of this module that knows which system it is on.
#include "internal.h"

#include <errno.h>
#include <time.h>

int64_t editor_now(void) {
  struct timespec t;
#ifdef __APPLE__
  clock_gettime(CLOCK_UPTIME_RAW, &t);
#else
  clock_gettime(CLOCK_MONOTONIC, &t);
#endif
  return (int64_t)t.tv_sec * 1000 * milliseconds + t.tv_nsec;
}

static struct timespec *as_timespec(int64_t timeout, struct timespec *t) {
  if (timeout == editor_no_deadline) return NULL;
  if (timeout < 0) timeout = 0;
  t->tv_sec = (time_t)(timeout / (1000 * milliseconds));
  t->tv_nsec = (long)(timeout % (1000 * milliseconds));
  return t;
}

// A descriptor of -1 is not waited for. False when a signal cut the wait short or it failed.
#ifdef __APPLE__
// poll is unreliable on terminals there.
#include <sys/select.h>

bool platform_wait(int input, int output, int signal_fd, int64_t timeout, struct readiness *ready) {
  struct timespec t;
  fd_set readable, writable;
  FD_ZERO(&readable);
  FD_ZERO(&writable);
  if (input >= 0) FD_SET(input, &readable);
  if (signal_fd >= 0) FD_SET(signal_fd, &readable);
  if (output >= 0) FD_SET(output, &writable);
  int highest = input > signal_fd ? input : signal_fd;
  if (output > highest) highest = output;
  *ready = (struct readiness){0};
  if (pselect(highest + 1, &readable, &writable, NULL, as_timespec(timeout, &t), NULL) < 0) {
    return false;
  }
  ready->input = input >= 0 && FD_ISSET(input, &readable);
  ready->output = output >= 0 && FD_ISSET(output, &writable);
  ready->signal = signal_fd >= 0 && FD_ISSET(signal_fd, &readable);
  return true;
}
#else
#include <poll.h>

bool platform_wait(int input, int output, int signal_fd, int64_t timeout, struct readiness *ready) {
  struct timespec t;
  struct pollfd fds[3] = {{input, POLLIN, 0}, {output, POLLOUT, 0}, {signal_fd, POLLIN, 0}};
  *ready = (struct readiness){0};
  if (ppoll(fds, 3, as_timespec(timeout, &t), NULL) < 0) return false;
  ready->input = fds[0].revents != 0;
  ready->output = fds[1].revents != 0;
  ready->signal = fds[2].revents != 0;
  return true;
}
#endif
