// One read, from its first prompt to what it came to.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

void editor_stop(editor *e) {
  if (e->reading) end_read(e, EDITOR_STOPPED);
}

const char *editor_pending_text(editor *e, size_t *length) {
  static struct buffer text;
  if (e->style == EDITOR_PIPED && e->open) {
    *length = e->line_taken ? 0 : e->line.length;
    return e->line.bytes ? e->line.bytes : "";
  }
  utf8_narrow(&text, e->kept ? e->kept : L"", e->kept ? wcslen(e->kept) : 0);
  *length = text.length;
  return text.bytes;
}

// A line that was stopped goes on where it was, its first key and its cursor included.
static void prepare_line(struct editor *e, const char *initial) {
  bool goes_on = !initial && e->result.outcome == EDITOR_STOPPED && e->kept && *e->kept;
  free(e->initial);
  e->initial = NULL;
  e->lefts = 0;
  if (goes_on) {
    e->initial = wcsdup(e->kept);
    e->lefts = e->kept_lefts;
  } else {
    e->key_seen = false;
    e->pasted = false;
    if (initial && *initial) e->initial = utf8_widen(initial, strlen(initial));
  }
  free(e->kept);
  e->kept = NULL;
}

static void take_line(struct editor *e, const wchar_t *line, size_t length) {
  if (length > 0 && line[length - 1] == L'\n') length--;
  paint_finished(e, line, length);
  utf8_narrow(&e->line, line, length);
  e->result = (struct editor_result){.outcome = EDITOR_LINE,
                                     .text = e->line.bytes,
                                     .length = e->line.length,
                                     .first_key = e->first_key,
                                   .entered = e->in.last_byte,
                                     .pasted = e->pasted};
}

static void read_at_terminal(struct editor *e) {
  int count = 0;
  el_set(e->el, EL_EDITMODE, 1);
  const wchar_t *line = el_wgets(e->el, &count);
  terminal_make_raw(e);
  if (!e->over && line && count > 0) {
    take_line(e, line, (size_t)count);
    return;
  }
  end_read(e, EDITOR_END);
  if (e->result.outcome == EDITOR_STOPPED) {
    paint_set_aside(e);
  } else {
    paint_abandoned(e);
  }
  if (e->result.outcome == EDITOR_TERMINATED) terminal_give_back(e);
}

struct editor_result editor_read(editor *e, const char *initial) {
  if (!e->open) return (struct editor_result){.outcome = EDITOR_END};
  if (e->style != EDITOR_PIPED) prepare_line(e, initial);
  e->result = (struct editor_result){0};
  e->over = false;
  e->search_left = false;
  e->deadline = INT64_MIN;
  e->reading = true;
  if (e->released) terminal_take(e);
  if (e->style == EDITOR_PIPED) {
    e->result = read_piped(e);
  } else {
    e->needs_paint = true;
    input_take_typed_ahead(e);
    read_at_terminal(e);
  }
  e->reading = false;
  e->read_ended = editor_now();
  return e->result;
}

struct editor_result editor_rest(editor *e) {
  if (!e->open) return (struct editor_result){.outcome = EDITOR_END};
  e->result = (struct editor_result){0};
  e->over = false;
  e->deadline = INT64_MIN;
  e->reading = e->resting = true;
  while (!e->over) {
    run_wake_if_due(e);
    if (!e->over) wait_for_input(e, editor_no_deadline);
  }
  e->reading = e->resting = false;
  return e->result;
}
