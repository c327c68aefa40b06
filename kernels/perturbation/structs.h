/* The data that kernels of deltas read and write. The layout is the same for kernels and host. */

/* A BLA step over `length` iterations from index m of the reference orbit:
 * z_(m + length) = a1 z + a2 z^2 + a3 z^3 + a4 z^4 + (b + x z) c, where z is an orbit's distance
 * from the reference orbit at m, and c is in pixels. It fills two cache lines. */
typedef struct delta_step {
    double a[4][2];   /* by power; re, im */
    double b[2], x[2];
    double target[2]; /* the reference orbit after the step, */
    fathom_uint32 to; /*   its index, */
    fathom_uint32 length;
    fathom_uint64 to_offset; /* and delta_job.offsets[to] */
} __attribute__((aligned(128))) delta_step;

/* The same with extended exponents, beyond the range of doubles, where x is 0, or of floats. With
 * u = z / 2^scale,
 * z_(m + length) = 2^a_exponent (a1 + a2 u + a3 u^2 + a4 u^3 + x c) z + 2^b_exponent b c. */
typedef struct delta_extended_step {
    double a[4][2];
    double b[2];
    double target[2]; /* times 2^target_exponent; larger part in [0.5, 1) */
    fathom_uint32 to, length;
    int scale, a_exponent;
    int b_exponent, target_exponent;
    float x[2];
} __attribute__((aligned(128))) delta_extended_step;

/* A point of the reference orbit. */
typedef struct delta_extended_point {
    double z[2]; /* times 2^exponent; larger part in [0.5, 1) */
    int exponent;
    fathom_uint32 m;
} delta_extended_point;

/* The state of a pixel that iterates. */
typedef struct delta_pixel {
    double z[2];          /* distance from the reference; of an escaped pixel, from 0 */
    double derivative[2]; /* of z by c */
    double c[2];          /* distance from the reference's c, in pixels */
    int z_exponent, derivative_exponent; /* z and derivative are times 2^exponent */
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 m;      /* the index in the reference orbit */
    fathom_uint32 status;
} delta_pixel;

/* More values of a pixel's status, next to FATHOM_RUNNING, FATHOM_ESCAPED and DELTA_AT_LIMIT. */
/* |z| is below DELTA_NARROWEST, or would be after the next step: the pixel takes steps with
 * extended exponents. */
#define DELTA_EXTENDED 5u
#define DELTA_NARROWEST 0x1p-960
#define DELTA_NARROWEST_EXPONENT (-959) /* its exponent with a mantissa in [0.5, 1) */
/* The pixel goes on by the map of a cell: see cell_structs.h. */
#define DELTA_IN_CELLS 6u
/* Same as DELTA_AT_LIMIT, but the next step is the map of a cell. */
#define DELTA_CELLS_AT_LIMIT 7u
/* The map of the pixel's cell has yet to be made. */
#define DELTA_AT_NEW_CELL 8u
/* The pixel follows the reference, by the map of the cell that the reference's point is in. That
 * map has yet to be made. */
#define DELTA_BESIDE_NEW_CELL 9u

/* An orbit is iterated directly, as z^2 + c, while |z| is at least this and |dz/dc| at least the
 * job's direct_slope. Neighbouring pixels are then so far apart that the rounding error of an
 * iteration in doubles, 2^-51, is a small part of their distance. The orbit's m is 0, where Z is 0,
 * so that it can follow the reference from there when it comes near 0. */
#define DELTA_DIRECT_SIZE 0x1p-8
/* An orbit leaves the reference and is iterated directly if their distance is above this part of
 * |Z|: steps longer than two iterations, whose errors grow with its fourth power, are rarely good
 * there. Steps of two take longer than two iterations. */
#define DELTA_DIRECT_SHARE 0x1p-8

/* What the pixels of a picture have in common, in addition to the tables. */
typedef struct delta_bounds {
    double pixel;          /* width of a pixel in the plane, */
    double pixel_mantissa; /*   which is also pixel_mantissa 2^pixel_exponent */
    double escape_radius2, direct_slope;
    fathom_uint64 limit;
    fathom_uint32 last;      /* last m of the orbit */
    fathom_uint32 is_closed; /* 1: orbits at its end follow it again from its start */
    fathom_uint32 has_extended_steps, extended_point_count;
    int pixel_exponent;
    fathom_uint32 first_offset; /* delta_job.offsets[0] */
} delta_bounds;

typedef struct delta_job {
    FATHOM_GLOBAL const delta_step* steps; /* from each index m: levels(m) steps, the shortest */
    FATHOM_GLOBAL const unsigned short*
        keys; /*   first; each is good while |z| < the double with */
              /*   these upper bits */
    FATHOM_GLOBAL const fathom_uint32*
        offsets; /* by m: its first step << DELTA_LEVEL_BITS | levels */
    FATHOM_GLOBAL const double (*orbit)[2];     /* the reference orbit, by m */
    /* Beyond the range of doubles; null if that is not needed. */
    FATHOM_GLOBAL const delta_extended_step*
        extended_steps; /* the steps over several iterations; */
    FATHOM_GLOBAL const int*
        extended_keys; /*   a step is good while 16 log2 |z| is below its key */
    FATHOM_GLOBAL const fathom_uint32* extended_offsets; /* like offsets */
    FATHOM_GLOBAL const delta_extended_point*
        extended_points; /* points that doubles cannot hold, by m */
    delta_bounds bounds;
} delta_job;
