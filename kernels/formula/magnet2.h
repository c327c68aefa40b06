/* z -> w^2 with w = (z^3 + 3(c-1)z + (c-1)(c-2))/(3z^2 + 3(c-2)z + (c-1)(c-2) + 1): Magnet II
 * (Peitgen and Richter, The Beauty of Fractals, 1986, p. 129). The point 1 attracts orbits.
 *
 * With u = z - 1, r = z + c - 1 and Q = u^2 + u r + r^2, w is 1 - c + r^3/Q, and
 * dw = (3 u^2 r^2 dz - u^3 (u + 2r) dc)/Q^2. */
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
    const cplx square = cplx_sqr(r);
    const cplx q = cplx_add(cplx_mul(u, cplx_add(u, r)), square);
    cplx w = cplx_add(cplx_sub(one, at->c), cplx_div(cplx_mul(square, r), q));
    keep_factor(&w, at);

    /* d(w^2) = 2w dw */
    const slope twice_w = slope_of(cplx_add(w, w)), u_slope = slope_of(u);
    const slope u_over_q = slope_div(u_slope, slope_of(q));
    const slope both = slope_mul(u_over_q, slope_of(r));
    const slope by_z = slope_scale(slope_mul(both, both), word_of_int(3));
    const slope tail = slope_mul(u_slope, slope_of(cplx_add(u, cplx_add(r, r))));
    const slope by_c = slope_scale(slope_mul(slope_mul(u_over_q, u_over_q), tail), word_of_int(-1));
    *derivative = tangent_stepped(*derivative, slope_mul(twice_w, by_z), slope_mul(twice_w, by_c),
                                  at->seed);
    *z = cplx_sqr(w);
}
#endif
