// Mantissas as arrays of GMP limbs, least significant first: shifting, normalising and rounding.
// Pure functions; included by the sources of this folder only, since it includes GMP.
#pragma once

#include <gmp.h>

#include <bit>
#include <cstdint>
#include <memory>
#include <type_traits>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace fathom::limbs {

using Limb = mp_limb_t;
static_assert(std::is_same_v<Limb, std::uint64_t> && GMP_NAIL_BITS == 0);
__extension__ using DoubleLimb = unsigned __int128;
constexpr int kLimbBits = 64;

/// Room for intermediate results: on the stack for precisions up to some thousand bits, on the heap
/// beyond.
class Scratch {
public:
    explicit Scratch(int count) {
        if (count > kInline) [[unlikely]]
            m_heap.reset(new Limb[static_cast<std::size_t>(count)]);
    }
    Limb* data() { return m_heap ? m_heap.get() : m_inline; }

private:
    static constexpr int kInline = 256;
    std::unique_ptr<Limb[]> m_heap;
    Limb m_inline[kInline];
};

/// A number of limbs known to the compiler: the loops below unroll.
template <int kCount>
using Fixed = std::integral_constant<int, kCount>;

template <class Count>
constexpr bool kIsFixed = !std::is_same_v<Count, int>;

/// Up to so many limbs the products are computed here; GMP's functions pay beyond.
constexpr int kMultipliedHere = 4;

/// Calls f with `count`, as a Fixed one where it is small: precisions up to 512 bits are those that
/// spend much of their time outside of GMP's loops.
template <class F>
inline void withCount(int count, F&& f) {
    switch (count) {
        case 1:
            return f(Fixed<1>());
        case 2:
            return f(Fixed<2>());
        case 3:
            return f(Fixed<3>());
        case 4:
            return f(Fixed<4>());
        case 5:
            return f(Fixed<5>());
        case 6:
            return f(Fixed<6>());
        case 7:
            return f(Fixed<7>());
        case 8:
            return f(Fixed<8>());
        default:
            return f(count);
    }
}

/// Reads one limb. Of a Fixed number it keeps the compiler from reading neighbours as one vector:
/// that would wait until the limbs, just written one by one, have left the store buffer.
template <class Count>
inline Limb load(const Limb& limb) {
    Limb value = limb;
    if constexpr (kIsFixed<Count>) __asm__("" : "+r"(value));
    return value;
}

/// a + b + carry and a - b - borrow; the carry or borrow, 0 or 1, is replaced by the new one.
#if defined(__x86_64__)
// The compilers do not yet find the carry flag in the portable form.
using Carry = unsigned char;
inline Limb addWithCarry(Limb a, Limb b, Carry& carry) {
    unsigned long long sum;
    carry = _addcarry_u64(carry, a, b, &sum);
    return sum;
}
inline Limb subtractWithBorrow(Limb a, Limb b, Carry& borrow) {
    unsigned long long difference;
    borrow = _subborrow_u64(borrow, a, b, &difference);
    return difference;
}
#else
using Carry = Limb;
inline Limb addWithCarry(Limb a, Limb b, Carry& carry) {
    const DoubleLimb sum = DoubleLimb{a} + b + carry;
    carry = static_cast<Limb>(sum >> kLimbBits);
    return static_cast<Limb>(sum);
}
inline Limb subtractWithBorrow(Limb a, Limb b, Carry& borrow) {
    const DoubleLimb difference = DoubleLimb{a} - b - borrow;
    borrow = static_cast<Limb>(difference >> kLimbBits) & 1;
    return static_cast<Limb>(difference);
}
#endif

inline bool anyNonZero(const Limb* source, int count) {
    for (int i = 0; i < count; ++i)
        if (source[i] != 0) return true;
    return false;
}

template <class Count>
inline void copy(Limb* target, const Limb* source, Count count) {
    for (int i = 0; i < count; ++i)
        target[i] = load<Count>(source[i]);
}

inline void clear(Limb* target, int count) {
    for (int i = 0; i < count; ++i)
        target[i] = 0;
}

/// The upper limb of (high, low) * 2^bits, 0 <= bits < 64, without a branch on bits == 0.
inline Limb joinedLeft(Limb high, Limb low, int bits) {
    return high << bits | low >> 1 >> (kLimbBits - 1 - bits);
}

/// The lower limb of (high, low) / 2^bits, 0 <= bits < 64.
inline Limb joinedRight(Limb high, Limb low, int bits) {
    return low >> bits | high << 1 << (kLimbBits - 1 - bits);
}

/// source * 2^bits, 0 <= bits < 64, with `below` supplying the bits that enter; in place as well.
template <class Count>
inline void shiftLeft(Limb* target, const Limb* source, Count count, int bits, Limb below) {
    if constexpr (kIsFixed<Count>) {
        for (int i = count; i-- > 1;)
            target[i] = joinedLeft(load<Count>(source[i]), load<Count>(source[i - 1]), bits);
        target[0] = joinedLeft(source[0], below, bits);
    } else if (bits == 0) {
        if (target != source) copy(target, source, count);
    } else {
        mpn_lshift(target, source, count, static_cast<unsigned>(bits));
        target[0] |= below >> (kLimbBits - bits);
    }
}

/// source / 2^bits, 0 <= bits < 64, with `above` supplying the bits that enter; in place as well.
template <class Count>
inline void shiftRight(Limb* target, const Limb* source, Count count, int bits, Limb above) {
    if constexpr (kIsFixed<Count>) {
        for (int i = 0; i + 1 < count; ++i)
            target[i] = joinedRight(load<Count>(source[i + 1]), load<Count>(source[i]), bits);
        target[count - 1] = joinedRight(above, source[count - 1], bits);
    } else if (bits == 0) {
        if (target != source) copy(target, source, count);
    } else {
        mpn_rshift(target, source, count, static_cast<unsigned>(bits));
        target[count - 1] |= above << (kLimbBits - bits);
    }
}

/// target = a + b; returns the carry.
template <class Count>
inline Limb add(Limb* target, const Limb* a, const Limb* b, Count count) {
    if constexpr (kIsFixed<Count>) {
        Carry carry = 0;
        for (int i = 0; i < count; ++i)
            target[i] = addWithCarry(a[i], b[i], carry);
        return carry;
    } else {
        return mpn_add_n(target, a, b, count);
    }
}

/// target = a - b - borrow, which must not be negative.
template <class Count>
inline void subtract(Limb* target, const Limb* a, const Limb* b, Carry borrow, Count count) {
    if constexpr (kIsFixed<Count>) {
        for (int i = 0; i < count; ++i)
            target[i] = subtractWithBorrow(a[i], b[i], borrow);
    } else {
        mpn_sub_n(target, a, b, count);
        if (borrow != 0) mpn_sub_1(target, target, count, borrow);
    }
}

/// target[0..2 count) = a * b, schoolbook.
template <int kCount>
inline void multiplyHere(Limb* target, const Limb* a, const Limb* b) {
    for (int i = 0; i < kCount; ++i) {
        Limb carry = 0;
        for (int j = 0; j < kCount; ++j) {
            const Limb before = i > 0 ? target[i + j] : 0;
            const DoubleLimb sum = DoubleLimb{a[j]} * b[i] + before + carry;
            target[i + j] = static_cast<Limb>(sum);
            carry = static_cast<Limb>(sum >> kLimbBits);
        }
        target[i + kCount] = carry;
    }
}

/// target[0..2 count) = a * b.
template <class Count>
inline void multiply(Limb* target, const Limb* a, const Limb* b, Count count) {
    if constexpr (kIsFixed<Count>) {
        if constexpr (Count::value <= kMultipliedHere)
            return multiplyHere<Count::value>(target, a, b);
    }
    mpn_mul_n(target, a, b, count);
}

/// target[0..2 count) = a * a.
template <class Count>
inline void square(Limb* target, const Limb* a, Count count) {
    if constexpr (kIsFixed<Count>) {
        if constexpr (Count::value <= kMultipliedHere)
            return multiplyHere<Count::value>(target, a, a);
    }
    mpn_sqr(target, a, count);
}

/// What a shift to the right moves below the lowest limb.
struct ShiftedOut {
    Limb guard;   // the next limb
    bool sticky;  // whether anything below the guard limb is not zero
};

/// target = source / 2^shift, any shift.
template <class Count>
inline ShiftedOut shiftRightFar(Limb* target, const Limb* source, Count count,
                                std::uint64_t shift) {
    const int bits = static_cast<int>(shift % kLimbBits);
    if (shift < kLimbBits) {
        shiftRight(target, source, count, bits, 0);
        return {joinedRight(source[0], 0, bits), false};
    }
    if (shift >= static_cast<std::uint64_t>(kLimbBits) * static_cast<unsigned>(count + 1)) {
        clear(target, count);
        return {0, true};
    }
    const int whole = static_cast<int>(shift / kLimbBits);
    const int kept = count - whole;
    if (kept > 0) shiftRight(target, source + whole, kept, bits, 0);
    clear(target + kept, whole);
    const Limb last = source[whole - 1];
    return {joinedRight(kept > 0 ? source[whole] : 0, last, bits),
            joinedRight(last, 0, bits) != 0 || anyNonZero(source, whole - 1)};
}

/// Rounds a normalised mantissa to `precisionBits` (in as many limbs as they need), to nearest
/// even. `below` is the limb under it, `sticky` tells of anything further down. Returns whether the
/// rounding carried out of the top: the mantissa is then 0.1 and its exponent 1 more.
template <class Count>
[[nodiscard]] inline bool roundToNearest(Limb* mantissa, Count count, int precisionBits, Limb below,
                                         bool sticky) {
    const int unused = count * kLimbBits - precisionBits;
    Limb increment;
    if (unused == 0) {
        const bool inexactBeyondHalf = (below << 1) != 0 || sticky;
        increment = below >> (kLimbBits - 1) & (inexactBeyondHalf | mantissa[0]);
    } else {
        const Limb unit = Limb{1} << unused;
        const Limb rest = mantissa[0] & (unit - 1);
        mantissa[0] -= rest;
        const bool inexactBeyondHalf = (rest & (unit / 2 - 1)) != 0 || below != 0 || sticky;
        const Limb lastBit = mantissa[0] >> unused & 1;
        increment = (rest >> (unused - 1) & (inexactBeyondHalf | lastBit)) << unused;
    }
    mantissa[0] += increment;
    if (mantissa[0] >= increment) return false;
    for (int i = 1; i < count; ++i)
        if (++mantissa[i] != 0) return false;
    mantissa[count - 1] = Limb{1} << (kLimbBits - 1);
    return true;
}

}  // namespace fathom::limbs
