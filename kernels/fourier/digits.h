/* Numbers as digits of FOURIER_DIGIT_BITS bits around 0, and how sums of products become digits
 * again. OpenCL C only. */

/* ---- Residues modulo p = 2^61 - 1, by which results are checked */

#define RESIDUE_PRIME (((ulong)1 << 61) - 1)

/* A number below p with the residue of any 64 bits. */
FATHOM_FN ulong residue_folded(ulong a) {
    const ulong sum = (a & RESIDUE_PRIME) + (a >> 61);
    return sum >= RESIDUE_PRIME ? sum - RESIDUE_PRIME : sum;
}
FATHOM_FN ulong residue_sum(ulong a, ulong b) { return residue_folded(a + b); }
FATHOM_FN ulong residue_difference(ulong a, ulong b) {
    return residue_folded(a + (RESIDUE_PRIME - b));
}
FATHOM_FN ulong residue_product(ulong a, ulong b) {
    const ulong low = a * b, high = mul_hi(a, b);
    return residue_folded((low & RESIDUE_PRIME) + (high << 3 | low >> 61));
}
/* a 2^shift, for a shift below 61: a rotation. */
FATHOM_FN ulong residue_shifted(ulong a, uint shift) {
    a = residue_folded(a);
    return (a << shift & RESIDUE_PRIME) | a >> (61 - shift);
}
/* a 2^shift + value, for |value| < 2^62 - 1: fewer operations, and any 64 bits. */
FATHOM_FN ulong residue_next(ulong a, uint shift, long value) {
    const ulong below = (a & RESIDUE_PRIME) + (a >> 61); /* at most p + 7 */
    return (below << shift & RESIDUE_PRIME) + (below >> (61 - shift)) +
           (ulong)(value + 2 * (long)RESIDUE_PRIME);
}

FATHOM_FN ulong2 residues_next(ulong2 a, uint shift, long2 values) {
    return (ulong2)(residue_next(a.x, shift, values.x), residue_next(a.y, shift, values.y));
}

/* The sum of two pairs, each below p + 8 or such a sum: fewer operations, and not below p. */
FATHOM_FN ulong2 residues_sum(ulong2 a, ulong2 b) {
    return (a & (ulong2)RESIDUE_PRIME) + (a >> 61) + b;
}

/* The sum over the items of a group, in all of them. `scratch` has a pair for each item. */
FATHOM_FN ulong2 residue_group_sum(ulong2 own, const uint id, local ulong2* scratch) {
    barrier(CLK_LOCAL_MEM_FENCE);
    scratch[id] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint parts = 16;
    for (uint i = id + parts; id < parts && i < FOURIER_ITEMS; i += parts)
        own = residues_sum(own, scratch[i]);
    if (id < parts) scratch[id] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
    own = scratch[0];
    FATHOM_UNROLL
    for (uint i = 1; i < parts; ++i) own = residues_sum(own, scratch[i]);
    return (ulong2)(residue_folded(own.x), residue_folded(own.y));
}

/* ---- Digits */

/* Half of the base at each of the three lower digits of a sum. With these added, each of the digits
 * is the field of its bits, less that half, and is the nearest remainder. */
#define DIGIT_HALF (1 << (FOURIER_DIGIT_BITS - 1))
#define DIGIT_HALVES                                                                  \
    ((long)DIGIT_HALF + ((long)DIGIT_HALF << FOURIER_DIGIT_BITS) +                    \
     ((long)DIGIT_HALF << (2 * FOURIER_DIGIT_BITS)))

/* The field at digit i of both sums times 2^scale; at the fourth digit all bits from there on. The
 * scaled sums may have more than 64 bits. */
FATHOM_FN int2 digit_fields(long2 sums, const int i, const int scale) {
    const long2 rest = i == 0 ? sums << scale : sums >> (i * FOURIER_DIGIT_BITS - scale);
    return convert_int2(i == 3 ? rest : rest & ((1 << FOURIER_DIGIT_BITS) - 1));
}

/* What is above a digit's place. */
FATHOM_FN int2 carry_of(int2 digits) {
    return (digits + DIGIT_HALF) >> FOURIER_DIGIT_BITS;
}
