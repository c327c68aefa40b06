/* z -> z - r (z^p - 1)/(p z^(p-1)) + c: Nova (P. Derbyshire), p = FATHOM_POWER. The only parameter
 * is the relaxation r. Powers are those of 1/z, for the reason given in newton.h. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_DIVIDES 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_AT_REST };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const real relaxation = at->parameters[0];
    const cplx one = cplx_from_ints(1, 0);
    const cplx inverse = cplx_div(one, *z);
    const cplx lower = power_of(inverse, FATHOM_POWER - 1);

    /* 1 - r + r (1 - 1/p) (1 - z^-p) */
    const word r = real_word(relaxation);
    const word share = word_div(word_of_int(FATHOM_POWER - 1), word_of_int(FATHOM_POWER));
    slope by_z =
        slope_scale(slope_of(cplx_sub(one, cplx_mul(lower, inverse))), word_mul(r, share));
    by_z.re = word_add(by_z.re, word_add(word_of_int(1), word_neg(r)));
    *derivative = tangent_stepped(*derivative, by_z, slope_from_ints(1, 0), at->seed);

    const cplx step = cplx_over_int(cplx_sub(*z, lower), FATHOM_POWER);
    *z = cplx_add(cplx_sub(*z, cplx_scale(step, relaxation)), at->c);
}
#endif
