/* Entry points of the rungs in lanes: one work-item advances the pixels of one part of a list. */

FATHOM_FN plane plane_of(lane_word seed, lane_word radius2) {
    plane at;
    at.seed = word_splat(seed);
    at.escape_radius2 = word_splat(radius2);
    return at;
}

/* Part i of the list begins at i `share` and has sizes[i] pixels; those that are left for what
 * comes next are listed in `left` alike. */
#define FATHOM_LANES_KERNEL(name)                                                               \
    kernel __attribute__((reqd_work_group_size(1, 1, 1))) void direct_##name(                   \
        global const lane_word* points, global const uint* list, global const uint* sizes,      \
        uint share, lane_word seed, lane_word radius2, lane_int steps, int block,               \
        global lane_word* states, global lane_word* ahead, global uint* counts,                 \
        global uint* left, global uint* lefts, uint stride, uint done) {                        \
        const uint part = (uint)get_global_id(0);                                               \
        lane_chunk chunk;                                                                       \
        chunk.stride = stride;                                                                  \
        chunk.points = points;                                                                  \
        chunk.states = states;                                                                  \
        chunk.ahead = ahead;                                                                    \
        chunk.counts = counts;                                                                  \
        chunk.list = list;                                                                      \
        chunk.next = part * share;                                                              \
        chunk.end = chunk.next + sizes[part];                                                   \
        chunk.left = left + chunk.next;                                                         \
        chunk.lefts = 0;                                                                        \
        chunk.done = done;                                                                      \
        lefts[part] = lanes_##name(chunk, plane_of(seed, radius2), steps, block);               \
    }
#ifdef FATHOM_COUNTED
FATHOM_LANES_KERNEL(first)
FATHOM_LANES_KERNEL(counted)
#endif
#ifdef FATHOM_SCOUT
FATHOM_LANES_KERNEL(scout)
#endif

/* As many multiply-adds as can be: 12 independent ones, `rounds` times. */
#ifdef FATHOM_LIMIT
kernel __attribute__((reqd_work_group_size(1, 1, 1))) void limit_fma(global word* io,
                                                                     uint rounds) {
    word a[12];
    const word m = io[12], c = io[13];
    FATHOM_UNROLL
    for (int v = 0; v < 12; ++v) a[v] = io[v];
    for (uint i = 0; i < rounds; ++i) {
        FATHOM_UNROLL
        for (int v = 0; v < 12; ++v) a[v] = word_fma(a[v], m, c);
    }
    FATHOM_UNROLL
    for (int v = 0; v < 12; ++v) io[v] = a[v];
}
#endif
