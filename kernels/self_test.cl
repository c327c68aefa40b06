/* Tests on a device, before its first picture, what all other kernels rely on.
 *
 * `in` holds a, b and c, for which ab + c is 0 if and only if the product is rounded on its own;
 * the smallest normal number; one half; a point, re and im; the square of an escape radius; and a
 * number so small that only a second word can hold it next to one half. */
#include "program/word.h"
#include FATHOM_ITERATION
kernel void self_test(global const word* in, global word* out, global uint* count) {
    out[0] = word_fma(in[0], in[1], in[2]);
    out[1] = word_add(word_mul(in[0], in[1]), in[2]);
    out[2] = word_mul(in[3], in[4]);
    const real wide = real_add(real_of_word(in[4]), real_of_word(in[8]));
    out[3] = real_word(real_sub(wide, real_of_word(in[4])));

    plane at;
    at.c.re = real_of_word(in[5]);
    at.c.im = real_of_word(in[6]);
    at.seed = word_of_int(1);
    at.escape_radius2 = in[7];
    orbit now = direct_start(at.c, real_of_int(0), at.seed, 0);
    uint status;
    count[0] = direct_advance(&now, &at, 10000u, &status);
    count[1] = status;
}
