// Bytes from the terminal become keys; a paste becomes one key.
#include "internal.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static const char paste_start[] = "\033[200~";
static const char paste_end[] = "\033[201~";
enum { marker_length = sizeof paste_start - 1 };

// A lone ESC is a key, in vi the most frequent one: it waits just long enough for the rest of a
// marker that was cut in two. Once "ESC [ 2" stands there a key is unlikely, a slow line is not.
static const int64_t escape_wait = 50 * milliseconds;
static const int64_t marker_wait = 500 * milliseconds;

// Without paste brackets, which tmux and tools that type leave out at times: lines this close to
// each other were not typed.
static const int64_t burst_gap = 10 * milliseconds;

// Nobody types two lines in less; what waited longer than this was typed ahead.
static const int64_t typing_time = 250 * milliseconds;

// After this long inside a paste, Ctrl-C means that its end was lost.
static const int64_t paste_stalled = 1000 * milliseconds;

static void take(struct input *in, size_t count) {
  in->start += count;
  in->typed_ahead -= in->typed_ahead < count ? in->typed_ahead : count;
}

static size_t line_end_length(const unsigned char *bytes, size_t length) {
  if (length == 0 || (bytes[0] != '\r' && bytes[0] != '\n')) return 0;
  return length > 1 && bytes[0] == '\r' && bytes[1] == '\n' ? 2 : 1;
}

static bool is_burst(const unsigned char *bytes, size_t length) {
  bool several_lines = false;
  for (size_t i = 0; i < length; i++) {
    if (!paste_may_hold(bytes[i])) return false;
    size_t line_end = line_end_length(bytes + i, length - i);
    if (line_end > 0 && i + line_end < length) several_lines = true;
  }
  return several_lines;
}

bool input_fill(struct editor *e, int *error) {
  struct input *in = &e->in;
  memmove(in->bytes, in->bytes + in->start, in->end - in->start);
  in->end -= in->start;
  in->start = 0;
  ssize_t count = read(in->fd, in->bytes + in->end, sizeof in->bytes - in->end);
  *error = 0;
  if (count < 0 && (errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK)) return true;
  if (count <= 0) {
    *error = count < 0 ? errno : 0;
    return false;
  }
  int64_t now = editor_now();
  in->pause = now - in->last_byte;
  in->last_byte = now;
  bool fresh = in->end == 0 && in->mode == TYPING;
  in->end += (size_t)count;
  if (fresh && !in->typing_ahead && e->style != EDITOR_PIPED && is_burst(in->bytes, in->end)) {
    paste_begin(e, BURST);
  }
  return true;
}

// Lines that were typed while the program was busy arrive together, as a paste would.
void input_take_typed_ahead(struct editor *e) {
  struct input *in = &e->in;
  struct readiness ready;
  int error;
  if (editor_now() - e->read_ended < typing_time || in->mode != TYPING) return;
  if (!platform_wait(in->fd, -1, -1, 0, &ready) || !ready.input) return;
  in->typing_ahead = true;
  if (input_fill(e, &error)) in->typed_ahead = in->end - in->start;
  in->typing_ahead = false;
}

enum match { MATCH_NONE, MATCH_BEGINNING, MATCH_WHOLE };

static enum match match_marker(const struct input *in, const char *marker) {
  size_t length = in->end - in->start;
  size_t compared = length < marker_length ? length : marker_length;
  if (memcmp(in->bytes + in->start, marker, compared) != 0) return MATCH_NONE;
  return compared == marker_length ? MATCH_WHOLE : MATCH_BEGINNING;
}

static bool wait_until(int64_t time, int64_t *look_again) {
  if (editor_now() >= time) return false;
  *look_again = time;
  return true;
}

static enum key finish_paste(struct editor *e, wchar_t *key) {
  e->in.mode = TYPING;
  *key = KEY_PASTE;
  return KEY_READY;
}

static enum key collect_bracketed(struct editor *e, wchar_t *key) {
  struct input *in = &e->in;
  while (in->start < in->end) {
    const unsigned char *byte = in->bytes + in->start;
    enum match match = *byte == 27 ? match_marker(in, paste_end) : MATCH_NONE;
    if (match == MATCH_BEGINNING) return KEY_NONE;
    if (match == MATCH_WHOLE) {
      take(in, marker_length);
      return finish_paste(e, key);
    }
    bool alone = in->end - in->start == 1 && in->pause > paste_stalled;
    if (*byte == 3 && alone) return finish_paste(e, key);
    buffer_add(&e->paste, (const char *)byte, 1);
    take(in, 1);
  }
  return KEY_NONE;
}

static enum key collect_burst(struct editor *e, wchar_t *key, int64_t *look_again) {
  struct input *in = &e->in;
  while (in->start < in->end && paste_may_hold(in->bytes[in->start])) {
    buffer_add(&e->paste, (const char *)in->bytes + in->start, 1);
    take(in, 1);
  }
  bool drained = in->start == in->end;
  if (drained && wait_until(in->last_byte + burst_gap, look_again)) return KEY_NONE;
  return finish_paste(e, key);
}

static enum key decode_escape(struct editor *e, wchar_t *key, int64_t *look_again) {
  struct input *in = &e->in;
  size_t length = in->end - in->start;
  enum match match = match_marker(in, paste_start);
  if (match == MATCH_WHOLE) {
    take(in, marker_length);
    in->brackets_seen = true;
    paste_begin(e, BRACKETED_PASTE);
    return KEY_AGAIN;
  }
  // Alt-Enter. Bound as a key it would make a plain ESC wait for another one in vi's insert mode.
  if (length > 1 && line_end_length(in->bytes + in->start + 1, length - 1) > 0) {
    take(in, 2);
    *key = KEY_LINE_BREAK;
    return KEY_READY;
  }
  int64_t patience = length < 3 ? escape_wait : marker_wait;
  if (match == MATCH_BEGINNING && wait_until(in->last_byte + patience, look_again)) return KEY_NONE;
  take(in, 1);
  *key = 27;
  return KEY_READY;
}

static enum key decode_line_end(struct editor *e, wchar_t *key, int64_t *look_again) {
  struct input *in = &e->in;
  size_t length = in->end - in->start;
  size_t line_end = line_end_length(in->bytes + in->start, length);
  if (in->typed_ahead == 0) {
    // Where pastes come in brackets, more of one need not be waited for.
    bool may_go_on = line_end == length && !in->brackets_seen;
    if (may_go_on && wait_until(in->last_byte + burst_gap, look_again)) return KEY_NONE;
    if (line_end < length && paste_may_hold(in->bytes[in->start + line_end])) {
      paste_begin(e, BURST);
      return KEY_AGAIN;
    }
  }
  take(in, line_end);
  *key = L'\r';
  return KEY_READY;
}

static enum key decode(struct editor *e, wchar_t *key, int64_t *look_again) {
  struct input *in = &e->in;
  if (in->start == in->end) return KEY_NONE;
  unsigned char first = in->bytes[in->start];
  if (first == 27) return decode_escape(e, key, look_again);
  if (first == '\r' || first == '\n') return decode_line_end(e, key, look_again);
  if (first == 3 || first == 26) {
    take(in, 1);
    return first == 3 ? KEY_INTERRUPT : KEY_SUSPEND;
  }
  int used = utf8_decode(in->bytes + in->start, in->end - in->start, key);
  if (used == 0) return KEY_NONE;
  take(in, used > 0 ? (size_t)used : 1);
  // U+0080 to U+009F are ours; from outside they are control characters nobody types.
  bool control = used < 0 || (*key >= 0x80 && *key < 0xa0);
  return control ? KEY_AGAIN : KEY_READY;
}

enum key next_key(struct editor *e, wchar_t *key, int64_t *look_again) {
  enum key found = KEY_AGAIN;
  *look_again = editor_no_deadline;
  while (found == KEY_AGAIN) {
    switch (e->in.mode) {
      case TYPING: found = decode(e, key, look_again); break;
      case BRACKETED_PASTE: found = collect_bracketed(e, key); break;
      case BURST: found = collect_burst(e, key, look_again); break;
    }
  }
  return found;
}
