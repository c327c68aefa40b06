/* A number as 128 bits of fixed point: fp128. It must follow float.h, whose word is used for
 * derivatives.
 *
 * The two words are one integer in two's complement. The number is that integer times a unit,
 * 2^-120, so it lies in [-128, 128). Both words are unsigned, because their overflow must be
 * defined.
 *
 * Sums, differences and negations are exact. The error of a product is at most half a unit, 2^-121.
 * All results are modulo 256, and nothing tells that a result did not fit. The caller keeps factors
 * and final results within the range; intermediate sums may leave it and come back.
 *
 * Only integers are used, and floats correctly rounded from them, so the bits are the same on every
 * device. */
typedef struct real {
    fathom_uint64 lo, hi;
} real;

/* ---- Sums and products -------------------------------------------------------------------------
 *
 * A product is rounded to the nearest unit, or upwards if it is in the middle between two: the
 * product of the integers is divided by 2^120, one half is added, and the fraction is cut off. A
 * square is never in the middle, as it would then be an odd multiple of 2^119, an odd power of two.
 * So -real_square(a) is also the product of -a and a. */
#if defined(__NV_CL_C_VERSION) && !defined(FATHOM_FIXED_POINT_BY_WORDS)
#include "number/fixed_point_ptx.h"
#else
/* Sums, differences, and a b + c + d, which 128 bits always hold:
 * (2^64 - 1)^2 + 2 (2^64 - 1) = 2^128 - 1.
 *
 * Compilers for processors have integers of 128 bits, even in OpenCL, whose language has none. They
 * use the whole product of one multiplication, and the carry flag; mul_hi() may take four
 * multiplications instead. Compilers for graphics devices may have the type in name only. */
#if !defined(__OPENCL_VERSION__) || \
    ((defined(__x86_64__) || defined(__aarch64__)) && !defined(FATHOM_FIXED_POINT_BY_WORDS))
__extension__ typedef unsigned __int128 uint128;

FATHOM_FN uint128 uint128_of(real a) { return (uint128)a.hi << 64 | a.lo; }

FATHOM_FN real real_of_uint128(uint128 a) {
    const real r = {(fathom_uint64)a, (fathom_uint64)(a >> 64)};
    return r;
}

FATHOM_FN real real_add(real a, real b) { return real_of_uint128(uint128_of(a) + uint128_of(b)); }
FATHOM_FN real real_sub(real a, real b) { return real_of_uint128(uint128_of(a) - uint128_of(b)); }

FATHOM_FN real uint64_mul_add2(fathom_uint64 a, fathom_uint64 b, fathom_uint64 c, fathom_uint64 d) {
    return real_of_uint128((uint128)a * b + c + d);
}
#else
FATHOM_FN real real_add(real a, real b) {
    real r;
    r.lo = a.lo + b.lo;
    r.hi = a.hi + b.hi + (r.lo < b.lo);
    return r;
}

FATHOM_FN real real_sub(real a, real b) {
    real r;
    r.lo = a.lo - b.lo;
    r.hi = a.hi - b.hi - (a.lo < b.lo);
    return r;
}

FATHOM_FN real uint64_mul_add2(fathom_uint64 a, fathom_uint64 b, fathom_uint64 c, fathom_uint64 d) {
    const fathom_uint64 sum = a * b + c;
    real r;
    r.lo = sum + d;
    r.hi = mul_hi(a, b) + (sum < c) + (r.lo < d);
    return r;
}
#endif

/* The lowest of the four words of the product of the integers changes nothing and is left out. */
FATHOM_FN real real_mul(real a, real b) {
    const fathom_uint64 half_unit = (fathom_uint64)1 << 55; /* in the second word */
    const real low = uint64_mul_add2(a.lo, b.lo, 0, 0);
    const real cross = uint64_mul_add2(a.lo, b.hi, low.hi, half_unit);
    const real other_cross = uint64_mul_add2(a.hi, b.lo, cross.lo, 0);
    real high = uint64_mul_add2(a.hi, b.hi, cross.hi, other_cross.hi);

    /* So far the highest bits counted +2^127, but they mean -2^127. So for each negative factor
     * 2^128 times the other factor must be subtracted. */
    const fathom_uint64 a_negative = -(a.hi >> 63), b_negative = -(b.hi >> 63); /* 0 or all ones */
    const real b_too_many = {b.lo & a_negative, b.hi & a_negative};
    const real a_too_many = {a.lo & b_negative, a.hi & b_negative};
    high = real_sub(high, real_add(b_too_many, a_too_many));

    real r;
    r.lo = high.lo << 8 | other_cross.lo >> 56;
    r.hi = high.hi << 8 | high.lo >> 56;
    return r;
}

/* Compilers need only three multiplications for this instead of four. */
FATHOM_FN real real_square(real a) { return real_mul(a, a); }
#endif

FATHOM_FN real real_neg(real a) {
    const real zero = {0, 0};
    return real_sub(zero, a);
}

/* |a|; but -128 stays -128, as 128 is out of range. */
FATHOM_FN real real_abs(real a) { return a.hi >> 63 ? real_neg(a) : a; }

/* a b + c. Only the product is rounded; the sum is exact. */
FATHOM_FN real real_fma(real a, real b, real c) { return real_add(real_mul(a, b), c); }
/* a b - c and c - a b. */
FATHOM_FN real real_fms(real a, real b, real c) { return real_fma(a, b, real_neg(c)); }
FATHOM_FN real real_fnma(real a, real b, real c) { return real_fma(real_neg(a), b, c); }

/* Modulo 256. */
FATHOM_FN real real_of_int(int a) {
    const real r = {0, (fathom_uint64)a << 56};
    return r;
}

/* The number modulo 256. Fractions of a unit are cut off, towards zero. Infinities and NaN become
 * 0. */
FATHOM_FN real real_of_word(word a) {
    const fathom_uint32 bits = word_bits(a);
    /* |a| is digits * 2^left units. If it is below the smallest normal word, it is less than one
     * unit. */
    const fathom_uint64 digits = (bits & 0x7fffffu) | 0x800000u;
    const int left = (int)(bits >> 23 & 255u) - 30;

    real r = {0, 0};
    if (left < 0) {
        r.lo = digits >> -left; /* at most 30 bits */
    } else if (left < 64) {
        r.lo = digits << left;
        r.hi = digits >> 1 >> (63 - left);
    } else if (left < 128) {
        r.hi = digits << (left - 64);
    }
    return bits >> 31 ? real_neg(r) : r;
}

/* The nearest word, or one close to that. It is within 2^-23 |a| of a for every a, and within
 * (2^-24 + 2^-56) |a| for |a| >= 1. Near the upper end of the range it is 128.
 *
 * Proof, in units. If |a| >= 2^24 2^64, the lower word is less than 2^-24 |a|, and rounding the
 * higher word errs by at most as much. Otherwise read the lower word as a signed number l and
 * adjust the higher word: a = 2^64 h + l with |l| <= 2^63, and |h| <= 2^24 is exact as a word. If h
 * = 0, there is only one rounding. If not, |a| >= 2^63, so the rounding of l, by at most 2^38, is
 * at most 2^-25 |a|, and the rounding of the sum is at most 2^-24 of it. Products with powers of
 * two are exact. */
FATHOM_FN word real_word(real a) {
    const word high_unit = 0x1p-56f, low_unit = 0x1p-120f;
    const fathom_uint64 end = (fathom_uint64)1 << 24;
    if (a.hi + end >= 2 * end) return word_mul((word)(long)a.hi, high_unit);
    const fathom_uint64 high = a.hi + (a.lo >> 63);
    return word_add(word_mul((word)(long)high, high_unit), word_mul((word)(long)a.lo, low_unit));
}

/* a - real_word(a) as a word. Their sum is within 2^-46 |a| of a. For |a| >= 1 they are a
 * float-float, because the rest is at most half a unit of the last place of real_word(a). */
FATHOM_FN word real_rest(real a) {
    return real_word(real_sub(a, real_of_word(real_word(a)))); /* the difference is exact */
}

FATHOM_FN int real_is_negative(real a) { return (int)(a.hi >> 63); }
FATHOM_FN int real_equal(real a, real b) { return a.lo == b.lo && a.hi == b.hi; }
