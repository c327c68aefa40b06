/* What cells need of the steps of series.h. */

enum { STEP_POWER = 2, CELL_GOES_BESIDE = 0 };

FATHOM_FN slope rate_slope(rate a) { return a; }
FATHOM_FN rate rate_of_slope(slope a) { return a; }

/* The reference's point after a step. */
FATHOM_FN slope step_target(const follow_step* step) { return step->target; }

/* Takes the lanes of `m` to index 0 of the reference. */
FATHOM_FN void step_restart(const follow_bounds* bounds, mask m, followed* now) {
    now->m = ints_select(m, ints_splat(0), now->m);
    now->offset = ints_select(m, ints_splat(bounds->first_offset), now->offset);
}

FATHOM_FN void pixel_set_slope(FATHOM_GLOBAL delta_pixel* pixel, lane_word re, lane_word im) {
    pixel->derivative[0] = re;
    pixel->derivative[1] = im;
}
