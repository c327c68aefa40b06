// From what a kernel returns to a TileSample: the one place that makes fraction, distance and
// angle.
#pragma once

#include <algorithm>
#include <array>
#include <complex>
#include <cstdint>
#include <span>
#include <vector>

#include "base/instruction_set.h"
#include "formula/formula_spec.h"
#include "render/direct_types.h"
#include "render/location.h"

namespace fathom {

inline constexpr std::uint64_t kInteriorCount = ~std::uint64_t{0};

/// Where an iteration ended. The derivatives are those of z by the real and the imaginary part of
/// the pixel's coordinate, times the length of a pixel in the plane, so that they stay in range at
/// any depth; `remainder` is z_n - 1 or z_n - z_(n-1) for what converges.
struct PixelEnd {
    std::uint64_t count = 0;
    std::uint32_t status = FATHOM_RUNNING;
    std::complex<double> value, byRe, byIm;
    std::complex<double> remainder, remainderBefore;
};

/// What a picture's escaped pixels have in common.
struct EscapeTerms {
    double logScale;          // ln of the multiples of z and R that are compared
    double inverseLogEscape;  // 1 / ln R of them
    double inverseLogPower;   // 1 / ln d
    Matrix2 toPicture;        // transposed linear part of pixel -> plane, over the pixel's length
};

/// What is known of the orbits of some escaped pixels, and then of their samples.
struct EscapeRun {
    static constexpr std::size_t kLongest = 128;
    using Row = std::array<double, kLongest>;
    using FloatRow = std::array<float, kLongest>;

    Row re, im;                                      // the last value
    Row byReX, byReY, byImX, byImY;                  // its derivatives
    FloatRow fraction, angle, distanceX, distanceY;  // 0 where they cannot be known
};

/// Makes samples of one picture; immutable.
class SampleMaker {
public:
    /// `resolution` is the relative error of values near 1: nothing closer to an attractor is seen.
    explicit SampleMaker(const Location& location, double resolution = 0,
                         InstructionSet set = instructionSets().back());

    /// Running pixels and those that never end are interior.
    TileSample sample(const PixelEnd& end) const;

    /// The same samples, several at once: sampleAt(i), a reference, becomes that of endAt(i) for
    /// each i < count.
    template <class EndAt, class SampleAt>
    void makeSamples(std::size_t count, EndAt endAt, SampleAt sampleAt) const;

    /// Of escaped pixels alone, whose ends lie in rows: describe(first, length, run) tells those of
    /// some of them, and take(i, sample) gets each, still without its count.
    template <class Describe, class Take>
    void makeEscapes(std::size_t count, Describe describe, Take take) const;

private:
    /// At most EscapeRun::kLongest.
    void makeRun(std::span<const PixelEnd> ends, TileSample* samples) const;

    /// Smooth part: how far the threshold lies between the last two remainders, by their logarithms
    /// or, where those are multiplied by each step, by the logarithms of those. Distance, where
    /// convergence is faster than linear: as for escapes, of 1 / (z - attractor).
    void describeConvergence(const PixelEnd& end, TileSample& sample) const;

    double m_resolution;
    double m_logConvergence;  // ln of the threshold
    const FormulaSpec* m_formula;
    std::vector<std::complex<double>> m_attractors;
    EscapeTerms m_escape;
    void (*m_describeEscapes)(const EscapeTerms& terms, std::size_t count, EscapeRun& run);
};

/// Of one of a run, but for its count.
inline TileSample sampleOf(const EscapeRun& run, std::size_t i) {
    TileSample sample{};
    sample.fraction = run.fraction[i];
    sample.distance_x = run.distanceX[i];
    sample.distance_y = run.distanceY[i];
    sample.angle = run.angle[i];
    return sample;
}

template <class Describe, class Take>
void SampleMaker::makeEscapes(std::size_t count, Describe describe, Take take) const {
    EscapeRun run;
    for (std::size_t first = 0; first < count; first += EscapeRun::kLongest) {
        const std::size_t length = std::min(count - first, EscapeRun::kLongest);
        describe(first, length, run);
        m_describeEscapes(m_escape, length, run);
        for (std::size_t i = 0; i < length; ++i)
            take(first + i, sampleOf(run, i));
    }
}

template <class EndAt, class SampleAt>
void SampleMaker::makeSamples(std::size_t count, EndAt endAt, SampleAt sampleAt) const {
    std::array<PixelEnd, EscapeRun::kLongest> ends;
    std::array<TileSample, EscapeRun::kLongest> samples;
    for (std::size_t first = 0; first < count; first += ends.size()) {
        const std::size_t length = std::min(count - first, ends.size());
        for (std::size_t i = 0; i < length; ++i)
            ends[i] = endAt(first + i);
        makeRun({ends.data(), length}, samples.data());
        for (std::size_t i = 0; i < length; ++i)
            sampleAt(first + i) = samples[i];
    }
}

}  // namespace fathom
