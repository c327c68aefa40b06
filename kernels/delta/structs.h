/* What the kernels of deltas read and write, laid out alike for kernels and host. */

/* z_(m + length) = a1 z + a2 z^2 + a3 z^3 + a4 z^4 + (b + x z) c, where z is an orbit's distance
 * from the reference orbit at m, and c is in pixels: two cache lines. */
typedef struct delta_step {
    double a[4][2];   /* by power; re, im */
    double b[2], x[2];
    double target[2]; /* the reference orbit behind the step, */
    fathom_uint32 to; /*   its index, */
    fathom_uint32 length;
    fathom_uint64 to_offset; /* and delta_job.offsets there */
} __attribute__((aligned(128))) delta_step;

/* The same beyond the range of doubles, where x is 0, or of floats; for u = z / 2^scale,
 * z_(m + length) = 2^a_exponent (a1 + a2 u + a3 u^2 + a4 u^3 + x c) z + 2^b_exponent b c. */
typedef struct delta_wide_step {
    double a[4][2];
    double b[2];
    double target[2]; /* times 2^target_exponent; larger part in [0.5, 1) */
    fathom_uint32 to, length;
    int scale, a_exponent;
    int b_exponent, target_exponent;
    float x[2];
} __attribute__((aligned(128))) delta_wide_step;

/* A point of the reference orbit. */
typedef struct delta_wide_point {
    double z[2]; /* times 2^exponent; larger part in [0.5, 1) */
    int exponent;
    fathom_uint32 m;
} delta_wide_point;

/* A pixel on its way. */
typedef struct delta_pixel {
    double z[2];          /* from the reference; of an escaped pixel, from 0 */
    double derivative[2]; /* of z by c */
    int z_exponent, derivative_exponent; /* powers of two that these are to be multiplied with */
    double c[2];          /* from the reference's own, in pixels */
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 m;      /* the index in the reference orbit */
    fathom_uint32 status;
} delta_pixel;

/* In its status, beside FATHOM_RUNNING, FATHOM_ESCAPED and DELTA_AT_LIMIT: |z| is below
 * DELTA_NARROWEST, or would be behind the next step, and the pixel runs in wide steps. */
#define DELTA_WIDE 5u
#define DELTA_NARROWEST 0x1p-960
#define DELTA_NARROWEST_EXPONENT (-959) /* of its mantissa in [0.5, 1) */
/* It goes on by the map of a cell: see cell_structs.h. */
#define DELTA_IN_CELLS 6u
/* As DELTA_AT_LIMIT, by the map of a cell. */
#define DELTA_CELLS_AT_LIMIT 7u
/* The map of its cell has yet to be made. */
#define DELTA_AT_NEW_CELL 8u

/* An orbit is iterated directly, as z^2 + c, while |z| is at least this and |dz/dc| at least a job's
 * direct_slope: neighbouring pixels are so far from each other by then that what doubles round off
 * an iteration, 2^-51, is a small part of that. Its m is 0, whose Z is, so that it can follow the
 * reference from there when it comes near 0. */
#define DELTA_DIRECT_SIZE 0x1p-8
/* It leaves the reference for that where their distance is above this part of |Z|: steps longer
 * than two iterations are rarely good there. */
#define DELTA_DIRECT_SHARE 0x1p-6

/* What the pixels of a picture have in common. */
typedef struct delta_job {
    const delta_step* steps;      /* from index m: levels(m) of them, the shortest first, */
    const unsigned short* keys;   /*   each good while |z| < the double with these upper bits */
    const fathom_uint32* offsets; /* by m: the first one << DELTA_LEVEL_BITS | levels(m) */
    const double (*orbit)[2];     /* by m */
    fathom_uint32 last;           /* m */
    /* Beyond the range of doubles; null where that is not needed. */
    const delta_wide_step* wide_steps; /* those over several iterations, */
    const int* wide_keys;              /*   good while 16 log2 |z| is below, */
    const fathom_uint32* wide_offsets; /*   as above */
    const delta_wide_point* wide_points; /* of the orbit: those that doubles do not hold, by m */
    fathom_uint32 wide_point_count;
    int pixel_exponent;
    double pixel_mantissa;
    fathom_uint32 is_closed;      /* whether orbits at its end follow it again from its start */
    double pixel;                 /* the plane's length of one */
    double escape_radius2;
    double direct_slope2;
    fathom_uint64 limit;
} delta_job;
