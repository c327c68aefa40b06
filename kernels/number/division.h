/* Quotients of machine numbers, for formulas that divide. */

/* conj(b) / |b|^2. NaN for b = 0. Numbers whose |b|^2 would lose digits or leave the range are
 * scaled by a power of two, which changes no digit; few are. */
FATHOM_FN cplx cplx_inverse(cplx b) {
    real scale = real_of_int(1);
    real norm2 = real_fma(b.re, b.re, real_mul(b.im, b.im));
    const word large = word_far(), small = word_div(word_of_int(1), large);
    const word size2 = slope_norm2(slope_of(b)); /* never NaN where a sum of two words is */
    const mask is_small = word_less(size2, small);
    const mask is_large = word_less(large, size2);
    const int is_scaled = mask_any(is_small | is_large);
    if (is_scaled) {
        const word up = word_select(is_small, large, word_of_int(1));
        scale = real_of_word(word_select(is_large, small, up));
        b = cplx_scale(b, scale);
        norm2 = real_fma(b.re, b.re, real_mul(b.im, b.im));
    }
    b.im = real_neg(b.im);
    const cplx r = cplx_scale(b, real_div(real_of_int(1), norm2));
    return is_scaled ? cplx_scale(r, scale) : r;
}

/* Correct as long as 1/b is in range. */
FATHOM_FN cplx cplx_div(cplx a, cplx b) { return cplx_mul(a, cplx_inverse(b)); }

FATHOM_FN cplx cplx_over_int(cplx a, int n) {
    return cplx_scale(a, real_div(real_of_int(1), real_of_int(n)));
}
