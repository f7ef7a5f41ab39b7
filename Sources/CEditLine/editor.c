#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct editor the_editor;

static FILE *reopened(int fd, const char *mode) {
  int copy = dup(fd);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (!stream) close(copy);
  return stream;
}

// libedit gets the real terminal first, since it asks it for its settings, and then the null
// device to draw on: it edits, we draw.
static bool open_libedit(struct editor *e, const char *program, int output) {
  e->streams[0] = reopened(e->in.fd, "r");
  e->streams[1] = reopened(output, "w");
  e->streams[2] = fopen("/dev/null", "w");
  if (!e->streams[0] || !e->streams[1] || !e->streams[2]) return false;
  e->el = el_init(program, e->streams[0], e->streams[1], e->streams[1]);
  if (!e->el) {
    errno = ENOTTY;
    return false;
  }
  el_set(e->el, EL_SETFP, 1, e->streams[2]);
  el_set(e->el, EL_SETFP, 2, e->streams[2]);
  el_set(e->el, EL_CLIENTDATA, e);
  el_set(e->el, EL_SIGNAL, 0);
  el_set(e->el, EL_EDITOR, "emacs");
  // libedit now believes that its own settings are on, and leaves ours alone in each read.
  el_set(e->el, EL_PREP_TERM, 1);
  keys_install(e);
  keys_bind(e);
  history_open(e);
  return true;
}

static void dispose(struct editor *e) {
  if (e->el) {
    // Else libedit would set the terminal back, and throw away what is typed for the next program.
    el_set(e->el, EL_EDITMODE, 0);
    el_end(e->el);
  }
  if (e->history) history_end(e->history);
  for (int i = 0; i < 3; i++) {
    if (e->streams[i]) fclose(e->streams[i]);
  }
  out_close(e);
  free(e->paste.bytes);
  free(e->line.bytes);
  free(e->picture.text.characters);
  free(e->prompt);
  free(e->painted_prompt);
  free(e->clock);
  free(e->initial);
  *e = (struct editor){.kept = e->kept, .columns = e->columns, .rows = e->rows};
}

editor *editor_open(const char *program, enum editor_style style, int input, int output) {
  struct editor *e = &the_editor;
  if (e->open) {
    errno = EBUSY;
    return NULL;
  }
  if (!signals_open()) return NULL;
  free(e->kept);
  *e = (struct editor){.style = style, .released = true, .deadline = editor_no_deadline};
  e->in = (struct input){.fd = input};
  e->prompt = utf8_widen("", 0);
  e->clock = utf8_widen("", 0);
  e->read_ended = editor_now();
  terminal_use_utf8();
  out_open(e, output);
  terminal_remember(e);
  if (style != EDITOR_PIPED && !open_libedit(e, program, output)) {
    int error = errno;
    dispose(e);
    errno = error;
    return NULL;
  }
  e->open = true;
  signals_install(e);
  terminal_take(e);
  return e;
}

void editor_close(editor *e) {
  if (!e->open) return;
  if (e->picture.painted) paint_abandoned(e);
  terminal_give_back(e);
  struct termios settings = e->cooked;
  int input = e->in.fd;
  bool restore = e->is_terminal && e->style != EDITOR_PIPED;
  signals_remove(e);
  // No clock waits any more, and what a script prints is to arrive as a whole; a signal ends this.
  if (e->style == EDITOR_PIPED) out_drain(e, editor_no_deadline);
  dispose(e);
  if (restore) tcsetattr(input, TCSANOW, &settings);
}

void editor_set_callbacks(editor *e, struct editor_callbacks callbacks) {
  e->callbacks = callbacks;
}

void editor_source_editrc(editor *e, const char *path) {
  if (!e->el) return;
  char in_home[4096];
  const char *home = getenv("HOME");
  if (!path) path = getenv("EDITRC");
  if (!path && home) {
    snprintf(in_home, sizeof in_home, "%s/.editrc", home);
    path = in_home;
  }
  // libedit crashes in places when it has to find the file by itself.
  if (path) el_source(e->el, path);
  el_set(e->el, EL_SIGNAL, 0);
  keys_bind(e);
}

void editor_set_prompt(editor *e, const char *text) {
  free(e->prompt);
  e->prompt = utf8_widen(text, strlen(text));
  if (e->reading) paint_prompt(e);
}

void editor_set_clock(editor *e, const char *text) {
  free(e->clock);
  e->clock = utf8_widen(text, strlen(text));
  if (e->reading) paint_clock(e);
}

void editor_show(editor *e, const char *text, size_t length) {
  paint_notice(e, text, length);
}

void editor_ring(editor *e) {
  out_text(e, "\a");
  out_flush(e);
}

void editor_insert(editor *e, const char *text) {
  wchar_t *wide = utf8_widen(text, strlen(text));
  if (e->el && *wide) el_winsertstr(e->el, wide);
  free(wide);
}

void editor_release_terminal(editor *e) {
  paint_abandoned(e);
  terminal_give_back(e);
  signals_release_job(e);
}

void editor_take_terminal(editor *e) {
  signals_take_job(e);
  terminal_take(e);
  e->needs_paint = true;
}

int editor_columns(editor *e) {
  terminal_measure(e);
  return e->columns;
}

int editor_rows(editor *e) {
  terminal_measure(e);
  return e->rows;
}
