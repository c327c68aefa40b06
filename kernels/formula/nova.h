/* z -> z - r (z^p - 1)/(p z^(p-1)) + c: Nova (P. Derbyshire), p = FATHOM_POWER. The only parameter
 * is the relaxation r. Powers are those of 1/z, for the reason given in newton.h. */
#define FORMULA_MAXIMUM_POWER 8
#define FORMULA_DIVIDES 1
#define FORMULA_HAS_DELTAS 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_AT_REST };

#ifdef FATHOM_OF_DELTAS
/* Over deltas, with q = z - w of the critical point w that is nearest to the reference, v = 1/z and
 * g = w v:
 *   f = (p - r)/(p - 1) (w + q^2 v (g^(p-2) + 2 g^(p-3) + ... + p - 1)/p) + c,
 *   f' = (p - r)/p q v (1 + g + ... + g^(p-1)). */
FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const word none = word_of_int(0), r = real_word(at->parameters[0]);
    const word left = word_add(word_of_int(FATHOM_POWER), word_neg(r));
    const real share = real_of_words(word_div(left, word_of_int(FATHOM_POWER - 1)), none);
    const cplx one = cplx_from_ints(1, 0);
    cplx q, w;
    q.re = real_of_words(at->known[0], z->re.offset);
    q.im = real_of_words(at->known[1], z->im.offset);
    w.re = real_of_words(word_add(z->re.reference, word_neg(at->known[0])), none);
    w.im = real_of_words(word_add(z->im.reference, word_neg(at->known[1])), none);
    const cplx v = cplx_inverse(*z), g = cplx_mul(w, v);
    cplx sum = one;
    for (int k = 2; k < FATHOM_POWER; ++k)
        sum = cplx_add(cplx_mul(sum, g), cplx_from_ints(k, 0));
    const cplx rise = cplx_mul(cplx_mul(cplx_sqr(q), v), sum);

    const slope ratio = slope_of(g);
    slope by_z = slope_from_ints(1, 0);
    for (int k = 1; k < FATHOM_POWER; ++k) {
        by_z = slope_mul(by_z, ratio);
        by_z.re = word_add(by_z.re, word_of_int(1));
    }
    by_z = slope_mul(by_z, slope_mul(slope_of(q), slope_of(v)));
    by_z = slope_scale(by_z, word_div(left, word_of_int(FATHOM_POWER)));
    *derivative = tangent_stepped(*derivative, by_z, slope_from_ints(1, 0), at->seed);
    *z = cplx_add(cplx_scale(cplx_add(w, cplx_over_int(rise, FATHOM_POWER)), share), at->c);
}
#else
FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const real relaxation = at->parameters[0];
    const cplx inverse = cplx_inverse(*z);
    const cplx lower = power_by_squares(inverse, FATHOM_POWER - 1);

    /* 1 - r + r (1 - 1/p) (1 - z^-p) = (1 - r/p) - r (1 - 1/p) z^-p */
    const word r = real_word(relaxation), p = word_of_int(FATHOM_POWER);
    const word share = word_mul(r, word_div(word_of_int(FATHOM_POWER - 1), p));
    slope by_z = slope_scale(slope_of(cplx_mul(lower, inverse)), word_neg(share));
    by_z.re = word_add(by_z.re, word_add(word_of_int(1), word_neg(word_div(r, p))));
    *derivative = tangent_stepped(*derivative, by_z, slope_from_ints(1, 0), at->seed);

    const cplx step = cplx_over_int(cplx_sub(*z, lower), FATHOM_POWER);
    *z = cplx_add(cplx_sub(*z, cplx_scale(step, relaxation)), at->c);
}
#endif
#endif
