// The everyday key changes one row. Then only what differs is written, with backspaces to move:
// less for the terminal to do, and in the plain style nothing a screen reader would trip over.
#include "internal.h"

static bool may_echo(const struct editor *e, const struct text *text, const struct layout *layout) {
  const struct picture *picture = &e->picture;
  return picture->painted && !picture->stale && picture->columns == e->columns &&
         picture->last_row == picture->end.row &&
         picture->has_clock == clock_fits(e, layout) &&
         picture->text.prompt_length == text->prompt_length &&
         wmemcmp(picture->text.characters, text->characters, text->prompt_length) == 0;
}

static bool joins_previous(const struct text *text, size_t i) {
  return i < text->length && character_width(text->characters[i]) == 0;
}

static size_t common_length(const struct text *a, const struct text *b) {
  size_t length = a->length < b->length ? a->length : b->length;
  size_t i = a->prompt_length;
  while (i < length && a->characters[i] == b->characters[i]) i++;
  // An accent is written together with its letter.
  while (i > a->prompt_length && (joins_previous(a, i) || joins_previous(b, i))) i--;
  return i;
}

static struct place place_of(const struct editor *e, struct text text, size_t i) {
  text.cursor = i;
  return lay_out(&text, e->columns).cursor;
}

static void write_range(struct editor *e, const struct text *text, size_t from, size_t to) {
  struct walk walk = {.text = text, .columns = e->columns};
  struct glyph glyph;
  while (walk_step(&walk, &glyph) && glyph.start < to) {
    if (glyph.start < from) continue;
    if (glyph.line_break) {
      out_text(e, "\r\n");
    } else {
      paint_glyph(e, text, &glyph);
    }
  }
}

// From one column of a row to another: back with backspaces, forth by writing what stands there.
static void move_within(struct editor *e, const struct text *text, int column, size_t from,
                        size_t to) {
  int target = place_of(e, *text, to).column;
  if (target <= column) {
    out_repeat(e, "\b", column - target);
  } else {
    write_range(e, text, from, to);
  }
}

// Text that was added at the end may wrap, as long as the screen need not scroll for it; the
// plain style lets it.
static bool echo_added(struct editor *e, const struct text *text, const struct layout *layout) {
  struct picture *picture = &e->picture;
  bool at_end = picture->text.cursor == picture->text.length && text->cursor == text->length;
  bool fits = layout->end.row - picture->first_row < window_height(e);
  if (!at_end || (!fits && e->style != EDITOR_PLAIN)) return false;
  write_range(e, text, picture->text.length, text->length);
  force_wrap(e, text, layout);
  int highest_row = layout->end.row - e->rows + 1;
  if (picture->first_row < highest_row) picture->first_row = highest_row;
  return true;
}

// A space that was written belongs to the row when the terminal reflows it; an erased cell does
// not. But erasing would take the clock along, and the plain style erases nothing.
static void erase_surplus(struct editor *e, int cells) {
  if (cells <= 0) return;
  if (e->style == EDITOR_TICKING && !e->picture.has_clock) {
    out_text(e, "\033[K");
    return;
  }
  out_repeat(e, " ", cells);
  out_repeat(e, "\b", cells);
}

static bool echo_in_row(struct editor *e, const struct text *text, const struct layout *layout,
                        size_t common) {
  struct picture *picture = &e->picture;
  int row = picture->end.row;
  bool one_row = layout->end.row == row && layout->cursor.row == row &&
                 picture->cursor.row == row && place_of(e, *text, common).row == row &&
                 place_of(e, picture->text, common).row == row;
  if (!one_row) return false;
  int column = picture->cursor.column;
  size_t at = picture->text.cursor;
  if (common < text->length || common < picture->text.length) {
    move_within(e, &picture->text, column, at, common);
    write_range(e, text, common, text->length);
    erase_surplus(e, picture->end.column - layout->end.column);
    column = layout->end.column;
    at = text->length;
  }
  move_within(e, text, column, at, text->cursor);
  return true;
}

bool echo_change(struct editor *e, const struct text *text, const struct layout *layout) {
  if (!may_echo(e, text, layout)) return false;
  struct picture *picture = &e->picture;
  size_t common = common_length(&picture->text, text);
  bool added = common == picture->text.length && text->length > common;
  bool echoed = added && echo_added(e, text, layout);
  if (!echoed && !echo_in_row(e, text, layout, common)) return false;
  text_copy(&picture->text, text);
  picture->cursor = layout->cursor;
  picture->end = layout->end;
  picture->last_row = layout->end.row;
  return true;
}
