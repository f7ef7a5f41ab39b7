// Pasted text: collected whole, cleaned, and inserted at one stroke. It is never taken for keys.
#include "internal.h"

#include <stdlib.h>

bool paste_may_hold(unsigned char byte) {
  return (byte >= 32 && byte != 127) || byte == '\t' || byte == '\r' || byte == '\n';
}

void paste_begin(struct editor *e, enum input_mode mode) {
  e->in.mode = mode;
  e->paste.length = 0;
  e->paste_began = e->in.last_byte;
}

// Line ends become LF (tmux sends CR), control characters go; tabs stay, since they were said.
static size_t clean(wchar_t *text) {
  size_t kept = 0;
  for (size_t i = 0; text[i]; i++) {
    wchar_t c = text[i];
    if (c == L'\r' && text[i + 1] == L'\n') continue;
    if (c == L'\r') c = L'\n';
    bool control = (uint32_t)c < 0x20 || (c >= 0x7f && c < 0xa0);
    if (!control || c == L'\n' || c == L'\t') text[kept++] = c;
  }
  // Else the last line break of a copied paragraph would leave an empty row to be submitted.
  while (kept > 0 && text[kept - 1] == L'\n') kept--;
  text[kept] = 0;
  return kept;
}

static size_t without_nuls(struct buffer *b) {
  size_t kept = 0;
  for (size_t i = 0; i < b->length; i++) {
    if (b->bytes[i]) b->bytes[kept++] = b->bytes[i];
  }
  return kept;
}

void paste_insert(struct editor *e) {
  wchar_t *text = utf8_widen(e->paste.bytes, without_nuls(&e->paste));
  if (clean(text) > 0) el_winsertstr(e->el, text);
  free(text);
  e->paste.length = 0;
}
