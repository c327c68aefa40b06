/* Steps of series.h in the lanes of a vector. All lanes advance by the same formula: whole steps
 * are loaded, lane by lane, and transposed. C++ only. */

FATHOM_FN void follow_find_above(const delta_job* job, const followed* now, const follow_lows* lows,
                                 follow_found* found) {
    lane_ints key, first, levels;
    key.of = word_upper_bits(slope_norm(now->z));
    first.of = now->offset >> DELTA_LEVEL_BITS;
    levels.of = now->offset & ints_splat((1 << DELTA_LEVEL_BITS) - 1);
    __asm__("" : "+m"(key), "+m"(first), "+m"(levels));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        fathom_uint32 good = keys_above(job->keys + first.at[lane],
                                        (fathom_uint32)levels.at[lane], (int)key.at[lane]);
        if (lows) good = follow_above(lows, lane, (fathom_uint32)first.at[lane], good);
        const delta_step* entry = job->steps + first.at[lane] + good - 1;
        if (__builtin_expect(good == 0, 0)) {
            /* There is no step from the end of an orbit that is not closed. The one taken here is
             * ignored by follow(). */
            lane_ints m;
            m.of = now->m;
            const fathom_uint32 at = (fathom_uint32)m.at[lane];
            found->exact[lane] = delta_exact(job, at < job->bounds.last ? at : 0);
            entry = &found->exact[lane];
        }
        found->entry[lane] = (const lane_word*)entry;
        __builtin_prefetch(entry);
        __builtin_prefetch((const char*)entry + 64);
    }
}
FATHOM_FN void follow_find(const delta_job* job, const followed* now, follow_found* found) {
    follow_find_above(job, now, 0, found);
}

/* The values of pixels that have just taken a step, and go on. */
FATHOM_FN delta followed_value(const delta_job* job, const follow_step* step,
                               const followed* now) {
    (void)job;
    const mask is_at_start = ints_equal(now->m, ints_splat(0));
    return delta_select(is_at_start, now->z, delta_sum(step->target, now->z));
}
