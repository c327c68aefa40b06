/* What the kernels of deltas by any formula's own step read and write, laid out alike for kernels
 * and host. */

/* A point of a reference orbit. */
typedef struct formula_point {
    double z[2];
    /* What its step folds, of the parts that it folds: near a fold, z does not tell the side. */
    double folded[2];
} formula_point;

/* z_(m + length) = a z + b c for the distances z and c from the reference's; real matrices, row by
 * row. */
typedef struct linear_step {
    double a[4], b[4];
} linear_step;

/* A pixel on its way. */
typedef struct formula_pixel {
    double z[2];          /* from the reference; of an escaped pixel, from 0 */
    double derivative[4]; /* of z by the pixel's coordinate in pixels: by its real part, re and im, */
                          /*   and by its imaginary part */
    double c[2];          /* from the reference's */
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 m;      /* the index in the reference orbit */
    fathom_uint32 status; /* as of delta_pixel, but never wide */
} formula_pixel;

/* What the pixels of a picture have in common. */
typedef struct formula_job {
    const formula_point* points;  /* by m; from 0 on the orbit of 0, whom orbits near 0 follow */
    const linear_step* steps;     /* from m: those of 2, 4, ... times first_length iterations, */
    const double* radii;          /*   each good while max(|re z|, |im z|) is below, */
    const fathom_uint32* offsets; /*   by m: the first one << DELTA_LEVEL_BITS | how many */
    const double* first_radii;    /* by m: that of the shortest, 0 where there is none */
    fathom_uint32 first_length;
    /* Where an orbit of the reference ends, and where to go on from there: with z itself along that
     * of 0 if it is closed, else as far from the point `after`; at the end itself, not at all. */
    fathom_uint32 ends[2], after[2], is_closed[2];
    double seed;                  /* of the derivative in each step: the length of a pixel, or 0 */
    double escape_radius2;
    fathom_uint64 limit;
} formula_job;
