// The terminal's settings. libedit switches between its own two; ours is on from the first read
// to the last, between reads too, so that what is typed or pasted meanwhile is neither echoed
// nor cut into lines by the kernel.
#include "internal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static const char paste_mode_on[] = "\033[?2004h";
static const char paste_mode_off[] = "\033[?2004l";

// What the signal handlers need; they may not look at the editor while it changes.
static struct termios settings_to_restore;
static volatile int input_to_restore = -1;
static volatile int output_to_restore = -1;

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// In the C locale libedit drops everything that is not ASCII.
void terminal_use_utf8(void) {
  setlocale(LC_CTYPE, "");
  static const char *const names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; !is_utf8() && i < sizeof names / sizeof *names; i++) {
    setlocale(LC_CTYPE, names[i]);
  }
}

void terminal_remember(struct editor *e) {
  e->is_terminal = tcgetattr(e->in.fd, &e->cooked) == 0;
  e->columns = 80;
  e->rows = 24;
  terminal_measure(e);
}

// libedit leaves ISIG on, so that a pasted byte 3 would be a signal, and ICRNL; and its quoted
// insert sets its own flags again. So this is done before each wait, and mostly finds no change.
void terminal_make_raw(struct editor *e) {
  struct termios now;
  if (!e->is_terminal || e->released || tcgetattr(e->in.fd, &now) != 0) return;
  struct termios raw = now;
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | ISIG | IEXTEN);
  raw.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
  raw.c_oflag |= OPOST | ONLCR;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  bool same = raw.c_lflag == now.c_lflag && raw.c_iflag == now.c_iflag &&
              raw.c_oflag == now.c_oflag && now.c_cc[VMIN] == 1 && now.c_cc[VTIME] == 0;
  if (!same) tcsetattr(e->in.fd, TCSANOW, &raw);
}

void terminal_take(struct editor *e) {
  if (e->style == EDITOR_PIPED) return;
  settings_to_restore = e->cooked;
  input_to_restore = e->in.fd;
  e->released = false;
  terminal_make_raw(e);
  if (e->style == EDITOR_TICKING) {
    output_to_restore = e->out.fd;
    out_text(e, paste_mode_on);
  }
}

void terminal_give_back(struct editor *e) {
  if (e->style == EDITOR_PIPED || e->released) return;
  if (e->style == EDITOR_TICKING) out_text(e, paste_mode_off);
  out_drain(e, editor_now() + 1000 * milliseconds);
  output_to_restore = -1;
  terminal_restore_now();
  e->released = true;
}

void terminal_restore_now(void) {
  if (output_to_restore >= 0) {
    ssize_t ignored = write(output_to_restore, paste_mode_off, sizeof paste_mode_off - 1);
    (void)ignored;
  }
  // TCSANOW: to wait for a terminal that reads no more would be to hang.
  if (input_to_restore >= 0) tcsetattr(input_to_restore, TCSANOW, &settings_to_restore);
  input_to_restore = -1;
  output_to_restore = -1;
}

bool terminal_measure(struct editor *e) {
  struct winsize size;
  if (ioctl(e->out.fd, TIOCGWINSZ, &size) != 0 || size.ws_col < 2 || size.ws_row < 1) return false;
  bool changed = size.ws_col != e->columns || size.ws_row != e->rows;
  e->columns = size.ws_col;
  e->rows = size.ws_row;
  return changed;
}

// Most terminals join and split wrapped rows when they are resized; these cut them. Where this is
// wrong a stale row stays above the line; the other mistake would erase what stands there.
bool terminal_reflows(void) {
  static const char *const cutting[] = {"linux", "screen", "rxvt", "vt100", "vt220"};
  if (getenv("TMUX")) return true;
  if (getenv("XTERM_VERSION")) return false;
  const char *name = getenv("TERM");
  for (size_t i = 0; name && i < sizeof cutting / sizeof *cutting; i++) {
    if (strncmp(name, cutting[i], strlen(cutting[i])) == 0) return false;
  }
  return true;
}
