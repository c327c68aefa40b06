/* What a call of a kernel in lanes works on, over a lane's word `lane_word`; laid out alike for
 * kernels and host. */

/* Some of a tile's pixels, which are counted by themselves. Its running pixels lie one behind the
 * other, and so do those that have escaped, in rows of their own. */
typedef struct lane_part {
    fathom_uint32 first; /* place of both */
    fathom_uint32 running, escaped;
} lane_part;

/* Each place has a column of words: row r of place i is at [r * stride + i]. A number of two words
 * has two rows. These are, in this order: of a running pixel z, c, its index as bits, dz by the real
 * part, and by the imaginary part, which conformal formulas leave alone; of a scout z ahead and an
 * earlier one of these; of an escaped pixel as of a running one. */
typedef struct lane_rows {
    FATHOM_GLOBAL lane_word* words;
    fathom_uint32 stride;
    FATHOM_GLOBAL fathom_uint32* counts;     /* iterations in this call: of a scout at its place, */
                                             /*   plus one of those below; of an escaped pixel */
                                             /*   at [stride + place] */
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
