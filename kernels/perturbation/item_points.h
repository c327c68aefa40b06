/* The distance of sample `index` of a tile from the reference's point, in pixels. OpenCL C only. */
FATHOM_FN double2 point_of_pixel(const delta_place* place, global const double2* given,
                                 uint index) {
    if (place->is_given) return given[index];
    const uint columns = (uint)place->columns;
    const int x = sample_pixel(place->x, place->right, place->step, (int)(index % columns));
    const int y = sample_pixel(place->y, place->bottom, place->step, (int)(index / columns));
    const double right = (x + 0.5 + place->subpixel[0] - place->middle[0]) * place->scale;
    const double up = (place->middle[1] - (y + 0.5 + place->subpixel[1])) * place->scale;
    return (double2)(place->shift[0] + (place->matrix[0] * right + place->matrix[1] * up),
                     place->shift[1] + (place->matrix[2] * right + place->matrix[3] * up));
}
