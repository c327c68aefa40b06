// FATHOM_CHECK aborts on a broken invariant (a bug of ours, never bad input) with file and line.
#pragma once

#include <cstdio>
#include <cstdlib>

#define FATHOM_CHECK(condition)                                                                    \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            std::fprintf(stderr, "%s:%d: broken invariant: %s\n", __FILE__, __LINE__, #condition); \
            std::abort();                                                                          \
        }                                                                                          \
    } while (false)
