/* Complex arithmetic over `real` and over `word`. Each operation has one fixed form. */

FATHOM_FN cplx cplx_add(FATHOM_IN(cplx) a, FATHOM_IN(cplx) b) {
    cplx r;
    r.re = real_add(a.re, b.re);
    r.im = real_add(a.im, b.im);
    return r;
}

FATHOM_FN cplx cplx_sub(FATHOM_IN(cplx) a, FATHOM_IN(cplx) b) {
    cplx r;
    r.re = real_sub(a.re, b.re);
    r.im = real_sub(a.im, b.im);
    return r;
}

FATHOM_FN cplx cplx_scale(FATHOM_IN(cplx) a, FATHOM_IN(real) s) {
    cplx r;
    r.re = real_mul(a.re, s);
    r.im = real_mul(a.im, s);
    return r;
}

FATHOM_FN cplx cplx_mul(FATHOM_IN(cplx) a, FATHOM_IN(cplx) b) {
    cplx r;
    r.re = real_fms(a.re, b.re, real_mul(a.im, b.im));
    r.im = real_fma(a.re, b.im, real_mul(a.im, b.re));
    return r;
}

FATHOM_FN cplx cplx_sqr(FATHOM_IN(cplx) a) {
    cplx r;
    if (FATHOM_FEW_PRODUCTS)
        r.re = real_mul(real_add(a.re, a.im), real_sub(a.re, a.im));
    else
        r.re = real_fms(a.re, a.re, real_mul(a.im, a.im));
    r.im = real_mul(real_add(a.re, a.re), a.im);
    return r;
}

FATHOM_FN cplx cplx_from_ints(int re, int im) {
    cplx r;
    r.re = real_of_int(re);
    r.im = real_of_int(im);
    return r;
}

FATHOM_FN mask cplx_equal(FATHOM_IN(cplx) a, FATHOM_IN(cplx) b) {
    return real_equal(a.re, b.re) & real_equal(a.im, b.im);
}

/* ---- Slopes */

FATHOM_FN slope slope_of(FATHOM_IN(cplx) a) {
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

FATHOM_FN slope slope_neg(slope a) {
    a.re = word_neg(a.re);
    a.im = word_neg(a.im);
    return a;
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

FATHOM_FN word slope_norm2(slope a) { return word_fma(a.re, a.re, word_mul(a.im, a.im)); }

/* ---- Tangents */

/* The derivative at the start, if z changes by `step` from one pixel to the next. */
FATHOM_FN tangent tangent_of(word step) {
    tangent t;
    t.by_re = t.by_im = slope_from_ints(0, 0);
    t.by_re.re = t.by_im.im = step;
    return t;
}

/* The tangent of a holomorphic function with this derivative. */
FATHOM_FN tangent tangent_conformal(slope derivative) {
    tangent t;
    t.by_re = derivative;
    t.by_im.re = word_neg(derivative.im);
    t.by_im.im = derivative.re;
    return t;
}

/* The tangent after one part of z has changed its sign: by |x| for x < 0, or by conj(z). */
FATHOM_FN tangent tangent_flipped_re(tangent t) {
    t.by_re.re = word_neg(t.by_re.re);
    t.by_im.re = word_neg(t.by_im.re);
    return t;
}

FATHOM_FN tangent tangent_flipped_im(tangent t) {
    t.by_re.im = word_neg(t.by_re.im);
    t.by_im.im = word_neg(t.by_im.im);
    return t;
}
