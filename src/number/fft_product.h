// Products of huge numbers by Fourier transforms in doubles. Pure functions, safe from any thread.
#pragma once

#include <cstdint>
#include <memory>

#include "number/fourier_work.h"

namespace fathom::limbs {

/// The fewest limbs for which fftProduct() takes less time than GMP's functions; the largest int if
/// this processor has no fast vectors.
int fewestLimbsOfFft();

/// target[0..2 count) = a * b, exactly. `count` is at least 1; a and b may be the same, which takes
/// two thirds of the time. `target` must not overlap them.
///
/// The numbers are split into digits of up to 18 bits, and two of their sequences are convolved by
/// complex transforms of the length of one (the "right-angle" convolution: R. Crandall,
/// B. Fagin, "Discrete Weighted Transforms and Large-Integer Arithmetic", Mathematics of
/// Computation 62, 1994). Each result is checked as tryFftProduct() does, and computed again from
/// smaller digits if it may be wrong; GMP has the last word.
void fftProduct(std::uint64_t* target, const std::uint64_t* a, const std::uint64_t* b, int count);

/// What fftProduct() costs with the largest digits. Its bytes are those of the points, in each
/// sweep over a sequence that a core's own cache does not hold.
FourierWork workOfFft(int count, bool isSquare);

/// The same product by GMP's functions alone.
void plainProduct(std::uint64_t* target, const std::uint64_t* a, const std::uint64_t* b, int count);

inline constexpr int kFewestFftDigitBits = 12, kMostFftDigitBits = 18;

/// fftProduct() with digits of `digitBits` bits, an even number within the limits above. Returns
/// whether the product is right: every sum of products of digits was within 1/4 of an integer, and
/// the residues modulo 2^61 - 1 agree. One sum that was rounded to a wrong integer is always found;
/// several escape with a probability of 2^-61. `flaw`, for tests, is added to one sum.
[[nodiscard]] bool tryFftProduct(std::uint64_t* target, const std::uint64_t* a,
                                 const std::uint64_t* b, int count, int digitBits, double flaw = 0);

/// The fewest limbs for which a ComplexSquare takes less time than two upper products.
int fewestLimbsOfComplexSquare();

/// Both parts of (x + i y)^2, exactly: four transforms instead of the six of two products. It takes
/// three phases of two equal parts each, which may run at the same time.
class ComplexSquare {
public:
    struct Numbers {
        const std::uint64_t *x, *y;  // count limbs each
        int count;
        bool isLess;                    // whether x < y
        std::uint64_t *real, *product;  // |x^2 - y^2| and x y: 2 count limbs each
    };
    /// What all pointers point to must outlive the square. As tryFftProduct(); `flaw` is added to a
    /// sum of the real part.
    static std::unique_ptr<ComplexSquare> of(const Numbers& numbers, int digitBits,
                                             double flaw = 0);
    virtual ~ComplexSquare() = default;

    enum class Phase { Forward, Square, Back };
    /// `part`: 0 or 1. Call it for both parts of a phase before the next one. The last phase of
    /// part 0 writes `real`, that of part 1 `product`.
    virtual void run(Phase phase, int part) = 0;
    /// After all phases: whether the numbers are right.
    virtual bool isRight() const = 0;
};

}  // namespace fathom::limbs
