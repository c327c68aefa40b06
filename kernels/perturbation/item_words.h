/* The functions of lanes/vector.h and words.h that shared sources need, for one lane, in addition
 * to number/double.h and one_lane.h. OpenCL C only. */

typedef double lane_word;

FATHOM_FN word word_splat(double a) { return a; }
FATHOM_FN ints word_bits(word a) { return as_long(a); }
FATHOM_FN word word_of_bits(ints a) { return as_double(a); }
FATHOM_FN ints word_upper_bits(word a) { return as_long(a) >> 48; }
/* The e for which a / 2^e is in [0.5, 1), for a > 0. */
FATHOM_FN ints word_exponent(word a) { return (as_long(a) >> 52) - 1022; }
/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN word word_power_of_two(ints e) {
    return as_double((long)(clamp((int)e, -1023, 1024) + 1023) << 52);
}

/* The same functions by the names that sources for single numbers use. */
FATHOM_FN double double_abs(double a) { return fabs(a); }
FATHOM_FN double double_power_of_two(int e) { return word_power_of_two(e); }
FATHOM_FN int double_exponent(double a) { return (int)word_exponent(fabs(a)); }

/* Loads four consecutive words from `place` of the lane's own array. They are 32 aligned bytes, so
 * they lie in one cache line. */
FATHOM_FN void words_of_lanes(global const lane_word* const* from, int place, word* to) {
    const double4 row = *(global const double4*)(from[0] + place);
    to[0] = row.x;
    to[1] = row.y;
    to[2] = row.z;
    to[3] = row.w;
}
