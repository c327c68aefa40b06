/* What the kernels of deltas read and write, laid out alike for kernels and host. */

/* z_(m + length) = a1 z + a2 z^2 + a3 z^3 + a4 z^4 + (b + x z) c, where z is an orbit's distance
 * from the reference orbit at m, and c is in pixels: two cache lines. */
typedef struct delta_step {
    double a[4][2];   /* by power; re, im */
    double b[2], x[2];
    double target[2]; /* the reference orbit behind the step, */
    fathom_uint32 to; /*   and its index */
    fathom_uint32 length;
    double unused;
} delta_step;

/* A pixel on its way. */
typedef struct delta_pixel {
    double z[2];          /* from the reference; of an escaped pixel, from 0 */
    double derivative[2]; /* of z by c */
    double c[2];          /* from the reference's own, in pixels */
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 m;      /* the index in the reference orbit */
    fathom_uint32 status;
} delta_pixel;

/* In its status, beside FATHOM_RUNNING and FATHOM_ESCAPED: the next step would pass the limit, so
 * the pixel stays where it can go on with that step at a higher one. No step hides an escape. */
#define DELTA_AT_LIMIT 4u

/* What the pixels of a picture have in common. */
typedef struct delta_job {
    const delta_step* steps;      /* from index m: levels(m) of them, the shortest first, */
    const unsigned short* keys;   /*   each good while |z| < the double with these upper bits */
    const fathom_uint32* offsets; /* by m: the first one << DELTA_LEVEL_BITS | levels(m) */
    const double (*orbit)[2];     /* by m */
    fathom_uint32 last;           /* m */
    fathom_uint32 is_closed;      /* whether orbits at its end follow it again from its start */
    double pixel;                 /* the plane's length of one */
    double escape_radius2;
    fathom_uint64 limit;
} delta_job;

#define DELTA_LEVEL_BITS 5
#define DELTA_MOST_LEVELS 16
