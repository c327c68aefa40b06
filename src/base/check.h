// FATHOM_CHECK aborts with file and line if an invariant is broken: a bug of ours, never bad input.
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
