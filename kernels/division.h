/* Quotients of big floats and of series, for formulas that divide. Those of machine numbers are in
 * number/division.h. */

FATHOM_FN real real_abs(FATHOM_IN(real) a) { return real_is_negative(a) ? real_neg(a) : a; }

/* a / b by R. L. Smith's method (CACM 5, 1962, algorithm 116). Intermediate values stay within the
 * range of the numbers as long as the quotient does. NaN for b = 0. */
FATHOM_FN cplx cplx_div(FATHOM_IN(cplx) a, FATHOM_IN(cplx) b) {
    cplx r;
    if (word_less_equal(real_word(real_abs(b.im)), real_word(real_abs(b.re)))) {
        const real ratio = real_div(b.im, b.re);
        const real scale = real_fma(b.im, ratio, b.re);
        r.re = real_div(real_fma(a.im, ratio, a.re), scale);
        r.im = real_div(real_fnma(a.re, ratio, a.im), scale);
    } else {
        const real ratio = real_div(b.re, b.im);
        const real scale = real_fma(b.re, ratio, b.im);
        r.re = real_div(real_fma(a.re, ratio, a.im), scale);
        r.im = real_div(real_fms(a.im, ratio, a.re), scale);
    }
    return r;
}

FATHOM_FN cplx cplx_over_int(FATHOM_IN(cplx) a, int n) {
    cplx r;
    r.re = real_div(a.re, real_of_int(n));
    r.im = real_div(a.im, real_of_int(n));
    return r;
}

FATHOM_FN cplx cplx_inverse(FATHOM_IN(cplx) b) { return cplx_div(cplx_from_ints(1, 0), b); }
