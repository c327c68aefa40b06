/* Entry points of perturbation. A work-item has one pixel. Each call takes a list of running pixels
 * and writes the lists for the next calls. */

/* Starts all pixels of a tile. */
FATHOM_ITEMS_KERNEL delta_begin(const delta_start start, const delta_place place, const uint count,
                                global delta_pixel* pixels, global uint* list) {
    const uint item = (uint)get_global_id(0);
    if (item >= count) return;
    const uint index = pixel_of_item(item, (uint)place.columns, count);
    const double2 c = point_of_pixel(&place, index);
    double z[2], slope[2];
    delta_start_values(&start, c.x, c.y, z, slope);
    pixels[index] = delta_started(&start, c.x, c.y, z[0], z[1], slope[0], slope[1]);
    list[item] = index;
}

FATHOM_ITEMS_KERNEL delta_narrow(const delta_bounds bounds, global const delta_step* table,
                                 global const uint4* keys, global const uint* offsets,
                                 global const double2* orbit, FATHOM_ITEMS_ARGUMENTS(delta_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        delta_tables tables;
        tables.steps = table;
        tables.keys = keys;
        tables.offsets = offsets;
        tables.orbit = orbit;
        item = list[get_global_id(0)];
        delta_item now = delta_item_of(&pixels[item], offsets);

        status = FATHOM_RUNNING;
        delta_complex target;
        for (uint step = 0; step < steps && status == FATHOM_RUNNING; ++step)
            status = now.m == 0 && delta_is_direct(&bounds, now.z, now.derivative)
                         ? delta_item_iterate(tables, &bounds, &now, 32)
                         : delta_item_advance(tables, &bounds, &now, &target);

        delta_item_put(&now, status, &pixels[item]);
    }
    list_items(status == FATHOM_RUNNING, item, going_on, &lengths[0], &place);
    if (bounds.has_wide_steps)
        list_items(status == DELTA_WIDE, item, moving, &lengths[1], &place);
}

FATHOM_ITEMS_KERNEL delta_wide(const delta_bounds bounds, global const delta_wide_step* table,
                               global const int* keys, global const uint* offsets,
                               global const delta_wide_point* points, global const double2* orbit,
                               FATHOM_ITEMS_ARGUMENTS(delta_pixel)) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        wide_tables tables;
        tables.steps = table;
        tables.keys = keys;
        tables.offsets = offsets;
        tables.points = points;
        tables.orbit = orbit;
        item = list[get_global_id(0)];
        global delta_pixel* const pixel = &pixels[item];
        wide_item now;
        now.z = wide_normal(
            wide_of((delta_complex)(pixel->z[0], pixel->z[1]), pixel->z_exponent));
        now.derivative =
            wide_normal(wide_of((delta_complex)(pixel->derivative[0], pixel->derivative[1]),
                                pixel->derivative_exponent));
        now.c = (delta_complex)(pixel->c[0], pixel->c[1]);
        now.count = pixel->count;
        now.m = pixel->m;

        status = DELTA_WIDE;
        for (uint step = 0; step < steps && status == DELTA_WIDE; ++step)
            status = wide_item_advance(tables, &bounds, &now);

        /* A pixel that has escaped, or for which plain doubles are enough again, is stored in
         * doubles; the others are stored with their exponents. */
        const int is_narrow = status == FATHOM_RUNNING || status == FATHOM_ESCAPED;
        const int z_scale = is_narrow ? now.z.exponent : 0;
        const int derivative_scale = is_narrow ? now.derivative.exponent : 0;
        const delta_complex z = delta_scaled(now.z.at, z_scale);
        const delta_complex derivative = delta_scaled(now.derivative.at, derivative_scale);
        pixel->z[0] = z.x;
        pixel->z[1] = z.y;
        pixel->derivative[0] = derivative.x;
        pixel->derivative[1] = derivative.y;
        pixel->z_exponent = now.z.exponent - z_scale;
        pixel->derivative_exponent = now.derivative.exponent - derivative_scale;
        pixel->count = now.count;
        pixel->m = now.m;
        pixel->status = status;
    }
    list_items(status == DELTA_WIDE, item, going_on, &lengths[1], &place);
    list_items(status == FATHOM_RUNNING, item, moving, &lengths[0], &place);
}
