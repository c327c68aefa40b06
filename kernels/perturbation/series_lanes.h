/* Steps of series.h in the lanes of a vector. All lanes advance by the same formula: whole steps
 * are loaded, lane by lane, and transposed. C++ only. */

/* The steps that all lanes take next. */
typedef struct follow_found {
    const lane_word* entry[FATHOM_LANES];
    delta_step exact[FATHOM_LANES]; /* steps of one iteration, for lanes without a longer one */
} follow_found;

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

FATHOM_FN follow_step follow_load(const follow_found* found) {
    word fields[STEP_FIELDS];
    FATHOM_UNROLL
    for (int field = 0; field < STEP_FIELDS; field += 4)
        words_of_lanes(found->entry, field, fields + field);
    return step_of_fields(fields);
}
