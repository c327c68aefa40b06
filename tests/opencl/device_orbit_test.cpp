// Squares and orbits of huge numbers on OpenCL devices, against GMP and the processor's steps.
#include "opencl/device_orbit.h"

#include <gmp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

#include "number/big_fixed_step.h"
#include "opencl_support.h"
#include "support/test_share.h"

namespace fathom::test {
namespace {

__extension__ using Wide = unsigned __int128;

// The order of these includes matters:
// clang-format off
#include "portable.h"
#include "fourier/modulo_p.h"
// clang-format on

using Words = std::vector<std::uint64_t>;
constexpr std::uint64_t kNumbers = 200;

class HugeNumbers : public testing::Test {
protected:
    /// A number that a transform may find hard: all ones, 1/3, one bit, runs, or random bits.
    Words number(std::size_t count) {
        Words made(count);
        const auto kind = m_random() % 6;
        for (std::size_t i = 0; i < count; ++i)
            made[i] = kind == 0   ? ~std::uint64_t{0}
                      : kind == 1 ? 0x5555'5555'5555'5555
                      : kind == 2 ? (i / (1 + count / 9) % 2 == 0 ? ~std::uint64_t{0} : 0)
                                  : m_random();
        if (kind == 3) made.assign(count, 0), made[m_random() % count] = 1ULL << m_random() % 64;
        return made;
    }
    static Words squareOf(const Words& a) {
        Words square(2 * a.size());
        mpn_sqr(square.data(), a.data(), static_cast<mp_size_t>(a.size()));
        return square;
    }
    BigFixed fraction(int bits) {
        Words words(static_cast<std::size_t>(bits) / 64 + 1);
        for (std::uint64_t& word : words)
            word = m_random();
        words.back() = 0;
        words[words.size() - 2] >>= 2;  // below 1/4, where most orbits stay
        return BigFixed::fromWords(m_random() % 2 == 0, words);
    }

    std::mt19937_64 m_random{1};
};

constexpr FourierNumbers kBothNumbers[] = {FourierNumbers::Doubles, FourierNumbers::Integers};

/// Calls test(device, numbers) for the StepDevice of each device and both kinds of transforms.
template <class Test>
void forEachDevice(Test&& test) {
    const auto engines = openClEngines({});
    FATHOM_NEED_DEVICE(engines);
    for (const auto& engine : engines) {
        const auto device = engine->steps();
        if (!device) continue;
        for (const FourierNumbers numbers : kBothNumbers) {
            if (numbers == FourierNumbers::Doubles && !hasNumber(engine->info(), NumberKind::Fp64))
                continue;
            SCOPED_TRACE(engine->info().label +
                         (numbers == FourierNumbers::Doubles ? ", doubles" : ", integers"));
            test(*device, numbers);
        }
    }
}

TEST_F(HugeNumbers, HaveGmpsSquares) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        for (std::uint64_t i = 0; i < shareOf(kNumbers); ++i) {
            // Log-uniform from 10^4 bits on: to 4 10^5 here, to 10^7 and 10^8 in long runs.
            const double share = static_cast<double>(m_random() % 4096) / 4096;
            const double most = !isLongRun() ? 40 : i % 100 == 99 ? 10'000 : 1000;
            const auto count = static_cast<std::size_t>(156 * std::pow(most, share));
            const Words a = number(count);
            const auto square = device.square(a, 1, numbers, {});
            ASSERT_TRUE(square) << square.error().message;
            ASSERT_TRUE(square->words == squareOf(a)) << count << " words, number " << i;
        }
    });
}

TEST_F(HugeNumbers, TellWhatTheyCost) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        // 4,096 points of 18 or 21 bits are enough for 65,536 bits, and twice as many for both
        // parts. Operations are those of doubles.
        const double factor = numbers == FourierNumbers::Doubles ? 2 * 5 : 0;
        const auto square = device.square(number(1024), 1, numbers, {});
        ASSERT_TRUE(square) << square.error().message;
        EXPECT_EQ(square->work.bytes, 108 * 4096);
        EXPECT_EQ(square->work.operations, factor * 4096 * 12);
        const auto orbit = device.orbit(BigFixed(65'536), BigFixed(65'536), 65'536, numbers, {});
        ASSERT_TRUE(orbit) << orbit.error().message;
        EXPECT_EQ((*orbit)->workOfStep().bytes, 68 * 8192);
        EXPECT_EQ((*orbit)->workOfStep().operations, factor * 8192 * 13);
    });
}

TEST_F(HugeNumbers, TakeSmallerDigitsWhereLargeOnesFail) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        // Digits of 18 bits whose products all have the same sign, and add up.
        Words third(std::size_t{18} * 65'000 / 64, 0x5555'5555'5555'5555);
        const auto square = device.square(third, 1, numbers, {});
        ASSERT_TRUE(square) << square.error().message;
        EXPECT_EQ(square->numbers, numbers);
        EXPECT_EQ(square->digitBits < 18, numbers == FourierNumbers::Doubles);
        EXPECT_TRUE(square->words == squareOf(third));
    });
}

TEST_F(HugeNumbers, OrbitsAreTheProcessorsToTheLastPlaces) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        const int kSteps = isLongRun() ? 1000 : 40;
        const std::vector<int> precisions =
            isLongRun() ? std::vector{65'536, 1'000'000, 10'000'000} : std::vector{2048, 65'536};
        for (const int bits : precisions) {
            const BigFixed cx = fraction(bits), cy = fraction(bits);
            MandelbrotStepper stepper(cx, cy);
            auto orbit = device.orbit(cx, cy, bits, numbers, {});
            ASSERT_TRUE(orbit) << orbit.error().message;
            int taken = 0;
            while (taken < kSteps) {
                const auto points =
                    (*orbit)->advance(static_cast<std::uint64_t>(kSteps - taken), {});
                ASSERT_TRUE(points) << points.error().message;
                ASSERT_FALSE(points->isFar);
                for (const ComplexExp& point : points->all) {
                    const std::complex<double> z = stepper.toDouble();
                    ASSERT_NEAR(point.re.toDouble(), z.real(), 1e-16);
                    ASSERT_NEAR(point.im.toDouble(), z.imag(), 1e-16);
                    stepper.step();
                    ++taken;
                }
            }
            const auto z = (*orbit)->z();
            ASSERT_TRUE(z) << z.error().message;
            // |z| stays below 1/2, so errors do not grow: at most a few units a step.
            const double unit = -bits;
            EXPECT_LT((z->x - stepper.x()).toFloatExp().log2(), unit + std::log2(4 * kSteps));
            EXPECT_LT((z->y - stepper.y()).toFloatExp().log2(), unit + std::log2(4 * kSteps));
        }
    });
}

TEST_F(HugeNumbers, OrbitsReturnNear0) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        // c = -1: z is 0 at each second step, and with a tiny part more nearly so.
        constexpr int kBits = 4096, kTiny = 3000;
        Words one(kBits / 64 + 1), tiny(kBits / 64 + 1);
        one.back() = 1;
        tiny[(kBits - kTiny) / 64] = std::uint64_t{1} << (kBits - kTiny) % 64;
        const BigFixed cx = BigFixed::fromWords(true, one), cy = BigFixed::fromWords(false, tiny);
        auto orbit = device.orbit(cx, cy, kBits, numbers, {});
        ASSERT_TRUE(orbit) << orbit.error().message;
        const auto points = (*orbit)->advance(4, {});
        ASSERT_TRUE(points) << points.error().message;
        ASSERT_EQ(points->all.size(), 4U);
        EXPECT_EQ(points->all[0].re.mantissa, 0);
        EXPECT_EQ(points->all[1].re.toDouble(), -1);
        EXPECT_EQ(points->all[1].im.log2(), -kTiny);
        // z_2 = c^2 + c = -tiny^2 + i (-2 tiny + tiny)
        EXPECT_TRUE(points->all[2].re.mantissa == 0 || points->all[2].re.log2() < -kBits);
        EXPECT_EQ(points->all[2].im.log2(), -kTiny);
        EXPECT_LT(points->all[2].im.mantissa, 0);
    });
}

TEST_F(HugeNumbers, OrbitsHaveTinyPartsForLong) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        // c is near the tip of the needle: z stays near 2, and its imaginary part grows from
        // nothing.
        constexpr int kBits = 4096;
        Words two(kBits / 64 + 1), tiny(kBits / 64 + 1);
        two[5] = 1, two.back() = 2;
        tiny[2] = 1;
        const BigFixed cx = BigFixed::fromWords(true, two);
        for (const BigFixed& cy : {BigFixed(kBits), BigFixed::fromWords(false, tiny)}) {
            MandelbrotStepper stepper(cx, cy);
            auto orbit = device.orbit(cx, cy, kBits, numbers, {});
            ASSERT_TRUE(orbit) << orbit.error().message;
            for (int taken = 0; taken < 200;) {
                const auto points = (*orbit)->advance(static_cast<std::uint64_t>(200 - taken), {});
                ASSERT_TRUE(points) << points.error().message;
                for (const ComplexExp& point : points->all) {
                    const auto isNear = [](FloatExp a, FloatExp b) {
                        return abs(a + -b) <= abs(b) * 0x1p-50 || abs(b).log2() < -kBits + 100;
                    };
                    ASSERT_TRUE(isNear(point.re, stepper.x().toFloatExp())) << taken;
                    ASSERT_TRUE(isNear(point.im, stepper.y().toFloatExp())) << taken;
                    stepper.step();
                    ++taken;
                }
            }
        }
    });
}

TEST_F(HugeNumbers, OrbitsStopWhereTheyLeaveTheReachOfTheDevice) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        Words words(65);
        words.back() = 3;
        const BigFixed three = BigFixed::fromWords(false, words), zero(4096);
        auto orbit = device.orbit(three, zero, 4096, numbers, {});
        ASSERT_TRUE(orbit) << orbit.error().message;
        const auto points = (*orbit)->advance(100, {});
        ASSERT_TRUE(points) << points.error().message;
        EXPECT_TRUE(points->isFar);
        ASSERT_EQ(points->all.size(), 3U);  // 0, 3, 12, and then 147
        EXPECT_EQ(points->all[2].re.toDouble(), 12);
        const auto z = (*orbit)->z();
        ASSERT_TRUE(z);
        EXPECT_EQ(z->x.toDouble(), 147);
    });
}

TEST_F(HugeNumbers, StopBeforeTheNextSteps) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        auto orbit = device.orbit(fraction(4096), fraction(4096), 4096, numbers, {});
        ASSERT_TRUE(orbit) << orbit.error().message;
        std::stop_source source;
        source.request_stop();
        const auto points = (*orbit)->advance(100, source.get_token());
        ASSERT_FALSE(points);
        EXPECT_EQ(points.error().code, ErrorCode::Cancelled);
    });
}

TEST_F(HugeNumbers, ASumThatIsOffBy1IsFound) {
    const auto devices = listOpenClDevices(0, nullptr);
    for (const OpenClDevice& device : devices) {
        KernelBuilds builds(device, {}, DriverThreads(device.handle.sharedWatch()));
        const auto ready = [&](const ProgramId& program) {
            return builds.obtain(program, [] {}, {}).value();
        };
        const auto digits = [&](std::size_t length, int digitBits) {
            const std::size_t count = length / 2;
            return BalancedDigits::of(false, number(count * 18 / 64), 0, digitBits, count);
        };
        for (const FourierNumbers numbers : kBothNumbers) {
            if (numbers == FourierNumbers::Doubles && !hasDoubles(device)) continue;
            const FourierShape shape = FourierShape::ofPasses(FourierShape::kLeast, numbers);
            const SquareKernels squares(ready(shape.program("fourier/square", 18)), device.handle,
                                        shape);
            const BalancedDigits root = digits(shape.length(), 18);
            for (const int flaw : {0, 1, -1})
                EXPECT_EQ(squares.run(root, 1, flaw).has_value(), flaw == 0) << flaw;

            // By turns and by passes.
            for (const std::size_t length :
                 {FourierShape::kLeast, 2 * FourierShape::kLongestTurns}) {
                const auto steps = StepKernels::make(
                    ready(StepKernels::program(length, numbers, 16)), device, length, numbers, 16);
                const BalancedDigits part = digits(length, 16);
                steps->setC({part, part});
                for (const int flaw : {0, 1, -1})
                    for (const std::size_t taken : {1, 2, 5}) {
                        steps->setZ({part, part});
                        StepKernels::Points points;
                        EXPECT_EQ(steps->run(taken, points, flaw),
                                  flaw == 0 ? StepKernels::Flaw::None : StepKernels::Flaw::Sums)
                            << length << ", " << flaw << ", " << taken;
                    }
            }
        }
    }
}

TEST_F(HugeNumbers, ModularArithmeticHasTheRemainders) {
    constexpr Wide kP = MODULO_P;
    std::vector<std::uint64_t> all;
    for (int bit = 0; bit < 64; ++bit)
        for (const int more : {-1, 0, 1}) {
            const std::uint64_t near = (std::uint64_t{1} << bit) + static_cast<std::uint64_t>(more);
            for (const std::uint64_t word : {near, -near, MODULO_P - near, MODULO_P + near})
                all.push_back(word);
        }
    for (int i = 0; i < 100; ++i)
        all.push_back(m_random());
    for (const std::uint64_t low : all) {
        const std::uint64_t a = low % MODULO_P;
        ASSERT_EQ(mod_negative(a), (kP - a) % kP);
        for (const std::uint64_t high : all) {
            const std::uint64_t b = high % MODULO_P;
            ASSERT_EQ(mod_sum(a, b), (Wide{a} + b) % kP) << a << ", " << b;
            ASSERT_EQ(mod_difference(a, b), (Wide{a} + kP - b) % kP) << a << ", " << b;
            ASSERT_EQ(mod_product(a, b), Wide{a} * b % kP) << a << ", " << b;
            ASSERT_EQ(mod_reduced(low, high), (Wide{high} << 64 | low) % kP) << low << ", " << high;
        }
        for (fathom_uint32 shift = 1; shift < 64; ++shift) {
            ASSERT_EQ(mod_shifted(a, shift), (Wide{a} << shift) % kP) << a << ", " << shift;
            if (shift <= 32) {
                ASSERT_EQ((Wide{mod_shifted_back(a, shift)} << shift) % kP, a) << shift;
            }
        }
    }
}

/// Digits that are hardest for a transform, and random ones: both extremes, by turns, a single one.
std::vector<BalancedDigits> hardDigits(std::size_t count, int digitBits, std::uint64_t random) {
    const std::int32_t most = (1 << (digitBits - 1)) - 1;
    const auto made = [&](auto digit) {
        BalancedDigits number{digitBits, std::vector<std::int32_t>(count)};
        for (std::size_t k = 0; k < count; ++k)
            number.digits[k] = digit(k);
        number.digits.back() = std::abs(number.digits.back());  // the number is not negative
        return number;
    };
    std::mt19937_64 digits(random);
    return {made([&](std::size_t) { return most; }),
            made([&](std::size_t k) { return k + 1 < count ? -most - 1 : most; }),
            made([&](std::size_t k) { return k % 2 == 0 ? most : -most - 1; }),
            made([&](std::size_t k) { return k == random % count ? most : 0; }),
            made([&](std::size_t) {
                return static_cast<std::int32_t>(digits() >> (64 - digitBits)) - most - 1;
            })};
}

TEST_F(HugeNumbers, HaveGmpsSquaresInEachShape) {
    const std::size_t longest = isLongRun() ? FourierShape::kMost : std::size_t{1} << 14;
    const auto devices = listOpenClDevices(0, nullptr);
    for (const OpenClDevice& device : devices) {
        KernelBuilds builds(device, {}, DriverThreads(device.handle.sharedWatch()));
        for (std::size_t length = FourierShape::kLeast; length <= longest; length *= 2)
            for (const FourierNumbers numbers : kBothNumbers) {
                if (numbers == FourierNumbers::Doubles && !hasDoubles(device)) continue;
                const FourierShape shape = FourierShape::ofPasses(length, numbers);
                const int digitBits = digitBitsFor(length, numbers);
                const SquareKernels squares(
                    builds.obtain(shape.program("fourier/square", digitBits), [] {}, {}).value(),
                    device.handle, shape);
                for (const BalancedDigits& root : hardDigits(length, digitBits, m_random())) {
                    const std::size_t words = length * static_cast<std::size_t>(digitBits) / 64 + 1;
                    const auto square = squares.run(root, 1);
                    // Doubles may be too coarse for extremes, but integers never are.
                    if (!square && numbers == FourierNumbers::Doubles) continue;
                    ASSERT_TRUE(square) << length;
                    ASSERT_TRUE(square->digits.toWords(0, 2 * words).words ==
                                squareOf(root.toWords(0, words).words))
                        << length;
                }
            }
    }
}

TEST_F(HugeNumbers, OrbitsOfEachShapeAreTheProcessors) {
    forEachDevice([&](StepDevice& device, FourierNumbers numbers) {
        const std::size_t longest = isLongRun() ? std::size_t{1} << 21 : std::size_t{1} << 18;
        for (std::size_t length = FourierShape::kLeast; length <= longest;
             length *= isLongRun() ? 2 : 64) {
            constexpr int kSteps = 8;
            const int bits =
                digitBitsFor(length, numbers) * static_cast<int>(length / 2 - 8) / 64 * 64;
            const BigFixed cx = fraction(bits), cy = fraction(bits);
            MandelbrotStepper stepper(cx, cy);
            auto orbit = device.orbit(cx, cy, bits, numbers, {});
            ASSERT_TRUE(orbit) << orbit.error().message;
            EXPECT_EQ(
                (*orbit)->workOfStep().bytes,
                static_cast<double>(length) * (length <= FourierShape::kLongestTurns ? 68 : 84));
            for (int taken = 0; taken < kSteps;) {
                const auto points =
                    (*orbit)->advance(static_cast<std::uint64_t>(kSteps - taken), {});
                ASSERT_TRUE(points) << points.error().message;
                for (std::size_t i = 0; i < points->all.size(); ++i, ++taken)
                    stepper.step();
            }
            const auto z = (*orbit)->z();
            ASSERT_TRUE(z) << z.error().message;
            EXPECT_LT((z->x - stepper.x()).toFloatExp().log2(), -bits + std::log2(4 * kSteps));
            EXPECT_LT((z->y - stepper.y()).toFloatExp().log2(), -bits + std::log2(4 * kSteps));
        }
    });
}

TEST_F(HugeNumbers, AreComputedByTheFasterNumbers) {
    constexpr double kNever = std::numeric_limits<double>::infinity();
    const auto faster = [](double doubles, double integers, std::size_t bits) {
        return FourierSpeeds::faster({doubles, integers}, bits, 1);
    };
    // Both need 8,192 points; then doubles need 16,384.
    constexpr std::size_t kEqual = 140'000, kLonger = 160'000;
    EXPECT_EQ(faster(1, 1.01, kEqual), FourierNumbers::Doubles);
    EXPECT_EQ(faster(1.01, 1, kEqual), FourierNumbers::Integers);
    EXPECT_EQ(faster(1, 1.9, kLonger), FourierNumbers::Integers);
    EXPECT_EQ(faster(1, 2.1, kLonger), FourierNumbers::Doubles);
    EXPECT_EQ(faster(1, kNever, kLonger), FourierNumbers::Doubles);
    EXPECT_EQ(faster(kNever, 1, kEqual), FourierNumbers::Integers);
}

TEST_F(HugeNumbers, AreRightByTheNumbersThatADeviceTakes) {
    const auto engines = openClEngines({});
    FATHOM_NEED_DEVICE(engines);
    for (const auto& engine : engines) {
        const auto device = engine->steps();
        if (!device) continue;
        const Words a = number(1024);
        const auto square = device->square(a, 1, {}, {});
        ASSERT_TRUE(square) << square.error().message;
        EXPECT_TRUE(square->words == squareOf(a));
        if (!hasNumber(engine->info(), NumberKind::Fp64)) {
            EXPECT_EQ(square->numbers, FourierNumbers::Integers);
        }
    }
}

TEST_F(HugeNumbers, ModularTransformsAreSumsOfShiftedCoefficients) {
    forEachDevice([&](StepDevice& device, FourierNumbers) {
        constexpr unsigned kCount = 32, kWords = 48;
        StepDevice::ModularTransform transform{kCount, kWords, false, {}};
        for (unsigned i = 0; i < kCount * kWords; ++i)
            transform.coefficients.push_back(static_cast<std::int32_t>(m_random() % (1 << 24)));
        std::vector<std::int32_t> expected(kCount * kWords);
        for (unsigned k = 0; k < kCount; ++k)
            for (unsigned j = 0; j < kCount; ++j)
                for (unsigned i = 0; i < kWords; ++i) {
                    // The root of unity is B^(2 P / count), and B^P is -1.
                    const unsigned to = i + j * k * (2 * kWords / kCount);
                    const std::int32_t word = transform.coefficients[j * kWords + i];
                    expected[k * kWords + to % kWords] += to / kWords % 2 == 0 ? word : -word;
                }
        for (const bool isByWord : {false, true}) {
            transform.isByWord = isByWord;
            const auto made = device.modularTransform(transform, 1, {});
            ASSERT_TRUE(made) << made.error().message;
            EXPECT_EQ(made->coefficients, expected) << isByWord;
        }
    });
}

}  // namespace
}  // namespace fathom::test
