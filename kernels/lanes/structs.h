/* What a call of a kernel in lanes works on, over a lane's word `lane_word`; laid out alike for
 * kernels and host. */

/* A tile's pixels come in parts of at most LANE_PLACES: as many as stay in a core's own cache
 * while they are counted. Place i of part k is number k * LANE_PLACES + i. */
enum {
    LANE_PLACES = 8192 / sizeof(lane_word),
    /* Of a row: kernels write whole vectors, some behind the last pixel, and a pixel's words, which
     * are read together, are to lie in different sets of the cache. */
    LANE_ROW_WORDS = LANE_PLACES + 256 / sizeof(lane_word)
};

/* The pixels of a part that run lie one behind the other from its first place on, and so do those
 * that have escaped, in rows of their own. */
typedef struct lane_part {
    fathom_uint32 running, escaped;
} lane_part;

/* A part has a column of words for each place, row after row. A number of two words has two rows.
 * These are, in this order: of a running pixel z, c, its index as bits, dz by the real part, and by
 * the imaginary part, which conformal formulas leave alone; of a scout z ahead, an earlier one of
 * these, and as bits its iterations in this call plus one of those below; of an escaped pixel as of a
 * running one, and as bits its iterations in this call. */
typedef struct lane_rows {
    FATHOM_GLOBAL lane_word* words;          /* of all parts, or of the one that is counted */
    FATHOM_GLOBAL lane_part* part;           /* what is counted, */
    FATHOM_GLOBAL const fathom_uint32* list; /*   or the places of scouts, */
    fathom_uint32 pixels;                    /*   and how many */
    fathom_uint32 steps;                     /* at most; of scouts a multiple of */
    fathom_uint32 block;                     /*   the iterations between two looks */
    fathom_uint32 blocks;                    /* done before, of scouts; */
    fathom_uint32 is_ahead;                  /*   0: nothing is ahead yet, they go on from z */
    lane_word seed, escape_radius2;          /* as in a plane */
} lane_rows;

/* In counts of scouts: of pixels that have not escaped. */
#define LANES_RUNNING 0x80000000u  /* after all steps */
#define LANES_INTERIOR 0x40000000u /* will never end */
#define LANES_COUNT 0x3fffffffu
