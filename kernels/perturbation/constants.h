/* Constants of deltas over any kind of number. */

/* The exponent of 0: below all others, and far from the ends of 32 bits. */
#define DELTA_NO_EXPONENT (-0x20000000)

/* The status of a pixel whose next step would pass the iteration limit. The pixel stays before that
 * step, so that it can go on at a higher limit. No step hides an escape. */
#define DELTA_AT_LIMIT 4u

/* Offsets of steps by m: the first step << DELTA_LEVEL_BITS | the number of steps. */
#define DELTA_LEVEL_BITS 5
#define DELTA_MOST_LEVELS 16

/* A pixel rebases when the reference passes closer to 0 than this, and closer than the pixel is to
 * the reference: the steps from index 0 are long. DELTA_DIP_EXPONENT is the exponent of the largest
 * such point with a mantissa in [0.5, 1). */
#define DELTA_DIP 0x1p-6f
#define DELTA_DIP_EXPONENT (-6)

/* The degree of the polynomial that takes all pixels through their first steps. */
enum { DELTA_START_DEGREE = 33 };
