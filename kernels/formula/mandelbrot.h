/* z -> z^p + c, the Mandelbrot set and its powers; p = FATHOM_POWER, 2...8.
 *
 * The derivative follows the chain rule: d -> p z^(p-1) d + seed, where seed is dc in pixels on the
 * parameter plane and 0 on a dynamical plane. */
FATHOM_FN void formula_step(cplx* z, slope* derivative, cplx c, word seed) {
    const slope coarse = slope_of(*z);
    slope lower = coarse; /* z^(p-1) */
    for (int i = 2; i < FATHOM_POWER; ++i) lower = slope_mul(lower, coarse);
    slope d = slope_scale(slope_mul(lower, *derivative), word_of_int(FATHOM_POWER));
    d.re = word_add(d.re, seed);
    *derivative = d;

    if (FATHOM_POWER == 2) {
        const real x = z->re, y = z->im;
        z->re = real_fma(real_neg(y), y, real_fma(x, x, c.re));
        z->im = real_fma(real_add(x, x), y, c.im);
    } else {
        cplx power = *z;
        for (int i = 1; i < FATHOM_POWER; ++i) power = cplx_mul(power, *z);
        z->re = real_add(power.re, c.re);
        z->im = real_add(power.im, c.im);
    }
}
