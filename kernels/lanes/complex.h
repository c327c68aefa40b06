/* What kernels/complex.h becomes over lanes: as it is, with masks for what it decides. */
FATHOM_FN cplx cplx_add(cplx a, cplx b) {
    cplx r;
    r.re = real_add(a.re, b.re);
    r.im = real_add(a.im, b.im);
    return r;
}

FATHOM_FN cplx cplx_mul(cplx a, cplx b) {
    cplx r;
    r.re = real_fma(a.re, b.re, real_neg(real_mul(a.im, b.im)));
    r.im = real_fma(a.re, b.im, real_mul(a.im, b.re));
    return r;
}

FATHOM_FN mask cplx_equal(cplx a, cplx b) {
    return real_equal(a.re, b.re) & real_equal(a.im, b.im);
}

FATHOM_FN cplx cplx_select(mask m, cplx a, cplx b) {
    a.re = real_select(m, a.re, b.re);
    a.im = real_select(m, a.im, b.im);
    return a;
}

FATHOM_FN slope slope_of(cplx a) {
    slope r;
    r.re = real_word(a.re);
    r.im = real_word(a.im);
    return r;
}

FATHOM_FN slope slope_from_ints(int re, int im) {
    slope r;
    r.re = word_of_int(re);
    r.im = word_of_int(im);
    return r;
}

FATHOM_FN slope slope_add(slope a, slope b) {
    slope r;
    r.re = word_add(a.re, b.re);
    r.im = word_add(a.im, b.im);
    return r;
}

FATHOM_FN slope slope_mul(slope a, slope b) {
    slope r;
    r.re = word_fma(a.re, b.re, word_neg(word_mul(a.im, b.im)));
    r.im = word_fma(a.re, b.im, word_mul(a.im, b.re));
    return r;
}

FATHOM_FN slope slope_scale(slope a, word s) {
    slope r;
    r.re = word_mul(a.re, s);
    r.im = word_mul(a.im, s);
    return r;
}

FATHOM_FN slope slope_select(mask m, slope a, slope b) {
    a.re = word_select(m, a.re, b.re);
    a.im = word_select(m, a.im, b.im);
    return a;
}

FATHOM_FN word slope_norm2(slope a) { return word_fma(a.re, a.re, word_mul(a.im, a.im)); }

FATHOM_FN tangent tangent_conformal(slope derivative) {
    tangent t;
    t.by_re = derivative;
    t.by_im.re = word_neg(derivative.im);
    t.by_im.im = derivative.re;
    return t;
}
