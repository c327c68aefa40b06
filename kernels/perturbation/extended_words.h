/* Words with an extended exponent, which replace number/double.h for numbers of
 * perturbation/number.h. */
#ifdef __OPENCL_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

typedef extended_number word;
typedef double lane_word;
typedef int mask; /* the result of a comparison */

typedef union extended_bits {
    double of;
    fathom_uint64 bits;
} extended_bits;

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN double double_power_of_two(int e) {
    extended_bits power;
    power.bits = (fathom_uint64)((e < -1023 ? -1023 : e > 1024 ? 1024 : e) + 1023) << 52;
    return power.of;
}
/* The e for which |a| / 2^e is in [0.5, 1). */
FATHOM_FN int double_exponent(double a) {
    extended_bits value;
    value.of = a;
    return (int)(value.bits >> 52 & 0x7ff) - 1022;
}

/* mantissa * 2^exponent. The mantissa must be 0 or a normal number. */
FATHOM_FN word word_of(double mantissa, int exponent) {
    const int more = double_exponent(mantissa);
    word r;
    r.mantissa = mantissa * double_power_of_two(-more);
    r.exponent = mantissa == 0 ? DELTA_NO_EXPONENT : exponent + more;
    return r;
}

FATHOM_FN word word_of_int(int a) { return word_of(a, 0); }
FATHOM_FN word word_neg(word a) {
    a.mantissa = -a.mantissa;
    return a;
}
FATHOM_FN word word_add(word a, word b) {
    const word upper = a.exponent < b.exponent ? b : a, lower = a.exponent < b.exponent ? a : b;
    return word_of(upper.mantissa +
                       lower.mantissa * double_power_of_two(lower.exponent - upper.exponent),
                   upper.exponent);
}
FATHOM_FN word word_mul(word a, word b) {
    return word_of(a.mantissa * b.mantissa, a.exponent + b.exponent);
}
FATHOM_FN word word_div(word a, word b) {
    return word_of(a.mantissa / b.mantissa, a.exponent - b.exponent);
}
FATHOM_FN word word_fma(word a, word b, word c) { return word_add(word_mul(a, b), c); }
FATHOM_FN mask word_less(word a, word b) { return word_add(a, word_neg(b)).mantissa < 0; }
FATHOM_FN mask word_less_equal(word a, word b) { return word_add(a, word_neg(b)).mantissa <= 0; }
FATHOM_FN int mask_any(mask m) { return m; }
FATHOM_FN word word_select(mask m, word a, word b) { return m ? a : b; }
FATHOM_FN word word_abs(word a) { return a.mantissa < 0 ? word_neg(a) : a; }
FATHOM_FN word word_max(word a, word b) { return word_less(b, a) ? a : b; }
