/* What the kernels of deltas by any formula's own step read and write, laid out alike for kernels
 * and host. */

/* A point of a reference orbit. */
typedef struct formula_point {
    double z[2];
    /* What its step needs to the last bit, which z does not tell: the parts that it folds, or the
     * least factor of keep_factor(). */
    double known[2];
} formula_point;

/* mantissa * 2^exponent; the mantissa in [0.5, 1) without its sign, or 0 with DELTA_NO_EXPONENT. */
typedef struct wide_number {
    double mantissa;
    int exponent;
} wide_number;

/* The same at any magnitude, for points of which a part but 0 is below DELTA_WIDE_POINT: powers of
 * these leave the range of doubles. */
typedef struct formula_wide_point {
    wide_number z[2], known[2];
    fathom_uint32 m;
} formula_wide_point;
#define DELTA_WIDE_POINT 0x1p-128

/* z_(m + length) = a z + b c for the distances z, and c in pixels, from the reference's; real
 * matrices, row by row: a cache line. */
typedef struct linear_step {
    double a[4], b[4];
} __attribute__((aligned(64))) linear_step;

/* The same beyond the range of doubles: 2^a_exponent a and 2^b_exponent b. */
typedef struct linear_wide_step {
    double a[4], b[4];
    int a_exponent, b_exponent;
} linear_wide_step;

/* A pixel on its way. */
typedef struct formula_pixel {
    double z[2];          /* from the reference; of a pixel that has ended, from 0 */
    double derivative[4]; /* of z by the pixel's coordinate in pixels: by its real part, re and im, */
                          /*   and by its imaginary part */
    int z_exponent;       /* powers of two that these are to be multiplied with */
    int derivative_exponent[2];
    fathom_uint32 m;      /* the index in the reference orbit */
    double c[2];          /* from the reference's, in pixels; of a converged pixel, z_(n-1) */
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 status; /* as of delta_pixel */
} formula_pixel;

/* An earlier state of a pixel between calls, as formula_lanes has it; all 0 before the first. */
typedef struct formula_kept {
    double z[2];
    fathom_uint32 m, step, renew;
} formula_kept;

/* Where pixels start. */
typedef struct formula_start {
    double unit;     /* the plane's length of a pixel, */
    int exponent;    /*   times 2^exponent; 0 where doubles will do */
    fathom_uint32 m; /* the index in the reference orbit */
    fathom_uint32 is_julia;
} formula_start;

/* What the pixels of a picture have in common, beside the tables. */
typedef struct formula_bounds {
    fathom_uint32 wide_point_count, is_wide;
    fathom_uint32 first_length;
    /* Where an orbit of the reference ends, and where to go on from there: with z itself along that
     * of 0 if it is closed, else as far from the point `after`; at the end itself, not at all. */
    fathom_uint32 ends[2], after[2], is_closed[2];
    double pixel; /* its length in the plane where c is the pixel, else 0; and at any magnitude */
    wide_number wide_pixel;
    double c[2]; /* the reference's */
    double escape_radius2, convergence2;
    fathom_uint64 limit;
} formula_bounds;

typedef struct formula_job {
    /* By m; from 0 on the orbit of 0, whom orbits near 0 follow. */
    FATHOM_GLOBAL const formula_point* points;
    /* From m: those of 2, 4, ... times first_length iterations, as of a delta_job; there are 16 more
     * keys to read. By m: the first one << DELTA_LEVEL_BITS | how many. */
    FATHOM_GLOBAL const linear_step* steps;
    FATHOM_GLOBAL const unsigned short* keys;
    FATHOM_GLOBAL const fathom_uint32* offsets;
    /* Beyond the range of doubles, if that is needed: at the same places, radii as wide_size() gives
     * sizes; points by ascending m. */
    FATHOM_GLOBAL const linear_wide_step* wide_steps;
    FATHOM_GLOBAL const double* wide_radii;
    FATHOM_GLOBAL const formula_wide_point* wide_points;
    formula_bounds bounds;
} formula_job;
