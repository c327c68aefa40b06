/* Quotients of machine numbers, without branches, for formulas that divide. */

/* a / b, as R. L. Smith's method (CACM 5, 1962, algorithm 116) with the reciprocal of its
 * denominator: |b|^2 is not computed, so intermediate values stay within the range of the numbers
 * as long as the quotient and 1/b do. NaN for b = 0. A product with a rounded reciprocal has one
 * rounding error more than a quotient. */
FATHOM_FN cplx cplx_div(cplx a, cplx b) {
    const mask is_wide = word_less_equal(word_abs(real_word(b.im)), word_abs(real_word(b.re)));
    const real big = real_select(is_wide, b.re, b.im), small = real_select(is_wide, b.im, b.re);
    const real ratio = real_div(small, big);
    const real scale = real_div(real_of_int(1), real_fma(small, ratio, big));
    const real along = real_select(is_wide, a.re, a.im), across = real_select(is_wide, a.im, a.re);
    const real turned = real_neg(a.re);
    const real lower = real_select(is_wide, turned, a.im);
    const real upper = real_select(is_wide, a.im, turned);
    cplx r;
    r.re = real_mul(real_fma(across, ratio, along), scale);
    r.im = real_mul(real_fma(lower, ratio, upper), scale);
    return r;
}

FATHOM_FN cplx cplx_over_int(cplx a, int n) {
    return cplx_scale(a, real_div(real_of_int(1), real_of_int(n)));
}

/* Has the operations of cplx_div(), so that compilers merge those of equal denominators. */
FATHOM_FN slope slope_div(slope a, slope b) {
    const mask is_wide = word_less_equal(word_abs(b.im), word_abs(b.re));
    const word big = word_select(is_wide, b.re, b.im), small = word_select(is_wide, b.im, b.re);
    const word ratio = word_div(small, big);
    const word scale = word_div(word_of_int(1), word_fma(small, ratio, big));
    const word along = word_select(is_wide, a.re, a.im), across = word_select(is_wide, a.im, a.re);
    const word turned = word_neg(a.re);
    const word lower = word_select(is_wide, turned, a.im);
    const word upper = word_select(is_wide, a.im, turned);
    slope r;
    r.re = word_mul(word_fma(across, ratio, along), scale);
    r.im = word_mul(word_fma(lower, ratio, upper), scale);
    return r;
}
