/* The maps of beside.h in work-items. OpenCL C only. Uses cell_tables.h. */

/* Same as cell_find_beside() of beside_lanes.h, for one pixel. If the map has yet to be made, its
 * block is claimed, and the result is 1. */
FATHOM_FN uint cell_item_find_beside(cell_tables cells, const delta_square* square,
                                     const follow_job* job, const followed* now,
                                     follow_step* found) {
    const beside_place place = beside_place_of(square, found->from.at, now->z);
    const uint at = (uint)now->m, left = run_end(&job->bounds, at) - at;
    const ints longest = (ints)square->most_blocks * square->period;
    if (!place.is_near || found->length >= longest || left == 0) return 0;
    const uint cell = (uint)place.cell, known = cells.known[cell];
    if (known < CELL_MADE) {
        if (known == DELTA_CELL_BARE) return 0;
        cell_claim(cells, cell_block_of(cell));
        return 1;
    }
    const ints iterations = (ints)(known - CELL_MADE) * square->period;
    found->beside.map[0] = (global const lane_word*)&cells.maps[cell];
    if (iterations <= found->length || iterations > left) return 0;
    found->length = iterations;
    found->to.at[0] = job->points[at + (uint)iterations].z;
    found->beside.offset = place.offset;
    found->beside.is_taken = 1;
    return 0;
}
