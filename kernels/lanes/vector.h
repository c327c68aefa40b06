/* The machine words of lanes: a vector of FATHOM_LANES lanes, with one pixel in each. It replaces
 * number/float.h or number/double.h. FATHOM_LANE_WORD is the type of a lane's word, and
 * FATHOM_LANE_INT the integer type of the same size.
 *
 * `ints` has an integer in each lane. `mask`, the result of a comparison, has a truth value in each
 * lane. Single lanes are read and written only through memory. */
typedef FATHOM_LANE_WORD lane_word;
typedef FATHOM_LANE_INT lane_int;

#ifdef __OPENCL_VERSION__
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#define FATHOM_PASTED(a, b) a##b
#define FATHOM_VECTOR(name, lanes) FATHOM_PASTED(name, lanes)
typedef FATHOM_VECTOR(FATHOM_LANE_WORD, FATHOM_LANES) word;
typedef FATHOM_VECTOR(FATHOM_LANE_INT, FATHOM_LANES) ints;

FATHOM_FN word word_splat(lane_word a) { return (word)(a); }
FATHOM_FN ints ints_splat(lane_int a) { return (ints)(a); }
/* 1, but the compiler does not know that: launches have one dimension, so the third has 1 group. */
FATHOM_FN word word_one(void) { return word_splat((lane_word)get_num_groups(2)); }

FATHOM_FN word word_load(global const lane_word* from) {
    return FATHOM_VECTOR(vload, FATHOM_LANES)(0, from);
}
FATHOM_FN void word_store(word a, global lane_word* to) {
    FATHOM_VECTOR(vstore, FATHOM_LANES)(a, 0, to);
}

FATHOM_FN word word_fma(word a, word b, word c) { return fma(a, b, c); }

typedef ints mask; /* 0 or all ones */
/* The bits of eight bytes that are 0 or 255: byte i gives bit i. One bit of each byte is kept, and
 * a product adds these up. */
FATHOM_FN fathom_uint32 bits_of_bytes(ulong bytes) {
    return (fathom_uint32)((bytes & 0x8040201008040201ul) * 0x0101010101010101ul >> 56);
}
#if defined(__clang__) && defined(__AVX512DQ__) && FATHOM_VECTOR_BYTES == 64
FATHOM_FN fathom_uint32 mask_bits(mask m) {
#if FATHOM_LANES == 16
    return (ushort)__builtin_ia32_cvtd2mask512(m);
#else
    return (uchar)__builtin_ia32_cvtq2mask512(m);
#endif
}
#elif FATHOM_LANES == 16
FATHOM_FN fathom_uint32 mask_bits(mask m) {
    const ulong2 bytes = as_ulong2(convert_char16(m));
    return bits_of_bytes(bytes.x) | bits_of_bytes(bytes.y) << 8;
}
#elif FATHOM_LANES == 8
FATHOM_FN fathom_uint32 mask_bits(mask m) { return bits_of_bytes(as_ulong(convert_char8(m))); }
#else
FATHOM_FN fathom_uint32 mask_bits(mask m) { return bits_of_bytes(as_uint(convert_char4(m))); }
#endif
FATHOM_FN int lowest_bit(fathom_uint32 bits) { return (int)popcount((bits & -bits) - 1u); }
FATHOM_FN fathom_uint32 bits_count(fathom_uint32 bits) { return popcount(bits); }
#else
enum { FATHOM_LANES = FATHOM_VECTOR_BYTES / sizeof(lane_word) };
typedef lane_word word __attribute__((vector_size(FATHOM_VECTOR_BYTES)));
typedef lane_int ints __attribute__((vector_size(FATHOM_VECTOR_BYTES)));

FATHOM_FN word word_splat(lane_word a) { return a - word{}; }
FATHOM_FN ints ints_splat(lane_int a) { return a - ints{}; }
/* 1, but the compiler does not know that. */
FATHOM_FN word word_one(void) {
    lane_word one = 1;
#ifdef __aarch64__
    __asm__("" : "+w"(one));
#else
    __asm__("" : "+x"(one));
#endif
    return word_splat(one);
}

/* A vector in memory, without alignment. */
typedef word packed_word __attribute__((aligned(sizeof(lane_word)), may_alias));
FATHOM_FN word word_load(const lane_word* from) { return *(const packed_word*)from; }
FATHOM_FN void word_store(word a, lane_word* to) { *(packed_word*)to = a; }

/* With AVX-512 masks are bits, because compilers split vectors of truth values lane by lane. */
#if FATHOM_VECTOR_BYTES == 64
FATHOM_FN constexpr auto mask_of_size() {
    if constexpr (sizeof(lane_word) == 4)
        return __mmask16{};
    else
        return __mmask8{};
}
typedef decltype(mask_of_size()) mask;
FATHOM_FN word word_fma(word a, word b, word c) {
    if constexpr (sizeof(lane_word) == 4)
        return (word)_mm512_fmadd_ps((__m512)a, (__m512)b, (__m512)c);
    else
        return (word)_mm512_fmadd_pd((__m512d)a, (__m512d)b, (__m512d)c);
}
#define FATHOM_COMPARED(a, b, relation)                                          \
    if constexpr (sizeof(lane_word) == 4)                                        \
        return (mask)_mm512_cmp_ps_mask((__m512)(a), (__m512)(b), relation);    \
    else                                                                         \
        return (mask)_mm512_cmp_pd_mask((__m512d)(a), (__m512d)(b), relation);
FATHOM_FN mask word_less(word a, word b) { FATHOM_COMPARED(a, b, _CMP_LT_OQ) }
FATHOM_FN mask word_less_equal(word a, word b) { FATHOM_COMPARED(a, b, _CMP_LE_OQ) }
FATHOM_FN mask word_equal(word a, word b) { FATHOM_COMPARED(a, b, _CMP_EQ_OQ) }
#undef FATHOM_COMPARED
FATHOM_FN mask ints_above(ints a, ints b) {
    if constexpr (sizeof(lane_word) == 4)
        return (mask)_mm512_cmpgt_epi32_mask((__m512i)a, (__m512i)b);
    else
        return (mask)_mm512_cmpgt_epi64_mask((__m512i)a, (__m512i)b);
}
FATHOM_FN mask ints_equal(ints a, ints b) {
    if constexpr (sizeof(lane_word) == 4)
        return (mask)_mm512_cmpeq_epi32_mask((__m512i)a, (__m512i)b);
    else
        return (mask)_mm512_cmpeq_epi64_mask((__m512i)a, (__m512i)b);
}
FATHOM_FN ints ints_select(mask is_a, ints a, ints b) {
    if constexpr (sizeof(lane_word) == 4)
        return (ints)_mm512_mask_blend_epi32((__mmask16)is_a, (__m512i)b, (__m512i)a);
    else
        return (ints)_mm512_mask_blend_epi64((__mmask8)is_a, (__m512i)b, (__m512i)a);
}
FATHOM_FN word word_select(mask is_a, word a, word b) {
    if constexpr (sizeof(lane_word) == 4)
        return (word)_mm512_mask_blend_ps((__mmask16)is_a, (__m512)b, (__m512)a);
    else
        return (word)_mm512_mask_blend_pd((__mmask8)is_a, (__m512d)b, (__m512d)a);
}
FATHOM_FN mask mask_all(int a) { return (mask)(a ? -1 : 0); }
FATHOM_FN fathom_uint32 mask_bits(mask a) { return a; }
FATHOM_FN word word_compressed(fathom_uint32 lanes, word a) {
    if constexpr (sizeof(lane_word) == 4)
        return (word)_mm512_maskz_compress_ps((__mmask16)lanes, (__m512)a);
    else
        return (word)_mm512_maskz_compress_pd((__mmask8)lanes, (__m512d)a);
}
#elif FATHOM_VECTOR_BYTES == 32
typedef ints mask;
FATHOM_FN word word_fma(word a, word b, word c) {
    if constexpr (sizeof(lane_word) == 4)
        return (word)_mm256_fmadd_ps((__m256)a, (__m256)b, (__m256)c);
    else
        return (word)_mm256_fmadd_pd((__m256d)a, (__m256d)b, (__m256d)c);
}
FATHOM_FN fathom_uint32 mask_bits(mask a) {
    if constexpr (sizeof(lane_word) == 4)
        return (fathom_uint32)_mm256_movemask_ps((__m256)a);
    else
        return (fathom_uint32)_mm256_movemask_pd((__m256d)a);
}
/* See below. The places of a permutation of eight floats are computed as bytes. */
FATHOM_FN word word_compressed(fathom_uint32 lanes, word a) {
    fathom_uint64 bytes = sizeof(lane_word) == 4
                              ? _pdep_u64(lanes, 0x0101010101010101ul) * 0xff
                              : _pdep_u64(lanes, 0x0001000100010001ul) * 0xffff;
    bytes = _pext_u64(0x0706050403020100ul, bytes);
    const __m256i from = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)bytes));
    return (word)_mm256_permutevar8x32_ps((__m256)a, from);
}
#elif defined(FATHOM_NEON)
typedef ints mask;
FATHOM_FN word word_fma(word a, word b, word c) {
    if constexpr (sizeof(lane_word) == 4)
        return (word)vfmaq_f32((float32x4_t)c, (float32x4_t)a, (float32x4_t)b);
    else
        return (word)vfmaq_f64((float64x2_t)c, (float64x2_t)a, (float64x2_t)b);
}
/* One bit of each lane is kept, and a sum joins them. */
FATHOM_FN fathom_uint32 mask_bits(mask a) {
    if constexpr (sizeof(lane_word) == 4)
        return vaddvq_u32(vandq_u32((uint32x4_t)a, uint32x4_t{1, 2, 4, 8}));
    else
        return (fathom_uint32)vaddvq_u64(vandq_u64((uint64x2_t)a, uint64x2_t{1, 2}));
}
/* See below. Two lanes are in order already, unless only the second is wanted. For four lanes
 * a table has the bytes: byte i of row `lanes` names the byte that goes to place i. */
FATHOM_FN word word_compressed(fathom_uint32 lanes, word a) {
    if constexpr (sizeof(lane_word) == 4) {
#define FATHOM_BYTES(lane) 4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3
#define FATHOM_BYTES_ROW(a, b, c, d) \
    { FATHOM_BYTES(a), FATHOM_BYTES(b), FATHOM_BYTES(c), FATHOM_BYTES(d) }
        static constexpr unsigned char kPlaces[16][16] = {
            FATHOM_BYTES_ROW(0, 1, 2, 3), FATHOM_BYTES_ROW(0, 1, 2, 3),
            FATHOM_BYTES_ROW(1, 1, 2, 3), FATHOM_BYTES_ROW(0, 1, 2, 3),
            FATHOM_BYTES_ROW(2, 1, 2, 3), FATHOM_BYTES_ROW(0, 2, 2, 3),
            FATHOM_BYTES_ROW(1, 2, 2, 3), FATHOM_BYTES_ROW(0, 1, 2, 3),
            FATHOM_BYTES_ROW(3, 1, 2, 3), FATHOM_BYTES_ROW(0, 3, 2, 3),
            FATHOM_BYTES_ROW(1, 3, 2, 3), FATHOM_BYTES_ROW(0, 1, 3, 3),
            FATHOM_BYTES_ROW(2, 3, 2, 3), FATHOM_BYTES_ROW(0, 2, 3, 3),
            FATHOM_BYTES_ROW(1, 2, 3, 3), FATHOM_BYTES_ROW(0, 1, 2, 3)};
#undef FATHOM_BYTES_ROW
#undef FATHOM_BYTES
        return (word)vqtbl1q_u8((uint8x16_t)a, vld1q_u8(kPlaces[lanes & 15]));
    } else {
        return lanes == 2 ? (word)vdupq_laneq_f64((float64x2_t)a, 1) : a;
    }
}
#else
typedef ints mask;
FATHOM_FN word word_fma(word a, word b, word c) {
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        a[lane] = __builtin_fma(a[lane], b[lane], c[lane]);
    return a;
}
FATHOM_FN fathom_uint32 mask_bits(mask a) {
    fathom_uint32 bits = 0;
    for (int lane = 0; lane < FATHOM_LANES; ++lane)
        bits |= (fathom_uint32)(a[lane] & 1) << lane;
    return bits;
}
#endif
FATHOM_FN int lowest_bit(fathom_uint32 bits) { return __builtin_ctz(bits); }
FATHOM_FN fathom_uint32 bits_count(fathom_uint32 bits) {
    return (fathom_uint32)__builtin_popcount(bits);
}
#endif

FATHOM_FN word word_add(word a, word b) { return a + b; }
FATHOM_FN word word_add_too(word a, word b) { return word_fma(a, word_one(), b); }
FATHOM_FN word word_mul(word a, word b) { return a * b; }
FATHOM_FN word word_div(word a, word b) { return a / b; }
FATHOM_FN word word_neg(word a) { return -a; }
#ifdef __OPENCL_VERSION__
FATHOM_FN word word_abs(word a) { return fabs(a); }
#else
FATHOM_FN word word_abs(word a) {
    const lane_int all = (lane_int)(sizeof(lane_word) == 4 ? 0x7fffffff : 0x7fffffffffffffff);
    return (word)((ints)a & ints_splat(all));
}
#endif
FATHOM_FN word word_of_int(int a) { return word_splat((lane_word)a); }
FATHOM_FN mask mask_and(mask a, mask b) { return (mask)(a & b); }
FATHOM_FN mask mask_or(mask a, mask b) { return (mask)(a | b); }
FATHOM_FN mask mask_not(mask a) { return (mask)~a; }
FATHOM_FN mask mask_without(mask a, mask b) { return (mask)(a & ~b); }
#if defined(__OPENCL_VERSION__) || FATHOM_VECTOR_BYTES < 64
FATHOM_FN mask word_less(word a, word b) { return a < b; }
FATHOM_FN mask word_less_equal(word a, word b) { return a <= b; }
FATHOM_FN mask word_equal(word a, word b) { return a == b; }
FATHOM_FN mask ints_above(ints a, ints b) { return a > b; }
FATHOM_FN mask ints_equal(ints a, ints b) { return a == b; }
FATHOM_FN ints ints_select(mask is_a, ints a, ints b) { return is_a ? a : b; }
FATHOM_FN word word_select(mask is_a, word a, word b) { return is_a ? a : b; }
FATHOM_FN mask mask_all(int a) { return ints_splat(a ? -1 : 0); }
#endif
FATHOM_FN int mask_any(mask a) { return mask_bits(a) != 0; }
/* word_compressed(): the words of `lanes` in the first lanes, in the same order. The other lanes
 * are unspecified. */
#if defined(__OPENCL_VERSION__) && defined(__clang__) && defined(__AVX512F__) && \
    FATHOM_VECTOR_BYTES == 64
/* OpenCL has no name for this instruction. Without it a pixel of the boundary takes
 * 1.4 times as long. */
FATHOM_FN word word_compressed(fathom_uint32 lanes, word a) {
#if FATHOM_LANES == 16
    return __builtin_ia32_compresssf512_mask(a, a, (ushort)lanes);
#else
    return __builtin_ia32_compressdf512_mask(a, a, (uchar)lanes);
#endif
}
#elif defined(__OPENCL_VERSION__) || (FATHOM_VECTOR_BYTES < 32 && !defined(FATHOM_NEON))
FATHOM_FN word word_compressed(fathom_uint32 lanes, word a) {
    union {
        word of;
        lane_word at[FATHOM_LANES];
    } from, to;
    from.of = to.of = a;
    fathom_uint32 count = 0;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) {
        to.at[count] = from.at[lane];
        count += lanes >> lane & 1u;
    }
    return to.of;
}
#endif
/* The lanes before lane `count`, as bits. */
FATHOM_FN fathom_uint32 lanes_below(fathom_uint32 count) {
    return count < FATHOM_LANES ? (1u << count) - 1u : (1u << (FATHOM_LANES - 1) << 1) - 1u;
}
/* The first `count` lanes. */
#if !defined(__OPENCL_VERSION__) && FATHOM_VECTOR_BYTES == 64
FATHOM_FN mask mask_below(fathom_uint32 count) { return (mask)lanes_below(count); }
#else
FATHOM_FN mask mask_below(fathom_uint32 count) {
    union {
        ints of;
        lane_int at[FATHOM_LANES];
    } place;
    for (int lane = 0; lane < FATHOM_LANES; ++lane) place.at[lane] = lane;
    const lane_int end = count < FATHOM_LANES ? (lane_int)count : (lane_int)FATHOM_LANES;
    return ints_above(ints_splat(end), place.of);
}
#endif
/* See number/float.h and number/double.h. */
FATHOM_FN word word_splitter(void) {
    return word_splat(sizeof(lane_word) == 4 ? 4097 : 134217729);
}
FATHOM_FN word word_far(void) {
    const lane_word far = (lane_word)0x1p96f, far2 = far * far;
    return word_splat(sizeof(lane_word) == 4 ? far : far2 * far2 * (far2 * far2));
}
