/* What a call of a kernel in lanes works on, over a lane's word `lane_word`; laid out alike for
 * kernels and host. */

/* Each pixel has a column of words; a number of two words has two rows. */
typedef struct lane_rows {
    FATHOM_GLOBAL lane_word* words; /* row r of pixel i at [r * stride + i], rows in this order: */
    fathom_uint32 stride;           /*   z, dz by the real part, c; z ahead, an earlier one of these */
    FATHOM_GLOBAL fathom_uint32* counts;     /* by pixel: iterations in this call, plus one of these: */
    FATHOM_GLOBAL const fathom_uint32* list; /* pixels, */
    fathom_uint32 pixels;           /*   and how many; where all are taken in their order, there is none */
    fathom_uint32 steps;            /* at most; a multiple of */
    fathom_uint32 block;            /*   the iterations between two looks at what has ended */
    fathom_uint32 blocks;           /* done before, of scouts; */
    fathom_uint32 is_ahead;         /*   0: who scouts goes on from z, and nothing is ahead yet */
    lane_word seed, escape_radius2; /* as in a plane */
} lane_rows;

/* In counts: of pixels that have not escaped. */
#define LANES_RUNNING 0x80000000u  /* after all steps */
#define LANES_INTERIOR 0x40000000u /* will never end */
#define LANES_COUNT 0x3fffffffu
