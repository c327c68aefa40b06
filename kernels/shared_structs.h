/* Plain data that kernels and the host share. */

/* The result of one sample of the plane, the same for every formula and engine. */
typedef struct TileSample {
    fathom_uint64 count;       /* iteration count; 0: not computed, all ones: interior */
    float fraction;            /* smooth part of the count, in [0, 1) */
    float distance_x;          /* distance estimate in pixels, pointing away from the set: */
    float distance_y;          /*   x to the right, y up the picture; 0, 0 if unknown */
    float angle;               /* of the final value, in turns [0, 1) */
    fathom_uint16 attractor;   /* the root or cycle that the orbit went to, from 1; 0: none */
    /* Only if a picture asks for them: */
    fathom_uint16 nearness;    /* |z_period| over the least |z_n| before it, times 65535 */
    fathom_uint32 period;      /* of the atom domain, or of an interior pixel's cycle; 0: unknown */
} TileSample;

/* The status of a pixel. */
#define FATHOM_RUNNING 0u   /* undecided */
#define FATHOM_ESCAPED 1u   /* beyond the escape radius */
#define FATHOM_INTERIOR 2u  /* will never end: interior at any limit */
#define FATHOM_CONVERGED 3u /* at rest, or at the point 1 */

/* How the orbits of a formula can end; its FORMULA_ENDS is a sum of these. */
#define FATHOM_BY_ESCAPE 1
#define FATHOM_AT_ONE 2  /* |z_n - 1| below the convergence threshold */
#define FATHOM_AT_REST 4 /* |z_n - z_(n-1)| below it */

/* The high word of an fp128 number whose low word holds a float-float instead. */
#define FATHOM_TAIL 0x7fffffffffffffffu

/* The most parameters of a formula, in real numbers. */
#define FATHOM_MAXIMUM_PARAMETERS 16

/* The most steps of a hybrid. */
#define FATHOM_MAXIMUM_STEPS 16

/* The byte of a hybrid's step: its power - 1, and what it does before and after the power. */
#define FATHOM_STEP_POWER 7u
#define FATHOM_STEP_FOLDS_RE 8u   /* |Re z| before the power */
#define FATHOM_STEP_FOLDS_IM 16u  /* |Im z| before the power */
#define FATHOM_STEP_FLIPS_IM 32u  /* -Im z before the power */
#define FATHOM_STEP_FOLDS_RE_AFTER 64u
#define FATHOM_STEP_FOLDS_IM_AFTER 128u
