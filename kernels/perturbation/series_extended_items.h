/* Pixels and steps of series_extended.h in work-items. OpenCL C only. */

FATHOM_FN followed series_item_of(global const delta_pixel* pixel) {
    const slope z = {pixel->z[0], pixel->z[1]};
    const slope derivative = {pixel->derivative[0], pixel->derivative[1]};
    followed now;
    now.z = delta_normal(delta_of(z, pixel->z_exponent));
    now.derivative = delta_normal(delta_of(derivative, pixel->derivative_exponent));
    now.c.re = pixel->c[0];
    now.c.im = pixel->c[1];
    now.count = (ints)pixel->count;
    now.m = pixel->m;
    return now;
}

/* A pixel that has escaped, or for which plain doubles are enough again, is stored in doubles; the
 * others are stored with their exponents. */
FATHOM_FN void series_item_put(const followed* now, uint status, global delta_pixel* pixel) {
    const int is_plain = status == FATHOM_RUNNING || status == FATHOM_ESCAPED;
    const ints z_scale = is_plain ? now->z.exponent : 0;
    const ints derivative_scale = is_plain ? now->derivative.exponent : 0;
    const slope z = slope_scaled(now->z.at, z_scale);
    const slope derivative = slope_scaled(now->derivative.at, derivative_scale);
    pixel->z[0] = z.re;
    pixel->z[1] = z.im;
    pixel->derivative[0] = derivative.re;
    pixel->derivative[1] = derivative.im;
    pixel->z_exponent = (int)(now->z.exponent - z_scale);
    pixel->derivative_exponent = (int)(now->derivative.exponent - derivative_scale);
    pixel->count = (ulong)now->count;
    pixel->m = (uint)now->m;
    pixel->status = status;
}

typedef union series_fields {
    delta_wide_step of;
    double at[STEP_FIELDS];
} series_fields;

FATHOM_FN follow_step follow_find(const delta_job* job, const followed* now) {
    const uint m = (uint)now->m;
    global const delta_wide_step* const entry = delta_wide_find(job, m, (int)step_key(now->z));
    series_fields fields;
    fields.of = entry ? *entry
                      : delta_wide_exact(job, m < job->bounds.last ? m : 0, (int)now->z.exponent);
    return step_of_fields(fields.at);
}
