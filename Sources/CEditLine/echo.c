// The everyday key changes one row. Then only what differs is written, with backspaces to move:
// less for the terminal to do, and in the plain style nothing a screen reader would trip over.
#include "internal.h"

static bool may_echo(const struct editor *e, const struct text *text, const struct layout *layout) {
  const struct picture *picture = &e->picture;
  return picture->painted && !picture->stale && picture->columns == e->columns &&
         picture->end.row == 0 && layout->end.row == 0 &&
         picture->has_clock == clock_fits(e, layout) &&
         picture->text.prompt_length == text->prompt_length &&
         wmemcmp(picture->text.characters, text->characters, text->prompt_length) == 0;
}

static bool joins_previous(const struct text *text, size_t i) {
  return i < text->length && wcwidth(text->characters[i]) == 0;
}

static size_t common_length(const struct text *a, const struct text *b) {
  size_t length = a->length < b->length ? a->length : b->length;
  size_t i = a->prompt_length;
  while (i < length && a->characters[i] == b->characters[i]) i++;
  // An accent is written together with its letter.
  while (i > a->prompt_length && (joins_previous(a, i) || joins_previous(b, i))) i--;
  return i;
}

static int column_of(const struct editor *e, struct text text, size_t i) {
  text.cursor = i;
  return lay_out(&text, e->columns).cursor.column;
}

static void write_range(struct editor *e, const struct text *text, size_t from, size_t to) {
  struct walk walk = {.text = text, .columns = e->columns};
  struct glyph glyph;
  while (walk_step(&walk, &glyph) && glyph.start < to) {
    if (glyph.start >= from) paint_glyph(e, text, &glyph);
  }
}

// From one column of a row to another: back with backspaces, forth by writing what stands there.
static void move_within(struct editor *e, const struct text *text, int column, size_t from,
                        size_t to) {
  int target = column_of(e, *text, to);
  if (target <= column) {
    out_repeat(e, "\b", column - target);
  } else {
    write_range(e, text, from, to);
  }
}

bool echo_change(struct editor *e, const struct text *text, const struct layout *layout) {
  if (!may_echo(e, text, layout)) return false;
  struct picture *picture = &e->picture;
  size_t common = common_length(&picture->text, text);
  int column = picture->cursor.column;
  size_t at = picture->text.cursor;
  if (common < text->length || common < picture->text.length) {
    move_within(e, &picture->text, column, at, common);
    write_range(e, text, common, text->length);
    int surplus = picture->end.column - layout->end.column;
    if (surplus > 0) {
      out_repeat(e, " ", surplus);
      out_repeat(e, "\b", surplus);
    }
    column = layout->end.column;
    at = text->length;
  }
  move_within(e, text, column, at, text->cursor);
  text_copy(&picture->text, text);
  picture->cursor = layout->cursor;
  picture->end = layout->end;
  picture->last_row = 0;
  return true;
}
