/* Entry point of deltas by a formula's own step, beyond the range of doubles. */

FATHOM_ITEMS_KERNEL formula_wide(const formula_bounds bounds, global const formula_point* points,
                                 global const linear_wide_step* table, global const double* radii,
                                 global const uint* offsets,
                                 global const formula_wide_point* wide_points,
                                 FATHOM_ITEMS_ARGUMENTS(formula_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        formula_job job;
        job.points = points;
        job.offsets = offsets;
        job.wide_steps = table;
        job.wide_radii = radii;
        job.wide_points = wide_points;
        job.bounds = bounds;
        item = list[get_global_id(0)];
        formula_pixel pixel = pixels[item];
        formula_advance_pixel(&job, &pixel, steps);
        pixels[item] = pixel;
        status = pixel.status;
    }
    list_items(status == DELTA_WIDE, item, going_on, &lengths[1], &place);
    list_items(status == FATHOM_RUNNING, item, moving, &lengths[0], &place);
}
