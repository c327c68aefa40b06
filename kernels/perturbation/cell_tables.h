/* What is known of the cells of a picture on a device, whose work-items make the maps. OpenCL C
 * only. The map of cell i is maps[i]. */

/* Maps are made for blocks of CELL_BLOCK x CELL_BLOCK cells, each by one work-group. */
#define CELL_BLOCK_BITS 3
#define CELL_BLOCK (1 << CELL_BLOCK_BITS)

/* What is known of a cell that has a map: CELL_MADE plus the map's length in blocks of q
 * iterations. */
#define CELL_MADE (1u << DELTA_BLOCK_BITS)

typedef struct cell_tables {
    global const delta_cell* maps;
    global uint* known;   /* by cell; to claim a block of cells, its first cell is marked */
    global uint* claimed; /* the number of claimed blocks, and then their first cells */
} cell_tables;

/* The first cell of the block of a cell. */
FATHOM_FN uint cell_block_of(uint cell) {
    const uint below = CELL_BLOCK - 1;
    return cell & ~(below | below << DELTA_CELL_BITS);
}

/* Lists a block, so that its maps are made, unless it is listed already. */
FATHOM_FN void cell_claim(cell_tables cells, uint block) {
    if (cells.known[block] == DELTA_CELL_NEW &&
        atomic_cmpxchg(&cells.known[block], DELTA_CELL_NEW, DELTA_CELL_CLAIMED) == DELTA_CELL_NEW)
        cells.claimed[1 + atomic_inc(cells.claimed)] = block;
}
