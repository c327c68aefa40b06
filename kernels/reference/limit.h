/* A limit of speed: the least arithmetic of a step of z^2 + c, three multiply-adds and an addition.
 * It computes nothing of use. It runs as many steps in parallel as a processor's registers hold. */
enum { LIMIT_STEPS = sizeof(word) == 64 ? 6 : 3 }; /* per lane; AVX-512 has twice the registers */

FATHOM_FN word limit_rounds(word from, fathom_uint32 rounds) {
    const word factor = word_div(word_of_int(1), word_of_int(3));
    word a[LIMIT_STEPS], b[LIMIT_STEPS], c[LIMIT_STEPS], d[LIMIT_STEPS];
    FATHOM_UNROLL
    for (int i = 0; i < LIMIT_STEPS; ++i) {
        a[i] = word_add(from, word_of_int(4 * i));
        b[i] = word_add(from, word_of_int(4 * i + 1));
        c[i] = word_add(from, word_of_int(4 * i + 2));
        d[i] = word_add(from, word_of_int(4 * i + 3));
    }
    for (fathom_uint32 round = 0; round < rounds; ++round) {
        FATHOM_UNROLL
        for (int i = 0; i < LIMIT_STEPS; ++i) {
            a[i] = word_fma(a[i], factor, factor);
            b[i] = word_fma(b[i], factor, factor);
            c[i] = word_fma(c[i], factor, factor);
            d[i] = word_add(d[i], factor);
        }
    }
    word sum = from;
    FATHOM_UNROLL
    for (int i = 0; i < LIMIT_STEPS; ++i)
        sum = word_add(sum, word_add(word_add(a[i], b[i]), word_add(c[i], d[i])));
    return sum;
}
