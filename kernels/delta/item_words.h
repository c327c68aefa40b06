/* What delta/cell_map.h needs of words beside number/double.h; OpenCL C only. */

typedef long ints;

FATHOM_FN word word_splat(double a) { return a; }
FATHOM_FN ints ints_splat(long a) { return a; }
FATHOM_FN mask ints_equal(ints a, ints b) { return a == b; }
FATHOM_FN mask mask_and(mask a, mask b) { return a & b; }
FATHOM_FN ints word_bits(word a) { return as_long(a); }
FATHOM_FN word word_of_bits(ints a) { return as_double(a); }
FATHOM_FN word word_abs(word a) { return fabs(a); }
FATHOM_FN word word_max(word a, word b) { return a > b ? a : b; }
