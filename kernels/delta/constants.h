/* What deltas have in common whatever their numbers are. */

/* The exponent of 0: below all others, and far from the ends of 32 bits. */
#define DELTA_NO_EXPONENT (-0x20000000)

/* The status of a pixel whose next step would pass the limit: it stays where it can go on with that
 * step at a higher one. No step hides an escape. */
#define DELTA_AT_LIMIT 4u

/* Offsets of steps by m: the first one << DELTA_LEVEL_BITS | how many there are. */
#define DELTA_LEVEL_BITS 5
#define DELTA_MOST_LEVELS 16

/* Of the polynomial that takes all pixels through their first steps. */
enum { DELTA_START_DEGREE = 33 };
