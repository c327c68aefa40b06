/* Entry points of cell maps: one advances pixels by the table and through cells, similar to
 * series_items.cl; the other makes maps. The program defines CELL_TABLES, the arguments of the
 * reference's tables, `keys` among them, and CELL_SET_TABLES(job), which gives them to a job. */

/* Advances each item of a list by at most `steps` steps. Lists the items that go on, including
 * items that wait for a map, and adds the number of all steps to lengths[1]. */
FATHOM_ITEMS_KERNEL cell_run(const follow_bounds bounds, const delta_square square,
                             CELL_TABLES, global const delta_cell* maps, global uint* known,
                             global uint* claimed, global follow_pixel* pixels,
                             global const uint* list, const uint length, const uint steps,
                             global uint* going_on, volatile global uint* lengths) {
    local uint place, all;
    if (get_local_id(0) == 0) all = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint item = 0, status = FATHOM_ESCAPED;
    if (get_global_id(0) < length) {
        follow_job job;
        CELL_SET_TABLES(job);
        job.bounds = bounds;
        cell_tables cells;
        cells.maps = maps;
        cells.known = known;
        cells.claimed = claimed;
        item = list[get_global_id(0)];
        followed now = item_of(&job, &pixels[item]);

        const uint before = pixels[item].status;
        status = before == DELTA_IN_CELLS || before == DELTA_AT_NEW_CELL ? DELTA_IN_CELLS
                                                                         : FATHOM_RUNNING;
        uint step = 0;
        for (; step < steps && (status == FATHOM_RUNNING || status == DELTA_IN_CELLS); ++step)
            status = status == DELTA_IN_CELLS
                         ? cell_item_advance(cells, &square, bounds.limit, &now)
                         : cell_item_approach(cells, &job, keys, &square, &now);
        atomic_add(&all, step);
        item_put(&now, status, &pixels[item]);
    }
    const int goes_on = status == FATHOM_RUNNING || status == DELTA_IN_CELLS ||
                        status == DELTA_AT_NEW_CELL || status == DELTA_BESIDE_NEW_CELL;
    list_items(goes_on, item, going_on, &lengths[0], &place);
    if (get_local_id(0) == 0) atomic_add(&lengths[1], all);
}

/* Makes the maps of `count` claimed blocks, from the block `first` of that list on. */
FATHOM_ITEMS_KERNEL cell_make(const delta_square square, global const double* orbit,
                              global const uint* claimed, const uint first, const uint count,
                              global delta_cell* maps, global uint* known) {
    const uint index = (uint)get_global_id(0) >> 2 * CELL_BLOCK_BITS;
    if (index >= count) return;
    const uint place = (uint)get_global_id(0) & (CELL_BLOCK * CELL_BLOCK - 1);
    const uint cell = claimed[1 + first + index] + place % CELL_BLOCK +
                      (place / CELL_BLOCK << DELTA_CELL_BITS);
    known[cell] = cell_item_make(&square, orbit, cell, &maps[cell]);
}
