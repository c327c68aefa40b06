// Makes TileSamples from what kernels return: the only place that computes fraction, distance and
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
#include "render/convergence_run.h"
#include "render/direct_types.h"
#include "render/location.h"

namespace fathom {

namespace kernel {
#include "samples/structs.h"
}  // namespace kernel

using EscapeTerms = kernel::escape_terms;
using EscapeTermsList = kernel::escape_terms_list;
using PackedSample = kernel::packed_sample;

inline constexpr std::uint64_t kInteriorCount = ~std::uint64_t{0};

/// How a pixel's iteration ended. `byRe` and `byIm` are the derivatives of z by the real and the
/// imaginary part of the pixel's coordinate, times the length of a pixel in the plane, so that they
/// stay in range at any depth. For orbits that converge, `remainder` is z_n - 1 or z_n - z_(n-1).
struct PixelEnd {
    std::uint64_t count = 0;
    std::uint32_t status = FATHOM_RUNNING;
    std::complex<double> value, byRe, byIm;
    std::complex<double> remainder, remainderBefore;
};

/// The ends of the orbits of some escaped pixels, and then the numbers of their samples.
struct EscapeRun {
    static constexpr std::size_t kLongest = 128;
    using Row = std::array<double, kLongest>;
    using FloatRow = std::array<float, kLongest>;

    Row re, im;                                      // the last value
    Row byReX, byReY, byImX, byImY;                  // its derivatives
    FloatRow fraction, angle, distanceX, distanceY;  // 0 if they cannot be known
};

/// A sample as a device has packed it: an interior one if the pixel has not escaped.
inline TileSample unpacked(const PackedSample& packed) {
    TileSample sample{};
    if (packed.fraction < 0) {
        sample.count = kInteriorCount;
        return sample;
    }
    sample.count = packed.count;
    sample.fraction = packed.fraction;
    sample.distance_x = packed.distance_x;
    sample.distance_y = packed.distance_y;
    sample.angle = packed.angle;
    return sample;
}

/// Whether the pixel of a packed sample goes on.
inline bool isRunning(const PackedSample& packed) {
    return packed.fraction == PACKED_RUNNING;
}

/// Makes the samples of one picture; immutable.
class SampleMaker {
public:
    /// `resolution` is the relative error of values near 1: a distance below it from an attractor
    /// is not visible.
    explicit SampleMaker(const Location& location, double resolution = 0,
                         InstructionSet set = instructionSets().back());

    /// The sample of one pixel. Running pixels and pixels that never end are interior.
    TileSample sample(const PixelEnd& end) const;

    /// Same as sample(), for several pixels: assigns the sample of endAt(i) to sampleAt(i), which
    /// returns a reference, for each i < count.
    template <class EndAt, class SampleAt>
    void makeSamples(std::size_t count, EndAt endAt, SampleAt sampleAt) const;

    /// For escaped pixels only, whose ends lie in rows: calls describe(first, length, run), which
    /// writes the ends of `length` pixels to `run`, and then take(i, sample) for each pixel. The
    /// sample has no count yet. Not for hybrids, whose samples depend on the count.
    template <class Describe, class Take>
    void makeEscapes(std::size_t count, Describe describe, Take take) const;

    /// What a device needs to make packed samples; `scale` is that of PixelDeltas, or 1.
    EscapeTermsList escapeTerms(double scale) const;

private:
    /// Makes at most EscapeRun::kLongest samples.
    void makeRun(std::span<const PixelEnd> ends, TileSample* samples) const;

    /// Makes the samples of the escaped pixels that have these terms.
    void makeEscapesOf(std::size_t terms, std::span<const PixelEnd> ends,
                       TileSample* samples) const;

    /// Makes the samples of the pixels that converged.
    void makeConverged(std::span<const PixelEnd> ends, TileSample* samples) const;

    /// The terms of a pixel that escaped with this count.
    std::size_t termsOf(std::uint64_t count) const {
        return m_escape.size() == 1 ? 0 : (count + m_escape.size() - 1) % m_escape.size();
    }

    ConvergenceTerms m_convergence;
    /// One, or one for each step of a hybrid: for pixels that escape after that step.
    std::vector<EscapeTerms> m_escape;
    void (*m_describeEscapes)(const EscapeTerms& terms, std::size_t count, EscapeRun& run);
    DescribeConvergence m_describeConvergence;
};

/// The sample of pixel i of an EscapeRun or ConvergenceRun, without its count and attractor.
template <class Run>
TileSample sampleOf(const Run& run, std::size_t i) {
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
        m_describeEscapes(m_escape.front(), length, run);
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
