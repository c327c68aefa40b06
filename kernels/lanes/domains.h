/* Atom domains by direct iteration in lanes: the n >= 1 at which |z_n| is least, up to the pixel's
 * last iteration. */

enum {
    DOMAIN_VECTORS = 4, /* in parallel, so that their latencies overlap */
    DOMAIN_LANES = (int)DOMAIN_VECTORS * (int)FATHOM_LANES
};

/* Takes all pixels from iteration `done` + 1 through iteration `end`. */
FATHOM_FN void domains_advance(domain_pixels* pixels, lane_int done, lane_int end) {
    plane at;
    at.seed = at.escape_radius2 = at.convergence2 = word_splat(0);
    for (int i = 0; i < FATHOM_MAXIMUM_PARAMETERS; ++i)
        at.parameters[i] = word_splat(pixels->parameters[i]);
    for (int first = 0; first < DOMAIN_PIXELS; first += DOMAIN_LANES) {
        cplx z[DOMAIN_VECTORS], c[DOMAIN_VECTORS];
        word least[DOMAIN_VECTORS], before[DOMAIN_VECTORS];
        word period[DOMAIN_VECTORS], last[DOMAIN_VECTORS]; /* the bits of integers */
        FATHOM_UNROLL
        for (int v = 0; v < DOMAIN_VECTORS; ++v) {
            const int place = first + v * (int)FATHOM_LANES;
            c[v].re = word_load(pixels->c[0] + place);
            c[v].im = word_load(pixels->c[1] + place);
            z[v].re = word_load(pixels->z[0] + place);
            z[v].im = word_load(pixels->z[1] + place);
            least[v] = word_load(pixels->least + place);
            before[v] = word_load(pixels->before + place);
            period[v] = word_load((const lane_word*)(pixels->period + place));
            last[v] = word_load((const lane_word*)(pixels->last + place));
        }
        for (lane_int n = done + 1; n <= end; ++n) {
            FATHOM_UNROLL
            for (int v = 0; v < DOMAIN_VECTORS; ++v) {
                tangent unused = tangent_conformal(slope_from_ints(0, 0));
                at.c = c[v];
                formula_step(&z[v], &unused, &at);
                const word norm = slope_norm2(slope_of(z[v]));
                const ints now = ints_splat(n);
                const mask is_over = ints_above(now, (ints)last[v]);
                const word nearer = word_mul(least[v], word_splat(DOMAIN_NEARER * DOMAIN_NEARER));
                const mask is_least = mask_without(word_less(norm, nearer), is_over);
                before[v] = word_select(is_least, least[v], before[v]);
                least[v] = word_select(is_least, norm, least[v]);
                period[v] = word_select(is_least, (word)now, period[v]);
            }
        }
        FATHOM_UNROLL
        for (int v = 0; v < DOMAIN_VECTORS; ++v) {
            const int place = first + v * FATHOM_LANES;
            word_store(z[v].re, pixels->z[0] + place);
            word_store(z[v].im, pixels->z[1] + place);
            word_store(least[v], pixels->least + place);
            word_store(before[v], pixels->before + place);
            word_store(period[v], (lane_word*)(pixels->period + place));
        }
    }
}
