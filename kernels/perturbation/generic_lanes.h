/* Steps of generic.h in the lanes of a vector. C++ only. */

typedef follow_step follow_found;

/* The steps that all lanes take next. */
FATHOM_FN void follow_find_above(const generic_job* job, const followed* now,
                                 const follow_lows* lows, follow_found* found) {
    lane_ints key, m, length, code, start;
    key.of = word_upper_bits(slope_norm(now->z));
    m.of = now->m;
    code.of = start.of = ints_splat(0);
    __asm__("" : "+m"(key), "+m"(m));
    FATHOM_UNROLL
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        const fathom_uint32 at = (fathom_uint32)m.at[lane], offset = job->offsets[at];
        const fathom_uint32 first = offset >> DELTA_LEVEL_BITS;
        const fathom_uint32 levels = offset & ((1u << DELTA_LEVEL_BITS) - 1u);
        fathom_uint32 good = keys_above(job->keys + first, levels, (int)key.at[lane]);
        if (lows) good = follow_above(lows, lane, first, good);
        const fathom_uint32 count = good ? job->bounds.first_length << good : 1;
        const generic_point* const from = job->points + at;
        length.at[lane] = count;
        found->from.at[lane] = from->z;
        found->to.at[lane] = run_ends_at(&job->bounds, at) ? from->z : from[count].z;
        found->linear.at[lane] = good ? job->steps[first + good - 1].a : job->points->z;
        if (!STEP_HAS_PHASES) continue;
        code.at[lane] = phase_code(&job->bounds, at);
        start.at[lane] = phase_start(&job->bounds, at + count);
    }
    found->beside = beside_none();
    found->length = length.of;
    found->code = code.of;
    found->start = start.of;
}

/* The values of pixels that have just taken a step, and go on. */
FATHOM_FN delta followed_value(const generic_job* job, const follow_step* step,
                               const followed* now) {
    (void)step;
    lane_ints m;
    m.of = now->m;
    step_rows points;
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        points.at[lane] = job->points[m.at[lane]].z;
    return step_value(&points, now->z);
}

FATHOM_FN follow_step follow_load(const follow_found* found) { return *found; }
