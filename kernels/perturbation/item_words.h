/* The functions of lanes/vector.h and perturbation/words.h for one lane, in addition to
 * number/double.h: those that shared sources need if work-items are lanes. OpenCL C only. */

enum { FATHOM_LANES = 1 };
typedef double lane_word;
typedef long lane_int;
typedef lane_int ints;

FATHOM_FN word word_splat(double a) { return a; }
FATHOM_FN ints ints_splat(long a) { return a; }
FATHOM_FN mask ints_equal(ints a, ints b) { return a == b; }
FATHOM_FN mask ints_above(ints a, ints b) { return a > b; }
FATHOM_FN ints ints_select(mask m, ints a, ints b) { return m ? a : b; }
FATHOM_FN mask mask_and(mask a, mask b) { return a & b; }
FATHOM_FN mask mask_or(mask a, mask b) { return a | b; }
FATHOM_FN mask mask_not(mask a) { return !a; }
FATHOM_FN mask mask_without(mask a, mask b) { return a & !b; }
FATHOM_FN mask mask_all(int a) { return a != 0; }
FATHOM_FN fathom_uint32 mask_bits(mask a) { return (fathom_uint32)a; }
FATHOM_FN ints word_bits(word a) { return as_long(a); }
FATHOM_FN word word_of_bits(ints a) { return as_double(a); }
FATHOM_FN word word_abs(word a) { return fabs(a); }
FATHOM_FN word word_max(word a, word b) { return a > b ? a : b; }

/* Loads four consecutive words from `place` of the lane's own array. They are 32 aligned bytes, so
 * they lie in one cache line. */
FATHOM_FN void words_of_lanes(global const lane_word* const* from, int place, word* to) {
    const double4 row = *(global const double4*)(from[0] + place);
    to[0] = row.x;
    to[1] = row.y;
    to[2] = row.z;
    to[3] = row.w;
}
