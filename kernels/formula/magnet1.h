/* z -> w^2 with w = (z^2 + c - 1)/(2z + c - 2): Magnet I, from the renormalization of Potts models
 * (Peitgen and Richter, The Beauty of Fractals, 1986, p. 129). The point 1 attracts orbits.
 *
 * With u = z - 1, r = z + c - 1 and Q = u + r, w = 1 - c + r^2/Q, and
 * dw = (2 u r dz - u^2 dc)/Q^2. */
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
    const cplx q = cplx_add(u, r);
    cplx w = cplx_add(cplx_sub(one, at->c), cplx_div(cplx_sqr(r), q));
    keep_factor(&w, at);

    /* d(w^2) = 2w dw */
    const slope inverse = slope_div(slope_from_ints(1, 0), slope_of(q));
    const slope u_over_q = slope_mul(slope_of(u), inverse);
    const slope twice_r_over_q = slope_mul(slope_of(cplx_add(r, r)), inverse);
    const slope factor = slope_mul(slope_of(cplx_add(w, w)), u_over_q);
    const slope by_c = slope_scale(slope_mul(factor, u_over_q), word_of_int(-1));
    *derivative = tangent_stepped(*derivative, slope_mul(factor, twice_r_over_q), by_c, at->seed);
    *z = cplx_sqr(w);
}
#endif
