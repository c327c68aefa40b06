/* The data of the direct rungs, over the numbers of complex_structs.h. The layout is the same in
 * OpenCL C and C++. */

/* The state of a pixel that iterates. */
typedef struct orbit {
    cplx z;
    tangent derivative;
    slope remainder;        /* for formulas that converge: z_n - 1 or z_n - z_(n-1) */
    slope remainder_before; /* the same one iteration earlier */
} orbit;

/* The constants of a pixel's iteration. */
typedef struct plane {
    cplx c;
    word seed; /* dc per pixel: a pixel's width on the parameter plane, 0 on a dynamical one */
    word escape_radius2, convergence2; /* squares of the escape radius and of the threshold */
    real parameters[FATHOM_MAXIMUM_PARAMETERS]; /* of the formula, in the order of its row */
    /* Of a hybrid only: */
    unsigned char steps[FATHOM_MAXIMUM_STEPS];
    fathom_uint32 step_count;
    fathom_uint32 phase;    /* number of the first step to take: iterations done mod step_count */
    fathom_uint32 is_boxed; /* 1: an orbit ends by box_radius2[p - 2] if a power p is next */
    word box_radius2[7];
} plane;

/* What all tiles of a picture share. */
typedef struct DirectJob {
    plane at;   /* c is set for a dynamical plane; on the parameter plane it is the pixel's point */
    real start; /* z before the first iteration on the parameter plane */
    word pixel; /* width of a pixel in the plane */
} DirectJob;

/* One tile. Pixels are counted from the first one of the coordinate tables. */
typedef struct DirectTile {
    int x, y;             /* first pixel of the tile */
    int right, bottom;    /* one past its last pixel */
    int step;             /* pixels between samples */
    int columns;          /* samples in a row */
    int dynamical;        /* 1: z starts at the pixel's point and c is the job's */
    int fresh;            /* 1: iteration starts here; 0: it continues from the stored state */
    fathom_uint32 pixels; /* entries of the state in use */
} DirectTile;

/* The state of one sample between slices. */
typedef struct DirectPixel {
    orbit at;
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 status; /* FATHOM_RUNNING, ... */
    fathom_uint32 index;  /* of the sample in its tile, counted row by row */
} DirectPixel;
