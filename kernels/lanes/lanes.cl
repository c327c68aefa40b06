/* Entry points of the kernels in lanes: one work-item has a part of the pixels. */

#define FATHOM_LANES_ARGUMENTS                                                                    \
    global lane_word *words, const uint stride, global uint *counts, const uint steps,            \
        const lane_word seed, const lane_word radius2

#define FATHOM_LANES_ROWS     \
    lane_rows rows;           \
    rows.words = words;       \
    rows.stride = stride;     \
    rows.counts = counts;     \
    rows.steps = steps;       \
    rows.seed = seed;         \
    rows.escape_radius2 = radius2;

#define FATHOM_LANES_KERNEL kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void

FATHOM_LANES_KERNEL counted(FATHOM_LANES_ARGUMENTS, global lane_part* parts) {
    FATHOM_LANES_ROWS
    rows.part = &parts[get_global_id(0)];
    lanes_count(rows);
}

/* `share` of the listed pixels for each work-item. */
FATHOM_LANES_KERNEL scout(FATHOM_LANES_ARGUMENTS, global const uint* list, const uint pixels,
                          const uint share, const uint block, const uint blocks,
                          const uint is_ahead) {
    const uint first = (uint)get_global_id(0) * share;
    if (first >= pixels) return;
    FATHOM_LANES_ROWS
    rows.list = list + first;
    rows.pixels = min(share, pixels - first);
    rows.block = block;
    rows.blocks = blocks;
    rows.is_ahead = is_ahead;
    lanes_scout(rows);
}
