// What goes to the terminal is collected here and written without waiting: a terminal that does
// not read (a stalled connection, a frozen window) must not keep the clock from being right.
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// O_NONBLOCK belongs to the open file, which standard input, the shell and our children share:
// set there, it would break their reads. So the terminal is opened once more, for us alone.
static int reopen_terminal(int fd) {
  char name[256];
  if (!isatty(fd) || ttyname_r(fd, name, sizeof name) != 0) return -1;
  return open(name, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

void out_open(struct editor *e, int fd) {
  e->out = (struct outbox){.fd = fd};
  int own = reopen_terminal(fd);
  if (own < 0) return;
  e->out.fd = own;
  e->out.opened_here = true;
}

void out_close(struct editor *e) {
  if (e->out.opened_here) close(e->out.fd);
  free(e->out.bytes);
  e->out = (struct outbox){.fd = -1};
}

void out_bytes(struct editor *e, const char *bytes, size_t length) {
  struct outbox *out = &e->out;
  if (out->end + length > out->capacity) {
    memmove(out->bytes, out->bytes + out->start, out->end - out->start);
    out->end -= out->start;
    out->start = 0;
    if (out->end + length > out->capacity) {
      out->capacity = 2 * (out->end + length);
      out->bytes = must_resize(out->bytes, out->capacity);
    }
  }
  memcpy(out->bytes + out->end, bytes, length);
  out->end += length;
}

void out_text(struct editor *e, const char *text) { out_bytes(e, text, strlen(text)); }

void out_repeat(struct editor *e, const char *text, int times) {
  for (int i = 0; i < times; i++) out_text(e, text);
}

void out_move(struct editor *e, int count, char direction) {
  if (count <= 0) return;
  char sequence[32];
  snprintf(sequence, sizeof sequence, "\033[%d%c", count, direction);
  out_text(e, sequence);
}

void out_character(struct editor *e, wchar_t character) {
  char bytes[4];
  out_bytes(e, bytes, utf8_encode(character, bytes));
}

bool out_is_waiting(const struct editor *e) { return e->out.start < e->out.end; }

void out_flush(struct editor *e) {
  struct outbox *out = &e->out;
  while (out->start < out->end) {
    ssize_t written = write(out->fd, out->bytes + out->start, out->end - out->start);
    if (written >= 0) {
      out->start += (size_t)written;
    } else if (errno != EINTR) {
      // A terminal that is gone takes nothing any more; the read that follows will tell.
      if (errno != EAGAIN && errno != EWOULDBLOCK) {
        out->trouble = errno;
        out->start = out->end;
      }
      break;
    }
  }
  if (out->start == out->end) out->start = out->end = 0;
}

void out_drain(struct editor *e, int64_t time_limit) {
  for (out_flush(e); out_is_waiting(e) && editor_now() < time_limit; out_flush(e)) {
    struct readiness ready;
    platform_wait(-1, e->out.fd, -1, 20 * milliseconds, &ready);
  }
}

int editor_output_trouble(const editor *e) { return e->out.trouble; }
