/* The data that kernels of deltas by any formula's own step read and write. The layout is the same
 * for kernels and host. */

/* A point of a reference orbit. */
typedef struct generic_point {
    double z[2];
    /* What the step needs to its own last bit, which z does not tell: the parts that the step
     * folds, the smallest factor that it marks with keep_factor(), or the distance from the nearest
     * critical point. NaN where the orbit ends by a pole that is a zero of such a factor. */
    double known[2];
} generic_point;

/* mantissa * 2^exponent; |mantissa| is in [0.5, 1), or 0 with DELTA_NO_EXPONENT. */
typedef struct extended_number {
    double mantissa;
    int exponent;
} extended_number;

/* The same at any magnitude, for points with a part other than 0 below DELTA_EXTENDED_POINT: powers
 * of such a part leave the range of doubles. */
typedef struct generic_extended_point {
    extended_number z[2], known[2];
    fathom_uint32 m;
} generic_extended_point;
#define DELTA_EXTENDED_POINT 0x1p-128

/* z_(m + length) = a z + b c. The distances z and c (in pixels) are from the reference's; a and b
 * are real matrices, row by row. It fills a cache line. */
typedef struct linear_step {
    double a[4], b[4];
} __attribute__((aligned(64))) linear_step;

/* The same beyond the range of doubles: the matrices are 2^a_exponent a and 2^b_exponent b. */
typedef struct linear_extended_step {
    double a[4], b[4];
    int a_exponent, b_exponent;
} linear_extended_step;

/* The state of a pixel that iterates. */
typedef struct generic_pixel {
    double z[2];          /* distance from the reference; of an escaped or converged one, from 0 */
    double derivative[4]; /* of z by the pixel's coordinate, in pixels: re and im by its real */
                          /*   part, re and im by its imaginary part */
    double c[2];          /* distance from the reference's, in pixels; once converged, the goal: */
                          /*   1, or z_(n-1) if orbits end at rest */
    double previous[2];   /* of orbits that end at rest, z_(n-1); once converged, the distance of */
                          /*   z_(n-1) from its goal */
    int z_exponent;       /* z is times 2^z_exponent, */
    int derivative_exponent[2]; /* and each half of derivative times 2^derivative_exponent */
    fathom_uint32 m;      /* the index in the reference orbit */
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 status; /* as of delta_pixel */
} generic_pixel;

/* The earlier state of a pixel that formula_lanes keeps, stored between calls; all 0 before the
 * first call. */
typedef struct generic_kept {
    double z[2];
    fathom_uint32 m, step, renew;
} generic_kept;

/* How pixels start. */
typedef struct generic_start {
    double unit;     /* width of a pixel in the plane, */
    int exponent;    /*   times 2^exponent; 0 if the range of doubles is enough */
    fathom_uint32 m; /* the index in the reference orbit */
    fathom_uint32 is_julia;
} generic_start;

/* Orbits that end at rest are iterated directly, in doubles, while their distance from the
 * reference is above their distance from 0 divided by this: the value then keeps 43 bits of it. */
#define GENERIC_DIRECT_FACTOR (1 << 10)
/* The same holds only above this distance if the formula's poles are not at 0: values near 0 are
 * then no more exact than others. */
#define GENERIC_DIRECT_SIZE 0x1p-10

/* Orbits that have passed a pole take steps with extended exponents above this size. The exponent
 * is that of mantissas in [0.5, 1). */
#define DELTA_WIDEST 0x1p400
#define DELTA_WIDEST_EXPONENT 400

/* The most orbits of a reference, and the most of them that begin at critical points. */
enum { GENERIC_MOST_RUNS = FATHOM_MAXIMUM_STEPS + 1, GENERIC_MOST_CRITICAL = 8 };

/* What the pixels of a picture have in common, in addition to the tables. */
typedef struct generic_bounds {
    fathom_uint32 extended_point_count,
        is_extended; /* is_extended: steps with extended exponents exist */
    fathom_uint32 first_length;
    /* The last index of each orbit of the reference, and how a pixel goes on from there. If the
     * orbit is closed, it follows the orbit of 0 with z itself; otherwise it keeps its distance and
     * continues at index `after`. If `after` is the end itself, it stops. */
    fathom_uint32 run_count;
    fathom_uint32 ends[GENERIC_MOST_RUNS], after[GENERIC_MOST_RUNS], is_closed[GENERIC_MOST_RUNS];
    /* Critical points that have orbits of their own, and where these begin. */
    fathom_uint32 critical_count;
    fathom_uint32 critical_starts[GENERIC_MOST_CRITICAL];
    double critical[GENERIC_MOST_CRITICAL][2];
    /* Only hybrids have these. The orbit of 0 that begins with steps[k] is at starts[k]. */
    fathom_uint32 step_count;
    fathom_uint32 starts[FATHOM_MAXIMUM_STEPS];
    unsigned char steps[FATHOM_MAXIMUM_STEPS];
    double parameters[FATHOM_MAXIMUM_PARAMETERS]; /* of the formula */
    double direct_size; /* GENERIC_DIRECT_SIZE, or 0 */
    double far_factor; /* a step multiplies z by this where z is large, if orbits end at rest */
    double pixel; /* width of a pixel in the plane if the pixel is c, else 0 */
    extended_number extended_pixel; /* the same at any magnitude */
    double c[2]; /* the reference's */
    double escape_radius2, convergence2;
    fathom_uint64 limit;
} generic_bounds;

typedef struct generic_job {
    /* The reference's points, by m. From m = 0 on they are the orbit of 0, which orbits near 0
     * follow. */
    FATHOM_GLOBAL const generic_point* points;
    /* Steps from each m over 2, 4, ... times first_length iterations, with keys as in a delta_job;
     * 16 more keys can be read. Offsets by m: its first step << DELTA_LEVEL_BITS | their number. */
    FATHOM_GLOBAL const linear_step* steps;
    FATHOM_GLOBAL const unsigned short* keys;
    FATHOM_GLOBAL const fathom_uint32* offsets;
    /* The same beyond the range of doubles, if that is needed. Steps have the same offsets and are
     * good while delta_size() is below their radii; points are by ascending m. */
    FATHOM_GLOBAL const linear_extended_step* extended_steps;
    FATHOM_GLOBAL const double* extended_radii;
    FATHOM_GLOBAL const generic_extended_point* extended_points;
    generic_bounds bounds;
} generic_job;
