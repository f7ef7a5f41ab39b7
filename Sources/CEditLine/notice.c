// What reaches the screen while a line is being edited, other than the line: notices above it,
// the clock beside it, and the pictures after a resize or a stay in the background.
#include "internal.h"

#include <string.h>

static void put_lines(struct editor *e, const char *text, size_t length) {
  const char *end = text + length;
  while (text < end) {
    const char *line_end = memchr(text, '\n', (size_t)(end - text));
    size_t count = (size_t)((line_end ? line_end : end) - text);
    out_bytes(e, text, count);
    out_text(e, e->style == EDITOR_PIPED ? "\n" : "\r\n");
    text += count + 1;
  }
}

// For a terminal without abilities: the kernel echoes there, nothing is painted.
void paint_prompt_alone(struct editor *e) {
  for (const wchar_t *c = e->prompt; *c; c++) out_character(e, *c);
  out_flush(e);
}

// For a line that another read goes on with, and that will be painted there.
void paint_set_aside(struct editor *e) {
  if (e->style == EDITOR_PLAIN) go_below(e);
  erase(e);
  out_flush(e);
}

void paint_notice(struct editor *e, const char *text, size_t length) {
  bool was_painted = e->picture.painted;
  // The plain style never goes back up: what was typed stays, and is printed again below.
  if (was_painted && e->style == EDITOR_PLAIN) go_below(e);
  if (was_painted && e->style == EDITOR_TICKING) erase(e);
  bool beside_prompt = e->style == EDITOR_PIPED && e->reading && e->is_terminal;
  if (beside_prompt) out_text(e, "\n");
  put_lines(e, text, length);
  if (was_painted) paint(e);
  if (beside_prompt) paint_prompt_alone(e);
  out_flush(e);
}

void paint_afresh(struct editor *e) {
  e->picture.painted = false;
  if (e->style == EDITOR_TICKING) clear_from_row(e);
  paint(e);
}

// The cursor's row below the picture's first one, once the terminal has reflowed the picture.
static int reflowed_row(const struct editor *e) {
  const struct picture *picture = &e->picture;
  size_t start = picture->first_start;
  size_t prompt_length = picture->text.prompt_length;
  struct text visible = {
      .characters = picture->text.characters + start,
      .length = picture->text.length - start,
      .prompt_length = prompt_length > start ? prompt_length - start : 0,
      .cursor = picture->text.cursor - start,
  };
  return lay_out(&visible, e->columns).cursor.row;
}

static void resize_plainly(struct editor *e) {
  struct picture *picture = &e->picture;
  bool fits = picture->end.row == 0 && lay_out(&picture->text, e->columns).end.row == 0;
  picture->columns = e->columns;
  if (fits) return;
  go_below(e);
  paint(e);
}

void paint_resized(struct editor *e) {
  struct picture *picture = &e->picture;
  if (!picture->painted) return;
  if (e->style == EDITOR_PLAIN) {
    resize_plainly(e);
    return;
  }
  if (picture->columns != e->columns && terminal_reflows()) {
    picture->cursor.row = picture->first_row + reflowed_row(e);
  }
  erase(e);
  paint(e);
}

static bool is_settled(struct editor *e) {
  return !e->picture.stale && !e->needs_paint && !out_is_waiting(e) && !terminal_measure(e);
}

// Only the clock's own cells: this happens each second, beside somebody who types.
void paint_clock(struct editor *e) {
  struct picture *picture = &e->picture;
  if (!picture->painted || e->released || e->style != EDITOR_TICKING) return;
  // It did not fit beside this line when that was painted, and is no narrower now.
  if (!picture->has_clock && text_width(e->clock) == picture->clock_width) return;
  if (!is_settled(e) || !picture->has_clock || text_width(e->clock) != picture->clock_width) {
    picture->stale = picture->stale || picture->has_clock;
    e->needs_paint = true;
    return;
  }
  out_text(e, "\0337");
  put_clock(e);
  out_text(e, "\0338");
  out_flush(e);
}

// Only the prompt's own cells, where the new one has the shape of the old: a time in it ticks too.
void paint_prompt(struct editor *e) {
  struct picture *picture = &e->picture;
  if (!picture->painted || e->released || e->style != EDITOR_TICKING) return;
  size_t length = wcslen(e->prompt);
  int width = text_width(e->prompt);
  bool fits = length == picture->text.prompt_length && width == text_width(e->painted_prompt) &&
              width < e->columns && picture->first_row == 0;
  if (!fits || !is_settled(e)) {
    e->needs_paint = true;
    return;
  }
  out_text(e, "\0337");
  out_move(e, picture->cursor.row, 'A');
  out_text(e, "\r");
  for (size_t i = 0; i < length; i++) out_character(e, e->prompt[i]);
  out_text(e, "\0338");
  wmemcpy(picture->text.characters, e->prompt, length);
  wmemcpy(e->painted_prompt, e->prompt, length);
  out_flush(e);
}

void paint_clear_screen(struct editor *e) {
  if (e->style == EDITOR_PLAIN) return;
  out_text(e, "\033[H\033[2J");
  e->picture.painted = false;
  e->needs_paint = true;
}
