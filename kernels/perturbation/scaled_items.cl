/* Entry points of perturbation in floats: same as perturbation/items.cl, but with one kind of
 * steps. */

/* Starts all pixels of a tile. */
FATHOM_ITEMS_KERNEL scaled_begin(const scaled_start start, const scaled_place place,
                                 const uint count, global scaled_pixel* pixels,
                                 global uint* list) {
    const uint item = (uint)get_global_id(0);
    if (item >= count) return;
    const uint columns = (uint)place.columns, index = pixel_of_item(item, columns, count);
    const int x = sample_pixel(place.x, place.right, place.step, (int)(index % columns));
    const int y = sample_pixel(place.y, place.bottom, place.step, (int)(index / columns));
    cplx c;
    c.re = scaled_along(&place, 0, x, y);
    c.im = scaled_along(&place, 1, x, y);
    const scaled_item now = scaled_started(&start, c);
    pixels[index].c[0] = part_of_real(c.re);
    pixels[index].c[1] = part_of_real(c.im);
    scaled_item_put(&now, FATHOM_RUNNING, &pixels[index]);
    list[item] = index;
}

/* Advances the pixels of a list by at most `steps` steps, and lists the pixels that still run. */
FATHOM_ITEMS_KERNEL scaled_run(const scaled_bounds bounds, global const scaled_step* table,
                               global const uint4* keys, global const uint* offsets,
                               global const scaled_point* orbit, global scaled_pixel* pixels,
                               global const uint* list, const uint length, const uint steps,
                               global uint* going_on, volatile global uint* lengths) {
    local uint place;
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        scaled_tables tables;
        tables.steps = table;
        tables.keys = keys;
        tables.offsets = offsets;
        tables.orbit = orbit;
        item = list[get_global_id(0)];
        scaled_item now = scaled_item_of(&pixels[item]);

        status = FATHOM_RUNNING;
        for (uint step = 0; step < steps && status == FATHOM_RUNNING; ++step)
            status = now.m == 0 && scaled_is_direct(&bounds, now.z, now.derivative)
                         ? scaled_iterate(tables, &bounds, &now)
                         : scaled_advance(tables, &bounds, &now);

        scaled_item_put(&now, status, &pixels[item]);
    }
    list_items(status == FATHOM_RUNNING, item, going_on, &lengths[0], &place);
}
