/* Entry points of the kernels in lanes: one work-item has a part of the pixels. */

/* What one work-item takes, of `share` pixels each. */
FATHOM_FN lane_rows rows_of_item(global lane_word* words, uint stride, global uint* counts,
                                 global const uint* list, uint pixels, uint share) {
    const size_t first = get_global_id(0) * share;
    lane_rows rows;
    rows.words = words;
    rows.stride = stride;
    rows.counts = counts;
    rows.list = list + first;
    rows.pixels = first < pixels ? min(share, (uint)(pixels - first)) : 0u;
    return rows;
}

#define FATHOM_LANES_ARGUMENTS                                                               \
    global lane_word *words, const uint stride, global uint *counts, global const uint *list, \
        const uint pixels, const uint share, const uint steps, const uint block,             \
        const uint blocks, const uint is_ahead, const lane_word seed, const lane_word radius2

#define FATHOM_LANES_ROWS                                                            \
    lane_rows rows = rows_of_item(words, stride, counts, list, pixels, share);       \
    rows.steps = steps;                                                              \
    rows.block = block;                                                              \
    rows.blocks = blocks;                                                            \
    rows.is_ahead = is_ahead;                                                        \
    rows.seed = seed;                                                                \
    rows.escape_radius2 = radius2;                                                   \
    if (rows.pixels == 0) return;

#define FATHOM_LANES_KERNEL kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void

FATHOM_LANES_KERNEL first(FATHOM_LANES_ARGUMENTS) {
    FATHOM_LANES_ROWS
    rows.words += get_global_id(0) * share;
    rows.counts += get_global_id(0) * share;
    lanes_first(rows);
}

FATHOM_LANES_KERNEL counted(FATHOM_LANES_ARGUMENTS) {
    FATHOM_LANES_ROWS
    lanes_counted(rows);
}

FATHOM_LANES_KERNEL scout(FATHOM_LANES_ARGUMENTS) {
    FATHOM_LANES_ROWS
    lanes_scout(rows);
}
