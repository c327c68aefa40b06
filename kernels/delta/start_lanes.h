/* As delta_start_at, in lanes and to the same bits: the pixels behind their first steps; each has its
 * c. */
FATHOM_FN word start_product(word a, word b, word c, word d, word e) { /* a b - c d + e */
    return word_add(word_add(word_mul(a, b), word_neg(word_mul(c, d))), e);
}
FATHOM_FN word start_sum(word a, word b, word c, word d, word e) { /* a b + c d + e */
    return word_add(word_add(word_mul(a, b), word_mul(c, d)), e);
}

FATHOM_FN void delta_begin(const delta_start* start, delta_pixel* pixels, fathom_uint32 count) {
    const int is_wide = start->scale == 0;
    const word scale = word_splat(is_wide ? 1 : start->scale), reach = word_splat(start->reach);
    const word zero = word_splat(0);
    for (fathom_uint32 first = 0; first < count; first += FATHOM_LANES) {
        const fathom_uint32 all = FATHOM_LANES, left = count - first;
        const fathom_uint32 lanes = left < all ? left : all;
        delta_lane_reals re, im, z[2], slope[2];
        re.of = im.of = z[0].of = z[1].of = slope[0].of = slope[1].of = zero;
        for (fathom_uint32 lane = 0; lane < lanes; ++lane) {
            re.at[lane] = pixels[first + lane].c[0];
            im.at[lane] = pixels[first + lane].c[1];
        }

        const word x = word_div(re.of, reach), y = word_div(im.of, reach);
        for (int k = DELTA_START_DEGREE; k > 0; --k) {
            const word s[2] = {word_splat(start->s[k][0]), word_splat(start->s[k][1])};
            const word slope_re = start_product(slope[0].of, x, slope[1].of, y,
                                                word_splat(start->s[k][0] * k));
            slope[1].of =
                start_sum(slope[0].of, y, slope[1].of, x, word_splat(start->s[k][1] * k));
            slope[0].of = slope_re;
            const word z_re = start_product(z[0].of, x, z[1].of, y, s[0]);
            z[1].of = start_sum(z[0].of, y, z[1].of, x, s[1]);
            z[0].of = z_re;
        }
        const word z_re = word_mul(start_product(z[0].of, x, z[1].of, y, zero), scale);
        z[1].of = word_mul(start_sum(z[0].of, y, z[1].of, x, zero), scale);
        z[0].of = z_re;
        for (int i = 0; i < 2; ++i)
            slope[i].of = word_mul(word_div(slope[i].of, reach), scale);

        for (fathom_uint32 lane = 0; lane < lanes; ++lane) {
            delta_pixel* const pixel = &pixels[first + lane];
            for (int i = 0; i < 2; ++i) {
                pixel->z[i] = z[i].at[lane];
                pixel->derivative[i] = slope[i].at[lane];
            }
            pixel->z_exponent = pixel->derivative_exponent = is_wide ? start->exponent : 0;
            pixel->count = pixel->m = start->steps;
            pixel->status = is_wide ? DELTA_WIDE : FATHOM_RUNNING;
        }
    }
}
