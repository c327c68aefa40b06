/* z -> w^2 with w = P/Q, P = z^2 + c - 1, Q = 2z + c - 2: Magnet I, of the renormalization of Potts
 * models (Peitgen and Richter, The Beauty of Fractals, 1986, p. 129). The point 1 attracts. */
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE + FATHOM_AT_ONE, FORMULA_MAXIMUM_POWER = 2 };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const cplx one = cplx_from_ints(1, 0), two = cplx_from_ints(2, 0);
    const cplx p = cplx_add(cplx_sqr(*z), cplx_sub(at->c, one));
    const cplx q = cplx_add(cplx_add(*z, *z), cplx_sub(at->c, two));
    const cplx w = cplx_div(p, q);

    /* dw = (2 (z - w) dz + (1 - w) dc) / Q, and d(w^2) = 2w dw. */
    const slope factor = slope_div(slope_of(cplx_add(w, w)), slope_of(q));
    const slope by_z = slope_scale(slope_of(cplx_sub(*z, w)), word_of_int(2));
    const slope by_c = slope_of(cplx_sub(one, w));
    *derivative = tangent_stepped(*derivative, slope_mul(factor, by_z), slope_mul(factor, by_c),
                                  at->seed);
    *z = cplx_sqr(w);
}
