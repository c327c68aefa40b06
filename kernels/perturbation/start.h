/* The first steps of all pixels together. All orbits start where the reference does, and one
 * polynomial describes them until they are far enough apart. */

/* z = 2^exponent (s_0 + s_1 u + s_2 u^2 + ... + s_33 u^33) for c = radius u. */
typedef struct delta_start {
    double s[DELTA_START_DEGREE + 1][2]; /* by power; re, im */
    double radius;
    double scale; /* 2^exponent; 0: pixels start with extended exponents */
    int exponent;
    fathom_uint32 steps, m; /* iterations that are done then, and the reference's index */
} delta_start;
