/* Steps of generic.h in work-items, and what their pixels keep from call to call. OpenCL C only. */

/* A pixel that has run before goes on comparing itself with the earlier state that it kept. */
FATHOM_FN followed item_kept(followed now, global const generic_kept* kept) {
    if (kept->renew == 0) return now;
    now.kept.re = kept->z[0];
    now.kept.im = kept->z[1];
    now.kept_m = (ints)kept->m;
    now.step = kept->step;
    now.renew = kept->renew;
    return now;
}

FATHOM_FN void item_keep(const followed* now, global generic_kept* kept) {
    kept->z[0] = now->kept.re;
    kept->z[1] = now->kept.im;
    kept->m = (uint)now->kept_m;
    kept->step = now->step;
    kept->renew = now->renew;
}

/* Same as follow_find() of generic_lanes.h, but with the keys of item_keys.h. */
FATHOM_FN follow_step follow_find(const generic_job* job, global const uint4* keys,
                                  const followed* now) {
    const uint m = (uint)now->m, first = job->offsets[m] >> DELTA_LEVEL_BITS;
    const uint key = (uint)word_upper_bits(slope_norm(now->z));
    const uint good = keys_above(keys[2 * m], keys[2 * m + 1], key);
    const uint length = good ? job->bounds.first_length << good : 1;
    follow_step found;
    found.length = length;
    found.from.at[0] = job->points[m].z;
    found.to.at[0] = job->points[run_ends_at(&job->bounds, m) ? m : m + length].z;
    found.linear.at[0] = good ? job->steps[first + good - 1].a : job->points[m].z;
    found.beside = beside_none();
    found.code = STEP_HAS_PHASES ? phase_code(&job->bounds, m) : 0;
    found.start = STEP_HAS_PHASES ? phase_start(&job->bounds, m + length) : 0;
    return found;
}
