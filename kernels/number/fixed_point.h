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
/* The instructions of NVIDIA's devices (PTX) add with carries, for which OpenCL C has no name. Words
 * have 32 bits here, and word 0 is the lowest. */
FATHOM_FN real real_add(real a, real b) {
    real r;
    __asm__("add.cc.u64 %0, %2, %4; addc.u64 %1, %3, %5;"
            : "=l"(r.lo), "=l"(r.hi)
            : "l"(a.lo), "l"(a.hi), "l"(b.lo), "l"(b.hi));
    return r;
}

FATHOM_FN real real_sub(real a, real b) {
    real r;
    __asm__("sub.cc.u64 %0, %2, %4; subc.u64 %1, %3, %5;"
            : "=l"(r.lo), "=l"(r.hi)
            : "l"(a.lo), "l"(a.hi), "l"(b.lo), "l"(b.hi));
    return r;
}

FATHOM_FN void words_split(fathom_uint64 a, fathom_uint32* words) {
    words[0] = (fathom_uint32)a;
    words[1] = (fathom_uint32)(a >> 32);
}

/* Sets words 0 and 1 to a b + c. */
FATHOM_FN void words_set_product(fathom_uint32* to, fathom_uint32 a, fathom_uint32 b,
                                 fathom_uint32 c) {
    __asm__("mad.lo.cc.u32 %0, %2, %3, %4; madc.hi.u32 %1, %2, %3, 0;"
            : "=&r"(to[0]), "=r"(to[1])
            : "r"(a), "r"(b), "r"(c));
}

/* Adds a b to words 0 and 1, and carries into words 2 to 4. */
FATHOM_FN void words_add_product(fathom_uint32* to, fathom_uint32 a, fathom_uint32 b) {
    __asm__("mad.lo.cc.u32 %0, %5, %6, %0; madc.hi.cc.u32 %1, %5, %6, %1;"
            "addc.cc.u32 %2, %2, 0; addc.cc.u32 %3, %3, 0; addc.u32 %4, %4, 0;"
            : "+r"(to[0]), "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4])
            : "r"(a), "r"(b));
}

/* Adds a b to words 0 and 1 and c d to words 2 and 3, and carries into words 4 and 5. */
FATHOM_FN void words_add_products(fathom_uint32* to, fathom_uint32 a, fathom_uint32 b,
                                  fathom_uint32 c, fathom_uint32 d) {
    __asm__("mad.lo.cc.u32 %0, %6, %7, %0; madc.hi.cc.u32 %1, %6, %7, %1;"
            "madc.lo.cc.u32 %2, %8, %9, %2; madc.hi.cc.u32 %3, %8, %9, %3;"
            "addc.cc.u32 %4, %4, 0; addc.u32 %5, %5, 0;"
            : "+r"(to[0]), "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4]), "+r"(to[5])
            : "r"(a), "r"(b), "r"(c), "r"(d));
}

/* Adds words 1 to 7. */
FATHOM_FN void words_add(fathom_uint32* to, const fathom_uint32* a) {
    __asm__("add.cc.u32 %0, %0, %7; addc.cc.u32 %1, %1, %8; addc.cc.u32 %2, %2, %9;"
            "addc.cc.u32 %3, %3, %10; addc.cc.u32 %4, %4, %11; addc.cc.u32 %5, %5, %12;"
            "addc.u32 %6, %6, %13;"
            : "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4]), "+r"(to[5]), "+r"(to[6]),
              "+r"(to[7])
            : "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(a[4]), "r"(a[5]), "r"(a[6]), "r"(a[7]));
}

/* Adds the squares of four words to words 1 to 7. */
FATHOM_FN void words_add_squares(fathom_uint32* to, const fathom_uint32* of) {
    __asm__("mad.hi.cc.u32 %0, %7, %7, %0; madc.lo.cc.u32 %1, %8, %8, %1;"
            "madc.hi.cc.u32 %2, %8, %8, %2; madc.lo.cc.u32 %3, %9, %9, %3;"
            "madc.hi.cc.u32 %4, %9, %9, %4; madc.lo.cc.u32 %5, %10, %10, %5;"
            "madc.hi.u32 %6, %10, %10, %6;"
            : "+r"(to[1]), "+r"(to[2]), "+r"(to[3]), "+r"(to[4]), "+r"(to[5]), "+r"(to[6]),
              "+r"(to[7])
            : "r"(of[0]), "r"(of[1]), "r"(of[2]), "r"(of[3]));
}

/* Subtracts `by` from words 4 to 7 if `factor` is negative. */
FATHOM_FN void words_correct(fathom_uint32* words, const fathom_uint32* by,
                             const fathom_uint32* factor) {
    const fathom_uint32 all = (fathom_uint32)((int)factor[3] >> 31);
    __asm__("sub.cc.u32 %0, %0, %4; subc.cc.u32 %1, %1, %5; subc.cc.u32 %2, %2, %6;"
            "subc.u32 %3, %3, %7;"
            : "+r"(words[4]), "+r"(words[5]), "+r"(words[6]), "+r"(words[7])
            : "r"(by[0] & all), "r"(by[1] & all), "r"(by[2] & all), "r"(by[3] & all));
}

/* The number of these eight words, divided by 2^120. */
FATHOM_FN real real_of_product(const fathom_uint32* words) {
    fathom_uint64 at[4];
    for (int i = 0; i < 4; ++i) at[i] = words[i + 3] >> 24 | words[i + 4] << 8;
    const real r = {at[0] | at[1] << 32, at[2] | at[3] << 32};
    return r;
}

/* The products of words i and j of the factors are added in two sums, for even
 * and for odd i + j, because each takes two words. One half of the result's unit is added. */
FATHOM_FN real real_mul(real left, real right) {
    fathom_uint32 a[4], b[4], even[8], odd[9];
    words_split(left.lo, a), words_split(left.hi, a + 2);
    words_split(right.lo, b), words_split(right.hi, b + 2);

    words_set_product(even, a[0], b[0], 0);
    words_set_product(even + 2, a[0], b[2], 0);
    words_set_product(even + 4, a[1], b[3], 0);
    words_set_product(even + 6, a[3], b[3], 0);
    words_add_products(even + 2, a[1], b[1], a[2], b[2]);
    words_add_products(even + 2, a[2], b[0], a[3], b[1]);

    words_set_product(odd + 1, a[0], b[1], 0);
    words_set_product(odd + 3, a[0], b[3], 0x800000u);
    words_set_product(odd + 5, a[2], b[3], 0);
    odd[7] = odd[8] = 0;
    words_add_products(odd + 1, a[1], b[0], a[1], b[2]);
    words_add_products(odd + 3, a[2], b[1], a[3], b[2]);
    words_add_product(odd + 3, a[3], b[0]);

    words_add(even, odd);
    words_correct(even, a, b);
    words_correct(even, b, a);
    return real_of_product(even);
}

/* The bits of real_mul(a, a), with ten products instead of sixteen. */
FATHOM_FN real real_square(real root) {
    fathom_uint32 a[4], even[8], odd[8];
    const real zero = {0, 0}, size = root.hi >> 63 ? real_sub(zero, root) : root;
    words_split(size.lo, a), words_split(size.hi, a + 2);

    /* Products of different words occur twice. */
    words_set_product(even + 2, a[0], a[2], 0);
    words_set_product(even + 4, a[1], a[3], 0);
    words_set_product(odd + 1, a[0], a[1], 0);
    words_set_product(odd + 3, a[0], a[3], 0x400000u);
    words_set_product(odd + 5, a[2], a[3], 0);
    even[1] = even[6] = even[7] = odd[7] = 0;
    words_add_product(odd + 3, a[1], a[2]);
    words_add(odd, even);
    for (int i = 7; i > 1; --i) odd[i] = odd[i] << 1 | odd[i - 1] >> 31;
    odd[1] <<= 1;
    words_add_squares(odd, a);
    return real_of_product(odd);
}

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
