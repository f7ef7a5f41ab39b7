// Our own UTF-8, because the C library's gives up at the first fault and depends on the locale.
#include "internal.h"

#include <stdlib.h>

static const wchar_t replacement = 0xfffd;

size_t utf8_encode(wchar_t character, char out[4]) {
  uint32_t c = (uint32_t)character;
  if (c < 0x80) {
    out[0] = (char)c;
    return 1;
  }
  if (c < 0x800) {
    out[0] = (char)(0xc0 | c >> 6);
    out[1] = (char)(0x80 | (c & 0x3f));
    return 2;
  }
  if (c < 0x10000) {
    out[0] = (char)(0xe0 | c >> 12);
    out[1] = (char)(0x80 | (c >> 6 & 0x3f));
    out[2] = (char)(0x80 | (c & 0x3f));
    return 3;
  }
  out[0] = (char)(0xf0 | c >> 18);
  out[1] = (char)(0x80 | (c >> 12 & 0x3f));
  out[2] = (char)(0x80 | (c >> 6 & 0x3f));
  out[3] = (char)(0x80 | (c & 0x3f));
  return 4;
}

static int sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return -1;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

int utf8_decode(const unsigned char *bytes, size_t length, wchar_t *character) {
  if (length == 0) return 0;
  int needed = sequence_length(bytes[0]);
  if (needed < 0) return -1;
  if (needed == 1) {
    *character = bytes[0];
    return 1;
  }
  uint32_t c = bytes[0] & (0xffu >> (needed + 1));
  for (int i = 1; i < needed; i++) {
    if ((size_t)i >= length) return 0;
    if ((bytes[i] & 0xc0) != 0x80) return -1;
    c = c << 6 | (bytes[i] & 0x3f);
  }
  bool overlong = (needed == 3 && c < 0x800) || (needed == 4 && c < 0x10000);
  bool surrogate = c >= 0xd800 && c < 0xe000;
  if (overlong || surrogate || c > 0x10ffff) return -1;
  *character = (wchar_t)c;
  return needed;
}

wchar_t *utf8_widen(const char *text, size_t length) {
  wchar_t *wide = must_resize(NULL, (length + 1) * sizeof *wide);
  size_t count = 0;
  for (size_t i = 0; i < length;) {
    int used = utf8_decode((const unsigned char *)text + i, length - i, &wide[count]);
    if (used <= 0) wide[count] = replacement;
    i += used > 0 ? (size_t)used : 1;
    count++;
  }
  wide[count] = 0;
  return wide;
}

void utf8_narrow(struct buffer *out, const wchar_t *text, size_t length) {
  out->length = 0;
  buffer_add(out, "", 0);
  for (size_t i = 0; i < length; i++) {
    char bytes[4];
    buffer_add(out, bytes, utf8_encode(text[i], bytes));
  }
}
