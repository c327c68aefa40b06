/* Quotients of the numbers of perturbation/number.h, without branches. If a reference comes so
 * near a pole that |b|^2 leaves the range of the numbers, it escapes in that step. */

FATHOM_FN slope slope_div(slope a, slope b) {
    slope conjugate = b;
    conjugate.im = word_neg(b.im);
    return slope_scale(slope_mul(a, conjugate), word_div(word_of_int(1), slope_norm2(b)));
}

/* (A + a)/(B + b) - A/B = (a - b A/B)/(B + b) */
FATHOM_FN cplx cplx_div(cplx a, cplx b) {
    const slope from = {a.re.reference, a.im.reference}, by = {b.re.reference, b.im.reference};
    const slope offset = {a.re.offset, a.im.offset}, by_offset = {b.re.offset, b.im.offset};
    const slope quotient = slope_div(from, by);
    slope moved = slope_mul(quotient, by_offset);
    moved.re = word_add(offset.re, word_neg(moved.re));
    moved.im = word_add(offset.im, word_neg(moved.im));
    const slope change = slope_div(moved, slope_of(b));
    cplx r;
    r.re = real_of_words(quotient.re, change.re);
    r.im = real_of_words(quotient.im, change.im);
    return r;
}
