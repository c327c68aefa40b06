/* The arguments of perturbation/items.cl, in addition to its buffers. The layout is the same for
 * kernels and host. */

/* The points of a tile's samples: distances from the reference's point, in the pixels of its table.
 * See DeltaCoordinates::pointOf(). */
typedef struct delta_place {
    double shift[2], scale;
    double matrix[4]; /* xx, xy, yx, yy */
    double subpixel[2];
    double middle[2]; /* of the picture, from its upper left corner */
    int x, y;         /* first pixel of the tile */
    int right, bottom; /* one past its last pixel */
    int step;         /* pixels between samples */
    int columns;      /* samples in a row */
} delta_place;

/* Fields as in delta_job. */
typedef struct delta_bounds {
    double pixel, pixel_mantissa, escape_radius2, direct_slope2;
    fathom_uint64 limit;
    fathom_uint32 last, is_closed;
    fathom_uint32 has_wide_steps, wide_point_count;
    int pixel_exponent;
    fathom_uint32 first_offset; /* offsets[0] */
} delta_bounds;
