/* Steps of series_extended.h in the lanes of a vector. C++ only. */

FATHOM_FN void follow_find(const delta_job* job, const followed* now, follow_found* found) {
    lane_ints key, m, exponent;
    key.of = step_key(now->z);
    exponent.of = now->z.exponent;
    m.of = now->m;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane];
        const delta_extended_step* entry = delta_extended_find(job, at, (int)key.at[lane]);
        if (!entry) {
            const fathom_uint32 from = at < job->bounds.last ? at : 0;
            found->exact[lane] = delta_extended_exact(job, from, (int)exponent.at[lane]);
            entry = &found->exact[lane];
        }
        found->entry[lane] = (const lane_word*)entry;
    }
}
