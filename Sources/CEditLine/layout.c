// Where a terminal puts each character. A full row leaves the cursor beyond its last cell (the
// column equals the width) until the next character wraps it: "pending wrap".
#include "internal.h"

#include <stdlib.h>
#include <string.h>

// An escape sequence in a prompt takes no room: ESC, then '[' with its parameters and final byte.
static size_t escape_length(const struct text *text, size_t start) {
  size_t i = start + 1;
  if (i >= text->prompt_length || text->characters[i] != L'[') return 1;
  for (i++; i < text->prompt_length; i++) {
    if (text->characters[i] >= 0x40 && text->characters[i] <= 0x7e) return i + 1 - start;
  }
  return text->prompt_length - start;
}

// Marks, embeddings, overrides and isolates: they would turn the prompt and the clock around.
static bool turns_row(wchar_t c) {
  uint32_t code = (uint32_t)c;
  return code == 0x61c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069);
}

bool has_no_picture(wchar_t c) { return wcwidth(c) < 0 || turns_row(c); }

int character_width(wchar_t c) {
  // A tab is kept in the line, since it was said, and painted as one cell: its real width would
  // depend on the column, and differ on every terminal that was resized.
  if (c == L'\t') return 1;
  if ((uint32_t)c < 0x20 || c == 0x7f) return 2;
  return has_no_picture(c) ? 1 : wcwidth(c);
}

bool walk_step(struct walk *walk, struct glyph *glyph) {
  const struct text *text = walk->text;
  if (walk->next >= text->length) return false;
  wchar_t c = text->characters[walk->next];
  *glyph = (struct glyph){.start = walk->next, .length = 1, .place = walk->at};
  if (c == L'\n') {
    glyph->line_break = true;
    walk->at = (struct place){walk->at.row + 1, 0};
  } else if (c == 27 && walk->next < text->prompt_length) {
    glyph->length = escape_length(text, walk->next);
  } else {
    glyph->width = character_width(c);
    if (glyph->width > 0 && walk->at.column + glyph->width > walk->columns) {
      walk->at = (struct place){walk->at.row + 1, 0};
    }
    glyph->place = walk->at;
    walk->at.column += glyph->width;
  }
  walk->next += glyph->length;
  return true;
}

static struct place within(struct place place, int columns) {
  if (place.column >= columns) place.column = columns - 1;
  return place;
}

struct layout lay_out(const struct text *text, int columns) {
  struct layout layout = {.first_row_end = -1};
  struct walk walk = {.text = text, .columns = columns};
  struct glyph glyph;
  bool cursor_met = false;
  while (walk_step(&walk, &glyph)) {
    if (!cursor_met && glyph.start >= text->cursor) {
      layout.cursor = within(glyph.place, columns);
      cursor_met = true;
    }
    if (glyph.line_break && glyph.place.row == 0) layout.first_row_end = glyph.place.column;
  }
  if (walk.at.column >= columns) walk.at = (struct place){walk.at.row + 1, 0};
  layout.end = walk.at;
  if (!cursor_met) layout.cursor = walk.at;
  if (walk.at.row == 0) layout.first_row_end = walk.at.column;
  return layout;
}

int text_width(const wchar_t *characters) {
  size_t length = wcslen(characters);
  struct text text = {
      .characters = (wchar_t *)characters, .length = length, .prompt_length = length};
  struct walk walk = {.text = &text, .columns = INT32_MAX};
  struct glyph glyph;
  while (walk_step(&walk, &glyph)) continue;
  return walk.at.column;
}

static void text_reserve(struct text *text, size_t length) {
  if (length <= text->capacity) return;
  text->capacity = 2 * length;
  text->characters = must_resize(text->characters, text->capacity * sizeof(wchar_t));
}

void text_set(struct text *text, const wchar_t *prompt, const wchar_t *line, size_t length,
              size_t cursor) {
  text->prompt_length = wcslen(prompt);
  text->length = text->prompt_length + length;
  text->cursor = text->prompt_length + cursor;
  text_reserve(text, text->length + 1);
  wmemcpy(text->characters, prompt, text->prompt_length);
  wmemcpy(text->characters + text->prompt_length, line, length);
}

void text_copy(struct text *to, const struct text *from) {
  text_reserve(to, from->length + 1);
  wmemcpy(to->characters, from->characters, from->length);
  to->length = from->length;
  to->prompt_length = from->prompt_length;
  to->cursor = from->cursor;
}
