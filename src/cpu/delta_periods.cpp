#include <numeric>
#include <vector>

#include "cpu/block_lows.h"
#include "cpu/common_start.h"
#include "cpu/delta_renderer.h"
#include "cpu/delta_tile_renderer.h"
#include "cpu/generic_delta_renderer.h"
#include "cpu/nearest_point.h"
#include "cpu/period_finders.h"
#include "formula/formula_list.h"
#include "orbit/attracting_cycle.h"

namespace fathom {

namespace {

/// z_n of a pixel, by its distance from a point of the reference.
template <class Pixel>
ComplexExp distanceOf(const Pixel& pixel) {
    return ComplexExp::of({pixel.z[0], pixel.z[1]}, pixel.z_exponent);
}

float logOf(ComplexExp point) {
    const FloatExp size = modulus(point);
    return size > FloatExp{} ? roundedLog2(size.log2()) : -std::numeric_limits<float>::infinity();
}

template <class Step>
auto levelOf(const Step* steps) {
    return [steps](StepPlaces places, std::uint32_t i) {
        return std::countr_zero(steps[places.first + i].length);
    };
}

/// The steps that lead up to index `end` and not beyond it.
template <class Step>
std::vector<float> startLows(const std::uint32_t* offsets, std::uint32_t end, std::size_t count,
                             const Step* steps) {
    std::vector<float> lows(count, kMustNotPass);
    for (std::uint32_t m = 0; m < end; ++m) {
        const StepPlaces places = StepPlaces::of(offsets[m]);
        for (std::uint32_t i = places.first; i < places.first + places.count; ++i)
            if (steps[i].to <= end) lows[i] = kMayPass;
    }
    return lows;
}

/// Perturbation of z^2 + c on its parameter plane.
class Series {
public:
    using Pixel = DeltaPixel;

    explicit Series(const Reference& reference)
        : m_orbit(reference.mandelbrot().orbit()),
          m_job(reference.mandelbrot().table.job()),
          m_kernels(deltaKernels()) {
        reference.mandelbrot().table.makeAll();
        const std::uint32_t last = m_job.bounds.last;
        std::vector<float> logs(last);
        for (std::uint32_t i = 0; i < last; ++i)
            logs[i] = logOf(m_orbit.extended(i + 1));
        writeLows(logs, 0, last, m_job.offsets, levelOf(m_job.steps), m_plainLows);
        if (m_job.bounds.has_extended_steps)
            writeLows(logs, 0, last, m_job.extended_offsets, levelOf(m_job.extended_steps),
                      m_extendedLows);
        findCommonStart(FloatExp::of(reference.reach), reference.pixel);
    }

    Pixel startOf(std::complex<double> point) const {
        return {.c = {point.real(), point.imag()}, .status = FATHOM_RUNNING};
    }
    ComplexExp reference(std::uint32_t m) const { return m_orbit.extended(m); }
    const CommonStart& commonStart() const { return m_common; }

    /// `together`: up to the end of the common start, `limit`.
    void run(bool isExtended, bool together, std::uint64_t limit, const FollowLeast* leasts,
             std::vector<Pixel>& pixels, std::vector<std::uint32_t>& list) const {
        DeltaJob job = m_job;
        job.bounds.limit = limit;
        const auto kernel = isExtended ? m_kernels.extendedToLows : m_kernels.plainToLows;
        const auto& lows = isExtended ? (together ? m_extendedStart : m_extendedLows)
                                      : (together ? m_plainStart : m_plainLows);
        kernel(job, lows.data(), leasts, pixels.data(), list.data(),
               static_cast<std::uint32_t>(list.size()), kStepsOfSlice);
    }

    bool findCycles(Tile& tile, const PixelDeltas& deltas, const std::stop_token& stop) const;

private:
    struct Disc;
    void findCommonStart(FloatExp reach, FloatExp pixel);
    /// Advances the pixels to their ends or to the limit; false when stopped.
    bool advance(std::vector<Pixel>& pixels, std::vector<std::uint32_t> running,
                 std::uint64_t limit, const std::stop_token& stop) const;

    const ReferenceOrbit& m_orbit;
    DeltaJob m_job;
    const kernel::DeltaKernels& m_kernels;
    CommonStart m_common;
    std::vector<float> m_plainLows, m_extendedLows;
    std::vector<float> m_plainStart, m_extendedStart;  // while pixels are together
};

void Series::findCommonStart(FloatExp reach, FloatExp pixel) {
    const ScaledMatrix byC{{pixel.mantissa, 0, 0, pixel.mantissa},
                           static_cast<int>(pixel.exponent)};
    std::uint32_t m = 0;
    for (; m + 1 < m_job.bounds.last; ++m) {
        const double re = 2 * m_job.orbit[m][0], im = 2 * m_job.orbit[m][1];
        // The first step, from 0 to c, is exact.
        const double scale = m == 0 ? HUGE_VAL : std::hypot(re, im);
        const bool isAdded =
            m_common.add({re, -im, im, re}, byC, scale, reach, m_orbit.extended(m + 1));
        if (!isAdded) break;
    }
    m_plainStart = startLows(m_job.offsets, m, m_plainLows.size(), m_job.steps);
    if (m_job.bounds.has_extended_steps)
        m_extendedStart =
            startLows(m_job.extended_offsets, m, m_extendedLows.size(), m_job.extended_steps);
}

bool Series::advance(std::vector<Pixel>& pixels, std::vector<std::uint32_t> running,
                     std::uint64_t limit, const std::stop_token& stop) const {
    DeltaJob job = m_job;
    job.bounds.limit = limit;
    std::vector<std::uint32_t> list;
    while (!running.empty()) {
        if (stop.stop_requested()) return false;
        for (const std::uint32_t status : {DELTA_EXTENDED, FATHOM_RUNNING}) {
            list.clear();
            std::ranges::copy_if(running, std::back_inserter(list),
                                 [&](std::uint32_t i) { return pixels[i].status == status; });
            const auto kernel = status == DELTA_EXTENDED ? m_kernels.extended : m_kernels.plain;
            if (!list.empty())
                kernel(job, pixels.data(), list.data(), static_cast<std::uint32_t>(list.size()),
                       kStepsOfSlice);
        }
        std::erase_if(running, [&](std::uint32_t i) {
            return pixels[i].status != FATHOM_RUNNING && pixels[i].status != DELTA_EXTENDED;
        });
    }
    return true;
}

/// A disc of points whose orbits settle on cycles of one length.
struct Series::Disc {
    double re, im, radius2;
    std::uint64_t period;

    bool has(const Pixel& pixel) const {
        const double x = pixel.c[0] - re, y = pixel.c[1] - im;
        return x * x + y * y < radius2;
    }
};

/// Looks at each pixel as InteriorPixels does, but at counts that depend on the picture alone, so
/// that a period does not depend on the tile.
bool Series::findCycles(Tile& tile, const PixelDeltas& deltas, const std::stop_token& stop) const {
    // In this part of a disc that CycleFinder gives, multipliers are far from 1: a look at any of
    // its points finds the cycle by twice the count.
    constexpr double kSafePart = 0.25;
    constexpr std::uint64_t kFirstRounds = 4;
    std::vector<std::uint32_t> samples, open;
    std::vector<Pixel> pixels;
    for (std::uint32_t i = 0; i < tile.samples.size(); ++i) {
        if (tile.samples[i].count != kInteriorCount || tile.samples[i].period > 0) continue;
        open.push_back(static_cast<std::uint32_t>(samples.size()));
        samples.push_back(i);
        pixels.push_back(startOf(deltas.pointOf(tile.task, i)));
    }
    const CycleFinder finder(m_orbit, m_job);
    std::vector<Disc> discs;
    const std::uint64_t last = tile.task.iterationLimit;
    for (std::uint64_t limit = 0; limit < last && !open.empty();) {
        limit = std::min(last, limit == 0 ? kFirstRounds * m_orbit.length() : 2 * limit);
        for (const std::uint32_t i : open)
            pixels[i] = goingOn(pixels[i]);
        if (!advance(pixels, open, limit, stop)) return false;
        for (const std::uint32_t i : open) {
            if (stop.stop_requested()) return false;
            TileSample& sample = tile.samples[samples[i]];
            const auto known =
                std::ranges::find_if(discs, [&](const Disc& disc) { return disc.has(pixels[i]); });
            if (known != discs.end()) {
                sample.period = periodOf(known->period);
                std::rotate(discs.begin(), known, known + 1);
                continue;
            }
            if (pixels[i].status != DELTA_AT_LIMIT) continue;
            const CycleFinder::Answer answer = finder.lookAt(pixels[i]);
            if (!answer.radius) continue;
            sample.period = periodOf(answer.period);
            const double radius = *answer.radius * kSafePart;
            if (2 * limit <= last)
                discs.push_back({pixels[i].c[0], pixels[i].c[1], radius * radius, answer.period});
        }
        std::erase_if(open, [&](std::uint32_t i) {
            return tile.samples[samples[i]].period > 0 || pixels[i].status != DELTA_AT_LIMIT;
        });
    }
    return true;
}

/// Perturbation by a formula's own step.
class Generic {
public:
    using Pixel = GenericPixel;

    Generic(const Reference& reference, const FormulaInstance& formula)
        : m_orbit(reference.generic().orbit()),
          m_job(reference.generic().table.job()),
          m_start(reference.generic().table.start()),
          m_plain(findGenericDelta(genericDeltas(), formula)),
          m_extended(findGenericDelta(extendedGenericDeltas(), formula)) {
        const int firstLevel = std::countr_zero(m_job.bounds.first_length) + 1;
        for (const GenericOrbit::Run& run : m_orbit.runs()) {
            std::vector<float> logs(run.last - run.first);
            for (std::uint32_t i = 0; i < logs.size(); ++i)
                logs[i] = logOf(this->reference(run.first + 1 + i));
            writeLows(
                logs, run.first, run.last, m_job.offsets,
                [firstLevel](StepPlaces, std::uint32_t i) {
                    return firstLevel + static_cast<int>(i);
                },
                m_lows);
        }
    }
    bool isWhole() const { return m_plain && m_extended; }

    Pixel startOf(std::complex<double> point) const {
        return kernel::generic_started(&m_start, point.real(), point.imag());
    }
    ComplexExp reference(std::uint32_t m) const {
        const auto extended = m_orbit.extendedPoints();
        const auto found = std::ranges::lower_bound(extended, m, {}, &GenericExtendedPoint::m);
        const auto part = [](const ExtendedNumber& a) {
            return FloatExp::of(a.mantissa, a.exponent);
        };
        if (found != extended.end() && found->m == m) return {part(found->z[0]), part(found->z[1])};
        return ComplexExp::of({m_orbit.points()[m].z[0], m_orbit.points()[m].z[1]});
    }

    /// Not known: none.
    const CommonStart& commonStart() const { return m_common; }

    void run(bool isExtended, bool, std::uint64_t limit, const FollowLeast* leasts,
             std::vector<Pixel>& pixels, std::vector<std::uint32_t>& list) const {
        GenericJob job = m_job;
        job.bounds.limit = limit;
        const auto kernel = (isExtended ? m_extended : m_plain)->runToLows;
        kernel(&job, m_lows.data(), leasts, pixels.data(), list.data(),
               static_cast<std::uint32_t>(list.size()), kStepsOfSlice);
    }

    /// Not known.
    bool findCycles(Tile&, const PixelDeltas&, const std::stop_token&) const { return true; }

private:
    const GenericOrbit& m_orbit;
    const GenericJob m_job;
    const GenericStart m_start;
    const kernel::GenericDeltaEntry *m_plain, *m_extended;
    const CommonStart m_common;
    std::vector<float> m_lows;  // the extended steps have the same places
};

template <class Kind>
class DeltaPeriods final : public PeriodFinder {
    using Pixel = typename Kind::Pixel;

public:
    DeltaPeriods(std::shared_ptr<const RenderJob> job, std::unique_ptr<const Kind> kind)
        : PeriodFinder(job->request.periods), m_job(std::move(job)), m_kind(std::move(kind)) {}

private:
    bool findCycles(Tile& tile, const std::stop_token& stop) const override {
        return m_kind->findCycles(tile, m_job->grid->deltas(), stop);
    }
    bool findDomains(Tile& tile, const std::stop_token& stop) const override;
    bool isRunning(const Pixel& pixel) const {
        return pixel.status == FATHOM_RUNNING || pixel.status == DELTA_EXTENDED;
    }

    std::shared_ptr<const RenderJob> m_job;
    std::unique_ptr<const Kind> m_kind;
};

template <class Kind>
bool DeltaPeriods<Kind>::findDomains(Tile& tile, const std::stop_token& stop) const {
    std::vector<std::uint32_t> samples;
    std::vector<Pixel> pixels;
    for (std::uint32_t i = 0; i < tile.samples.size(); ++i) {
        const TileSample& sample = tile.samples[i];
        if (sample.count == kInteriorCount || sample.period > 0) continue;
        samples.push_back(i);
        pixels.push_back(m_kind->startOf(m_job->grid->deltas().pointOf(tile.task, i)));
    }
    const CommonStart& common = m_kind->commonStart();
    // Together, pixels stop nowhere.
    std::vector<FollowLeast> leasts(pixels.size(), FollowLeast{0, 0, 0});
    std::vector<std::uint32_t> running, list;
    const auto advance = [&](std::uint32_t status, bool together, std::uint64_t limit) {
        list.clear();
        std::ranges::copy_if(running, std::back_inserter(list),
                             [&](std::uint32_t i) { return pixels[i].status == status; });
        if (list.empty()) return;
        m_kind->run(status == DELTA_EXTENDED, together, limit, leasts.data(), pixels, list);
    };
    const auto run = [&](bool together, std::uint64_t limit) {
        advance(DELTA_EXTENDED, together, limit);
        advance(FATHOM_RUNNING, together, limit);
        std::erase_if(running, [&](std::uint32_t i) { return !isRunning(pixels[i]); });
        return !stop.stop_requested();
    };
    const auto begin = [&] {
        running.resize(pixels.size());
        std::iota(running.begin(), running.end(), 0u);
    };

    if (common.steps() > 0) {
        begin();
        while (!running.empty())
            if (!run(true, common.steps())) return false;
    }
    std::vector<NearestPoint> nearest(pixels.size());
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        if (common.steps() > 0) {
            nearest[i] = common.nearestOf({pixels[i].c[0], pixels[i].c[1]});
            pixels[i] = goingOn(pixels[i]);
        }
        leasts[i] = nearest[i].forKernels();
    }
    begin();
    while (!running.empty()) {
        if (!run(false, tile.task.iterationLimit)) return false;
        for (const std::uint32_t i : running) {
            const Pixel& pixel = pixels[i];
            if (pixel.count == 0) continue;
            const FloatExp size = modulus(m_kind->reference(pixel.m) + distanceOf(pixel));
            if (!nearest[i].isNearer(size)) continue;
            nearest[i].note(pixel.count, size);
            leasts[i] = nearest[i].forKernels();
        }
    }
    for (std::size_t i = 0; i < samples.size(); ++i) {
        // The value at the end is far away, unless the pixel has converged.
        if (pixels[i].status == FATHOM_CONVERGED)
            nearest[i].note(pixels[i].count, modulus(distanceOf(pixels[i])));
        nearest[i].describe(tile.samples[samples[i]]);
    }
    return true;
}

}  // namespace

std::shared_ptr<const PeriodFinder> makeDeltaPeriods(std::shared_ptr<const RenderJob> job) {
    const Reference& reference = *job->grid->deltas().reference;
    if (reference.areForFloats) return nullptr;  // the picture cannot have other steps
    if (!reference.isGeneric()) {
        auto kind = std::make_unique<const Series>(reference);
        return std::make_shared<const DeltaPeriods<Series>>(std::move(job), std::move(kind));
    }
    auto kind = std::make_unique<const Generic>(reference, job->request.location.formula);
    if (!kind->isWhole()) return nullptr;
    return std::make_shared<const DeltaPeriods<Generic>>(std::move(job), std::move(kind));
}

}  // namespace fathom
