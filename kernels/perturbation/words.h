/* The functions of words that steps of deltas need in addition to lanes/vector.h, over doubles. C++
 * only. */

FATHOM_FN ints word_bits(word a) { return (ints)a; }
FATHOM_FN word word_of_bits(ints a) { return (word)a; }

/* max(|a|, |b|) and the lesser of two, for numbers that are not NaN. (GCC 12 warns about
 * _mm512_min_pd(), the function without a mask.) */
#if FATHOM_VECTOR_BYTES == 64
FATHOM_FN word word_larger(word a, word b) {
    enum { LARGER_WITHOUT_SIGN = 11 };
    return _mm512_maskz_range_pd(0xff, a, b, LARGER_WITHOUT_SIGN);
}
FATHOM_FN word word_min(word a, word b) { return _mm512_maskz_min_pd(0xff, a, b); }
#else
FATHOM_FN word word_larger(word a, word b) {
    a = word_abs(a), b = word_abs(b);
    return a > b ? a : b;
}
FATHOM_FN word word_min(word a, word b) { return a < b ? a : b; }
#endif

FATHOM_FN ints ints_max(ints a, ints b) { return ints_select(ints_above(a, b), a, b); }

/* 2^e; 0 below the range of normal numbers, infinite above it. */
FATHOM_FN word word_power_of_two(ints e) {
    e = ints_select(ints_above(e, ints_splat(-1023)), e, ints_splat(-1023));
    e = ints_select(ints_above(e, ints_splat(1024)), ints_splat(1024), e);
    return (word)((e + ints_splat(1023)) << 52);
}
/* The e for which a / 2^e is in [0.5, 1), for a > 0. */
FATHOM_FN ints word_exponent(word a) { return (word_bits(a) >> 52) - ints_splat(1022); }

/* The same functions for single numbers. */
FATHOM_FN double double_abs(double a) { return __builtin_fabs(a); }
FATHOM_FN double double_power_of_two(int e) {
    const long bounded = e < -1023 ? -1023 : e > 1024 ? 1024 : e;
    return __builtin_bit_cast(double, (bounded + 1023) << 52);
}
FATHOM_FN int double_exponent(double a) {
    return (int)(__builtin_bit_cast(long, a) >> 52) - 1022;
}

/* The keys of StepTable: the upper 16 bits of numbers >= 0. */
FATHOM_FN ints word_upper_bits(word a) { return word_bits(a) >> 48; }

/* How many of the first `count` keys are above `key`. `count` is at most 16, keys do not ascend,
 * and 16 keys must be readable. */
FATHOM_FN fathom_uint32 keys_above(const unsigned short* keys, fathom_uint32 count, int key) {
#if FATHOM_VECTOR_BYTES == 64
    const __mmask16 above = _mm256_cmpgt_epi16_mask(_mm256_loadu_si256((const __m256i*)keys),
                                                    _mm256_set1_epi16((short)key));
    return (fathom_uint32)_mm_popcnt_u32(_bzhi_u32(above, count));
#elif FATHOM_VECTOR_BYTES == 32
    const __m256i all = _mm256_loadu_si256((const __m256i*)keys);
    const __m256i above = _mm256_cmpgt_epi16(all, _mm256_set1_epi16((short)key));
    return (fathom_uint32)_mm_popcnt_u32(
               _bzhi_u32((fathom_uint32)_mm256_movemask_epi8(above), 2 * count)) / 2;
#elif defined(FATHOM_NEON)
    const uint16x8_t first = {0, 1, 2, 3, 4, 5, 6, 7}, end = vdupq_n_u16((unsigned short)count);
    const int16x8_t all = vdupq_n_s16((short)key);
    const uint16x8_t low = vcgtq_s16(vreinterpretq_s16_u16(vld1q_u16(keys)), all);
    const uint16x8_t high = vcgtq_s16(vreinterpretq_s16_u16(vld1q_u16(keys + 8)), all);
    const uint16x8_t low_counted = vandq_u16(low, vcltq_u16(first, end));
    const uint16x8_t high_counted =
        vandq_u16(high, vcltq_u16(vaddq_u16(first, vdupq_n_u16(8)), end));
    /* A comparison gives all ones, which is -1. */
    return (unsigned short)-vaddvq_u16(vaddq_u16(low_counted, high_counted));
#else
    fathom_uint32 above = 0;
    while (above < count && keys[above] > key)
        ++above;
    return above;
#endif
}

/* Loads four consecutive words of each lane's own array, from `place` on; to[i] has word i of all
 * lanes. Halves of vectors are joined while they are loaded, which costs less than shuffling whole
 * vectors. */
#if FATHOM_VECTOR_BYTES == 64
FATHOM_FN word words_joined(const lane_word* a, const lane_word* b) {
    typedef lane_word half __attribute__((vector_size(32), aligned(8), may_alias));
    return __builtin_shufflevector(*(const half*)a, *(const half*)b, 0, 1, 2, 3, 4, 5, 6, 7);
}
FATHOM_FN void words_of_lanes(const lane_word* const* from, int place, word* to) {
    word rows[4];
    rows[0] = words_joined(from[0] + place, from[2] + place);
    rows[1] = words_joined(from[1] + place, from[3] + place);
    rows[2] = words_joined(from[4] + place, from[6] + place);
    rows[3] = words_joined(from[5] + place, from[7] + place);
    const word a = __builtin_shufflevector(rows[0], rows[1], 0, 8, 2, 10, 4, 12, 6, 14);
    const word b = __builtin_shufflevector(rows[2], rows[3], 0, 8, 2, 10, 4, 12, 6, 14);
    const word c = __builtin_shufflevector(rows[0], rows[1], 1, 9, 3, 11, 5, 13, 7, 15);
    const word d = __builtin_shufflevector(rows[2], rows[3], 1, 9, 3, 11, 5, 13, 7, 15);
    to[0] = __builtin_shufflevector(a, b, 0, 1, 4, 5, 8, 9, 12, 13);
    to[1] = __builtin_shufflevector(c, d, 0, 1, 4, 5, 8, 9, 12, 13);
    to[2] = __builtin_shufflevector(a, b, 2, 3, 6, 7, 10, 11, 14, 15);
    to[3] = __builtin_shufflevector(c, d, 2, 3, 6, 7, 10, 11, 14, 15);
}
#elif FATHOM_VECTOR_BYTES == 32
FATHOM_FN word words_joined(const lane_word* a, const lane_word* b) {
    typedef lane_word half __attribute__((vector_size(16), aligned(8), may_alias));
    return __builtin_shufflevector(*(const half*)a, *(const half*)b, 0, 1, 2, 3);
}
FATHOM_FN void words_of_lanes(const lane_word* const* from, int place, word* to) {
    for (int i = 0; i < 4; i += 2) {
        const word a = words_joined(from[0] + place + i, from[2] + place + i);
        const word b = words_joined(from[1] + place + i, from[3] + place + i);
        to[i] = __builtin_shufflevector(a, b, 0, 4, 2, 6);
        to[i + 1] = __builtin_shufflevector(a, b, 1, 5, 3, 7);
    }
}
#elif FATHOM_VECTOR_BYTES == 8
FATHOM_FN void words_of_lanes(const lane_word* const* from, int place, word* to) {
    for (int i = 0; i < 4; ++i)
        to[i] = word_splat(from[0][place + i]);
}
#else
FATHOM_FN void words_of_lanes(const lane_word* const* from, int place, word* to) {
    for (int i = 0; i < 4; i += 2) {
        const word a = word_load(from[0] + place + i), b = word_load(from[1] + place + i);
        to[i] = __builtin_shufflevector(a, b, 0, 2);
        to[i + 1] = __builtin_shufflevector(a, b, 1, 3);
    }
}
#endif
