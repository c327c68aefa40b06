/* Fixed point of 128 bits after E. Bainville's "Vectorized fp128 for OpenCL": Q32.96 on four 32-bit
 * words. It is the baseline for number/fixed_point.h; no picture is computed with it.
 *
 * The words are one integer in two's complement, x the lowest. The number is that integer times a
 * unit, 2^-96. Sums, negations and shifts are exact. Results wrap silently modulo 2^32. */
typedef struct q32_96 {
    fathom_uint32 x, y, z, w;
} q32_96;

/* The number made of four sums of 32-bit words, whose carries are still to be added: each is at
 * most 2^33 for a sum of two numbers, and at most 2^35 for a product. */
FATHOM_FN q32_96 q32_96_carried(fathom_uint64 x, fathom_uint64 y, fathom_uint64 z,
                                fathom_uint64 w) {
    q32_96 r;
    y += x >> 32;
    z += y >> 32;
    w += z >> 32;
    r.x = (fathom_uint32)x;
    r.y = (fathom_uint32)y;
    r.z = (fathom_uint32)z;
    r.w = (fathom_uint32)w;
    return r;
}

FATHOM_FN q32_96 q32_96_add(q32_96 a, q32_96 b) {
    return q32_96_carried((fathom_uint64)a.x + b.x, (fathom_uint64)a.y + b.y,
                          (fathom_uint64)a.z + b.z, (fathom_uint64)a.w + b.w);
}

FATHOM_FN q32_96 q32_96_negate(q32_96 a) {
    return q32_96_carried((fathom_uint64)~a.x + 1, ~a.y, ~a.z, ~a.w);
}

/* a * 2^bits, 0 < bits < 32. */
FATHOM_FN q32_96 q32_96_shift_left(q32_96 a, int bits) {
    q32_96 r;
    r.x = a.x << bits;
    r.y = a.y << bits | a.x >> (32 - bits);
    r.z = a.z << bits | a.y >> (32 - bits);
    r.w = a.w << bits | a.z >> (32 - bits);
    return r;
}

FATHOM_FN int q32_96_is_negative(q32_96 a) { return (int)(a.w >> 31); }

FATHOM_FN q32_96 q32_96_magnitude(q32_96 a) { return q32_96_is_negative(a) ? q32_96_negate(a) : a; }

FATHOM_FN fathom_uint64 uint32_product(fathom_uint32 a, fathom_uint32 b) {
    return (fathom_uint64)a * b;
}
FATHOM_FN fathom_uint64 uint64_low(fathom_uint64 a) { return (fathom_uint32)a; }
FATHOM_FN fathom_uint64 uint64_high(fathom_uint64 a) { return a >> 32; }

/* The product of two magnitudes, truncated and corrected. Words are counted from 0. Products of
 * words i and j with i + j < 2 are left out, and so are the lower halves of products with
 * i + j = 2: less than 2 + 3 units in all. Adding 3 brings the error into (-2, 3] units; it is 3 if
 * a factor is 0. */
FATHOM_FN q32_96 q32_96_multiply_magnitudes(q32_96 a, q32_96 b) {
    const fathom_uint64 xz = uint32_product(a.x, b.z), zx = uint32_product(a.z, b.x);
    const fathom_uint64 xw = uint32_product(a.x, b.w), wx = uint32_product(a.w, b.x);
    const fathom_uint64 yz = uint32_product(a.y, b.z), zy = uint32_product(a.z, b.y);
    const fathom_uint64 yw = uint32_product(a.y, b.w), wy = uint32_product(a.w, b.y);
    const fathom_uint64 zw = uint32_product(a.z, b.w), wz = uint32_product(a.w, b.z);
    const fathom_uint64 yy = uint32_product(a.y, b.y), zz = uint32_product(a.z, b.z);
    const fathom_uint64 ww = uint32_product(a.w, b.w);
    return q32_96_carried(
        uint64_low(xw) + uint64_low(yz) + uint64_low(zy) + uint64_low(wx) + uint64_high(xz) +
            uint64_high(yy) + uint64_high(zx) + 3,
        uint64_low(yw) + uint64_low(zz) + uint64_low(wy) + uint64_high(xw) + uint64_high(yz) +
            uint64_high(zy) + uint64_high(wx),
        uint64_low(zw) + uint64_low(wz) + uint64_high(yw) + uint64_high(zz) + uint64_high(wy),
        uint64_low(ww) + uint64_high(zw) + uint64_high(wz));
}

/* The product. Its error is at most 3 units, like that of its magnitude. */
FATHOM_FN q32_96 q32_96_multiply(q32_96 a, q32_96 b) {
    const q32_96 r = q32_96_multiply_magnitudes(q32_96_magnitude(a), q32_96_magnitude(b));
    return q32_96_is_negative(a) != q32_96_is_negative(b) ? q32_96_negate(r) : r;
}

/* The bits of q32_96_multiply(a, a) in 8 multiplications: compilers find the 5 that occur twice. */
FATHOM_FN q32_96 q32_96_square(q32_96 a) {
    const q32_96 magnitude = q32_96_magnitude(a);
    return q32_96_multiply_magnitudes(magnitude, magnitude);
}
