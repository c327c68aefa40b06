/* z -> w^2 with w = P/Q, P = z^3 + 3(c-1)z + (c-1)(c-2), Q = 3z^2 + 3(c-2)z + (c-1)(c-2) + 1:
 * Magnet II (Peitgen and Richter, The Beauty of Fractals, 1986, p. 129). The point 1 attracts. */
enum { FORMULA_ENDS = FATHOM_BY_ESCAPE + FATHOM_AT_ONE, FORMULA_MAXIMUM_POWER = 2 };

FATHOM_FN void formula_step(cplx* z, tangent* derivative, const plane* at) {
    const cplx one = cplx_from_ints(1, 0), two = cplx_from_ints(2, 0);
    const real three = real_of_int(3);
    const cplx c1 = cplx_sub(at->c, one), c2 = cplx_sub(at->c, two);
    const cplx both = cplx_mul(c1, c2);
    const cplx square = cplx_sqr(*z);
    const cplx p = cplx_add(cplx_mul(*z, cplx_add(square, cplx_scale(c1, three))), both);
    const cplx q = cplx_add(
        cplx_scale(cplx_add(square, cplx_mul(c2, *z)), three), cplx_add(both, one));
    const cplx w = cplx_div(p, q);

    /* dw = ((dP/dz - w dQ/dz) dz + (1 - w) (3z + 2c - 3) dc) / Q, and d(w^2) = 2w dw. */
    const slope factor = slope_div(slope_of(cplx_add(w, w)), slope_of(q));
    const cplx p_by_z = cplx_scale(cplx_add(square, c1), three);
    const cplx q_by_z = cplx_scale(cplx_add(cplx_add(*z, *z), c2), three);
    const slope by_z = slope_of(cplx_sub(p_by_z, cplx_mul(w, q_by_z)));
    const cplx both_by_c = cplx_add(cplx_scale(*z, three), cplx_add(c1, c2));
    const slope by_c = slope_of(cplx_mul(cplx_sub(one, w), both_by_c));
    *derivative = tangent_stepped(*derivative, slope_mul(factor, by_z), slope_mul(factor, by_c),
                                  at->seed);
    *z = cplx_sqr(w);
}
