/* The data that perturbation in floats reads and writes. The layout is the same for kernels and
 * host. There are no doubles, because some devices have none. Numbers of any magnitude are
 * mantissas and a power of two. */

/* hi + lo. Numbers of one float use only hi. */
typedef struct scaled_part {
    float hi, lo;
} scaled_part;

/* Same as delta_extended_step. */
typedef struct scaled_step {
    scaled_part a[4][2];
    scaled_part b[2];
    scaled_part target[2]; /* times 2^target_exponent; larger part in [0.5, 1), or both 0 */
    fathom_uint32 to, length;
    int scale, a_exponent;
    int b_exponent, target_exponent;
    float x[2];
} __attribute__((aligned(128))) scaled_step;

/* A point of the reference orbit. */
typedef struct scaled_point {
    scaled_part z[2]; /* times 2^exponent; larger part in [0.5, 1), or both 0 */
    int exponent;
    int unused;
} scaled_point;

/* Same as delta_pixel. */
typedef struct scaled_pixel {
    scaled_part z[2];
    float derivative[2];
    int z_exponent, derivative_exponent;
    scaled_part c[2];
    fathom_uint64 count;
    fathom_uint32 m;
    fathom_uint32 status;
} scaled_pixel;

/* Same as delta_start. */
typedef struct scaled_start {
    scaled_part s[DELTA_START_DEGREE + 1][2];
    scaled_part per_radius; /* 1 / radius */
    int exponent;
    fathom_uint32 steps, m;
} scaled_start;

/* Same as delta_place, but c of a pixel is origin + x column + y row. */
typedef struct scaled_place {
    scaled_part origin[2], column[2], row[2];
    int x, y;
    int right, bottom;
    int step;
    int columns;
} scaled_place;

/* Fields as in delta_job. */
typedef struct scaled_bounds {
    fathom_uint64 limit;
    scaled_part pixel; /* times 2^pixel_exponent */
    int pixel_exponent;
    float escape_radius2;
    int direct_exponent; /* exponent of the least derivative of orbits that are iterated directly */
    int lowest_key, key_shift;
    fathom_uint32 last, is_closed;
} scaled_bounds;
