/* The functions of floats that perturbation needs, in addition to number/float.h and one_lane.h.
 * OpenCL C only. */

typedef float lane_word;

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN word word_power_of_two(int e) {
    return as_float((uint)(clamp(e, -127, 128) + 127) << 23);
}
/* The e for which a / 2^e is in [0.5, 1), for a > 0. */
FATHOM_FN int word_exponent(word a) { return (int)(as_uint(a) >> 23) - 126; }
