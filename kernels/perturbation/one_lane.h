/* The masks and integers of lanes/vector.h for one lane, for sources that vectors and work-items
 * share. */

enum { FATHOM_LANES = 1 };
typedef long lane_int;
typedef lane_int ints;

FATHOM_FN ints ints_splat(long a) { return a; }
FATHOM_FN mask ints_equal(ints a, ints b) { return a == b; }
FATHOM_FN mask ints_above(ints a, ints b) { return a > b; }
FATHOM_FN ints ints_select(mask m, ints a, ints b) { return m ? a : b; }
FATHOM_FN ints ints_max(ints a, ints b) { return a > b ? a : b; }
FATHOM_FN mask mask_and(mask a, mask b) { return a & b; }
FATHOM_FN mask mask_or(mask a, mask b) { return a | b; }
FATHOM_FN mask mask_not(mask a) { return !a; }
FATHOM_FN mask mask_without(mask a, mask b) { return a & !b; }
FATHOM_FN mask mask_all(int a) { return a != 0; }
FATHOM_FN fathom_uint32 mask_bits(mask a) { return (fathom_uint32)a; }
