/* Iteration as one writes it down first: z alone, a look at every step. What the other kernels are
 * measured against; no picture is made of it. */
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
