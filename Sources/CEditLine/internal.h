// What the files of this module share. Include it first: it asks for wcwidth and ppoll.
#ifndef EDITOR_INTERNAL_H
#define EDITOR_INTERNAL_H

#define _GNU_SOURCE 1

#include "CEditLine.h"

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <termios.h>
#include <wchar.h>

static const int64_t milliseconds = 1000000;

// Keys of our own, in the range U+0080 to U+009F that never comes from the terminal.
enum { KEY_LEFT = 0x9b, KEY_INITIAL = 0x9c, KEY_PASTE = 0x9d, KEY_LINE_BREAK = 0x9e };

/// Bytes on their way to the terminal. They wait here while the terminal does not read.
struct outbox {
  int fd;
  bool opened_here;
  char *bytes;
  size_t start, end, capacity;
  int trouble;  // errno of the latest write that lost something
};

enum input_mode { TYPING, BRACKETED_PASTE, BURST };

/// Bytes from the terminal that are not keys yet.
struct input {
  int fd;
  unsigned char bytes[4096];
  size_t start, end;
  size_t typed_ahead;
  bool typing_ahead;
  int64_t last_byte, pause;
  enum input_mode mode;
  bool brackets_seen;
};

struct buffer {
  char *bytes;
  size_t length, capacity;
};

/// The prompt and the line as one text; escape sequences are expected in the prompt only.
struct text {
  wchar_t *characters;
  size_t length, capacity;
  size_t prompt_length;
  size_t cursor;
};

struct place {
  int row, column;
};

/// What stands on the screen: the text as painted and where that left the cursor.
struct picture {
  bool painted, stale;
  bool has_clock;
  int clock_width;
  struct text text;
  size_t first_start;
  int columns;
  struct place cursor, end;
  int first_row, last_row;
};

struct editor {
  bool open, reading, released;
  enum editor_style style;
  EditLine *el;
  History *history;
  FILE *streams[3];
  struct editor_callbacks callbacks;
  int64_t deadline;
  struct outbox out;
  struct input in;
  struct buffer paste;
  int64_t paste_began;
  struct buffer line;
  bool line_taken;
  struct picture picture;
  wchar_t *prompt, *painted_prompt, *clock;
  bool needs_paint;

  struct termios cooked;
  bool is_terminal;
  int columns, rows;

  bool over, resting, search_left;
  struct editor_result result;
  int64_t read_ended;
  bool key_seen;
  int64_t first_key;
  bool pasted;
  wchar_t *initial;
  size_t lefts;
  wchar_t *kept;
  size_t kept_lefts;
};

// memory.c: running out of memory ends the program, with the terminal restored by the handler.
void *must_resize(void *block, size_t size);
void buffer_add(struct buffer *b, const char *bytes, size_t length);

// utf8.c
size_t utf8_encode(wchar_t character, char out[4]);
/// The bytes one character takes; 0: more bytes are needed; -1: the first byte is no character's.
int utf8_decode(const unsigned char *bytes, size_t length, wchar_t *character);
wchar_t *utf8_widen(const char *text, size_t length);
void utf8_narrow(struct buffer *out, const wchar_t *text, size_t length);

// output.c
void out_open(struct editor *e, int fd);
void out_close(struct editor *e);
void out_bytes(struct editor *e, const char *bytes, size_t length);
void out_text(struct editor *e, const char *text);
void out_repeat(struct editor *e, const char *text, int times);
void out_move(struct editor *e, int count, char direction);
void out_character(struct editor *e, wchar_t character);
void out_flush(struct editor *e);
bool out_is_waiting(const struct editor *e);
void out_drain(struct editor *e, int64_t time_limit);

// layout.c
struct glyph {
  size_t start, length;
  int width;
  bool line_break;
  struct place place;
};
struct walk {
  const struct text *text;
  int columns;
  size_t next;
  struct place at;
};

/// What is shown as a question mark, and the cells of a character as it is shown.
bool has_no_picture(wchar_t c);
int character_width(wchar_t c);

bool walk_step(struct walk *walk, struct glyph *glyph);
int text_width(const wchar_t *text);
struct layout {
  struct place cursor, end;
  int first_row_end;
};
struct layout lay_out(const struct text *text, int columns);
void text_set(struct text *text, const wchar_t *prompt, const wchar_t *line, size_t length,
              size_t cursor);
void text_copy(struct text *to, const struct text *from);

// painter.c and notice.c
void paint(struct editor *e);
void paint_finished(struct editor *e, const wchar_t *line, size_t length);
void paint_abandoned(struct editor *e);
void paint_notice(struct editor *e, const char *text, size_t length);
void paint_clock(struct editor *e);
void paint_prompt(struct editor *e);
void paint_if_needed(struct editor *e);
void paint_afresh(struct editor *e);
void paint_resized(struct editor *e);
void paint_set_aside(struct editor *e);
void paint_prompt_alone(struct editor *e);
void paint_clear_screen(struct editor *e);
bool clock_fits(const struct editor *e, const struct layout *layout);
void put_clock(struct editor *e);
int window_height(const struct editor *e);
void force_wrap(struct editor *e, const struct text *text, const struct layout *layout);
void go_below(struct editor *e);
void erase(struct editor *e);
void clear_from_row(struct editor *e);
void paint_glyph(struct editor *e, const struct text *text, const struct glyph *glyph);

// echo.c
bool echo_change(struct editor *e, const struct text *text, const struct layout *layout);

// input.c
/// KEY_AGAIN: something was taken from the input that is no key.
enum key { KEY_NONE, KEY_READY, KEY_INTERRUPT, KEY_SUSPEND, KEY_AGAIN };
enum key next_key(struct editor *e, wchar_t *key, int64_t *look_again);
/// False at the end of input or on an error, which is then in `error` (0 at the end).
bool input_fill(struct editor *e, int *error);
void input_take_typed_ahead(struct editor *e);

// paste.c
bool paste_may_hold(unsigned char byte);
void paste_insert(struct editor *e);
void paste_begin(struct editor *e, enum input_mode mode);

// keys.c
void keys_install(struct editor *e);
void keys_bind(struct editor *e);

// signals.c
bool signals_open(void);
void signals_install(struct editor *e);
void signals_remove(struct editor *e);
void signals_release_job(struct editor *e);
void signals_take_job(struct editor *e);
int signals_fd(void);
void signals_take(struct editor *e);
void signals_take_continue(struct editor *e);
bool signals_take_wake(void);
void suspend(struct editor *e);

// terminal.c
void terminal_use_utf8(void);
void terminal_remember(struct editor *e);
void terminal_make_raw(struct editor *e);
void terminal_take(struct editor *e);
void terminal_give_back(struct editor *e);
bool terminal_measure(struct editor *e);
bool terminal_reflows(void);
/// Async-signal-safe.
void terminal_restore_now(void);

// wait.c
void wait_for_input(struct editor *e, int64_t time_limit);
void run_wake_if_due(struct editor *e);
void end_read(struct editor *e, enum editor_outcome outcome);

// piped.c
struct editor_result read_piped(struct editor *e);

// history.c
void history_open(struct editor *e);

// platform.c
struct readiness {
  bool input, output, signal;
};
bool platform_wait(int input, int output, int signal_fd, int64_t timeout, struct readiness *ready);

#endif
