// The upper half of a long product, in vectors of digits. A step in fixed point needs only this
// half, which costs less than half of the product. Pure functions.
#pragma once

#include <cstdint>
#include <vector>

namespace fathom::limbs {

/// product[count - 1 .. 2 count) and the first bit of product[count - 2] become those of a * b, for
/// a and b below 2^(64 count - 32). The limbs below are scratch. Returns false if a part that was
/// not computed might have carried into these bits. That happens for about one random product in
/// 10^5; then only the full product can tell.
using UpperProduct = bool(std::uint64_t* product, const std::uint64_t* a, const std::uint64_t* b,
                          int count);

/// With digits of 52 bits as integers, for processors with AVX-512, IFMA and VBMI.
[[nodiscard]] UpperProduct upperProductByIfma;
constexpr int kMostUpperByIfma = 704;  // above, transforms are faster

/// With digits of 48 bits as doubles, whose products are split exactly by fused operations, for
/// processors with AVX2 and FMA. (N. Emmart, F. Zheng, C. Weems, "Faster Modular Exponentiation
/// Using Double Precision Floating Point Arithmetic on the GPU", ARITH 2018.)
[[nodiscard]] UpperProduct upperProductByFma;
constexpr int kMostUpperByFma = 448;

/// One of these functions, or none, and the sizes for which it pays.
struct UpperProducts {
    const char* name;
    UpperProduct* of;
    int fewest, most;       // number of limbs
    int bitsForTwoThreads;  // a step with fewer bits takes less time than a hand-over to a second
                            // thread
};

/// The first of upperProducts(). Allocates no memory, so it may be called before main().
UpperProducts fastestUpperProducts();

/// The fastest way to compute upper products on this processor.
inline const UpperProducts kUpperProducts = fastestUpperProducts();

/// All that this processor supports, the fastest first. The last one is empty and takes no limbs.
std::vector<UpperProducts> upperProducts();

}  // namespace fathom::limbs
