#include "orbit/step_builder.h"

#include <algorithm>
#include <array>
#include <limits>

#include "base/parallel.h"
#include "orbit/step_batch.h"
#include "orbit/step_places.h"

namespace fathom {

namespace {

/// Pixels below 2^kExtendedPixel get steps with an extended exponent. Levels below
/// kFirstExtendedLevel are made when needed, because steps near 0 are long.
constexpr int kExtendedPixel = -900;
constexpr int kFirstExtendedLevel = 3;

/// Tables of long orbits lack their shortest steps after kFullUntil. Those of one and of two
/// iterations are three quarters of a table, which does not fit into a cache otherwise. Without
/// those of four, pixels still begin where steps with an extended exponent do: many pixels pass
/// from these to the others, and if longer steps alone remained, they would iterate up to there.
/// Only the longest orbits lack more, which would take most of the memory.
constexpr std::uint32_t kFullUntil = 1u << 12;
constexpr int kMostFirstLevel = 5;
int firstLevelOf(std::uint32_t length) {
    if (length > 1u << 20) return kMostFirstLevel;
    if (length > 1u << 18) return kFirstExtendedLevel;
    return length > 1u << 14 ? 2 : 0;
}

/// Kernels in floats make steps of one iteration from the orbit, which is less to load.
constexpr int kFirstFloatLevel = 1;
/// Largest part of a1 that x may be for all points of a picture: in a float, x has a relative error
/// of 2^-24.
constexpr double kMostFloatX = 0x1p-10;

/// Steps up to kDoublesLevel fit into doubles together with all products that merge them, whatever
/// the pixel size, if no step between two of their points has a derivative above kDoublesRange or
/// below 1 / kDoublesRange. The largest products have five such derivatives and 2^40.
constexpr int kDoublesLevel = 8;
constexpr double kDoublesRange = 0x1p160;
/// Eight steps are as many levels longer.
constexpr int kBatchLevels = 3;
static_assert(Doubles::kCount == 1 << kBatchLevels);
/// Shorter ones are not worth a batch.
constexpr int kFewestBatchLevel = 8;

Step<FloatExp> extendedOf(const Step<FloatExp>& step) {
    return step;
}

/// Converts a step whose unit of c is the plane's to another unit.
Step<FloatExp> inUnits(const Step<double>& step, FloatExp unit) {
    const auto extended = [](const Complex<double>& a) {
        return Complex<FloatExp>{FloatExp::of(a.re), FloatExp::of(a.im)};
    };
    const auto times = [](Complex<FloatExp> a, FloatExp b) {
        return Complex<FloatExp>{a.re * b, a.im * b};
    };
    return {.a1 = extended(step.a1),
            .a2 = extended(step.a2),
            .a3 = extended(step.a3),
            .a4 = extended(step.a4),
            .b = times(extended(step.b), unit),
            .x = times(extended(step.x), unit),
            .w = times(extended(step.w), unit * unit),
            .radius = FloatExp::of(step.radius)};
}

Step<FloatExp> extendedOf(const Step<double>& step) {
    return inUnits(step, FloatExp::of(1));
}

constexpr std::uint16_t kAlways = 0x7fff;
constexpr std::uint16_t kNever = 0;
/// The offset of indices whose steps are not made: the gate, alone.
constexpr std::uint32_t kGateOffset = 1;

template <class Real>
class Builder {
public:
    Builder(const StepTable::Request& request, StepTable::Arrays& arrays, std::stop_token stop)
        : m_orbit(*request.orbit),
          m_arrays(arrays),
          m_stop(std::move(stop)),
          m_firstLevel(firstLevelOf(m_orbit.length())),
          m_areForFloats(request.areForFloats),
          m_isLazy(request.isLazy),
          m_pixel(real<Real>(request.pixel)),
          m_reach(real<Real>(FloatExp::of(request.reach))),
          m_epsilon(real<Real>(FloatExp::of(request.epsilon))),
          m_escapeNorm(std::min(request.escapeRadius, 4.0)),
          m_doublesPixel(kIsExtended ? 1 : toDouble(m_pixel)),
          m_doublesReach(kIsExtended ? 0 : request.reach),
          m_doublesEpsilon(request.epsilon) {}

    /// False if stopped.
    bool build(int threads) {
        const std::uint32_t last = m_orbit.length();
        makeRoom();
        store(leaf(0), 0, 0);
        m_blocks.resize(wholeBlocks());
        parallelFor(threads, m_blocks.size(), [this](std::size_t i) {
            if (m_stop.stop_requested()) return;
            const std::uint32_t m = startOf(static_cast<std::uint32_t>(i));
            m_blocks[i] = joined(build(m, kHalfBlock), build(m + (1u << kHalfBlock), kHalfBlock), m,
                                 kStepBlockLevel);
        });
        for (std::uint32_t m = 1; m < last;) {
            if (m_stop.stop_requested()) return false;
            const int level = std::min(topLevel(m), kTopLevel);
            build(m, level);
            m += std::uint32_t{1} << level;
        }
        return true;
    }

    /// Makes the steps from within a block.
    void fill(std::uint32_t block) {
        m_isFilling = true;
        const std::uint32_t m = startOf(block);
        if (!m_arrays.offsets.empty())
            fillOffsets(m_arrays.offsets, m_arrays.leftOut[block], m,
                        [this](std::uint32_t i) { return firstLevel(i); });
        if (!m_arrays.extendedOffsets.empty())
            fillOffsets(m_arrays.extendedOffsets, m_arrays.extendedLeftOut[block], m,
                        [this](std::uint32_t i) { return firstExtendedLevel(i); });
        build(m, kHalfBlock);
        build(m + (1u << kHalfBlock), kHalfBlock);
    }

private:
    using C = Complex<Real>;
    static constexpr bool kIsExtended = std::is_same_v<Real, FloatExp>;

    static constexpr int kHalfBlock = kStepBlockLevel - 1;
    static_assert(kHalfBlock <= kDoublesLevel + kBatchLevels);
    static constexpr int kTopLevel =
        std::max(kMostFirstLevel, kFirstExtendedLevel) + DELTA_MOST_LEVELS - 1;

    /// The highest level of a step from m, which must not be 0 or the last index.
    int topLevel(std::uint32_t m) const { return longestLevel(m - 1, m_orbit.length() - m); }

    std::uint32_t wholeBlocks() const { return (m_orbit.length() - 1) >> kStepBlockLevel; }
    static std::uint32_t startOf(std::uint32_t block) { return (block << kStepBlockLevel) + 1; }
    /// Whether m is in a block that is left out at first.
    bool isLeftOut(std::uint32_t m) const {
        const std::uint32_t place = m - 1;
        return m_isLazy && m > 0 && place % kStepBlock != 0 &&
               place >> kStepBlockLevel < wholeBlocks();
    }

    int firstLevel(std::uint32_t m) const { return m >= kFullUntil ? m_firstLevel : 0; }
    int firstExtendedLevel(std::uint32_t m) const {
        return m_areForFloats ? std::max(kFirstFloatLevel, firstLevel(m)) : kFirstExtendedLevel;
    }

    /// Fills `offsets` for steps of levels from firstLevelOf(m) up; returns the number of steps, a
    /// gate included. What is left out comes last, block by block, so that it takes no memory;
    /// `leftOut` has the first step of each block.
    template <class FirstLevel>
    std::uint32_t layOut(FreshVector<std::uint32_t>& offsets, std::vector<std::uint32_t>& leftOut,
                         FirstLevel firstLevelOf) const {
        const std::uint32_t last = m_orbit.length();
        std::uint32_t count = m_isLazy ? 1 : 0;
        offsets.reserve(last + 1);
        for (std::uint32_t m = 0; m <= last; ++m) {
            const int top = m == 0 ? 0 : m == last ? -1 : topLevel(m);
            offsets.push_back(isLeftOut(m) ? kGateOffset : nextOffset(count, firstLevelOf(m), top));
        }
        for (std::uint32_t block = 0; m_isLazy && block < wholeBlocks(); ++block) {
            leftOut.push_back(count);
            for (std::uint32_t m = startOf(block) + 1; m < startOf(block + 1); ++m)
                nextOffset(count, firstLevelOf(m), topLevel(m));
        }
        offsets[last] = count << DELTA_LEVEL_BITS;  // the end of all steps
        return count;
    }
    /// Fills in the offsets that are left out of the block from `start` on.
    template <class FirstLevel>
    void fillOffsets(FreshVector<std::uint32_t>& offsets, std::uint32_t firstStep,
                     std::uint32_t start, FirstLevel firstLevelOf) const {
        for (std::uint32_t m = start + 1; m < start + kStepBlock; ++m)
            offsets[m] = nextOffset(firstStep, firstLevelOf(m), topLevel(m));
    }

    void makeRoom() {
        if (!m_areForFloats) {
            const std::uint32_t count = layOut(m_arrays.offsets, m_arrays.leftOut,
                                               [this](std::uint32_t m) { return firstLevel(m); });
            m_arrays.steps.resize(count);
            m_arrays.keys.resize(count + DELTA_MOST_LEVELS);
            if (m_isLazy) {
                m_arrays.steps[0] = {.length = StepTable::kNotMade};
                m_arrays.keys[0] = kAlways;
            }
        }
        if (kIsExtended || m_areForFloats) {
            const std::uint32_t count =
                layOut(m_arrays.extendedOffsets, m_arrays.extendedLeftOut,
                       [this](std::uint32_t m) { return firstExtendedLevel(m); });
            m_arrays.extendedSteps.resize(count);
            m_arrays.extendedKeys.resize(count);
            if (m_isLazy) {
                m_arrays.extendedSteps[0] = {.length = StepTable::kNotMade};
                m_arrays.extendedKeys[0] = std::numeric_limits<int>::max();
            }
        }
    }

    /// Stores all steps from m up to m + 2^level; returns the longest.
    Step<Real> build(std::uint32_t m, int level) {
        if (level == kStepBlockLevel) return m_blocks[m >> kStepBlockLevel];
        if (level >= kFewestBatchLevel && level <= kHalfBlock && isForBatches(m, level))
            return builtInBatches(m, level);
        if constexpr (kIsExtended)
            if (level <= kDoublesLevel && areDoublesEnough(m, level))
                return fromDoubles(buildInDoubles(m, level));
        if (level == 0) {
            const Step<Real> step = leaf(m);
            store(step, m, 0);
            return step;
        }
        return joined(build(m, level - 1), build(m + (std::uint32_t{1} << (level - 1)), level - 1),
                      m, level);
    }

    /// Step x followed by step y; stores the result.
    Step<Real> joined(const Step<Real>& x, const Step<Real>& y, std::uint32_t m, int level) {
        const Step<Real> step = merged(x, y, m_reach, m_epsilon);
        store(step, m, level);
        return step;
    }

    /// Same as build(), but all levels except the last kBatchLevels are in doubles, in batches of
    /// one part for each vector lane.
    Step<Real> builtInBatches(std::uint32_t m, int level) {
        int partLevel = level - kBatchLevels;
        const StepBatch longest = buildParts(m, partLevel, partLevel);
        std::array<Step<Real>, Doubles::kCount> steps;
        for (int i = 0; i < Doubles::kCount; ++i)
            steps[i] = fromDoubles(stepOf(longest, i));
        while (++partLevel <= level)
            for (std::uint32_t i = 0; i < 1u << (level - partLevel); ++i)
                steps[i] = joined(steps[2 * i], steps[2 * i + 1], m + (i << partLevel), partLevel);
        return steps[0];
    }

    /// Stores the steps of all parts, of `partLevel`, from m to 2^level further, and returns the
    /// longest. m is a place in the first part; the other parts have theirs whole parts further on.
    StepBatch buildParts(std::uint32_t m, int level, int partLevel) {
        StepBatch steps;
        const auto placeIn = [m, partLevel](int part) {
            return m + (static_cast<std::uint32_t>(part) << partLevel);
        };
        if (level == 0) {
            for (int i = 0; i < Doubles::kCount; ++i)
                setStep(steps, i, leafInDoubles(placeIn(i)));
        } else {
            const StepBatch x = buildParts(m, level - 1, partLevel);
            const StepBatch y = buildParts(m + (1u << (level - 1)), level - 1, partLevel);
            m_merge(x, y, m_doublesReach, m_doublesEpsilon, steps);
        }
        for (int i = 0; i < Doubles::kCount; ++i)
            if (isPlainStored(placeIn(i), level) || isExtendedStored(placeIn(i), level))
                storeDoubles(stepOf(steps, i), placeIn(i), level);
        return steps;
    }

    bool isForBatches(std::uint32_t m, int level) const {
        const int partLevel = level - kBatchLevels;
        for (std::uint32_t i = 0; kIsExtended && i < Doubles::kCount; ++i)
            if (!areDoublesEnough(m + (i << partLevel), partLevel)) return false;
        return true;
    }

    bool areDoublesEnough(std::uint32_t m, int level) const {
        // The square of the derivative of the step from m, and its range.
        double square = 1, least = 1, most = 1;
        for (std::uint32_t i = m; i < m + (std::uint32_t{1} << level); ++i) {
            square *= 4 * std::norm(m_orbit[i]);
            least = std::min(least, square);
            most = std::max(most, square);
        }
        return most <= kDoublesRange * kDoublesRange * least;
    }

    /// Same as build(), in doubles.
    Step<double> buildInDoubles(std::uint32_t m, int level) {
        Step<double> step;
        if (level == 0) {
            step = leafInDoubles(m);
        } else {
            const Step<double> x = buildInDoubles(m, level - 1);
            const Step<double> y = buildInDoubles(m + (std::uint32_t{1} << (level - 1)), level - 1);
            step = merged(x, y, m_doublesReach, m_doublesEpsilon);
        }
        storeDoubles(step, m, level);
        return step;
    }

    Step<Real> fromDoubles(const Step<double>& step) const {
        if constexpr (kIsExtended)
            return inUnits(step, m_pixel);
        else
            return step;
    }

    C value(std::uint32_t m) const {
        if constexpr (kIsExtended) {
            const ComplexExp extended = m_orbit.extended(m);
            return {extended.re, extended.im};
        } else {
            return {m_orbit[m].real(), m_orbit[m].imag()};
        }
    }

    Step<Real> leaf(std::uint32_t m) const {
        return leafOf(value(m), m_pixel, chebyshev(m_orbit[m]), m_escapeNorm);
    }
    Step<double> leafInDoubles(std::uint32_t m) const {
        const std::complex<double> z = m_orbit[m];
        return leafOf(Complex<double>{z.real(), z.imag()}, m_doublesPixel, chebyshev(z),
                      m_escapeNorm);
    }

    void store(const Step<Real>& step, std::uint32_t m, int level) {
        if (isPlainStored(m, level)) storePlain(plainOf(step), m, level);
        if (isExtendedStored(m, level)) storeExtended(extendedOf(step), m, level);
    }
    void storeDoubles(const Step<double>& step, std::uint32_t m, int level) {
        if (isPlainStored(m, level)) storePlain(inPixels(step), m, level);
        if (isExtendedStored(m, level)) storeExtended(extendedOf(fromDoubles(step)), m, level);
    }

    bool isPlainStored(std::uint32_t m, int level) const {
        return isMade(m) && isPlace(m_arrays.offsets, m, level - firstLevel(m));
    }
    bool isExtendedStored(std::uint32_t m, int level) const {
        return isMade(m) && isPlace(m_arrays.extendedOffsets, m, level - firstExtendedLevel(m));
    }
    bool isMade(std::uint32_t m) const { return m_isFilling || !isLeftOut(m); }
    static bool isPlace(const FreshVector<std::uint32_t>& offsets, std::uint32_t m, int place) {
        return !offsets.empty() && StepPlaces::of(offsets[m]).has(place);
    }

    static Step<double> plainOf(const Step<Real>& step) {
        const auto plain = [](const C& a) {
            return Complex<double>{toDouble(a.re), toDouble(a.im)};
        };
        return {.a1 = plain(step.a1),
                .a2 = plain(step.a2),
                .a3 = plain(step.a3),
                .a4 = plain(step.a4),
                .b = plain(step.b),
                .x = plain(step.x),
                .w = {},
                .radius = toDouble(step.radius)};
    }
    /// Converts a step in doubles to the pixel as its unit.
    Step<double> inPixels(Step<double> step) const {
        if constexpr (kIsExtended) {
            for (double* part : {&step.b.re, &step.b.im, &step.x.re, &step.x.im})
                *part = toDouble(m_pixel * *part);
        }
        return step;
    }

    void storePlain(const Step<double>& step, std::uint32_t m, int level) {
        const int place = level - firstLevel(m);
        const std::uint32_t index = StepPlaces::of(m_arrays.offsets[m]).at(place);
        const std::uint32_t to = m + (std::uint32_t{1} << level);
        bool isFinite = true;
        const auto put = [&isFinite](double(&target)[2], const Complex<double>& value) {
            target[0] = value.re;
            target[1] = value.im;
            isFinite &= std::isfinite(target[0]) && std::isfinite(target[1]);
        };
        DeltaStep& entry = m_arrays.steps[index];
        put(entry.a[0], step.a1);
        put(entry.a[1], step.a2);
        put(entry.a[2], step.a3);
        put(entry.a[3], step.a4);
        put(entry.b, step.b);
        put(entry.x, step.x);
        entry.target[0] = m_orbit[to].real();
        entry.target[1] = m_orbit[to].imag();
        entry.to = to;
        entry.length = to - m;
        entry.to_offset = m_arrays.offsets[to];

        std::uint16_t key = isFinite ? keyOf(step.radius) : kNever;
        if (level == 0) key = kAlways;
        if (place > 0) key = std::min(key, m_arrays.keys[index - 1]);
        m_arrays.keys[index] = key;
    }

    /// Stores without x, or with x in floats; the step is valid where that is accurate enough.
    void storeExtended(const Step<FloatExp>& step, std::uint32_t m, int level) {
        const int place = level - firstExtendedLevel(m);
        const std::uint32_t index = StepPlaces::of(m_arrays.extendedOffsets[m]).at(place);
        const std::uint32_t to = m + (std::uint32_t{1} << level);
        const FloatExp mostX =
            m_areForFloats ? FloatExp::of(kMostFloatX) : real<FloatExp>(m_epsilon);
        bool isGood = step.radius > FloatExp{} && norm(step.a1) > FloatExp{} &&
                      norm(step.x) * real<FloatExp>(m_reach) <= norm(step.a1) * mostX;
        const std::int64_t scale = isGood ? step.radius.exponent : 0;
        const auto put = [&isGood](auto(&target)[2], const Complex<FloatExp>& value,
                                   std::int64_t exponent) {
            const auto part = [exponent](FloatExp a) {
                return toDouble(FloatExp::of(a.mantissa, a.exponent + exponent));
            };
            using Part = std::remove_reference_t<decltype(target[0])>;
            target[0] = static_cast<Part>(part(value.re));
            target[1] = static_cast<Part>(part(value.im));
            isGood &= std::isfinite(target[0]) && std::isfinite(target[1]);
        };
        const std::int64_t aExponent = norm(step.a1).exponent, bExponent = norm(step.b).exponent;
        DeltaExtendedStep& entry = m_arrays.extendedSteps[index];
        put(entry.a[0], step.a1, -aExponent);
        put(entry.a[1], step.a2, scale - aExponent);
        put(entry.a[2], step.a3, 2 * scale - aExponent);
        put(entry.a[3], step.a4, 3 * scale - aExponent);
        put(entry.b, step.b, -bExponent);
        put(entry.x, m_areForFloats ? step.x : Complex<FloatExp>{}, -aExponent);
        const kernel::delta_extended_point target = m_orbit.extendedPoint(to);
        std::ranges::copy(target.z, entry.target);
        entry.to = to;
        entry.length = to - m;
        entry.scale = static_cast<int>(scale);
        entry.a_exponent = static_cast<int>(aExponent);
        entry.b_exponent = static_cast<int>(bExponent);
        entry.target_exponent = target.exponent;

        int key = isGood ? extendedKeyOf(step.radius) : StepTable::kExtendedNever;
        if (place > 0) key = std::min(key, m_arrays.extendedKeys[index - 1]);
        m_arrays.extendedKeys[index] = key;
    }

    const ReferenceOrbit& m_orbit;
    StepTable::Arrays& m_arrays;
    std::stop_token m_stop;
    int m_firstLevel;
    bool m_areForFloats, m_isLazy;
    bool m_isFilling = false;
    std::vector<Step<Real>> m_blocks;
    Real m_pixel, m_reach, m_epsilon;
    double m_escapeNorm;
    // For steps in doubles. If the table has extended exponents, their unit of c is the plane's,
    // next to which pixels are negligible.
    double m_doublesPixel, m_doublesReach, m_doublesEpsilon;
    MergeBatches* m_merge = kMergeBatches.on(instructionSets().back());
};

/// Calls use(builder) with the builder of the request's kind.
template <class Use>
auto withBuilder(const StepTable::Request& request, StepTable::Arrays& arrays, std::stop_token stop,
                 Use&& use) {
    if (needsExtendedSteps(request))
        return use(Builder<FloatExp>(request, arrays, std::move(stop)));
    return use(Builder<double>(request, arrays, std::move(stop)));
}

}  // namespace

bool needsExtendedSteps(const StepTable::Request& request) {
    return request.pixel.exponent < kExtendedPixel;
}

bool makeSteps(const StepTable::Request& request, StepTable::Arrays& arrays, std::stop_token stop) {
    return withBuilder(request, arrays, std::move(stop),
                       [&](auto builder) { return builder.build(request.threads); });
}

void makeBlock(const StepTable::Request& request, StepTable::Arrays& arrays, std::uint32_t block) {
    withBuilder(request, arrays, {}, [&](auto builder) { builder.fill(block); });
}

}  // namespace fathom
