/* Fourier transforms modulo B^P + 1, for products by A. Schönhage and V. Strassen's method, in the
 * way of E. Bainville ("OpenCL Multiprecision", 2010): B = 2^24, a coefficient is P words of
 * 32 bits, and multiplying by a root of unity, B^s, shifts words and negates those that wrap. They
 * are the baseline of kernels/fourier; nothing else uses them. Words are added without carries:
 * words of up to w bits stay exact through 32 - w levels. */
#include "portable.h"

/* Word i of x B^shift modulo B^P + 1, for a shift below 2 P. */
FATHOM_FN int shifted_word(global const int* x, uint words, uint shift, uint i) {
    const uint from = i + 2 * words - shift; /* above 0 */
    const uint wraps = from / words;         /* 2 wraps are none */
    const int word = x[from % words];
    return wraps % 2 == 0 ? word : -word;
}

/* The coefficients that butterfly b of a level reads and writes. The level joins transforms of
 * `length` coefficients, in an order that leaves the coefficients sorted (T. Stockham, 1966).
 * `shift`: the root of unity. */
typedef struct butterfly {
    uint low, high, to, shift;
} butterfly;

FATHOM_FN butterfly butterfly_of(uint b, uint count, uint words, uint length) {
    const uint k = b % length;
    butterfly at;
    at.low = b;
    at.high = b + count / 2;
    at.to = (b - k) * 2 + k;
    at.shift = k * (words / length);
    return at;
}

FATHOM_FN void butterfly_word(global const int* from, global int* to, const butterfly* at,
                              uint words, uint length, uint i) {
    const int low = from[at->low * words + i];
    const int high = shifted_word(from + (size_t)at->high * words, words, at->shift, i);
    to[at->to * words + i] = low + high;
    to[(at->to + length) * words + i] = low - high;
}

/* A level, with a work-item for each butterfly, as in the article. */
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void transform_butterflies(
    global const int* from, global int* to, const uint count, const uint words, const uint length) {
    const uint b = (uint)get_global_id(0);
    if (b >= count / 2) return;
    const butterfly at = butterfly_of(b, count, words, length);
    for (uint i = 0; i < words; ++i) butterfly_word(from, to, &at, words, length, i);
}

/* The same with a work-item for each word, so that neighbours read neighbouring words. */
kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void transform_words(
    global const int* from, global int* to, const uint count, const uint words, const uint length) {
    const uint id = (uint)get_global_id(0), b = id / words;
    if (b >= count / 2) return;
    const butterfly at = butterfly_of(b, count, words, length);
    butterfly_word(from, to, &at, words, length, id % words);
}
