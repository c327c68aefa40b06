/* Pixels of lanes/items.cl; laid out alike in OpenCL C and C++. */

/* Where a pixel stands. Aligned so that a work-item loads and stores it in a few pieces. */
typedef struct __attribute__((aligned(16))) lane_item {
    cplx z;
    slope derivative;     /* of z by the real part of the pixel's coordinate, in pixels */
    fathom_uint64 count;  /* iterations done, once it has ended */
    fathom_uint32 status; /* FATHOM_RUNNING, ... */
    fathom_uint32 place;  /* of the sample in its tile: its column + its row << 16 */
} lane_item;

/* How far it has been scouted, without its derivative. */
typedef struct __attribute__((aligned(16))) lane_scout {
    cplx z, kept; /* an earlier z, to see a cycle */
} lane_scout;
