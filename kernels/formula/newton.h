/* z -> z - (z^n - 1)/(n z^(n-1)): Newton's method for the roots of unity, n = FATHOM_POWER. It is
 * computed as z - (z - z^(1-n))/n, which overflows only if the next z does. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_DIVIDES 1
#define FORMULA_HAS_DELTAS 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_AT_REST };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    (void)at;
    const cplx inverse = cplx_inverse(*z);
    const cplx lower = power_by_squares(inverse, FATHOM_POWER - 1);

    /* (1 - 1/n) (1 - z^-n) */
    const word share = word_div(word_of_int(FATHOM_POWER - 1), word_of_int(FATHOM_POWER));
    const slope scaled = slope_scale(derivative->by_re, share);
    const slope less = slope_mul(slope_neg(slope_of(cplx_mul(lower, inverse))), scaled);
    *derivative = tangent_conformal(slope_add(scaled, less));
    *z = cplx_sub(*z, cplx_over_int(cplx_sub(*z, lower), FATHOM_POWER));
}
#endif
