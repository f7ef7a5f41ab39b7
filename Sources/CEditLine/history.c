#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static const int history_size = 500;

void history_open(struct editor *e) {
  HistEvent event;
  e->history = history_init();
  if (!e->history) return;
  history(e->history, &event, H_SETSIZE, history_size);
  history(e->history, &event, H_SETUNIQUE, 1);
  el_set(e->el, EL_HIST, history, e->history);
}

void editor_remember(struct editor *e, const char *line) {
  HistEvent event;
  if (e->history && *line) history(e->history, &event, H_ENTER, line);
}

static bool write_all(int fd, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(fd, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes += written;
    length -= (size_t)written;
  }
  return true;
}

bool editor_write_private_file(const char *path, const char *bytes, size_t length) {
  char fresh[4096];
  if (snprintf(fresh, sizeof fresh, "%s.%ld", path, (long)getpid()) >= (int)sizeof fresh) {
    errno = ENAMETOOLONG;
    return false;
  }
  int fd = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (fd < 0) return false;
  bool written = fchmod(fd, S_IRUSR | S_IWUSR) == 0 && write_all(fd, bytes, length);
  bool closed = close(fd) == 0;
  if (written && closed && rename(fresh, path) == 0) return true;
  int error = errno;
  unlink(fresh);
  errno = error;
  return false;
}
