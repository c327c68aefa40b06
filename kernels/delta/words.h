/* What steps of deltas need of words beside lanes/vector.h, over doubles; C++ only. */

FATHOM_FN mask word_bits(word a) { return (mask)a; }
FATHOM_FN word word_abs(word a) { return (word)(word_bits(a) & mask_splat(0x7fffffffffffffff)); }
FATHOM_FN mask mask_select(mask m, mask a, mask b) { return m ? a : b; }

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN word word_power_of_two(mask e) {
    e = mask_select(e < mask_splat(-1023), mask_splat(-1023), e);
    e = mask_select(e > mask_splat(1024), mask_splat(1024), e);
    return (word)((e + mask_splat(1023)) << 52);
}
/* e, where a = 2^e times something in [0.5, 1), a > 0. */
FATHOM_FN mask word_exponent(word a) { return (word_bits(a) >> 52) - mask_splat(1022); }

/* The same of single numbers. */
FATHOM_FN double double_abs(double a) { return __builtin_fabs(a); }
FATHOM_FN double double_power_of_two(int e) {
    const long bounded = e < -1023 ? -1023 : e > 1024 ? 1024 : e;
    return __builtin_bit_cast(double, (bounded + 1023) << 52);
}
FATHOM_FN int double_exponent(double a) {
    return (int)(__builtin_bit_cast(long, a) >> 52) - 1022;
}

/* As StepTable's keys: the upper 16 bits of numbers that are 0 or above. */
FATHOM_FN mask word_upper_bits(word a) { return word_bits(a) >> 48; }

/* How many of the first `count` keys, at most 16 and none above the one before, are above `key`;
 * there must be 16 to read. */
FATHOM_FN fathom_uint32 keys_above(const unsigned short* keys, fathom_uint32 count, int key) {
#if FATHOM_VECTOR_BYTES >= 32
    const __m256i all = _mm256_loadu_si256((const __m256i*)keys);
    const __m256i above = _mm256_cmpgt_epi16(all, _mm256_set1_epi16((short)key));
    return (fathom_uint32)_mm_popcnt_u32(
               _bzhi_u32((fathom_uint32)_mm256_movemask_epi8(above), 2 * count)) / 2;
#else
    fathom_uint32 above = 0;
    while (above < count && keys[above] > key)
        ++above;
    return above;
#endif
}

/* rows[i] lane j <-> rows[j] lane i, by blocks of growing size. */
#if FATHOM_VECTOR_BYTES == 64
#define FATHOM_LOWER_1 0, 8, 2, 10, 4, 12, 6, 14
#define FATHOM_UPPER_1 1, 9, 3, 11, 5, 13, 7, 15
#define FATHOM_LOWER_2 0, 1, 8, 9, 4, 5, 12, 13
#define FATHOM_UPPER_2 2, 3, 10, 11, 6, 7, 14, 15
#define FATHOM_LOWER_4 0, 1, 2, 3, 8, 9, 10, 11
#define FATHOM_UPPER_4 4, 5, 6, 7, 12, 13, 14, 15
#elif FATHOM_VECTOR_BYTES == 32
#define FATHOM_LOWER_1 0, 4, 2, 6
#define FATHOM_UPPER_1 1, 5, 3, 7
#define FATHOM_LOWER_2 0, 1, 4, 5
#define FATHOM_UPPER_2 2, 3, 6, 7
#else
#define FATHOM_LOWER_1 0, 2
#define FATHOM_UPPER_1 1, 3
#endif

#define FATHOM_TRANSPOSE_BLOCKS(rows, size)                                                  \
    FATHOM_UNROLL                                                                            \
    for (int i = 0; i < FATHOM_LANES; ++i) {                                                 \
        if (i & (size)) continue;                                                            \
        const word a = (rows)[i], b = (rows)[i + (size)];                                    \
        (rows)[i] = __builtin_shufflevector(a, b, FATHOM_LOWER_##size);                      \
        (rows)[i + (size)] = __builtin_shufflevector(a, b, FATHOM_UPPER_##size);             \
    }

FATHOM_FN void words_transpose(word* rows) {
    FATHOM_TRANSPOSE_BLOCKS(rows, 1)
#if FATHOM_VECTOR_BYTES >= 32
    FATHOM_TRANSPOSE_BLOCKS(rows, 2)
#endif
#if FATHOM_VECTOR_BYTES >= 64
    FATHOM_TRANSPOSE_BLOCKS(rows, 4)
#endif
}

#undef FATHOM_TRANSPOSE_BLOCKS
#undef FATHOM_LOWER_1
#undef FATHOM_UPPER_1
#undef FATHOM_LOWER_2
#undef FATHOM_UPPER_2
#undef FATHOM_LOWER_4
#undef FATHOM_UPPER_4
