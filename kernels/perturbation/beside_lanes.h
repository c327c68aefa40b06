/* The maps of beside.h in the lanes of a vector. C++ only. */

/* Lets pixels of `lanes` that are close to the reference take the map of the reference's cell, if
 * that is longer than the step that was found. Returns the lanes whose map has yet to be made. */
FATHOM_FN fathom_uint32 cell_find_beside(const delta_cells* cells, const follow_job* job,
                                         const followed* now, fathom_uint32 lanes,
                                         follow_found* found) {
    const beside_place place = beside_place_of(&cells->square, found->from.at, now->z);
    lanes &= mask_bits(place.is_near);
    if (!lanes) return 0;

    const fathom_uint32 period = cells->square.period;
    const lane_int longest = (lane_int)cells->square.most_blocks * period;
    lane_ints cell, m, length;
    cell.of = place.cell;
    m.of = now->m;
    length.of = found->length;
    __asm__("" : "+m"(cell), "+m"(m), "+m"(length));
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        found->beside.map[lane] = (const lane_word*)cells->maps;
    fathom_uint32 waiting = 0;
    lane_ints map_length = {};
    for (; lanes; lanes &= lanes - 1u) {
        const int lane = lowest_bit(lanes);
        const fathom_uint32 at = (fathom_uint32)m.at[lane];
        const lane_int left = (lane_int)(run_end(&job->bounds, at) - at);
        if (left == 0 || length.at[lane] >= longest) continue;
        const fathom_uint32 known = __atomic_load_n(&cells->known[cell.at[lane]], __ATOMIC_ACQUIRE);
        const fathom_uint32 index = known >> DELTA_BLOCK_BITS;
        if (index == 0) {
            if (known != DELTA_CELL_BARE) waiting |= 1u << lane;
            continue;
        }
        const lane_int iterations = (lane_int)(known & DELTA_MOST_BLOCKS) * period;
        if (iterations <= length.at[lane] || iterations > left) continue;
        map_length.at[lane] = iterations;
        found->to.at[lane] = job->points[at + (fathom_uint32)iterations].z;
        found->beside.map[lane] = (const lane_word*)&cells->maps[index];
    }
    const mask is_taken = ints_above(map_length.of, ints_splat(0));
    found->beside.offset = place.offset;
    found->beside.is_taken = is_taken;
    found->length = ints_select(is_taken, map_length.of, found->length);
    return waiting;
}
