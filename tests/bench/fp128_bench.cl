/* Benchmark of z^2 + c in layouts of 128-bit fixed point. Built with one of FATHOM_Q32_96,
 * FATHOM_WORDS, FATHOM_RADIX_28 and FATHOM_RADIX_32. A work-item has VECTORS vectors of LANES lanes
 * (1 or 8); a number in radix 2^28 has DIGITS digits.
 *
 * Input and output are numbers of two words in Q8.120, in two's complement. */
#if LANES == 1
typedef long lanes;
typedef ulong lanes_u;
#define LANES_LOAD(at) *(at)
#define LANES_STORE(value, at) *(at) = (value)
/* The result of a comparison as a mask. */
#define LANES_MASK(comparison) (-(long)(comparison))
#define LANES_ANY(mask) ((mask) != 0)
#define AS_SIGNED(a) as_long(a)
#define AS_UNSIGNED(a) as_ulong(a)
#else
typedef long8 lanes;
typedef ulong8 lanes_u;
#define LANES_LOAD(at) vload8(0, at)
#define LANES_STORE(value, at) vstore8(value, 0, at)
#define LANES_MASK(comparison) (comparison)
#define LANES_ANY(mask) any(mask)
#define AS_SIGNED(a) as_long8(a)
#define AS_UNSIGNED(a) as_ulong8(a)
#endif
#define LANES_OF(value) ((lanes)(value))
#define LANES_U_OF(value) ((lanes_u)(value))

/* True where |z| <= 2; x and y are in units of 2^-28. */
inline static lanes lanes_inside(lanes x, lanes y) {
    return LANES_MASK(x * x + y * y <= LANES_OF(1L << 58));
}

/* ---- Bainville's Q32.96 */
#ifdef FATHOM_Q32_96
typedef q32_96 number;

inline static number number_of(ulong low, ulong high) {
    const ulong lower = high << 40 | low >> 24, upper = as_ulong(as_long(high) >> 24);
    const number r = {(uint)lower, (uint)(lower >> 32), (uint)upper, (uint)(upper >> 32)};
    return r;
}
inline static ulong number_low(number a) { return (a.x | (ulong)a.y << 32) << 24; }
inline static ulong number_high(number a) {
    return (a.z | (ulong)a.w << 32) << 24 | a.y >> 8;
}
inline static long number_inside(number x, number y) {
    return lanes_inside(as_long(x.z | (ulong)x.w << 32) >> 4, as_long(y.z | (ulong)y.w << 32) >> 4);
}
inline static void step(number* x, number* y, number cx, number cy) {
    const number xx = q32_96_square(*x), yy = q32_96_square(*y), xy = q32_96_multiply(*x, *y);
    *x = q32_96_add(q32_96_add(xx, q32_96_negate(yy)), cx);
    *y = q32_96_add(q32_96_shift_left(xy, 1), cy);
}
#endif

/* ---- The rung's own */
#ifdef FATHOM_WORDS
typedef real number;

inline static number number_of(ulong low, ulong high) {
    const number r = {low, high};
    return r;
}
inline static ulong number_low(number a) { return a.lo; }
inline static ulong number_high(number a) { return a.hi; }
inline static long number_inside(number x, number y) {
    return lanes_inside(as_long(x.hi) >> 28, as_long(y.hi) >> 28);
}
inline static void step(number* x, number* y, number cx, number cy) {
    const number re = real_sub(real_add(real_square(*x), cx), real_square(*y));
    *y = real_fma(real_add(*x, *x), *y, cy);
    *x = re;
}
#endif

/* ---- Signed digits of radix 2^28, the highest in units of 2^-24: 28 DIGITS - 4 fraction bits */
#ifdef FATHOM_RADIX_28
typedef struct number {
    lanes at[DIGITS]; /* all but the highest in [-2^27, 2^27] */
} number;

inline static number number_of(lanes_u low, lanes_u high) {
    number r;
    r.at[DIGITS - 1] = AS_SIGNED(high) >> LANES_OF(32);
    high = high << LANES_U_OF(32) | low >> LANES_U_OF(32);
    low <<= LANES_U_OF(32);
    for (int k = DIGITS - 2; k >= 0; --k) {
        r.at[k] = AS_SIGNED(high >> LANES_U_OF(36));
        high = high << LANES_U_OF(28) | low >> LANES_U_OF(36);
        low <<= LANES_U_OF(28);
    }
    for (int k = 0; k < DIGITS - 1; ++k) {
        const lanes carry = (r.at[k] + LANES_OF(1L << 27)) >> LANES_OF(28);
        r.at[k] -= carry << LANES_OF(28);
        r.at[k + 1] += carry;
    }
    return r;
}

/* The low (0) or high (1) word of the number in two's complement. */
inline static lanes_u number_part(number a, int word) {
    lanes_u low = LANES_U_OF(0), high = LANES_U_OF(0);
    for (int k = DIGITS - 1; k >= 0; --k) {
        const int shift = 96 - 28 * (DIGITS - 1 - k); /* digit k is in units of 2^(shift - 120) */
        const lanes_u digit = AS_UNSIGNED(a.at[k]);
        const lanes_u sign = AS_UNSIGNED(a.at[k] >> LANES_OF(63));
        lanes_u add_low, add_high;
        if (shift >= 64) {
            add_low = LANES_U_OF(0);
            add_high = digit << LANES_U_OF(shift - 64);
        } else if (shift > 0) {
            add_low = digit << LANES_U_OF(shift);
            add_high = AS_UNSIGNED(a.at[k] >> LANES_OF(64 - shift));
        } else {
            add_low = AS_UNSIGNED(a.at[k] >> LANES_OF(-shift));
            add_high = sign;
        }
        low += add_low;
        high += add_high - AS_UNSIGNED(LANES_MASK(low < add_low));
    }
    return word ? high : low;
}
inline static lanes_u number_low(number a) { return number_part(a, 0); }
inline static lanes_u number_high(number a) { return number_part(a, 1); }

inline static lanes number_inside(number x, number y) {
    return lanes_inside((x.at[DIGITS - 1] << LANES_OF(4)) + (x.at[DIGITS - 2] >> LANES_OF(24)),
                        (y.at[DIGITS - 1] << LANES_OF(4)) + (y.at[DIGITS - 2] >> LANES_OF(24)));
}

/* On 32-bit registers it helps to tell the compiler that digits fit into them. */
inline static lanes digits_product(lanes a, lanes b) {
#ifdef FATHOM_NARROW
    return (long)(int)a * (int)b;
#else
    return a * b;
#endif
}

/* a b + c, with one normalization. Columns below the lowest digit's are left out, except for the
 * next one. */
inline static number number_multiply_add(number a, number b, number c) {
    lanes column[DIGITS];
#pragma unroll
    for (int k = 0; k < DIGITS; ++k) {
        lanes sum = LANES_OF(0);
#pragma unroll
        for (int i = 0; i < DIGITS; ++i) {
            const int j = k + DIGITS - 1 - i;
            if (j >= 0 && j < DIGITS) sum += digits_product(a.at[i], b.at[j]);
        }
        column[k] = sum;
    }
    number r;
    lanes carry = (column[0] + LANES_OF(1L << 23)) >> LANES_OF(24);
#pragma unroll
    for (int k = 0; k < DIGITS - 1; ++k) {
        const lanes sum = (column[k + 1] << LANES_OF(4)) + c.at[k] + carry;
        carry = (sum + LANES_OF(1L << 27)) >> LANES_OF(28);
        r.at[k] = sum - (carry << LANES_OF(28));
    }
    r.at[DIGITS - 1] = c.at[DIGITS - 1] + carry;
    return r;
}

inline static void step(number* x, number* y, number cx, number cy) {
    number sum, difference, twice;
#pragma unroll
    for (int k = 0; k < DIGITS; ++k) {
        sum.at[k] = x->at[k] + y->at[k];
        difference.at[k] = x->at[k] - y->at[k];
        twice.at[k] = x->at[k] + x->at[k];
    }
    *y = number_multiply_add(twice, *y, cy);
    *x = number_multiply_add(sum, difference, cx);
}
#endif

/* ---- Digits of radix 2^32, Q4.124 in two's complement, multiplied as magnitudes below 4 */
#ifdef FATHOM_RADIX_32
typedef struct number {
    lanes_u at[4];
} number;

#define LOW_HALF LANES_U_OF(0xffffffffUL)
#define HALF LANES_U_OF(32)

inline static number number_of(lanes_u low, lanes_u high) {
    const lanes_u shifted = high << LANES_U_OF(4) | low >> LANES_U_OF(60);
    number r;
    low <<= LANES_U_OF(4);
    r.at[0] = low & LOW_HALF;
    r.at[1] = low >> HALF;
    r.at[2] = shifted & LOW_HALF;
    r.at[3] = shifted >> HALF;
    return r;
}
inline static lanes_u number_low(number a) {
    return (a.at[0] | a.at[1] << HALF) >> LANES_U_OF(4) | a.at[2] << LANES_U_OF(60);
}
inline static lanes_u number_high(number a) {
    return AS_UNSIGNED(AS_SIGNED(a.at[2] | a.at[3] << HALF) >> LANES_OF(4));
}
inline static lanes number_sign(number a) { return LANES_OF(0) - AS_SIGNED(a.at[3] >> LANES_U_OF(31)); }
inline static lanes number_inside(number x, number y) {
    return lanes_inside(AS_SIGNED(x.at[3] << HALF) >> LANES_OF(32), AS_SIGNED(y.at[3] << HALF) >> LANES_OF(32));
}

/* 4 |a|. */
inline static number number_factor(number a) {
    const lanes_u flip = AS_UNSIGNED(number_sign(a)) & LOW_HALF;
    lanes_u carry = flip & LANES_U_OF(1);
    number r;
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        const lanes_u sum = (a.at[k] ^ flip) + carry;
        r.at[k] = sum & LOW_HALF;
        carry = sum >> HALF;
    }
#pragma unroll
    for (int k = 3; k > 0; --k)
        r.at[k] = (r.at[k] << LANES_U_OF(2) & LOW_HALF) | r.at[k - 1] >> LANES_U_OF(30);
    r.at[0] = r.at[0] << LANES_U_OF(2) & LOW_HALF;
    return r;
}

/* The columns of the higher half of a product, before carrying. The lower half is left out, except
 * for the higher words of its last column. */
inline static number number_product(number a, number b) {
    number r;
#pragma unroll
    for (int k = 0; k < 4; ++k)
        r.at[k] = LANES_U_OF(0);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
#pragma unroll
        for (int j = 0; j < 4; ++j) {
            if (i + j < 3) continue;
            const lanes_u product = a.at[i] * b.at[j];
            r.at[i + j - 3] += product >> HALF;
            if (i + j > 3) r.at[i + j - 4] += product & LOW_HALF;
        }
    }
    return r;
}

inline static number number_carried(lanes w0, lanes w1, lanes w2, lanes w3) {
    number r;
    r.at[0] = AS_UNSIGNED(w0) & LOW_HALF;
    w1 += w0 >> LANES_OF(32);
    r.at[1] = AS_UNSIGNED(w1) & LOW_HALF;
    w2 += w1 >> LANES_OF(32);
    r.at[2] = AS_UNSIGNED(w2) & LOW_HALF;
    w3 += w2 >> LANES_OF(32);
    r.at[3] = AS_UNSIGNED(w3) & LOW_HALF;
    return r;
}

#define DIGIT(a, k) AS_SIGNED((a).at[k])

inline static void step(number* x, number* y, number cx, number cy) {
    const lanes flip = number_sign(*x) ^ number_sign(*y);
    const number a = number_factor(*x), b = number_factor(*y);
    const number xx = number_product(a, a), yy = number_product(b, b), xy = number_product(a, b);
#define RE(k) DIGIT(xx, k) - DIGIT(yy, k) + DIGIT(cx, k)
#define IM(k) ((DIGIT(xy, k) << LANES_OF(1)) ^ flip) - flip + DIGIT(cy, k)
    *x = number_carried(RE(0), RE(1), RE(2), RE(3));
    *y = number_carried(IM(0), IM(1), IM(2), IM(3));
}
#endif

/* Iterations between two checks whether all lanes have escaped. */
#define BLOCK 8

/* Iterates z, starting from c, `steps` times; `steps` must be a multiple of BLOCK. c and z hold
 * four arrays of `pixels` words each: re (low words, high words), then im. */
kernel void iterate(global const ulong* c, global ulong* z, global ulong* counts, const uint pixels,
                    const uint steps) {
    const uint first = (uint)get_global_id(0) * LANES * VECTORS;
    number x[VECTORS], y[VECTORS], cx[VECTORS], cy[VECTORS];
    lanes alive[VECTORS], count[VECTORS];
#pragma unroll
    for (int v = 0; v < VECTORS; ++v) {
        global const ulong* const at = c + first + v * LANES;
        cx[v] = number_of(LANES_LOAD(at), LANES_LOAD(at + pixels));
        cy[v] = number_of(LANES_LOAD(at + 2 * pixels), LANES_LOAD(at + 3 * pixels));
        x[v] = cx[v];
        y[v] = cy[v];
        alive[v] = LANES_OF(-1);
        count[v] = LANES_OF(0);
    }
    int live = 1;
    for (uint n = 0; n < steps && live; n += BLOCK) {
        for (uint i = 0; i < BLOCK; ++i) {
#pragma unroll
            for (int v = 0; v < VECTORS; ++v) {
                step(&x[v], &y[v], cx[v], cy[v]);
                alive[v] &= number_inside(x[v], y[v]);
                count[v] -= alive[v];
            }
        }
        live = 0;
#pragma unroll
        for (int v = 0; v < VECTORS; ++v)
            live |= LANES_ANY(alive[v]);
    }
#pragma unroll
    for (int v = 0; v < VECTORS; ++v) {
        const uint at = first + v * LANES;
        LANES_STORE(number_low(x[v]), z + at);
        LANES_STORE(number_high(x[v]), z + at + pixels);
        LANES_STORE(number_low(y[v]), z + at + 2 * pixels);
        LANES_STORE(number_high(y[v]), z + at + 3 * pixels);
        LANES_STORE(AS_UNSIGNED(count[v]), counts + at);
    }
}
