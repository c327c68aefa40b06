/* Floats without branches, so that compilers vectorize loops over them. Every processor and every
 * device gives the same bits: there are no fused operations, and programs are compiled with
 * quotients and roots that are rounded correctly. */

#ifdef __OPENCL_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
FATHOM_FN int float_bits(float a) { return as_int(a); }
FATHOM_FN float float_of_bits(int a) { return as_float(a); }
FATHOM_FN float float_magnitude(float a) { return fabs(a); }
FATHOM_FN float float_floor(float a) { return floor(a); }
FATHOM_FN float with_sign_of(float a, float sign) { return copysign(a, sign); }
FATHOM_FN float float_root(float a) { return sqrt(a); }
#else
FATHOM_FN int float_bits(float a) { return __builtin_bit_cast(int, a); }
FATHOM_FN float float_of_bits(int a) { return __builtin_bit_cast(float, a); }
FATHOM_FN float float_magnitude(float a) { return __builtin_fabsf(a); }
FATHOM_FN float float_floor(float a) { return __builtin_floorf(a); }
FATHOM_FN float with_sign_of(float a, float sign) { return __builtin_copysignf(a, sign); }
FATHOM_FN float float_root(float a) { return __builtin_sqrtf(a); }
#endif
FATHOM_FN float lesser_float(float a, float b) { return b < a ? b : a; }
FATHOM_FN float greater_float(float a, float b) { return a < b ? b : a; }

/* log2 of a value >= 1, to within 2 ulp or 1e-7: the exponent, plus for the mantissa m in
 * [sqrt(1/2), sqrt(2)) the series log m = 2 artanh((m - 1) / (m + 1)). */
FATHOM_FN float fast_log2(float value) {
    const int sqrt_half = 0x3f3504f3, bits = float_bits(value);
    const int exponent = (bits - sqrt_half) >> 23;
    const float mantissa = float_of_bits(bits - exponent * (1 << 23));
    const float s = (mantissa - 1) / (mantissa + 1);
    const float square = s * s;
    const float series =
        s * (1 + square * (1.0f / 3 + square * (1.0f / 5 + square * (1.0f / 7))));
    return (float)exponent + series * 2.88539008f; /* 2 / ln 2 */
}

/* A value >= 1 as 2^exponent (1 + t). */
typedef struct float_parts {
    float exponent, t;
} float_parts;

FATHOM_FN float_parts float_parts_of(float value) {
    const int bits = float_bits(value);
    float_parts parts;
    parts.exponent = (float)((bits >> 23) - 127);
    parts.t = float_of_bits((bits & 0x7fffff) | 0x3f800000) - 1;
    return parts;
}

/* log2 of a value >= 1 without a division, to within 3e-6 and to within 0.008: the exponent, plus
 * t + t (1 - t) p(t), so that it is exact at both ends. The polynomials p have the least errors. */
FATHOM_FN float near_log2(float value) {
    const float_parts parts = float_parts_of(value);
    const float t = parts.t;
    float p = -0.0959564596f + t * 0.0258414484f;
    p = 0.181948885f + t * p;
    p = -0.275600314f + t * p;
    p = 0.442544937f + t * p;
    return parts.exponent + t + t * (1 - t) * p;
}
FATHOM_FN float rough_log2(float value) {
    const float_parts parts = float_parts_of(value);
    return parts.exponent + parts.t + parts.t * (1 - parts.t) * 0.3437f;
}

/* 2^x for x <= 0, to within 2e-5 of it, and exactly 1 for 0: the series of exp for the fraction. */
FATHOM_FN float near_exp2(float x) {
    const float whole = float_floor(x), f = x - whole;
    float sum = 0.00133335581f + f * 0.000154035304f;
    sum = 0.0096181291f + f * sum;
    sum = 0.0555041087f + f * sum;
    sum = 0.240226507f + f * sum;
    sum = 0.693147181f + f * sum;
    const int exponent = (int)whole + 127;
    return (1 + f * sum) * float_of_bits(exponent * (1 << 23));
}

/* A smooth step from 0 at `from` to 1 at `to`. */
FATHOM_FN float smooth_step(float from, float to, float value) {
    const float share = 1 / (to - from); /* a constant, or once for a loop */
    const float t = lesser_float(1.0f, greater_float(0.0f, (value - from) * share));
    return t * t * (3 - 2 * t);
}
