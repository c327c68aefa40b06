/* The machine word of the single-precision rungs. Every fused operation is written out; the
 * compiler fuses none. Formulas that divide run only on devices that round divisions correctly. */
typedef float word;
typedef int mask; /* the result of a comparison */

#ifdef __OPENCL_VERSION__
FATHOM_FN word word_fma(word a, word b, word c) { return fma(a, b, c); }
FATHOM_FN word word_abs(word a) { return fabs(a); }
FATHOM_FN fathom_uint32 word_bits(word a) { return as_uint(a); }
FATHOM_FN word word_of_bits(fathom_uint32 a) { return as_float(a); }
#else
FATHOM_FN word word_fma(word a, word b, word c) { return __builtin_fmaf(a, b, c); }
FATHOM_FN word word_abs(word a) { return __builtin_fabsf(a); }
FATHOM_FN fathom_uint32 word_bits(word a) { return __builtin_bit_cast(fathom_uint32, a); }
FATHOM_FN word word_of_bits(fathom_uint32 a) { return __builtin_bit_cast(word, a); }
#endif
FATHOM_FN word word_add(word a, word b) { return a + b; }
/* The same sum. In vectors (lanes/vector.h) it is a multiply-add: for processors with separate
 * units for sums and products, code with many sums sends about half of them here. */
FATHOM_FN word word_add_too(word a, word b) { return a + b; }
FATHOM_FN word word_mul(word a, word b) { return a * b; }
FATHOM_FN word word_div(word a, word b) { return a / b; }
FATHOM_FN word word_neg(word a) { return -a; }
FATHOM_FN word word_of_int(int a) { return (word)a; }
FATHOM_FN mask word_less(word a, word b) { return a < b; }
FATHOM_FN mask word_less_equal(word a, word b) { return a <= b; }
FATHOM_FN mask word_equal(word a, word b) { return a == b; }
FATHOM_FN word word_select(mask m, word a, word b) { return m ? a : b; }
FATHOM_FN int mask_any(mask m) { return m; }
/* max(|a|, |b|) */
FATHOM_FN word word_larger(word a, word b) {
    a = word_abs(a), b = word_abs(b);
    return a > b ? a : b;
}
/* 2^ceil(24 / 2) + 1. word_split() multiplies a word with it to cut the word into two halves whose
 * products are exact. */
FATHOM_FN word word_splitter(void) { return 4097.0f; }
/* 2^n, with n about three quarters of the largest exponent. */
FATHOM_FN word word_far(void) { return 0x1p96f; }
