/* The data that kernels of cell maps read and write. The layout is the same for kernels and host.
 *
 * If the reference orbit comes close to 0 after few iterations, at Z_q, nearby orbits come back
 * there every q iterations. A square around 0 is divided into cells. The map of a cell takes all
 * orbits in the cell, for every c of the picture, to a point where they come back much later. */

/* Cells in a row of the square. Their centres are k side for
 * -DELTA_CELLS / 2 <= k < DELTA_CELLS / 2. */
#define DELTA_CELL_BITS 10
#define DELTA_CELLS (1 << DELTA_CELL_BITS)

/* The map of a cell. For w = centre + z,
 * w_(n + length) = end + t1 z + t2 z^2 + ... + t7 z^7 + (b0 + b1 z + b2 z^2 + b3 z^3 + b4 z^4) c,
 * where c is in pixels. It fills two cache lines. Each small term is stored in 64 bits: the upper
 * halves of two doubles, re above im. Maps that are used beside the reference (beside.h) have b4:
 * its 64 bits are the lowest 16 of t2 and t3, re before im, which are nothing next to t1. In other
 * maps b4 is 0. */
typedef struct delta_cell {
    double end[2];
    double t[3][2];       /* t1 to t3 */
    fathom_uint64 far[4]; /* t4 to t7 */
    fathom_uint64 by_c[4];
} __attribute__((aligned(128))) delta_cell;

/* What is known of a cell: the place of its map << DELTA_BLOCK_BITS | the map's length in blocks of
 * q iterations. No map has place 0. A cell without a map has one of the values below. */
#define DELTA_BLOCK_BITS 11
#define DELTA_MOST_BLOCKS ((1 << DELTA_BLOCK_BITS) - 1)
#define DELTA_CELL_NEW 0u
#define DELTA_CELL_CLAIMED 1u /* its map is being made */
#define DELTA_CELL_BARE 2u    /* it has no good map */

/* The square of cells for a reference orbit. If the period is 0, there are no cells. */
typedef struct delta_square {
    double side;     /* of a cell, a power of two */
    double per_side; /* 1 / side */
    double nearest;  /* least distance from the reference at which orbits enter the square */
    double pixel;    /* width of a pixel in the plane */
    double reach;    /* largest |c|, in pixels */
    double epsilon;  /* bound of a map's error, in half diagonals of a cell times |t1| */
    fathom_uint32 period;      /* q */
    fathom_uint32 most_blocks; /* of a map, up to DELTA_MOST_BLOCKS */
} delta_square;

/* The cells of a picture, on the processor. */
typedef struct delta_cells {
    const delta_cell* maps;
    const fathom_uint32* known; /* by cell; other threads write to it meanwhile, maps first */
    const double (*orbit)[4];   /* Z_0 to Z_q: re, im, and what these doubles leave of them */
    delta_square square;
} delta_cells;
