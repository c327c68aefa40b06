/* A chain of look-ups in a table; each one gives the index of the next. An entry is ROWS
 * rows of 16 bytes, read through FATHOM_BUFFER, FATHOM_CONSTANT or FATHOM_IMAGE. */

#if defined(FATHOM_BUFFER)
#define TABLE __global const uint4* restrict
#define ROW(table, at) table[at]
#elif defined(FATHOM_CONSTANT)
#define TABLE __constant uint4*
#define ROW(table, at) table[at]
#else
#define TABLE __read_only image1d_buffer_t
#define ROW(table, at) read_imageui(table, (int)(at))
#endif

/* Each group of `neighbours` work-items starts at the same entry and stays together. `mask` is the
 * index of the last entry. */
__kernel void look_up(TABLE table, uint mask, uint steps, uint neighbours, __global uint* ends) {
    const uint item = (uint)get_global_id(0);
    uint at = item / neighbours * 2654435761u >> 8 & mask;
    for (uint step = 0; step < steps; ++step) {
        uint4 sum = (uint4)(step);
        for (uint row = 0; row < ROWS; ++row)
            sum += ROW(table, at * ROWS + row);
        at = sum.x + sum.y + sum.z + sum.w & mask;
    }
    ends[item] = at;
}
