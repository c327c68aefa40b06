/* The pixels behind their first steps, for delta/lanes.h; each has its c. */
FATHOM_FN void delta_begin(const delta_start* start, delta_pixel* pixels, fathom_uint32 count) {
    const int is_wide = start->exponent < DELTA_NARROWEST_EXPONENT;
    const word scale = word_splat(is_wide ? 1 : double_power_of_two(start->exponent));
    const word per_reach = word_splat(start->per_reach);
    const delta_complex zero = {word_splat(0), word_splat(0)};
    for (fathom_uint32 first = 0; first < count; first += FATHOM_LANES) {
        const fathom_uint32 all = FATHOM_LANES, left = count - first;
        const fathom_uint32 lanes = left < all ? left : all;
        delta_lane_reals c[2], at[2], slope[2];
        c[0].of = c[1].of = word_splat(0);
        for (fathom_uint32 lane = 0; lane < lanes; ++lane) {
            c[0].at[lane] = pixels[first + lane].c[0];
            c[1].at[lane] = pixels[first + lane].c[1];
        }

        const delta_complex u = {word_mul(c[0].of, per_reach), word_mul(c[1].of, per_reach)};
        delta_complex z = zero, derivative = zero;
        for (int k = DELTA_START_DEGREE; k > 0; --k) {
            const delta_complex s = {word_splat(start->s[k][0]), word_splat(start->s[k][1])};
            derivative = delta_mul_add(derivative, u, delta_scaled_add(k, s, zero));
            z = delta_mul_add(z, u, s);
        }
        z = delta_mul_add(z, u, zero);
        at[0].of = word_mul(z.re, scale);
        at[1].of = word_mul(z.im, scale);
        slope[0].of = word_mul(word_mul(derivative.re, per_reach), scale);
        slope[1].of = word_mul(word_mul(derivative.im, per_reach), scale);

        for (fathom_uint32 lane = 0; lane < lanes; ++lane) {
            delta_pixel* const pixel = &pixels[first + lane];
            for (int i = 0; i < 2; ++i) {
                pixel->z[i] = at[i].at[lane];
                pixel->derivative[i] = slope[i].at[lane];
            }
            pixel->z_exponent = pixel->derivative_exponent = is_wide ? start->exponent : 0;
            pixel->count = start->steps;
            pixel->m = start->steps;
            pixel->status = is_wide ? DELTA_WIDE : FATHOM_RUNNING;
        }
    }
}
