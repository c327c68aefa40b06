/* What the host passes to direct.cl and reads back; laid out alike on both sides. */

/* The same for every tile of a picture. */
typedef struct DirectJob {
    real julia_re, julia_im; /* c on a dynamical plane */
    word seed;               /* dc/dc in pixels on the parameter plane, 0 on a dynamical one */
    word slope;              /* the derivative before the first iteration */
    word escape_radius2;
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
    real z_re, z_im;
    word derivative_re, derivative_im;
    fathom_uint64 count;  /* iterations done */
    fathom_uint32 status; /* FATHOM_RUNNING, ... */
    fathom_uint32 index;  /* of the sample in its tile, row by row */
} DirectPixel;
