/* Steps of series_extended.h in the lanes of a vector. C++ only. */

FATHOM_FN void follow_find_above(const delta_job* job, const followed* now, const follow_lows* lows,
                                 follow_found* found) {
    lane_ints key, m, exponent;
    key.of = step_key(now->z);
    exponent.of = now->z.exponent;
    m.of = now->m;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane];
        const delta_extended_step* entry = delta_extended_find(job, at, (int)key.at[lane]);
        if (lows && entry) {
            const fathom_uint32 first = job->extended_offsets[at] >> DELTA_LEVEL_BITS;
            const fathom_uint32 good = (fathom_uint32)(entry - job->extended_steps) - first + 1;
            const fathom_uint32 above = follow_above(lows, lane, first, good);
            entry = above ? job->extended_steps + first + above - 1 : 0;
        }
        if (!entry) {
            const fathom_uint32 from = at < job->bounds.last ? at : 0;
            found->exact[lane] = delta_extended_exact(job, from, (int)exponent.at[lane]);
            entry = &found->exact[lane];
        }
        found->entry[lane] = (const lane_word*)entry;
    }
}

/* Same as in series_lanes.h. */
FATHOM_FN delta followed_value(const delta_job* job, const follow_step* step,
                               const followed* now) {
    (void)job;
    const mask is_at_start = ints_equal(now->m, ints_splat(0));
    return delta_normal(
        delta_select(is_at_start, now->z, delta_sum(step->target, now->z)));
}
