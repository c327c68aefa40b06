/* Plain data that crosses from kernels to the host. */

/* What is known of one sample of the plane; the one shape for every formula and engine. */
typedef struct TileSample {
    fathom_uint64 count;       /* 0 not computed, all ones interior */
    float fraction;            /* smooth part of the count, in [0, 1) */
    float distance_x;          /* distance estimate in pixels, pointing away from the set: */
    float distance_y;          /*   x to the right, y up the picture; 0, 0 where unknown */
    float angle;               /* of the final value, in turns [0, 1) */
    fathom_uint32 attractor;   /* which root or cycle it went to; 0 for escaping formulas */
    fathom_uint32 reserved;
} TileSample;

/* How a pixel's iteration stands. */
#define FATHOM_RUNNING 0u  /* neither escaped nor known to be interior */
#define FATHOM_ESCAPED 1u
#define FATHOM_PERIODIC 2u /* its state repeated bit for bit: interior at any limit */
