// Programs on a pseudo-terminal. In C because forkpty can't be called safely from Swift: between
// fork and exec only async-signal-safe functions may run.
#ifndef CPTY_H
#define CPTY_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Starts a program as the leader of a session of its own; returns the terminal's master side,
/// non-blocking, or -1 with errno. `arguments` and `environment` end with NULL.
int cpty_spawn(const char *path, char *const arguments[], char *const environment[],
               const char *directory, int rows, int columns, pid_t *process);

/// Tells the terminal its new size; the kernel sends SIGWINCH.
bool cpty_resize(int master, int rows, int columns);

/// The bytes read, 0 after the time limit, -1 when nothing will come any more.
ssize_t cpty_read(int master, void *bytes, size_t capacity, int milliseconds);

/// The bytes the terminal took, which may be 0; -1 when nobody will read them.
ssize_t cpty_write(int master, const void *bytes, size_t length);

/// Whether the terminal collects whole lines and echoes, as a shell expects to find it.
bool cpty_is_cooked(int master);

/// Waits for the end of the process: its status as from waitpid in `status`; false after the limit.
bool cpty_reap(pid_t process, int milliseconds, int *status);

#endif
