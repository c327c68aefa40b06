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

/* The point of one of its samples, from the reference's, in pixels. */
FATHOM_FN double2 point_of_pixel(const delta_place* place, uint index) {
    const uint columns = (uint)place->columns;
    const int x = sample_pixel(place->x, place->right, place->step, (int)(index % columns));
    const int y = sample_pixel(place->y, place->bottom, place->step, (int)(index / columns));
    const double right = (x + 0.5 + place->subpixel[0] - place->middle[0]) * place->scale;
    const double up = (place->middle[1] - (y + 0.5 + place->subpixel[1])) * place->scale;
    return (double2)(place->shift[0] + (place->matrix[0] * right + place->matrix[1] * up),
                     place->shift[1] + (place->matrix[2] * right + place->matrix[3] * up));
}

/* What a call works on: pixels, the list of those to advance by at most so many steps, the list of
 * those that are not done then, the list of those that need the other kind of steps, and the
 * lengths of the lists of narrow and of wide ones. */
#define FATHOM_ITEMS_ARGUMENTS(pixel_type)                                                   \
    global pixel_type *pixels, global const uint *list, const uint length, const uint steps, \
        global uint *going_on, global uint *moving, volatile global uint *lengths
