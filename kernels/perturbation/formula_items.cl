/* Entry points of deltas by a formula's own step, in doubles. */

/* Starts all pixels of a tile. */
FATHOM_ITEMS_KERNEL formula_begin(const formula_start start, const delta_place place,
                                  const uint count, global formula_pixel* pixels,
                                  global uint* list) {
    const uint item = (uint)get_global_id(0);
    if (item >= count) return;
    const uint index = pixel_of_item(item, (uint)place.columns, count);
    const double2 point = point_of_pixel(&place, index);
    pixels[index] = formula_started(&start, point.x, point.y);
    list[item] = index;
}

FATHOM_ITEMS_KERNEL formula_narrow(const formula_bounds bounds, global const formula_point* points,
                                   global const linear_step* table, global const uint4* keys,
                                   global const uint* offsets, global formula_kept* kept,
                                   FATHOM_ITEMS_ARGUMENTS(formula_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        formula_job job;
        job.points = points;
        job.steps = table;
        job.offsets = offsets;
        job.bounds = bounds;
        item = list[get_global_id(0)];
        formula_lanes now = formula_item_of(&pixels[item], &kept[item]);

        status = FATHOM_RUNNING;
        for (uint step = 0; step < steps && status == FATHOM_RUNNING; ++step) {
            const formula_found found = formula_item_find(&job, keys, &now);
            status = formula_status(formula_advance(&bounds, &found, &now), 0);
        }
        formula_item_put(&now, status, &pixels[item], &kept[item]);
    }
    list_items(status == FATHOM_RUNNING, item, going_on, &lengths[0], &place);
    if (bounds.is_wide) list_items(status == DELTA_WIDE, item, moving, &lengths[1], &place);
}
