/* What perturbation needs of slopes, in addition to complex.h. */

FATHOM_FN slope slope_mul_add(slope a, slope b, slope c) {
    slope r;
    r.re = word_fma(a.re, b.re, word_fma(word_neg(a.im), b.im, c.re));
    r.im = word_fma(a.re, b.im, word_fma(a.im, b.re, c.im));
    return r;
}

/* max(|re|, |im|) */
FATHOM_FN word slope_norm(slope a) { return word_larger(a.im, a.re); }

FATHOM_FN slope slope_select(mask m, slope a, slope b) {
    a.re = word_select(m, a.re, b.re);
    a.im = word_select(m, a.im, b.im);
    return a;
}
