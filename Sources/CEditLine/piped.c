// Lines from a pipe, a file or a terminal without abilities: no libedit, no escape sequence.
#include "internal.h"

#include <string.h>
#include <unistd.h>

// Moves what is buffered, up to the end of a line, to the line. True when the line is complete.
static bool take_line(struct editor *e) {
  struct input *in = &e->in;
  size_t length = in->end - in->start;
  const char *bytes = (const char *)in->bytes + in->start;
  const char *end = memchr(bytes, '\n', length);
  size_t count = end ? (size_t)(end - bytes) : length;
  buffer_add(&e->line, bytes, count);
  in->start += end ? count + 1 : count;
  return end != NULL;
}

static struct editor_result complete_line(struct editor *e) {
  struct buffer *line = &e->line;
  if (line->length > 0 && line->bytes[line->length - 1] == '\r') line->length--;
  e->line_taken = true;
  int64_t now = editor_now();
  return (struct editor_result){.outcome = EDITOR_LINE,
                                .text = line->bytes,
                                .length = line->length,
                                .first_key = now,
                                .entered = now};
}

struct editor_result read_piped(struct editor *e) {
  if (e->line_taken) e->line.length = 0;
  e->line_taken = false;
  buffer_add(&e->line, "", 0);
  if (isatty(e->in.fd)) paint_prompt_alone(e);
  while (!take_line(e)) {
    if (!e->over) run_wake_if_due(e);
    if (!e->over) wait_for_input(e, editor_no_deadline);
    if (!e->over) continue;
    bool ended = e->result.outcome == EDITOR_END || e->result.outcome == EDITOR_FAILED;
    if (!ended || e->line.length == 0) return e->result;
    break;
  }
  return complete_line(e);
}
