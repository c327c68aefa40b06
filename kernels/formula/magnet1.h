/* z -> w^2 with w = (z^2 + c - 1)/(2z + c - 2): Magnet I, from the renormalization of Potts models
 * (Peitgen and Richter, The Beauty of Fractals, 1986, p. 129). The point 1 attracts orbits.
 *
 * With u = z - 1, r = z + c - 1 and Q = u + r, w = 1 - c + r^2/Q, and
 * dw = u/Q (2 r/Q dz - u/Q dc). */
#define FORMULA_MAXIMUM_POWER 2
#define FORMULA_DIVIDES 1
#define FORMULA_HAS_DELTAS 1

#ifndef FATHOM_FACTS_ONLY
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE + FATHOM_AT_ONE };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const cplx one = cplx_from_ints(1, 0);
    const cplx u = cplx_sub(*z, one);
    cplx r = cplx_add(u, at->c);
    keep_factor(&r, at);
    const cplx inverse = cplx_inverse(cplx_add(u, r));
    const cplx r_over_q = cplx_mul(r, inverse);
    cplx w = cplx_add(cplx_sub(one, at->c), cplx_mul(r, r_over_q));
    keep_factor(&w, at);

    /* d(w^2) = 2w dw */
    const slope u_over_q = slope_mul(slope_of(u), slope_of(inverse));
    const slope by_z = slope_of(cplx_add(r_over_q, r_over_q));
    const tangent inner = tangent_stepped(*derivative, by_z, slope_neg(u_over_q), at->seed);
    const slope factor = slope_mul(slope_of(cplx_add(w, w)), u_over_q);
    *derivative = tangent_conformal(slope_mul(factor, inner.by_re));
    *z = cplx_sqr(w);
}
#endif
