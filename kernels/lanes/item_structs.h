/* The pixels of lanes/items.cl. The layout is the same in OpenCL C and C++. */

/* The lengths of lists, LANE_LENGTHS of them. Those of running pixels take LANE_TURNS turns: one is
 * read by a call, one is written, and one is set to 0 for the next call. One counts the scouted
 * pixels that have escaped. */
#define LANE_TURNS 3u
#define LANE_ESCAPED 3u
#define LANE_LENGTHS 4u
#define LANE_TURN_AFTER(turn) (((turn) + 1u) % LANE_TURNS)

/* The state of a pixel of a conformal formula that ends by escape. Aligned so that a work-item
 * loads and stores it in a few pieces. */
typedef struct __attribute__((aligned(16))) lane_item {
    cplx z;
    slope derivative;     /* of z by the real part of the pixel's coordinate, in pixels */
    fathom_uint64 count;  /* iterations done, once the pixel has ended */
    fathom_uint32 status; /* FATHOM_RUNNING, ... */
    fathom_uint32 place;  /* of the sample in its tile: its column + its row << 16 */
} lane_item;

/* The state of a pixel of any other formula. */
typedef struct __attribute__((aligned(16))) lane_orbit_item {
    orbit at;
    fathom_uint64 count;
    fathom_uint32 status, place;
} lane_orbit_item;

/* The state of a scouted pixel, without its derivative. */
typedef struct __attribute__((aligned(16))) lane_scout {
    cplx z, kept; /* kept: an earlier z, to detect a cycle */
} lane_scout;
