/* z -> w^2 with w = (z^3 + 3(c-1)z + (c-1)(c-2))/(3z^2 + 3(c-2)z + (c-1)(c-2) + 1): Magnet II
 * (Peitgen and Richter, The Beauty of Fractals, 1986, p. 129). The point 1 attracts orbits.
 *
 * With u = z - 1, r = z + c - 1 and Q = u^2 + u r + r^2, w is 1 - c + r^3/Q, and
 * dw = 3 (u r/Q)^2 dz - u^2/Q (u^2/Q + 2 u r/Q) dc. */
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
    const cplx square = cplx_sqr(r), sum = cplx_add(u, r);
    const cplx inverse = cplx_inverse(cplx_add(cplx_mul(u, sum), square));
    cplx w = cplx_add(cplx_sub(one, at->c), cplx_mul(cplx_mul(square, r), inverse));
    keep_factor(&w, at);

    /* d(w^2) = 2w dw */
    const slope u_slope = slope_of(u), u_over_q = slope_mul(u_slope, slope_of(inverse));
    const slope both = slope_mul(u_over_q, slope_of(r)), twice = slope_add(both, both);
    const slope by_z = slope_scale(slope_mul(both, both), word_of_int(3));
    const slope own = slope_mul(u_slope, u_over_q);
    const slope by_c = slope_neg(slope_mul(own, slope_add(own, twice)));
    const tangent inner = tangent_stepped(*derivative, by_z, by_c, at->seed);
    *derivative = tangent_conformal(slope_mul(slope_of(cplx_add(w, w)), inner.by_re));
    *z = cplx_sqr(w);
}
#endif
