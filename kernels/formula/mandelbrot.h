/* z -> z^p + c, the Mandelbrot set and its powers; p = FATHOM_POWER, 2...8.
 *
 * The derivative follows the chain rule: d -> p z^(p-1) d + seed, where seed is dc in pixels on the
 * parameter plane and 0 on a dynamical plane. */
FATHOM_FN void formula_step(cplx* z, cplx* derivative, cplx c, real seed) {
    cplx lower = *z; /* z^(p-1) */
    for (int i = 2; i < FATHOM_POWER; ++i) lower = cplx_mul(lower, *z);

    cplx coarse;
    coarse.re = real_coarse(lower.re);
    coarse.im = real_coarse(lower.im);
    cplx d = cplx_scale(cplx_mul(coarse, *derivative), real_of_int(FATHOM_POWER));
    d.re = real_add(d.re, seed);
    *derivative = d;

    if (FATHOM_POWER == 2) {
        const real x = z->re, y = z->im;
        z->re = real_fma(real_neg(y), y, real_fma(x, x, c.re));
        z->im = real_fma(real_add(x, x), y, c.im);
    } else {
        const cplx next = cplx_mul(lower, *z);
        z->re = real_add(next.re, c.re);
        z->im = real_add(next.im, c.im);
    }
}
