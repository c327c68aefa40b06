/* Same as domains.h, but one pixel after the other, and by at most `steps` steps of all pixels
 * together. */
FATHOM_FN void follow_run_to_lows(const generic_job* job, const float* lows_of_steps,
                                  const follow_least* leasts, generic_pixel* pixels,
                                  fathom_uint32* list, fathom_uint32 length,
                                  fathom_uint32 steps) {
    for (fathom_uint32 i = 0; i < length && steps; ++i) {
        generic_pixel* const pixel = &pixels[list[i]];
        const delta least = delta_of(leasts[list[i]].mantissa, 0, leasts[list[i]].exponent);
        follow_lows lows;
        lows.of_steps = lows_of_steps;
        lows.least[0] = leasts[list[i]].low;
        followed now = followed_of(pixel);
        int is_low = 0;
        for (; steps && !is_low && pixel->status == DELTA_EXTENDED; --steps) {
            const fathom_uint32 first = job->offsets[now.m] >> DELTA_LEVEL_BITS;
            const fathom_uint32 good = follow_above(&lows, 0, first, follow_good(job, &now));
            const follow_step step = follow_find(job, &now, good);
            follow_once(job, &step, &now, pixel);
            is_low = !delta_is_less(least, step_value(job, now.m, now.z));
        }
        followed_store(&now, pixel);
    }
}
