/* Whether the orbit of a pixel has settled on a cycle that attracts it. Then c is interior, because
 * such a cycle attracts the orbit of 0 (Fatou), and no c outside has one. For z^p + c in the
 * parameter plane. */

enum { FIRST_WINDOW = 256, MOST_RETURNS = 4, MOST_ROUNDS = 6 };

/* a / b */
FATHOM_FN slope slope_over(slope a, slope b) {
    const word size2 = slope_norm2(b);
    slope r;
    r.re = word_div(word_fma(a.re, b.re, word_mul(a.im, b.im)), size2);
    r.im = word_div(word_fma(a.im, b.re, word_neg(word_mul(a.re, b.im))), size2);
    return r;
}

/* Newton's method from z to a cycle of this length, or of a part of it, whose multiplier is less
 * than 1 - 2^-8 in modulus: far enough from 1 for all rounding errors. The multiplier is as exact as
 * z, relatively. `left` are the iterations that it may still take. */
FATHOM_FN int is_near_attracting(cplx z, uint length, const plane* at, uint* left) {
    const word attracting2 = (word)0.99220275f, exact2 = (word)0x1p-24f, farthest2 = (word)16.0f;
    for (int round = 0; round < MOST_ROUNDS && *left >= length; ++round) {
        *left -= length;
        cplx end = z;
        tangent multiplier = tangent_conformal(slope_from_ints(1, 0));
        for (uint i = 0; i < length; ++i) formula_step(&end, &multiplier, at);
        const slope by = multiplier.by_re;
        const slope change = slope_over(slope_of(cplx_sub(end, z)),
                                        slope_add(slope_from_ints(1, 0), slope_neg(by)));
        const word z2 = slope_norm2(slope_of(z)), change2 = slope_norm2(change);
        const word multiplier2 = slope_norm2(by);
        if (change2 * multiplier2 <= exact2 * z2) return multiplier2 < attracting2;
        if (!(change2 <= farthest2 * z2)) return 0;
        z.re = real_add(z.re, real_of_word(change.re));
        z.im = real_add(z.im, real_of_word(change.im));
    }
    return 0;
}

/* Follows the orbit from z, for about `left` iterations at most. A point of it that is near 0 may be
 * near a point of the cycle, if the orbit comes back to it. Each return must be nearer than the last
 * one, since a cycle may have points close together. `at` must have a seed of 0. */
FATHOM_FN int is_attracted(cplx z, const plane* at, uint left) {
    const word quarter = (word)0.25f;
    tangent unused = tangent_conformal(slope_from_ints(0, 0));
    for (uint window = FIRST_WINDOW; window <= left / 2; window *= 2) {
        cplx start = z;
        word least2 = slope_norm2(slope_of(z));
        for (uint i = 0; i < window; ++i) {
            formula_step(&z, &unused, at);
            const word size2 = slope_norm2(slope_of(z));
            if (size2 < least2) least2 = size2, start = z;
        }
        cplx now = start;
        word near2 = quarter * least2;
        uint length = 0;
        for (int i = 0; i < MOST_RETURNS; ++i) {
            word distance2;
            do {
                formula_step(&now, &unused, at);
                ++length;
                distance2 = slope_norm2(slope_of(cplx_sub(now, start)));
            } while (!(distance2 <= near2) && length < window);
            if (!(distance2 <= near2)) break;
            if (is_near_attracting(start, length, at, &left)) return 1;
            near2 = quarter * distance2;
        }
        left -= min(left, window + length);
    }
    return 0;
}
