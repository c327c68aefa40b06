// Products of arrays of GMP limbs, least significant first. Pure functions; only sources of this
// folder include this file, since it includes GMP.
#pragma once

#include <gmp.h>

#include "base/processor.h"
#include "number/fft_product.h"
#include "number/limbs.h"

namespace fathom::limbs {

/// Products of up to this many limbs are computed here; with more limbs, GMP's functions pay.
constexpr int kMultipliedHere = 3;

/// target[0..2 count) = a * b, schoolbook, by columns: all products of one weight are summed in
/// three registers.
template <int kCount>
inline void multiplyHere(Limb* target, const Limb* a, const Limb* b) {
    Limb low = 0, middle = 0, high = 0;
    for (int column = 0; column < 2 * kCount - 1; ++column) {
        for (int i = 0; i < kCount; ++i) {
            const int j = column - i;
            if (j < 0 || j >= kCount) continue;
            const DoubleLimb product = DoubleLimb{a[i]} * b[j];
            Carry carry = 0;
            low = addWithCarry(low, static_cast<Limb>(product), carry);
            middle = addWithCarry(middle, static_cast<Limb>(product >> kLimbBits), carry);
            high = addWithCarry(high, 0, carry);
        }
        target[column] = opaque(low);
        low = middle;
        middle = high;
        high = 0;
    }
    target[2 * kCount - 1] = opaque(low);
}

#if defined(__x86_64__)
/// Whether the processor can multiply without changing its flags, and carry in two chains.
inline const bool kHasTwoCarries = FATHOM_PROCESSOR_HAS("bmi2") && FATHOM_PROCESSOR_HAS("adx");

/// sum[0..count] = sum[0..count) + a * factor. The lower halves of the products use one chain of
/// carries, the upper halves the other.
template <int kCount>
inline void addProduct(Limb (&sum)[kCount + 1], const Limb (&a)[kCount], Limb factor) {
    Limb low, high;
// clang-format off
#define FATHOM_PRODUCT(i, next)                 \
    "mulxq 8*" #i "(%[a]), %[low], %[high]\n\t" \
    "adcxq %[low], %[s" #i "]\n\t"              \
    "adoxq %[high], %[s" #next "]\n\t"
#define FATHOM_PRODUCTS_4 \
    FATHOM_PRODUCT(0, 1) FATHOM_PRODUCT(1, 2) FATHOM_PRODUCT(2, 3) FATHOM_PRODUCT(3, 4)
#define FATHOM_PRODUCTS_5 FATHOM_PRODUCTS_4 FATHOM_PRODUCT(4, 5)
#define FATHOM_PRODUCTS_6 FATHOM_PRODUCTS_5 FATHOM_PRODUCT(5, 6)
#define FATHOM_PRODUCTS_7 FATHOM_PRODUCTS_6 FATHOM_PRODUCT(6, 7)
#define FATHOM_PRODUCTS_8 FATHOM_PRODUCTS_7 FATHOM_PRODUCT(7, 8)
#define FATHOM_ADD_PRODUCTS(count)                                                           \
    if constexpr (kCount == count)                                                           \
        __asm__("xorl %k[s" #count "], %k[s" #count "]\n\t" FATHOM_PRODUCTS_##count          \
                "adcq $0, %[s" #count "]"                                                    \
                : FATHOM_SUMS_##count, [s##count] "=&r"(sum[count]), [low] "=&r"(low),       \
                  [high] "=&r"(high)                                                         \
                : "d"(factor), [a] "r"(a), "m"(a)                                            \
                : "cc")
    FATHOM_ADD_PRODUCTS(4);
    FATHOM_ADD_PRODUCTS(5);
    FATHOM_ADD_PRODUCTS(6);
    FATHOM_ADD_PRODUCTS(7);
    FATHOM_ADD_PRODUCTS(8);
#undef FATHOM_ADD_PRODUCTS
    // clang-format on
}

/// target[0..2 count) = a * b, by rows; only if kHasTwoCarries.
template <int kCount>
inline void multiplyByRows(Limb* target, const Limb* a, const Limb* b) {
    Limb sum[kCount + 1] = {};
#pragma GCC unroll 8
    for (int row = 0; row < kCount; ++row) {
        addProduct<kCount>(sum, *reinterpret_cast<const Limb(*)[kCount]>(a), b[row]);
        target[row] = sum[0];
#pragma GCC unroll 8
        for (int i = 0; i < kCount; ++i)
            sum[i] = sum[i + 1];
    }
#pragma GCC unroll 8
    for (int i = 0; i < kCount; ++i)
        target[kCount + i] = sum[i];
}
#else
constexpr bool kHasTwoCarries = false;
template <int kCount>
void multiplyByRows(Limb* target, const Limb* a, const Limb* b);
#endif

/// target[0..4 kHalf) = a * b, as four products of halves by rows.
template <int kHalf>
void multiplyByHalves(Limb* target, const Limb* a, const Limb* b) {
    constexpr int kCount = 2 * kHalf;
    Limb middle[2][kCount];
    Limb* const products[] = {target, middle[0], middle[1], target + kCount};
    for (int i = 0; i < 4; ++i)
        multiplyByRows<kHalf>(products[i], a + i / 2 * kHalf, b + i % 2 * kHalf);
    Limb carry = mpn_add_n(middle[0], middle[0], middle[1], kCount);
    carry += mpn_add_n(target + kHalf, target + kHalf, middle[0], kCount);
    mpn_add_1(target + 3 * kHalf, target + 3 * kHalf, kHalf, carry);
}

/// target[0..2 count) = a * b. Huge numbers are multiplied by transforms. For 12 and 16 limbs,
/// GMP's basecase, which fits any processor, is slower than products of halves: these sizes are
/// above the rows here and below where Karatsuba's method pays.
inline void multiplyLong(Limb* target, const Limb* a, const Limb* b, int count) {
    if (count >= fewestLimbsOfFft()) return fftProduct(target, a, b, count);
    if (kHasTwoCarries && count == 12) return multiplyByHalves<6>(target, a, b);
    if (kHasTwoCarries && count == 16) return multiplyByHalves<8>(target, a, b);
    mpn_mul_n(target, a, b, count);
}

/// target[0..2 count) = a * a.
inline void squareLong(Limb* target, const Limb* a, int count) {
    if (count >= fewestLimbsOfFft()) return fftProduct(target, a, a, count);
    mpn_sqr(target, a, count);
}

/// target[0..2 count) = a * b.
template <int kCount>
inline void multiply(Limb* target, const Limb* a, const Limb* b) {
    if constexpr (kCount == 1) {
        const DoubleLimb product = DoubleLimb{a[0]} * b[0];
        target[0] = static_cast<Limb>(product);
        target[1] = static_cast<Limb>(product >> kLimbBits);
    } else if constexpr (kCount <= kMultipliedHere) {
        multiplyHere<kCount>(target, a, b);
    } else if (kHasTwoCarries) {
        multiplyByRows<kCount>(target, a, b);
    } else {
        mpn_mul_n(target, a, b, kCount);
    }
}

/// target[0..2 count) = a * a.
template <int kCount>
inline void square(Limb* target, const Limb* a) {
    if (kCount <= kMultipliedHere || kHasTwoCarries)
        multiply<kCount>(target, a, a);
    else
        mpn_sqr(target, a, kCount);
}

}  // namespace fathom::limbs
