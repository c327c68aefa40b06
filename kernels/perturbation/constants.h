/* Constants of deltas over any kind of number. */

/* The exponent of 0: below all others, and far from the ends of 32 bits. */
#define DELTA_NO_EXPONENT (-0x20000000)

/* The status of a pixel whose next step would pass the iteration limit. The pixel stays before that
 * step, so that it can go on at a higher limit. No step hides an escape. */
#define DELTA_AT_LIMIT 4u

/* Offsets of steps by m: the first step << DELTA_LEVEL_BITS | the number of steps. */
#define DELTA_LEVEL_BITS 5
#define DELTA_MOST_LEVELS 16

/* The degree of the polynomial that takes all pixels through their first steps. */
enum { DELTA_START_DEGREE = 33 };
