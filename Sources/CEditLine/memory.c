#include "internal.h"

#include <stdlib.h>
#include <string.h>

void *must_resize(void *block, size_t size) {
  void *resized = realloc(block, size > 0 ? size : 1);
  if (!resized) abort();
  return resized;
}

void buffer_add(struct buffer *b, const char *bytes, size_t length) {
  if (b->length + length + 1 > b->capacity) {
    b->capacity = 2 * (b->length + length + 1);
    b->bytes = must_resize(b->bytes, b->capacity);
  }
  memcpy(b->bytes + b->length, bytes, length);
  b->length += length;
  b->bytes[b->length] = 0;
}
