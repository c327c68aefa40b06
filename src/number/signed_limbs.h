// Signed magnitudes as arrays of GMP limbs, whose number is known at compile time or not. BigFixed
// and its steps are made of them. Pure functions; only sources of this folder include this file,
// since it includes GMP.
#pragma once

#include "number/limb_products.h"
#include "number/limbs.h"
#include "number/upper_product.h"

namespace fathom::limbs {

/// Calls f with `count`, as a Fixed number if it is small: short numbers spend much of their time
/// outside of GMP's loops.
template <class F>
inline void withCount(int count, F&& f) {
    switch (count) {
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

/// target = a - b; the difference must not be negative.
template <class Count>
inline void subtract(Limb* target, const Limb* a, const Limb* b, Count count) {
    if constexpr (kIsFixed<Count>) {
        Carry borrow = 0;
        for (int i = 0; i < count; ++i)
            target[i] = subtractWithBorrow(a[i], b[i], borrow);
    } else {
        mpn_sub_n(target, a, b, count);
    }
}

/// target[count - 1 .. 2 count) and the first bit of target[count - 2] become those of a * b. The
/// limbs below are scratch.
template <class Count>
inline void multiplyUpper(Limb* target, const Limb* a, const Limb* b, Count count) {
    if constexpr (kIsFixed<Count>) {
        multiply<Count::value>(target, a, b);
    } else {
        const bool fits = count >= kUpperProducts.fewest && count <= kUpperProducts.most &&
                          (a[count - 1] | b[count - 1]) >> 32 == 0;
        if (!fits || !kUpperProducts.of(target, a, b, count)) multiplyLong(target, a, b, count);
    }
}

/// Whether a < b. For a Fixed count it avoids a branch that is as good as random.
template <class Count>
inline bool isLess(const Limb* a, const Limb* b, Count count) {
    if constexpr (kIsFixed<Count>) {
        static_assert(Count::value >= 2);
        const auto top = [](const Limb* limbs) {
            return DoubleLimb{load<Count>(limbs[Count::value - 1])} << kLimbBits |
                   load<Count>(limbs[Count::value - 2]);
        };
        if (top(a) != top(b)) [[likely]]
            return top(a) < top(b);
    }
    return mpn_cmp(a, b, count) < 0;
}

/// target = |a - b|; returns whether a < b. target may be a or b.
template <class Count>
inline bool absoluteDifference(Limb* target, const Limb* a, const Limb* b, Count count) {
    const bool less = isLess(a, b, count);
    subtract(target, less ? b : a, less ? a : b, count);
    return less;
}

/// target = a + b with signs. `negative` is the sign of a before, and of the sum after. Returns
/// whether the sum of the magnitudes carried out of the highest limb. target may be a or b.
template <class Count>
[[nodiscard]] inline bool addSigned(Limb* target, const Limb* a, bool& negative, const Limb* b,
                                    bool bNegative, Count count) {
    const bool opposed = negative != bNegative;
    if constexpr (kIsFixed<Count>) {
        const bool less = isLess(a, b, count);
        const Limb* larger = less ? b : a;
        const Limb* smaller = less ? a : b;
        const Limb mask = Limb{0} - Limb{opposed};
        Carry carry = opposed;
        for (int i = 0; i < count; ++i)
            target[i] = addWithCarry(load<Count>(larger[i]), load<Count>(smaller[i]) ^ mask, carry);
        negative = less ? bNegative : negative;
        return !opposed & (carry != 0);
    } else if (opposed) {
        negative ^= absoluteDifference(target, a, b, count);
        return false;
    } else {
        return mpn_add_n(target, a, b, count) != 0;
    }
}

}  // namespace fathom::limbs
