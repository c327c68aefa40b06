/* Does what perturbation/cells.h does, but with one pixel or one cell in each work-item. Uses
 * items.h, cell_map.h and cell_tables.h. OpenCL C only. */

/* One step by the map of the item's cell, if the cell has one. Returns the status. */
FATHOM_FN uint cell_item_advance(cell_tables cells, const delta_square* square, ulong limit,
                                 followed* now) {
    slope w = now->z;
    const cell_place place = cell_place_of(square, w);
    if (!cell_is_inside(&place)) return FATHOM_RUNNING;
    const uint cell = (uint)cell_index(&place);

    /* The map is loaded even if it may not exist, so that both loads run at the same time. */
    const uint known = cells.known[cell];
    word fields[CELL_FIELDS];
    global const double2* const map = (global const double2*)&cells.maps[cell];
    FATHOM_UNROLL
    for (int i = 0; i < CELL_FIELDS / 2; ++i) {
        const double2 pair = map[i];
        fields[2 * i] = pair.x;
        fields[2 * i + 1] = pair.y;
    }
    if (known < CELL_MADE) {
        if (known == DELTA_CELL_BARE) return FATHOM_RUNNING;
        cell_claim(cells, cell_block_of(cell));
        return DELTA_AT_NEW_CELL;
    }
    const ulong count = (ulong)now->count + (ulong)(known - CELL_MADE) * square->period;
    if (count > limit) return DELTA_CELLS_AT_LIMIT;

    slope derivative = rate_slope(now->derivative);
    cell_follow(fields, place.offset, now->c, &w, &derivative);
    now->derivative = rate_of_slope(derivative);
    now->z = w;
    now->count = (ints)count;
    return DELTA_IN_CELLS;
}

/* One step of the table, or by a map beside the reference. It may lead into the square. Returns the
 * status. */
FATHOM_FN uint cell_item_approach(cell_tables cells, const follow_job* job,
                                  global const uint4* keys, const delta_square* square,
                                  followed* now) {
    follow_step step = follow_find(job, keys, now);
    if (cell_item_find_beside(cells, square, job, now, &step)) return DELTA_BESIDE_NEW_CELL;
    follow_ends ends = follow(&job->bounds, &step, now);
    ends.repeats = mask_all(0);
    const uint status = follow_status(ends, 0, FATHOM_RUNNING, DELTA_EXTENDED);
    slope w;
    if (status != FATHOM_RUNNING ||
        !cell_is_entered(square, now->z, step_target(&step), now->m == 0, &w))
        return status;
    now->z = w;
    step_restart(&job->bounds, mask_all(1), now);
    return DELTA_IN_CELLS;
}

/* Makes the longest map of a cell that is good and ends in the square. Returns what is then known
 * of the cell. */
FATHOM_FN uint cell_item_make(const delta_square* square, global const double* orbit, uint cell,
                              global delta_cell* map) {
    const int row[2] = {(int)(cell % DELTA_CELLS), (int)(cell / DELTA_CELLS)};
    cell_series now;
    now.w.hi.re = (row[0] - DELTA_CELLS / 2) * square->side;
    now.w.hi.im = (row[1] - DELTA_CELLS / 2) * square->side;
    now.w.lo = cell_splat(0, 0);
    now.of_c2 = cell_splat(0, 0);
    FATHOM_UNROLL
    for (int i = 0; i <= CELL_DEGREE; ++i) now.t[i] = cell_splat(i == 0, 0);
    FATHOM_UNROLL
    for (int i = 0; i <= CELL_C_DEGREE + 1; ++i) now.b[i] = cell_splat(0, 0);

    uint known = DELTA_CELL_BARE;
    for (uint blocks = 1; blocks <= square->most_blocks; ++blocks) {
        for (uint i = 0; i < square->period; ++i)
            cell_iterate(cell_point(orbit + 4 * i), square->pixel, &now);
        now.w = wide_add(now.w, cell_point(orbit + 4 * square->period));
        if (!cell_is_good(square, &now)) break;
        const cell_place place = cell_place_of(square, now.w.hi);
        if (!cell_is_inside(&place)) continue;
        known = CELL_MADE | blocks;
        word fields[CELL_FIELDS];
        cell_fields_of(&now, fields);
        FATHOM_UNROLL
        for (int i = 0; i < CELL_FIELDS / 2; ++i)
            ((global double2*)map)[i] = (double2)(fields[2 * i], fields[2 * i + 1]);
    }
    return known;
}
