// Why formulas that divide have no fixed-point rung: Magnet I in 128-bit fixed point overflows
// where a denominator comes near 0 or a value grows, and its pixels are wrong there. Floating
// point has exponents for both.
#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstdio>
#include <random>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "support/counts.h"
#include "support/mpfr_oracle.h"

namespace fathom {
namespace {

// ---- Fixed point -----------------------------------------------------------------------------

__extension__ using Signed = __int128;
__extension__ using Unsigned = unsigned __int128;

/// Q8.120: two's complement, modulo 256, like the limbs of a fixed-point rung. Records whether a
/// result did not fit.
class FixedArithmetic {
public:
    static constexpr int kFraction = 120;

    static Signed fromDouble(double value) {  // exact: |value| < 128, a multiple of 2^-52
        return static_cast<Signed>(std::ldexp(value, 52)) << (kFraction - 52);
    }
    static double toDouble(Signed value) {
        return std::ldexp(static_cast<double>(value), -kFraction);
    }

    Signed add(Signed a, Signed b) {
        Signed sum;
        overflowed |= __builtin_add_overflow(a, b, &sum);
        return sum;
    }
    Signed subtract(Signed a, Signed b) {
        Signed difference;
        overflowed |= __builtin_sub_overflow(a, b, &difference);
        return difference;
    }
    Signed multiply(Signed a, Signed b) {
        const Unsigned x = magnitude(a), y = magnitude(b);
        const Unsigned mask = ~std::uint64_t{0};
        const Unsigned low = (x & mask) * (y & mask), left = (x >> 64) * (y & mask),
                       right = (x & mask) * (y >> 64), high = (x >> 64) * (y >> 64);
        const Unsigned middle = (low >> 64) + (left & mask) + (right & mask);
        const Unsigned top = high + (left >> 64) + (right >> 64) + (middle >> 64),
                       bottom = (middle << 64) | (low & mask);
        overflowed |= (top >> (kFraction - 1)) != 0;
        return withSign((top << (128 - kFraction)) | (bottom >> kFraction), (a < 0) != (b < 0));
    }
    /// The quotient by long division; b is not 0.
    Signed divide(Signed a, Signed b) {
        const Unsigned divisor = magnitude(b);
        Unsigned rest = magnitude(a) % divisor, quotient = magnitude(a) / divisor;
        for (int i = 0; i < kFraction; ++i) {
            overflowed |= (quotient >> 126) != 0;
            rest <<= 1, quotient <<= 1;  // rest < divisor <= 2^127
            if (rest >= divisor) rest -= divisor, quotient |= 1;
        }
        return withSign(quotient, (a < 0) != (b < 0));
    }

    bool overflowed = false;

private:
    static Unsigned magnitude(Signed a) {
        return a < 0 ? -static_cast<Unsigned>(a) : static_cast<Unsigned>(a);
    }
    static Signed withSign(Unsigned magnitude, bool negative) {
        return static_cast<Signed>(negative ? -magnitude : magnitude);
    }
};

// ---- Magnet I --------------------------------------------------------------------------------

struct Trial {
    oracle::Outcome outcome;
    bool overflowed;
};

/// Iterates ((z^2 + c - 1) / (2z + c - 2))^2 from z = 0. Only the steps are in fixed point; escape
/// and convergence are tested in double precision, which holds the square of the escape radius.
Trial fixedMagnet(std::complex<double> parameter, const oracle::Picture& picture) {
    FixedArithmetic fixed;
    const Signed cx = FixedArithmetic::fromDouble(parameter.real()),
                 cy = FixedArithmetic::fromDouble(parameter.imag()),
                 one = FixedArithmetic::fromDouble(1), two = FixedArithmetic::fromDouble(2);
    Signed x = 0, y = 0;
    for (std::uint64_t n = 1; n <= picture.limit; ++n) {
        const Signed square = fixed.subtract(fixed.multiply(x, x), fixed.multiply(y, y)),
                     product = fixed.multiply(x, y);
        const Signed topX = fixed.subtract(fixed.add(square, cx), one),
                     topY = fixed.add(fixed.add(product, product), cy);
        const Signed bottomX = fixed.subtract(fixed.add(fixed.add(x, x), cx), two),
                     bottomY = fixed.add(fixed.add(y, y), cy);
        const Signed norm =
            fixed.add(fixed.multiply(bottomX, bottomX), fixed.multiply(bottomY, bottomY));
        if (norm == 0) return {{n, 0}, fixed.overflowed};
        const Signed along =
            fixed.add(fixed.multiply(topX, bottomX), fixed.multiply(topY, bottomY));
        const Signed across =
            fixed.subtract(fixed.multiply(topY, bottomX), fixed.multiply(topX, bottomY));
        const Signed u = fixed.divide(along, norm), v = fixed.divide(across, norm);
        x = fixed.subtract(fixed.multiply(u, u), fixed.multiply(v, v));
        y = fixed.multiply(u, v), y = fixed.add(y, y);

        const double endX = FixedArithmetic::toDouble(x), endY = FixedArithmetic::toDouble(y);
        if (std::hypot(endX, endY) > picture.escapeRadius) return {{n, 0}, fixed.overflowed};
        if (std::hypot(endX - 1, endY) < picture.convergence) return {{n, 1}, fixed.overflowed};
    }
    return {{oracle::kInterior, 0}, fixed.overflowed};
}

// ---- The picture: around c = 2, where the first denominator is 0 ----------------------------

constexpr Size kSize{320, 180};
constexpr int kPixels = 1000;
constexpr std::uint64_t kLimit = 500;
constexpr const char *kRe = "2", *kIm = "0", *kRadius = "0.3515625";

/// A point of the picture. It is exact because the spacing is 1/256.
std::complex<double> parameterAt(int x, int y) {
    return {2 + (2 * x + 1 - kSize.width) / 512.0, (kSize.height - 2 * y - 1) / 512.0};
}

oracle::Picture pictureAtThePole() {
    oracle::Picture picture;
    picture.re = kRe, picture.im = kIm, picture.radius = kRadius;
    picture.width = kSize.width, picture.height = kSize.height;
    picture.formula = "magnet1";
    picture.limit = kLimit;
    return picture;
}

struct Sample {
    int x, y;
    oracle::Outcome truth;
};

/// Random pixels, of which only the stable ones are kept.
std::vector<Sample> stableSamples() {
    std::mt19937 random(20260401);
    const oracle::Picture picture = pictureAtThePole();
    std::vector<Sample> samples;
    for (int i = 0; i < kPixels; ++i) {
        const int x = static_cast<int>(random() % kSize.width),
                  y = static_cast<int>(random() % kSize.height);
        const oracle::Verdict verdict = oracle::judge(picture, x, y);
        if (verdict.stable) samples.push_back({x, y, verdict.outcome});
    }
    return samples;
}

TEST(FixedPointMagnet, IsWrongWhereItOverflows) {
    const std::vector<Sample> samples = stableSamples();
    int overflowed = 0, wrong = 0, wrongWithoutOverflow = 0;
    for (const Sample& sample : samples) {
        const Trial trial = fixedMagnet(parameterAt(sample.x, sample.y), pictureAtThePole());
        overflowed += trial.overflowed;
        wrong += trial.outcome != sample.truth;
        wrongWithoutOverflow += trial.outcome != sample.truth && !trial.overflowed;
    }
    const int stable = static_cast<int>(samples.size());
    std::printf("%d of %d pixels stable; in fixed point %d overflow, %d are wrong\n", stable,
                kPixels, overflowed, wrong);
    EXPECT_GE(stable, kPixels / 2);
    EXPECT_GE(wrong, stable / 2);
    EXPECT_GE(stable - overflowed, stable / 5) << "too few show that the arithmetic is sound";
    EXPECT_EQ(wrongWithoutOverflow, 0);
}

TEST(FixedPointMagnet, FloatingPointIsRight) {
    const FormulaSpec* spec = findFormula("magnet1");
    ASSERT_NE(spec, nullptr);
    RenderRequest request;
    request.location.view.re = Decimal::parse(kRe).value();
    request.location.view.im = Decimal::parse(kIm).value();
    request.location.view.radius = Decimal::parse(kRadius).value();
    request.location.formula = defaultInstance(*spec);
    request.location.iterations = {kLimit, false};
    request.size = kSize;

    const std::vector<Sample> samples = stableSamples();
    CpuEngine engine(1);
    for (const char* rung : {"fp64", "dd"}) {
        const test::Prepared prepared = test::prepare(engine, request, rung);
        int wrong = 0;
        for (const Sample& sample : samples) {
            const TileTask task{{sample.x, sample.y, 1, 1}, 1, kLimit};
            const Result<Tile> tile = prepared.renderer->render(task, {});
            ASSERT_TRUE(tile) << tile.error().message;
            const TileSample& seen = tile->samples.front();
            wrong += seen.count != sample.truth.count ||
                     static_cast<int>(seen.attractor) != sample.truth.attractor;
        }
        EXPECT_EQ(wrong, 0) << "of " << samples.size() << " stable pixels on " << rung;
    }
}

}  // namespace
}  // namespace fathom
