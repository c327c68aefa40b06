/* Steps of series_extended.h in work-items. OpenCL C only. */

typedef union series_fields {
    delta_extended_step of;
    double at[STEP_FIELDS];
} series_fields;

FATHOM_FN follow_step follow_find(const delta_job* job, const followed* now) {
    const uint m = (uint)now->m;
    global const delta_extended_step* const entry =
        delta_extended_find(job, m, (int)step_key(now->z));
    series_fields fields;
    fields.of = entry
                    ? *entry
                    : delta_extended_exact(job, m < job->bounds.last ? m : 0, (int)now->z.exponent);
    return step_of_fields(fields.at);
}
