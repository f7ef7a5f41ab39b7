// A line editor for a program whose clock goes on while somebody types.
//
// libedit edits; this module reads the keys and draws. It exists in C because libedit's settings
// are variadic functions, which Swift cannot call, and because its drawing is wrong for lines
// that wrap or hold wide characters.
//
// Everything but editor_wake belongs to one thread. Signals and the terminal are the process's,
// so there is one editor a process. Times are nanoseconds on the scale of editor_now.
#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#pragma clang assume_nonnull begin
#endif

typedef struct editor editor;

enum editor_style { EDITOR_TICKING, EDITOR_PLAIN, EDITOR_PIPED };

enum editor_outcome {
  EDITOR_LINE,
  EDITOR_END,
  EDITOR_INTERRUPTED,
  EDITOR_TERMINATED,
  EDITOR_STOPPED,
  EDITOR_FAILED
};

/// What a read came to. The text is not terminated and lives until the next read.
struct editor_result {
  enum editor_outcome outcome;
  const char *_Nullable text;
  size_t length;
  int64_t first_key;
  int64_t entered;
  bool pasted;
  bool had_text;
  int signal;
  int error;
};

/// The deadline of somebody who waits for nothing.
static const int64_t editor_no_deadline = INT64_MAX;

/// Called while a read waits: `wake` at its deadline and after editor_wake, and returns the next
/// deadline; `complete` on Tab, with the text before the cursor, and says whether it did anything.
struct editor_callbacks {
  void *_Nullable context;
  int64_t (*_Nullable wake)(void *_Nullable context, int64_t now);
  bool (*_Nullable complete)(void *_Nullable context, const char *typed);
};

/// NULL with errno: EBUSY when an editor is open, ENOTTY when libedit can't use the terminal.
editor *_Nullable editor_open(const char *program, enum editor_style style, int input, int output);
void editor_close(editor *e);

void editor_set_callbacks(editor *e, struct editor_callbacks callbacks);
/// Reads the person's key bindings: `path`, else $EDITRC, else ~/.editrc.
void editor_source_editrc(editor *e, const char *_Nullable path);
void editor_set_prompt(editor *e, const char *text);
void editor_set_clock(editor *e, const char *text);

struct editor_result editor_read(editor *e, const char *_Nullable initial);
void editor_stop(editor *e);

/// Waits without reading, until editor_stop or a signal: for input that has come to its end.
struct editor_result editor_rest(editor *e);
/// The text that a stopped or terminated read left behind; lives until the next read.
const char *editor_pending_text(editor *e, size_t *length);

void editor_show(editor *e, const char *text, size_t length);
/// The errno of the latest output that was lost; 0 when none was.
int editor_output_trouble(const editor *e);
void editor_ring(editor *e);
void editor_insert(editor *e, const char *text);

void editor_release_terminal(editor *e);
void editor_take_terminal(editor *e);
int editor_columns(editor *e);
int editor_rows(editor *e);

void editor_remember(editor *e, const char *line);
/// Replaces `path` at one stroke by a file only its owner can read. False with errno on failure.
bool editor_write_private_file(const char *path, const char *bytes, size_t length);

/// Any thread, and signal handlers.
void editor_wake(void);
/// Nanoseconds on a clock that stands still while the machine sleeps.
int64_t editor_now(void);

#if defined(__clang__)
#pragma clang assume_nonnull end
#endif

#endif
