/* The arguments of kernels in lanes, over the word of a lane, `lane_word`. The layout is the same
 * for kernels and host. */

/* A tile's pixels are divided into parts of at most LANE_PLACES pixels, which stay in a core's own
 * cache while they are counted. Place i of part k has the number k * LANE_PLACES + i. */
enum {
    LANE_PLACES = 8192 / sizeof(lane_word),
    /* The length of a row. It has room behind the last pixel, because kernels write whole vectors,
     * and because the words of a pixel, which are read together, should lie in different sets of
     * the cache. */
    LANE_ROW_WORDS = LANE_PLACES + 256 / sizeof(lane_word)
};

/* The numbers of pixels in a part. Running pixels lie one behind the other from its first place on.
 * So do escaped pixels, in other rows. */
typedef struct lane_part {
    fathom_uint32 running, escaped;
} lane_part;

/* A part stores its words in rows, with one column for each place. A number of two words has two
 * rows. The rows are, in this order:
 * - of a running pixel: z; c; its index as bits; dz by the real part; dz by the imaginary part,
 *   which conformal formulas do not use;
 * - of a scout: z ahead; an earlier z ahead; as bits, its iterations in this call, plus
 *   LANES_RUNNING or LANES_INTERIOR if it has not escaped;
 * - of an escaped pixel: the rows of a running pixel; as bits, its iterations in this call.
 *
 * For formulas that divide the rows are:
 * - of a running pixel: z; its derivative; its remainder (see orbit); its index as bits; c;
 * - of a pixel that has ended: the same without c; the remainder before; as bits, its iterations in
 *   this call plus its status << LANES_SETTLED;
 * - a row with convergence2 and then the parameters of the plane. */
typedef struct lane_rows {
    FATHOM_GLOBAL lane_word* words;          /* of all parts, or of the part to count */
    FATHOM_GLOBAL lane_part* part;           /* the part to count, */
    FATHOM_GLOBAL const fathom_uint32* list; /*   or the places of the pixels to scout */
    fathom_uint32 pixels;                    /* length of the list */
    fathom_uint32 steps;                     /* most iterations; for scouts a multiple of block */
    fathom_uint32 block;                     /* iterations of scouts between two checks */
    fathom_uint32 blocks;                    /* blocks that scouts have done in earlier calls */
    fathom_uint32 is_ahead;                  /* 0: no z is ahead yet, scouts start from z */
    lane_word seed, escape_radius2;          /* as in a plane */
} lane_rows;

/* Added to the iterations of a scout that has not escaped. */
#define LANES_RUNNING 0x80000000u  /* after all steps */
#define LANES_INTERIOR 0x40000000u /* will never end */
#define LANES_COUNT 0x3fffffffu
#define LANES_SETTLED 30 /* place of the status above the iterations */
