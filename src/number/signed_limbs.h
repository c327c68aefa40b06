// Magnitudes with signs as arrays of GMP limbs: the sums that BigFixed and its steps are made of.
// Pure functions; included by the sources of this folder only, since it includes GMP.
#pragma once

#include "number/limbs.h"

namespace fathom::limbs {

/// Whether a < b; of a Fixed number without a branch on what is as good as random.
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

/// target = |a - b|; returns whether a < b. In place as well.
template <class Count>
inline bool absoluteDifference(Limb* target, const Limb* a, const Limb* b, Count count) {
    const bool less = isLess(a, b, count);
    subtract(target, less ? b : a, less ? a : b, 0, count);
    return less;
}

/// target = a + b with signs; `negative` is the sign of a before and of the sum after. Returns
/// whether the sum of the magnitudes carried out of the highest limb. In place as well.
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
