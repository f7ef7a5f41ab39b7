// libedit asks here for each key, and calls here for the keys that are ours.
#include "internal.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static struct editor *editor_of(EditLine *el) {
  struct editor *e = NULL;
  el_get(el, EL_CLIENTDATA, &e);
  return e;
}

static bool line_is_empty(const struct editor *e) {
  const LineInfoW *line = el_wline(e->el);
  return line->buffer == line->lastchar;
}

// A line that was emptied begins anew: its first key is the one that comes now.
static void note_key(struct editor *e, wchar_t key) {
  bool empty = line_is_empty(e);
  if (empty) e->pasted = false;
  if (key == KEY_PASTE) e->pasted = true;
  if (empty || !e->key_seen) e->first_key = key == KEY_PASTE ? e->paste_began : e->in.last_byte;
  e->key_seen = true;
  e->needs_paint = true;
}

// The text to begin with goes in as keys too, because each read of libedit's empties the line.
static bool next_initial_key(struct editor *e, wchar_t *key) {
  if (e->initial) {
    *key = KEY_INITIAL;
  } else if (e->lefts > 0) {
    e->lefts--;
    *key = KEY_LEFT;
  } else {
    return false;
  }
  e->needs_paint = true;
  return true;
}

// libedit's incremental search writes its own prompt and pattern into the line, after a line
// break and behind the cursor. A read that ends there has to leave the search first, to get the
// line back. What a person wrote can look the same.
static bool may_be_searching(const struct editor *e) {
  const LineInfoW *line = el_wline(e->el);
  const wchar_t *c = line->lastchar;
  while (c > line->buffer && c[-1] != L'\n') c--;
  if (c == line->buffer || line->cursor >= c || line->lastchar - c < 4) return false;
  bool named = wmemcmp(c, L"bck", 3) == 0 || wmemcmp(c, L"fwd", 3) == 0;
  return named && (c[3] == L':' || c[3] == L'?');
}

static void keep_text(struct editor *e) {
  const LineInfoW *line = el_wline(e->el);
  size_t length = (size_t)(line->lastchar - line->buffer);
  free(e->kept);
  e->kept = must_resize(NULL, (length + 1) * sizeof(wchar_t));
  wmemcpy(e->kept, line->buffer, length);
  e->kept[length] = 0;
  e->kept_lefts = (size_t)(line->lastchar - line->cursor);
  e->result.had_text = length > 0;
}

// Ctrl-G leaves a search. A line that looks the same after it was none, and counts as it was.
static int leave(struct editor *e, wchar_t *key) {
  bool searching = may_be_searching(e);
  if (!searching || !e->search_left) keep_text(e);
  if (searching && !e->search_left) {
    e->search_left = true;
    *key = 7;
    return 1;
  }
  *key = 0;
  errno = EINTR;
  return -1;
}

static int read_key(EditLine *el, wchar_t *key) {
  struct editor *e = editor_of(el);
  // Keeps libedit from setting the terminal back at the end of the read.
  el_set(el, EL_EDITMODE, 0);
  if (next_initial_key(e, key)) return 1;
  while (!e->over) {
    run_wake_if_due(e);
    int64_t look_again;
    enum key found = e->over ? KEY_AGAIN : next_key(e, key, &look_again);
    if (found == KEY_READY) {
      note_key(e, *key);
      return 1;
    }
    if (found == KEY_INTERRUPT) end_read(e, EDITOR_INTERRUPTED);
    if (found == KEY_SUSPEND) suspend(e);
    if (found != KEY_NONE) continue;
    // In this order: who sees the prompt may type at once.
    terminal_make_raw(e);
    paint_if_needed(e);
    wait_for_input(e, look_again);
  }
  return leave(e, key);
}

static unsigned char on_paste(EditLine *el, int key) {
  (void)key;
  paste_insert(editor_of(el));
  return CC_REFRESH;
}

static unsigned char on_initial(EditLine *el, int key) {
  (void)key;
  struct editor *e = editor_of(el);
  el_winsertstr(el, e->initial);
  free(e->initial);
  e->initial = NULL;
  return CC_REFRESH;
}

static unsigned char on_line_break(EditLine *el, int key) {
  (void)key;
  return el_winsertstr(el, L"\n") == 0 ? CC_REFRESH : CC_ERROR;
}

static unsigned char on_clear(EditLine *el, int key) {
  (void)key;
  paint_clear_screen(editor_of(el));
  return CC_NORM;
}

static unsigned char on_complete(EditLine *el, int key) {
  (void)key;
  struct editor *e = editor_of(el);
  if (!e->callbacks.complete) return CC_ERROR;
  const LineInfoW *line = el_wline(el);
  struct buffer typed = {0};
  utf8_narrow(&typed, line->buffer, (size_t)(line->cursor - line->buffer));
  bool changed = e->callbacks.complete(e->callbacks.context, typed.bytes);
  free(typed.bytes);
  return changed ? CC_REFRESH : CC_ERROR;
}

void keys_install(struct editor *e) {
  el_wset(e->el, EL_GETCFN, read_key);
  el_set(e->el, EL_ADDFN, "rehearse-paste", "insert pasted text", on_paste);
  el_set(e->el, EL_ADDFN, "rehearse-initial", "insert the text to begin with", on_initial);
  el_set(e->el, EL_ADDFN, "rehearse-line-break", "insert a line break", on_line_break);
  el_set(e->el, EL_ADDFN, "rehearse-clear", "clear the screen", on_clear);
  el_set(e->el, EL_ADDFN, "rehearse-complete", "complete a command", on_complete);
}

static void bind_both(struct editor *e, const char *key, const char *function) {
  el_set(e->el, EL_BIND, key, function, NULL);
  el_set(e->el, EL_BIND, "-a", key, function, NULL);
}

// After each editrc: its `bind -e` and `bind -v` reset the maps.
void keys_bind(struct editor *e) {
  bind_both(e, "\\233", "ed-prev-char");
  bind_both(e, "\\234", "rehearse-initial");
  bind_both(e, "\\235", "rehearse-paste");
  bind_both(e, "\\236", "rehearse-line-break");
  bind_both(e, "^L", "rehearse-clear");
  el_set(e->el, EL_BIND, "^I", "rehearse-complete", NULL);
  const char *map = NULL;
  el_get(e->el, EL_EDITOR, &map);
  if (map && strcmp(map, "vi") == 0) {
    // It would start vi on the line, across our picture; the program has its own way to an editor.
    el_set(e->el, EL_BIND, "-a", "v", "ed-unassigned", NULL);
    return;
  }
  el_set(e->el, EL_BIND, "\\e^M", "rehearse-line-break", NULL);
  el_set(e->el, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_set(e->el, EL_BIND, "\\e[1;5C", "em-next-word", NULL);
  el_set(e->el, EL_BIND, "\\e[1;5D", "ed-prev-word", NULL);
  el_set(e->el, EL_BIND, "\\e[3~", "ed-delete-next-char", NULL);
}
