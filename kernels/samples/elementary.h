/* Logarithms and angles in doubles, without branches, so that compilers vectorize loops over them.
 * There are no fused operations, so every processor and every device gives the same bits. Each has
 * three parts, because its series is a chain of dependent operations: a processor is fast when it
 * overlaps the series of several numbers. */

#ifdef __OPENCL_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
FATHOM_FN fathom_uint64 double_bits(double a) { return as_ulong(a); }
FATHOM_FN double double_of_bits(fathom_uint64 a) { return as_double(a); }
FATHOM_FN double magnitude_of(double a) { return fabs(a); }
#else
FATHOM_FN fathom_uint64 double_bits(double a) { return __builtin_bit_cast(fathom_uint64, a); }
FATHOM_FN double double_of_bits(fathom_uint64 a) { return __builtin_bit_cast(double, a); }
FATHOM_FN double magnitude_of(double a) { return __builtin_fabs(a); }
#endif
FATHOM_FN double greater_of(double a, double b) { return a < b ? b : a; }
FATHOM_FN double lesser_of(double a, double b) { return b < a ? b : a; }

#define SAMPLE_LN_2 0x1.62e42fefa39efp-1
#define SAMPLE_SQRT_2 0x1.6a09e667f3bcdp+0
#define SAMPLE_TURNS_OF_RADIAN (0.5 / 0x1.921fb54442d18p+1)

/* The greatest power of 2 that is at most |value|, for normal values below 2^1023. */
FATHOM_FN double power_below(double value) {
    return double_of_bits(double_bits(value) & (fathom_uint64)0x7ff << 52);
}

/* 1 / power, for a power of 2 below 2^1023. */
FATHOM_FN double inverse_of_power(double power) {
    return double_of_bits(((fathom_uint64)(2 * 1023) << 52) - double_bits(power));
}

/* k for a positive normal number in [2^k, 2^(k + 1)). */
FATHOM_FN double exponent_of(double value) {
    return double_of_bits(double_bits(value) >> 52 | double_bits(0x1p52)) - (0x1p52 + 1023);
}

/* The sum of v^k / (2k + 1) over k < 8. */
FATHOM_FN double logarithm_series(double v) {
    double sum = 0;
    FATHOM_UNROLL
    for (int k = 7; k >= 0; --k) sum = sum * v + 1.0 / (2 * k + 1);
    return sum;
}

/* The same, over k < 13. */
FATHOM_FN double turn_series(double v) {
    double sum = 0;
    FATHOM_UNROLL
    for (int k = 12; k >= 0; --k) sum = sum * v + 1.0 / (2 * k + 1);
    return sum;
}

/* ln of a positive normal number, to a relative error of 2^-44: with m in [1/sqrt 2, sqrt 2],
 * ln(2^k m) = k ln 2 + 2 s series(s^2), s = (m - 1) / (m + 1). */
typedef struct logarithm_parts {
    double power, s; /* 2^k, s */
} logarithm_parts;

FATHOM_FN logarithm_parts logarithm_parts_of(double value) {
    const fathom_uint64 bits = double_bits(value), one = double_bits(1.0);
    logarithm_parts parts;
    parts.power = power_below(double_of_bits(bits + (one - double_bits(SAMPLE_SQRT_2 / 2))));
    const double m = double_of_bits(bits - double_bits(parts.power) + one);
    parts.s = (m - 1) / (m + 1);
    return parts;
}

FATHOM_FN double logarithm_from(logarithm_parts parts, double series) {
    return exponent_of(parts.power) * SAMPLE_LN_2 + 2 * parts.s * series;
}

/* The angle of a point (x, y) != 0 in turns, in [0, 1], to 2^-37 of a turn and to 2^-35 of the
 * angle to the next axis: atan t = pi/4 + atan((t - 1) / (t + 1)), and one of the two arguments is
 * at most tan(pi/8) in modulus. */
typedef struct turn_parts {
    double t, eighths; /* the argument; turns to add: 1/8 or 0 */
} turn_parts;

FATHOM_FN turn_parts turn_parts_of(double x, double y) {
    const double a = magnitude_of(x), b = magnitude_of(y);
    const double lesser = lesser_of(a, b), greater = greater_of(a, b);
    const int is_steep = lesser > (SAMPLE_SQRT_2 - 1) * greater;
    turn_parts parts;
    parts.t = (is_steep ? lesser - greater : lesser) / (is_steep ? lesser + greater : greater);
    parts.eighths = is_steep ? 0.125 : 0;
    return parts;
}

/* `series`: turn_series(-t^2). */
FATHOM_FN double turns_from(turn_parts parts, double series, double x, double y) {
    double turns = parts.t * series * SAMPLE_TURNS_OF_RADIAN + parts.eighths;
    turns = magnitude_of(y) > magnitude_of(x) ? 0.25 - turns : turns;
    turns = x < 0 ? 0.5 - turns : turns;
    return y < 0 ? 1 - turns : turns;
}
