/* Pixels of series_scaled.h in work-items: how they are loaded, stored and started. OpenCL C
 * only. */

FATHOM_FN followed scaled_item_of(global const scaled_pixel* pixel) {
    followed now;
    now.z.at = cplx_of_parts(pixel->z[0], pixel->z[1]);
    now.z.exponent = pixel->z_exponent;
    now.derivative.at.re = pixel->derivative[0];
    now.derivative.at.im = pixel->derivative[1];
    now.derivative.exponent = pixel->derivative_exponent;
    now.c = cplx_of_parts(pixel->c[0], pixel->c[1]);
    now.count = (ints)pixel->count;
    now.m = pixel->m;
    return now;
}

FATHOM_FN void scaled_item_put(const followed* now, uint status, global scaled_pixel* pixel) {
    pixel->z[0] = part_of_real(now->z.at.re);
    pixel->z[1] = part_of_real(now->z.at.im);
    pixel->derivative[0] = now->derivative.at.re;
    pixel->derivative[1] = now->derivative.at.im;
    pixel->z_exponent = now->z.exponent;
    pixel->derivative_exponent = now->derivative.exponent;
    pixel->count = (ulong)now->count;
    pixel->m = (uint)now->m;
    pixel->status = status;
}

/* origin + x column + y row */
FATHOM_FN real scaled_along(const scaled_place* place, int part, int x, int y) {
    return real_dot(real_of_int(x), real_of_part(place->column[part]), real_of_int(y),
                    real_of_part(place->row[part]), real_of_part(place->origin[part]));
}

FATHOM_FN followed scaled_started(const scaled_start* start, cplx c) {
    const real per_radius = real_of_part(start->per_radius);
    cplx u;
    u.re = real_mul(c.re, per_radius);
    u.im = real_mul(c.im, per_radius);
    const slope coarse = slope_of(u);
    cplx z = cplx_from_ints(0, 0);
    slope derivative = slope_from_ints(0, 0);
    for (int k = DELTA_START_DEGREE; k >= 0; --k) {
        const cplx s = cplx_of_parts(start->s[k][0], start->s[k][1]);
        if (k > 0)
            derivative =
                slope_mul_add(derivative, coarse, slope_scale(slope_of(s), word_of_int(k)));
        z = cplx_mul_add(z, u, s);
    }
    followed now;
    now.z = delta_of(z, start->exponent);
    now.derivative =
        rate_of(slope_scale(derivative, real_word(per_radius)), start->exponent);
    now.c = c;
    now.count = start->steps;
    now.m = start->m;
    return now;
}
