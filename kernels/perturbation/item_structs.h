/* The arguments of entry points of perturbation, in addition to their buffers. The layout is the
 * same for kernels and host. */

/* The points of a tile's samples: distances from the reference's point, in the pixels of its table.
 * See PixelDeltas::pointOf(). */
typedef struct delta_place {
    double shift[2], scale;
    double matrix[4]; /* xx, xy, yx, yy */
    double subpixel[2];
    double middle[2]; /* of the picture, from its upper left corner */
    int x, y;         /* first pixel of the tile */
    int right, bottom; /* one past its last pixel */
    int step;         /* pixels between samples */
    int columns;      /* samples in a row */
    int is_given;     /* the points are in a buffer of their own instead */
    int unused;
} delta_place;
