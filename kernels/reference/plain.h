/* The simplest iteration: z without a derivative, and an escape test after every step. It is the
 * baseline of the other kernels; no picture is computed with it. Returns the iteration count. */
FATHOM_FN fathom_uint32 plain_iterate(const plane* at, real start, fathom_uint32 steps) {
    cplx z;
    z.re = start;
    z.im = real_of_int(0);
    tangent unused = tangent_conformal(slope_from_ints(0, 0));
    fathom_uint32 n = 0;
    while (n < steps) {
        formula_step(&z, &unused, at);
        ++n;
        if (!word_less_equal(slope_norm2(slope_of(z)), at->escape_radius2)) break;
    }
    return n;
}
