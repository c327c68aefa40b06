/* The data of the direct rungs, over the numbers of complex_structs.h; laid out alike in OpenCL C
 * and C++. */

/* A pixel on its way. */
typedef struct orbit {
    cplx z;
    tangent derivative;
    slope remainder;        /* of what converges: z_n - 1 or z_n - z_(n-1) */
    slope remainder_before; /* the same one iteration earlier */
} orbit;

/* What stays the same while a pixel iterates. */
typedef struct plane {
    cplx c;
    word seed; /* dc in pixels: a pixel's length on the parameter plane, 0 on a dynamical one */
    word escape_radius2, convergence2;
    real parameters[FATHOM_MAXIMUM_PARAMETERS]; /* of the formula, in the order of its row */
} plane;

/* The same for every tile of a picture. */
typedef struct DirectJob {
    plane at;   /* c of a dynamical plane; that of the parameter plane is the pixel */
    real start; /* z before the first iteration on the parameter plane */
    word pixel; /* its length in the plane */
} DirectJob;

/* One tile; pixels count from the first one of the coordinate tables. */
typedef struct DirectTile {
    int x, y;             /* first pixel of the tile */
    int right, bottom;    /* one past its last pixel */
    int step;             /* pixels between samples */
    int columns;          /* samples in a row */
    int dynamical;        /* 1: the pixel is z and julia is c */
    int fresh;            /* 1: iteration starts here; 0: it goes on from the kept state */
    fathom_uint32 pixels; /* entries of the state in use */
} DirectTile;

/* What is kept of one sample between slices. */
typedef struct DirectPixel {
    orbit at;
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 status; /* FATHOM_RUNNING, ... */
    fathom_uint32 index;  /* of the sample in its tile, row by row */
} DirectPixel;
