/* What the kernels of cell maps read and write, laid out alike for kernels and host.
 *
 * Where the reference orbit comes close to 0 after few iterations, at Z_q, orbits around it come
 * back there every q iterations. A square around 0 is divided into cells, and a cell's map leads
 * all orbits in it, whatever their c, on to where they come back much later. */

/* Cells in a row of the square: those around k side, -DELTA_CELLS / 2 <= k < DELTA_CELLS / 2. */
#define DELTA_CELL_BITS 10
#define DELTA_CELLS (1 << DELTA_CELL_BITS)

/* For w = centre + z,
 * w_(n + length) = end + t1 z + t2 z^2 + ... + t7 z^7 + (b0 + b1 z + b2 z^2 + b3 z^3) c,
 * where c is in pixels: two cache lines. Terms that add little are kept in the upper halves of
 * doubles, re above im. */
typedef struct delta_cell {
    double end[2];
    double t[3][2];       /* t1 to t3 */
    fathom_uint64 far[4]; /* t4 to t7 */
    fathom_uint64 by_c[4];
} __attribute__((aligned(128))) delta_cell;

/* What is known of a cell: its place among the maps << DELTA_BLOCK_BITS | its length in blocks of q
 * iterations; the first place is none. Or: */
#define DELTA_BLOCK_BITS 10
#define DELTA_MOST_BLOCKS 512
#define DELTA_CELL_NEW 0u
#define DELTA_CELL_CLAIMED 1u /* somebody makes its map */
#define DELTA_CELL_BARE 2u    /* no map is good there */

/* Where the cells of a reference orbit are; no period means that there are none. */
typedef struct delta_square {
    double side;     /* of a cell, a power of two */
    double per_side; /* 1 / side */
    double nearest;  /* how far from the reference orbits enter the square */
    double pixel;    /* the plane's length of one */
    double reach;    /* no |c| is above it, in pixels */
    double epsilon;  /* maps err by less, in half diagonals of a cell times |t1| */
    fathom_uint32 period, unused; /* q */
} delta_square;

/* The cells of a picture, on the processor. */
typedef struct delta_cells {
    const delta_cell* maps;
    const fathom_uint32* known; /* by cell; written by others meanwhile, maps first */
    const double (*orbit)[2];   /* Z_0 to Z_q */
    delta_square square;
} delta_cells;
