/* Steps of series.h in work-items, for devices whose work-items are lanes. OpenCL C only. */

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
