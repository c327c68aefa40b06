/* The first steps of all pixels at once: orbits start where the reference does, and follow it as
 * one until they are far enough apart. */

/* z = 2^exponent (s_0 + s_1 u + s_2 u^2 + ... + s_33 u^33) for c = radius u. */
typedef struct delta_start {
    double s[DELTA_START_DEGREE + 1][2]; /* by power */
    double radius;
    double scale; /* 2^exponent; 0: pixels start wide */
    int exponent;
    fathom_uint32 steps, m; /* where they are: after so many iterations, at Z_m */
} delta_start;
