// Draws the line being edited. Each picture starts from what is known of the one before it, so
// nothing drifts; libedit's own drawing spoils lines that wrap or hold wide characters.
#include "internal.h"

// A line taller than the screen shows a window, and the window leaves some rows free, or a
// notice would scroll away as soon as it was painted.
static const int rows_left_for_notices = 4;

struct window {
  int first, last;
};

int window_height(const struct editor *e) {
  if (e->rows > 2 * rows_left_for_notices) return e->rows - rows_left_for_notices;
  return e->rows > 1 ? e->rows - 1 : 1;
}

static struct window choose_window(const struct editor *e, const struct layout *layout) {
  int height = window_height(e);
  struct window window = {0, layout->end.row};
  if (layout->end.row < height) return window;
  window.first = layout->cursor.row - height + 2;
  if (window.first > layout->end.row - height + 1) window.first = layout->end.row - height + 1;
  if (window.first < 0) window.first = 0;
  window.last = window.first + height - 1;
  return window;
}

// Erasing the screen from its very first cell makes tmux move it into the history, where it would
// stay for ever as a second copy: so all but the first column, then that row from its start.
void clear_from_row(struct editor *e) { out_text(e, "\r\033[C\033[J\r\033[K"); }

// Rows that are only written over would stay marked as wrapped in the terminal's memory, and the
// next resize would join what no longer belongs together. So each picture begins on empty rows.
void erase(struct editor *e) {
  struct picture *picture = &e->picture;
  if (!picture->painted) return;
  out_move(e, picture->cursor.row - picture->first_row, 'A');
  clear_from_row(e);
  picture->painted = false;
}

void paint_glyph(struct editor *e, const struct text *text, const struct glyph *glyph) {
  wchar_t c = text->characters[glyph->start];
  bool in_prompt = glyph->start < text->prompt_length;
  if (c == L'\t') {
    out_text(e, " ");
  } else if (!in_prompt && ((uint32_t)c < 0x20 || c == 0x7f)) {
    out_text(e, "^");
    out_character(e, c ^ 0x40);
  } else if (!in_prompt && has_no_picture(c)) {
    out_text(e, "?");
  } else {
    for (size_t i = 0; i < glyph->length; i++) {
      out_character(e, text->characters[glyph->start + i]);
    }
  }
}

// Rows that are full wrap by themselves, a wide character that does not fit included, so that the
// terminal knows which rows belong together and reflows them when it is resized.
static void paint_rows(struct editor *e, const struct text *text, struct window window) {
  struct walk walk = {.text = text, .columns = e->columns};
  struct glyph glyph;
  e->picture.first_start = 0;
  while (walk_step(&walk, &glyph) && glyph.place.row <= window.last) {
    if (glyph.place.row < window.first) {
      e->picture.first_start = walk.next;
    } else if (!glyph.line_break) {
      paint_glyph(e, text, &glyph);
    } else if (glyph.place.row < window.last) {
      out_text(e, "\r\n");
    }
  }
}

bool clock_fits(const struct editor *e, const struct layout *layout) {
  int width = text_width(e->clock);
  return e->style == EDITOR_TICKING && width > 0 && layout->end.row == 0 &&
         e->columns - layout->first_row_end - width > 1;
}

void put_clock(struct editor *e) {
  out_move(e, e->columns - text_width(e->clock), 'G');
  for (const wchar_t *c = e->clock; *c; c++) out_character(e, *c);
}

// Takes the cursor out of a pending wrap, into the row that the next character goes to.
void force_wrap(struct editor *e, const struct text *text, const struct layout *layout) {
  bool at_margin = layout->end.column == 0 && layout->end.row > 0;
  if (at_margin && text->characters[text->length - 1] != L'\n') out_text(e, " \r");
}

static void place_cursor(struct editor *e, struct window window, const struct layout *layout,
                         bool with_clock) {
  struct place cursor = layout->cursor;
  bool in_last_row = window.last == layout->end.row && cursor.row == layout->end.row;
  if (in_last_row && !with_clock) {
    out_repeat(e, "\b", layout->end.column - cursor.column);
    return;
  }
  out_move(e, window.last - cursor.row, 'A');
  out_text(e, "\r");
  out_move(e, cursor.column, 'C');
}

static void paint_picture(struct editor *e, struct window window, const struct layout *layout,
                          bool with_clock) {
  struct picture *picture = &e->picture;
  erase(e);
  paint_rows(e, &picture->text, window);
  if (window.last == layout->end.row) force_wrap(e, &picture->text, layout);
  if (with_clock) put_clock(e);
  place_cursor(e, window, layout, with_clock);
  picture->painted = true;
  picture->stale = false;
  picture->has_clock = with_clock;
  picture->clock_width = text_width(e->clock);
  picture->columns = e->columns;
  picture->cursor = layout->cursor;
  picture->end = layout->end;
  picture->first_row = window.first;
  picture->last_row = window.last;
}

// In the plain style the prompt changes only where the line is printed afresh.
static void adopt_prompt(struct editor *e) {
  if (e->style == EDITOR_PLAIN && e->picture.painted) return;
  size_t size = (wcslen(e->prompt) + 1) * sizeof(wchar_t);
  e->painted_prompt = must_resize(e->painted_prompt, size);
  wmemcpy(e->painted_prompt, e->prompt, wcslen(e->prompt) + 1);
}

void paint(struct editor *e) {
  if (e->released) return;
  if (terminal_measure(e) && e->picture.painted) {
    paint_resized(e);
    return;
  }
  const LineInfoW *line = el_wline(e->el);
  static struct text text;
  adopt_prompt(e);
  text_set(&text, e->painted_prompt, line->buffer, (size_t)(line->lastchar - line->buffer),
           (size_t)(line->cursor - line->buffer));
  struct layout layout = lay_out(&text, e->columns);
  if (!echo_change(e, &text, &layout)) {
    text_copy(&e->picture.text, &text);
    paint_picture(e, choose_window(e, &layout), &layout, clock_fits(e, &layout));
  }
  e->needs_paint = false;
  out_flush(e);
}

// While the terminal does not read, pictures would only queue up; the newest one is enough.
void paint_if_needed(struct editor *e) {
  if (e->needs_paint && !out_is_waiting(e)) paint(e);
}

void go_below(struct editor *e) {
  bool is_empty = e->picture.end.row == 0 && e->picture.end.column == 0;
  // With nothing in the row there is nothing to leave behind.
  if (is_empty) e->picture.painted = false;
  if (!e->picture.painted) return;
  // Line feeds, not a cursor movement: the plain style has none.
  out_repeat(e, "\n", e->picture.last_row - e->picture.cursor.row);
  out_text(e, "\r\n");
  e->picture.painted = false;
}

// In the plain style what scrolled off stays as it is.
static bool shows_all(const struct editor *e) {
  const struct picture *picture = &e->picture;
  bool whole = picture->first_row == 0 && picture->last_row == picture->end.row;
  return picture->painted && !picture->has_clock && (whole || e->style == EDITOR_PLAIN);
}

// The line as it was entered: all of it, and without the clock.
void paint_finished(struct editor *e, const wchar_t *line, size_t length) {
  static struct text text;
  adopt_prompt(e);
  text_set(&text, e->painted_prompt, line, length, length);
  struct layout layout = lay_out(&text, e->columns);
  if (!shows_all(e) || !echo_change(e, &text, &layout)) {
    text_copy(&e->picture.text, &text);
    paint_picture(e, (struct window){0, layout.end.row}, &layout, false);
  }
  go_below(e);
  out_flush(e);
}

void paint_abandoned(struct editor *e) {
  if (e->picture.painted && e->picture.has_clock) {
    struct layout layout = {e->picture.cursor, e->picture.end, 0};
    paint_picture(e, (struct window){e->picture.first_row, e->picture.last_row}, &layout, false);
  }
  go_below(e);
  out_flush(e);
}
