// The upper half of a long product, in vectors of digits of 52 bits: what a step in fixed point
// keeps of it, at less than half of the price. Pure functions.
#pragma once

#include <cstdint>

namespace fathom::limbs {

/// The numbers of limbs that upperProduct() takes.
constexpr int kFewestUpper = 8, kMostUpper = 1600;

/// product[count - 1 .. 2 count), and the first bit of product[count - 2], as those of a * b, for
/// a and b below 2^(64 count - 32); the limbs below are scratch. For processors with AVX-512, IFMA
/// and VBMI. Returns false where what was not computed might have carried into these bits, which is
/// so for about one random product in 10^5: then only the full product can tell.
[[nodiscard]] bool upperProduct(std::uint64_t* product, const std::uint64_t* a,
                                const std::uint64_t* b, int count);

}  // namespace fathom::limbs
