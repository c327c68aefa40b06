/* Quotients of the numbers of perturbation/number.h, without branches. If a reference comes so
 * near a pole that |b|^2 leaves the range of the numbers, it escapes in that step. */

FATHOM_FN cplx cplx_over_int(cplx a, int n) {
    const word by = word_of_int(n);
    a.re = real_of_words(word_div(a.re.reference, by), word_div(a.re.offset, by));
    a.im = real_of_words(word_div(a.im.reference, by), word_div(a.im.offset, by));
    return a;
}

FATHOM_FN slope slope_div(slope a, slope b) {
    slope conjugate = b;
    conjugate.im = word_neg(b.im);
    return slope_scale(slope_mul(a, conjugate), word_div(word_of_int(1), slope_norm2(b)));
}

/* (A + a)/(B + b) - A/B = (a - b A/B)/(B + b). For B = 0, the reference of the quotient is 0 by
 * definition, and all of it is the offset: see step_run_count(). */
FATHOM_FN cplx cplx_div(cplx a, cplx b) {
    const slope from = {a.re.reference, a.im.reference}, by = {b.re.reference, b.im.reference};
    const slope offset = {a.re.offset, a.im.offset}, by_offset = {b.re.offset, b.im.offset};
    const slope none = slope_from_ints(0, 0);
    const mask is_at_pole = word_less_equal(slope_norm2(by), word_of_int(0));
    const slope quotient = slope_select(is_at_pole, none, slope_div(from, by));
    const slope rest = slope_add(offset, slope_select(is_at_pole, from, none));
    slope moved = slope_mul(quotient, by_offset);
    moved.re = word_add(rest.re, word_neg(moved.re));
    moved.im = word_add(rest.im, word_neg(moved.im));
    const slope change = slope_div(moved, slope_of(b));
    cplx r;
    r.re = real_of_words(quotient.re, change.re);
    r.im = real_of_words(quotient.im, change.im);
    return r;
}

FATHOM_FN cplx cplx_inverse(cplx b) { return cplx_div(cplx_from_ints(1, 0), b); }
