/* Pixels and steps of series.h in work-items, for devices whose work-items are lanes. OpenCL C
 * only. */

FATHOM_FN followed series_item_of(global const delta_pixel* pixel, global const uint* offsets) {
    followed now;
    now.z.re = pixel->z[0];
    now.z.im = pixel->z[1];
    now.derivative.re = pixel->derivative[0];
    now.derivative.im = pixel->derivative[1];
    now.c.re = pixel->c[0];
    now.c.im = pixel->c[1];
    now.count = (ints)pixel->count;
    now.m = pixel->m;
    now.offset = offsets[pixel->m];
    return now;
}

FATHOM_FN void series_item_put(const followed* now, uint status, global delta_pixel* pixel) {
    pixel->z[0] = now->z.re;
    pixel->z[1] = now->z.im;
    pixel->derivative[0] = now->derivative.re;
    pixel->derivative[1] = now->derivative.im;
    pixel->count = (ulong)now->count;
    pixel->m = (uint)now->m;
    pixel->status = status;
}

typedef union series_fields {
    delta_step of;
    double at[STEP_FIELDS];
} series_fields;

/* The longest step from an item's m that is good. `keys` are those of item_keys.h. There is no step
 * from the end of an orbit that is not closed; the one found there is ignored by follow(). */
FATHOM_FN follow_step follow_find(const delta_job* job, global const uint4* keys,
                                  const followed* now) {
    const uint m = (uint)now->m, first = (uint)now->offset >> DELTA_LEVEL_BITS;
    const uint key = (uint)word_upper_bits(slope_norm(now->z));
    const uint good = keys_above(keys[2 * m], keys[2 * m + 1], key);
    series_fields fields;
    if (good) {
        global const double* const entry = (global const double*)&job->steps[first + good - 1];
        FATHOM_UNROLL
        for (int field = 0; field < STEP_FIELDS; field += 4)
            words_of_lanes(&entry, field, fields.at + field);
    } else {
        fields.of = delta_exact(job, m < job->bounds.last ? m : 0);
    }
    return step_of_fields(fields.at);
}
