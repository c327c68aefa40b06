// The upper half of a long product, in vectors of digits: what a step in fixed point keeps of it,
// at less than half of the price. Pure functions.
#pragma once

#include <cstdint>
#include <vector>

namespace fathom::limbs {

/// product[count - 1 .. 2 count), and the first bit of product[count - 2], as those of a * b, for
/// a and b below 2^(64 count - 32); the limbs below are scratch. Returns false where what was not
/// computed might have carried into these bits, which is so for about one random product in 10^5:
/// then only the full product can tell.
using UpperProduct = bool(std::uint64_t* product, const std::uint64_t* a, const std::uint64_t* b,
                          int count);

/// By digits of 52 bits as integers, for processors with AVX-512, IFMA and VBMI.
[[nodiscard]] UpperProduct upperProductByIfma;
constexpr int kMostUpperByIfma = 1600;

/// By digits of 48 bits as doubles, whose products fused operations split exactly, for processors
/// with AVX2 and FMA. (N. Emmart, F. Zheng, C. Weems, "Faster Modular Exponentiation Using Double
/// Precision Floating Point Arithmetic on the GPU", ARITH 2018.)
[[nodiscard]] UpperProduct upperProductByFma;
constexpr int kMostUpperByFma = 640;

/// One of them, or none, and what is worth its while.
struct UpperProducts {
    const char* name;
    UpperProduct* of;
    int fewest, most;       // limbs
    int bitsForTwoThreads;  // a step of fewer takes less time than a second thread's hand-over
};

/// The first of upperProducts(). Takes no memory, so that it may be asked for before main().
UpperProducts fastestUpperProducts();

/// Those for this processor, the fastest one first; the last is none, which takes no limbs.
std::vector<UpperProducts> upperProducts();

}  // namespace fathom::limbs
