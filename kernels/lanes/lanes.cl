/* Entry points of the kernels in lanes. */
#include "program/word.h"
#include "program/lanes.h"
#include "program/lanes_formula.h"

#define FATHOM_LANES_ARGUMENTS                                                         \
    global lane_word *words, const uint steps, const lane_word seed, const lane_word radius2

#define FATHOM_LANES_ROWS \
    lane_rows rows;       \
    rows.words = words;   \
    rows.steps = steps;   \
    rows.seed = seed;     \
    rows.escape_radius2 = radius2;

#define FATHOM_LANES_KERNEL kernel __attribute__((reqd_work_group_size(FATHOM_GROUP, 1, 1))) void

/* Each work-item counts one part. */
FATHOM_LANES_KERNEL counted(FATHOM_LANES_ARGUMENTS, global lane_part* parts) {
    const uint part = (uint)get_global_id(0);
    FATHOM_LANES_ROWS
    rows.words += part * PART_WORDS;
    rows.part = &parts[part];
    lanes_count(rows);
}

#if !FORMULA_DIVIDES
/* Each work-item scouts `share` of the listed pixels. */
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
#endif
