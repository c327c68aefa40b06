/* What cells need of the steps of generic.h, for z^p + c. */

FATHOM_FN slope rate_slope(rate a) { return a.by_re; }
FATHOM_FN rate rate_of_slope(slope a) { return tangent_conformal(a); }

/* The reference's point after a step. */
FATHOM_FN slope step_target(const follow_step* step) {
    word point[4];
    step_point(&step->to, point);
    const slope target = {point[0], point[1]};
    return target;
}

/* Takes the lanes of `m` to index 0 of the reference. */
FATHOM_FN void step_restart(const follow_bounds* bounds, mask m, followed* now) {
    (void)bounds;
    now->m = ints_select(m, ints_splat(0), now->m);
}

/* The index at which the orbit that has index m ends. */
FATHOM_FN fathom_uint32 run_end(const follow_bounds* bounds, fathom_uint32 m) {
    fathom_uint32 end = 0xffffffffu;
    for (int i = run_count(bounds) - 1; i >= 0; --i)
        if (bounds->ends[i] >= m && bounds->ends[i] < end) end = bounds->ends[i];
    return end;
}

FATHOM_FN void pixel_set_slope(FATHOM_GLOBAL generic_pixel* pixel, lane_word re, lane_word im) {
    pixel->derivative[0] = pixel->derivative[3] = re;
    pixel->derivative[1] = im;
    pixel->derivative[2] = -im;
}
