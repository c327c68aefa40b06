// Mantissas as arrays of GMP limbs, least significant first: shifting, normalising and rounding.
// Pure functions; included by the sources of this folder only, since it includes GMP.
#pragma once

#include <gmp.h>

#include <bit>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace fathom::limbs {

using Limb = mp_limb_t;
static_assert(std::is_same_v<Limb, std::uint64_t> && GMP_NAIL_BITS == 0);
constexpr int kLimbBits = 64;

/// Room for intermediate results: on the stack up to kInline limbs, on the heap beyond.
template <int kInline>
class Scratch {
public:
    explicit Scratch(int count) {
        if (count > kInline) m_heap.reset(new Limb[static_cast<std::size_t>(count)]);
    }
    Limb* data() { return m_heap ? m_heap.get() : m_inline; }

private:
    std::unique_ptr<Limb[]> m_heap;
    Limb m_inline[kInline];
};

inline bool anyNonZero(const Limb* source, int count) {
    for (int i = 0; i < count; ++i)
        if (source[i] != 0) return true;
    return false;
}

inline void copy(Limb* target, const Limb* source, int count) {
    for (int i = 0; i < count; ++i)
        target[i] = source[i];
}

inline void clear(Limb* target, int count) {
    for (int i = 0; i < count; ++i)
        target[i] = 0;
}

/// source * 2^bits, 0 <= bits < 64, with `below` supplying the bits that enter; in place as well.
inline void shiftLeft(Limb* target, const Limb* source, int count, int bits, Limb below) {
    if (bits == 0) return copy(target, source, count);
    for (int i = count; i-- > 1;)
        target[i] = source[i] << bits | source[i - 1] >> (kLimbBits - bits);
    target[0] = source[0] << bits | below >> (kLimbBits - bits);
}

/// target[0..count] = source[0..count) * 2^(64 - shift) cut off at the lowest limb: a mantissa and
/// one guard limb below it. Returns whether anything that was cut off is not zero.
inline bool shiftRightWithGuard(Limb* target, const Limb* source, int count, std::uint64_t shift) {
    if (shift >= static_cast<std::uint64_t>(kLimbBits) * static_cast<unsigned>(count + 1)) {
        clear(target, count + 1);
        return true;
    }
    const int whole = static_cast<int>(shift / kLimbBits);
    const int bits = static_cast<int>(shift % kLimbBits);

    // source[i] begins at target[i + 1 - whole] and runs over into the limb below.
    const int first = whole > 0 ? whole - 1 : 0;  // the lowest limb that begins inside
    bool lost = whole > 1 && anyNonZero(source, whole - 1);
    if (bits == 0) {
        if (whole == 0) target[0] = 0;
        for (int i = first; i < count; ++i)
            target[i + 1 - whole] = source[i];
    } else {
        if (whole == 0)
            target[0] = source[0] << (kLimbBits - bits);
        else
            lost |= source[first] << (kLimbBits - bits) != 0;
        for (int i = first; i + 1 < count; ++i)
            target[i + 1 - whole] = source[i] >> bits | source[i + 1] << (kLimbBits - bits);
        target[count - whole] = source[count - 1] >> bits;
    }
    for (int i = count + 1 - whole; i <= count; ++i)
        target[i] = 0;
    return lost;
}

/// Rounds a normalised mantissa to `precisionBits` (in as many limbs as they need), to nearest
/// even. `below` is the limb under it, `sticky` tells of anything further down. Returns whether the
/// rounding carried out of the top: the mantissa is then 0.1 and its exponent 1 more.
[[nodiscard]] inline bool roundToNearest(Limb* mantissa, int count, int precisionBits, Limb below,
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
