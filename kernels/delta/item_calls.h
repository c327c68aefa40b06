/* What the entry points of perturbation share: a work-item has one pixel, and each call takes a
 * list of those that still run and makes those of the next. OpenCL C only. */

/* The pixel of an item in a tile of so many columns: groups are squares, whose pixels take more or
 * less the same steps. */
FATHOM_FN uint pixel_of_item(uint item, uint columns, uint count) {
    const uint band = item / (8 * columns) * 8; /* its first row */
    const uint height = min(8u, count / columns - band);
    const uint place = item - band * columns;
    return (band + place % height) * columns + place / height;
}

/* What a call works on: pixels, the list of those to advance by at most so many steps, the list of
 * those that are not done then, the list of those that need the other kind of steps, and the
 * lengths of the lists of narrow and of wide ones. */
#define FATHOM_ITEMS_ARGUMENTS(pixel_type)                                                   \
    global pixel_type *pixels, global const uint *list, const uint length, const uint steps, \
        global uint *going_on, global uint *moving, volatile global uint *lengths
