/* Steps of series.h in the lanes of a vector. All lanes advance by the same formula: whole steps
 * are loaded, lane by lane, and transposed. C++ only. */

FATHOM_FN void follow_find(const delta_job* job, const followed* now, follow_found* found) {
    lane_ints key, first, levels;
    key.of = word_upper_bits(slope_norm(now->z));
    first.of = now->offset >> DELTA_LEVEL_BITS;
    levels.of = now->offset & ints_splat((1 << DELTA_LEVEL_BITS) - 1);
    __asm__("" : "+m"(key), "+m"(first), "+m"(levels));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 good = keys_above(job->keys + first.at[lane],
                                              (fathom_uint32)levels.at[lane], (int)key.at[lane]);
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
    }
}
