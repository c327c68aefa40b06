/* What the entry points of perturbation share. A work-item has one pixel. Each call takes a list of
 * running pixels and writes the lists for the next calls. OpenCL C only. */

/* The pixel of work-item `item` in a tile with `columns` columns and `count` pixels. The pixels of
 * a work-group form a square, so that they take about the same steps. */
FATHOM_FN uint pixel_of_item(uint item, uint columns, uint count) {
    const uint band = item / (8 * columns) * 8; /* its first row */
    const uint height = min(8u, count / columns - band);
    const uint place = item - band * columns;
    return (band + place % height) * columns + place / height;
}

/* The arguments of a call: the pixels; the list of pixels to advance and its length; the most steps
 * of each; the list of pixels that still run after that; the list of pixels that need the other
 * kind of steps; and the lengths of these lists: [0] with plain, [1] with extended exponents. */
#define FATHOM_ITEMS_ARGUMENTS(pixel_type)                                                   \
    global pixel_type *pixels, global const uint *list, const uint length, const uint steps, \
        global uint *going_on, global uint *moving, volatile global uint *lengths
