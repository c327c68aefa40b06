#include <numeric>
#include <vector>

#include "cpu/best_kernels.h"
#include "cpu/cycle_search.h"
#include "cpu/host_kernels.h"
#include "cpu/isa/domain_kernels.h"
#include "cpu/nearest_point.h"
#include "cpu/period_finders.h"
#include "formula/formula_list.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/known_interior.h"

namespace fathom {

namespace {

/// The periods of z^2 + c that are known by the point alone.
std::uint32_t knownPeriod(std::complex<double> c) {
    return std::abs(c + 1.0) < 0.25 ? 2 : 1;
}

/// What finds the cycles of interior pixels; the same for all numbers that it is compiled for.
template <class Number>
class Cycles {
public:
    Cycles(const RenderJob& job, kernel::Advance<Number, WordOf<Number>> advance)
        : m_job(job), m_known(job), m_search(job, advance, job.plan.precisionBits) {}

    bool find(Tile& tile, const std::stop_token& stop) const {
        for (std::uint32_t i = 0; i < tile.samples.size(); ++i) {
            TileSample& sample = tile.samples[i];
            if (sample.count != kInteriorCount || sample.period > 0) continue;
            const auto point = pointOf<Number>(*m_job.grid, tile.task, i);
            if (const auto c = nearest<Number>(point); m_known.has(c)) {
                sample.period = knownPeriod(c);
                continue;
            }
            const auto length = m_search.lengthAt(point, tile.task.iterationLimit, stop);
            if (!length) return false;
            sample.period = periodOf(*length);
        }
        return true;
    }

private:
    const RenderJob& m_job;
    const KnownInterior m_known;
    const CycleSearch<Number> m_search;
};

/// The decided pixels of a tile whose domains are still to be found.
std::vector<std::uint32_t> openDomains(const Tile& tile) {
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < tile.samples.size(); ++i)
        if (tile.samples[i].count != kInteriorCount && tile.samples[i].period == 0)
            open.push_back(i);
    return open;
}

// ---- Doubles

class PeriodsInDoubles final : public PeriodFinder {
    using Pixels = kernel::domain_pixels;

public:
    PeriodsInDoubles(std::shared_ptr<const RenderJob> job, kernel::DomainsAdvance advance,
                     kernel::Advance<double, double> ownAdvance)
        : PeriodFinder(job->request.periods),
          m_job(std::move(job)),
          m_advance(advance),
          m_cycles(*m_job, ownAdvance) {}

private:
    bool findCycles(Tile& tile, const std::stop_token& stop) const override {
        return m_cycles.find(tile, stop);
    }
    bool findDomains(Tile& tile, const std::stop_token& stop) const override {
        std::vector<std::uint32_t> open = openDomains(tile);
        // Pixels of about the same count share a vector.
        std::ranges::sort(open, {},
                          [&](std::uint32_t i) { return std::pair(tile.samples[i].count, i); });
        for (std::size_t first = 0; first < open.size(); first += kernel::DOMAIN_PIXELS) {
            const std::size_t left = open.size() - first;
            const std::span part(&open[first], std::min<std::size_t>(left, kernel::DOMAIN_PIXELS));
            if (!findTogether(tile, part, stop)) return false;
        }
        return true;
    }

    bool findTogether(Tile& tile, std::span<const std::uint32_t> indices,
                      const std::stop_token& stop) const {
        Pixels pixels = startOf(tile, indices);
        const auto last = static_cast<long>(tile.samples[indices.back()].count);
        for (long done = 0; done < last;) {
            if (stop.stop_requested()) return false;
            const long end = std::min(last, done + kSlice);
            m_advance(&pixels, done, end);
            done = end;
        }
        for (std::size_t i = 0; i < indices.size(); ++i) {
            const bool isFirst = pixels.before[i] == kNone;
            constexpr double kFirst2 = NearestPoint::kFirst * NearestPoint::kFirst;
            const double ratio =
                std::sqrt(pixels.least[i] / (isFirst ? kFirst2 : pixels.before[i]));
            TileSample& sample = tile.samples[indices[i]];
            sample.period = periodOf(static_cast<std::uint64_t>(pixels.period[i]));
            sample.nearness = nearnessOf(ratio);
        }
        return true;
    }

    Pixels startOf(const Tile& tile, std::span<const std::uint32_t> indices) const {
        const CoordinateTables<double>& tables = m_job->grid->of<double>();
        Pixels pixels{};
        for (std::size_t i = 0; i < kernel::DOMAIN_PIXELS; ++i) {
            const std::uint32_t index = indices[std::min(i, indices.size() - 1)];
            const auto point = pointOf<double>(*m_job->grid, tile.task, index);
            const bool isStart = m_job->grid->dynamical;
            pixels.c[0][i] = isStart ? tables.juliaRe : point.re;
            pixels.c[1][i] = isStart ? tables.juliaIm : point.im;
            pixels.z[0][i] = isStart ? point.re : tables.start;
            pixels.z[1][i] = isStart ? point.im : 0;
            pixels.least[i] = pixels.before[i] = kNone;
            pixels.last[i] = static_cast<long>(tile.samples[index].count);
        }
        std::ranges::copy(tables.parameters, pixels.parameters);
        return pixels;
    }

    static constexpr long kSlice = 1 << 20;  // a few milliseconds
    static constexpr double kNone = 1e300;   // |z|^2 before the first

    std::shared_ptr<const RenderJob> m_job;
    kernel::DomainsAdvance m_advance;
    Cycles<double> m_cycles;
};

// ---- Other numbers: one pixel after the other, in the rung's own kernels

template <class Number>
class PeriodsInNumbers final : public PeriodFinder {
    using Types = DirectTypesOf<Number>;
    using Advance = kernel::Advance<Number, WordOf<Number>>;

public:
    PeriodsInNumbers(std::shared_ptr<const RenderJob> job, Advance advance)
        : PeriodFinder(job->request.periods),
          m_job(std::move(job)),
          m_advance(advance),
          m_direct(directJob<Number>(*m_job)),
          m_cycles(*m_job, advance) {}

private:
    bool findCycles(Tile& tile, const std::stop_token& stop) const override {
        return m_cycles.find(tile, stop);
    }
    bool findDomains(Tile& tile, const std::stop_token& stop) const override {
        for (const std::uint32_t index : openDomains(tile)) {
            const auto point = pointOf<Number>(*m_job->grid, tile.task, index);
            typename Types::plane at = m_direct.at;
            if (!m_job->grid->dynamical) at.c = point;
            typename Types::orbit orbit = startOf<Number>(*m_job, m_direct, point);
            NearestPoint nearest;
            std::uint32_t status = FATHOM_RUNNING;
            for (std::uint64_t n = 1; n <= tile.samples[index].count; ++n) {
                if (n % kStride == 0 && stop.stop_requested()) return false;
                m_advance(&orbit, &at, 1, &status);
                nearest.note(n, sizeOf(orbit.z));
            }
            nearest.describe(tile.samples[index]);
        }
        return true;
    }

    static FloatExp sizeOf(const typename Types::cplx& z) {
        if constexpr (std::is_same_v<Number, BigFloat>)
            return modulus({z.re.toFloatExp(), z.im.toFloatExp()});
        else
            return modulus(ComplexExp::of(fathom::nearest<Number>(z)));
    }
    static constexpr std::uint64_t kStride = std::is_same_v<Number, BigFloat> ? 1 : 1024;

    std::shared_ptr<const RenderJob> m_job;
    Advance m_advance;
    typename Types::DirectJob m_direct;
    Cycles<Number> m_cycles;
};

template <class Number>
kernel::Advance<Number, WordOf<Number>> advanceOf(const RenderJob& job) {
    const FormulaInstance& formula = job.request.location.formula;
    const std::string name = kernelName(*formula.spec);
    if constexpr (std::is_same_v<Number, BigFloat>) {
        const BigKernel* row = findKernel(bigKernels(), name, formula.power);
        return row ? row->advance : nullptr;
    } else {
        const HostKernel* row = findKernel(hostKernels(), name, formula.power, job.plan.rung->form);
        return row ? row->advanceOf(Number{}) : nullptr;
    }
}

std::shared_ptr<const PeriodFinder> inDoubles(const std::shared_ptr<const RenderJob>& job) {
    const FormulaInstance& formula = job->request.location.formula;
    const std::string name = kernelName(*formula.spec);
    const HostKernel* const own = findKernel(hostKernels(), name, formula.power);
    const auto table = FATHOM_BEST_KERNELS(domainTable)();
    for (const kernel::DomainEntry& row : std::span(table.entries, table.count)) {
        if (name != row.formula || formula.power != row.power || !own) continue;
        return std::make_shared<const PeriodsInDoubles>(job, row.advance, own->fp64);
    }
    return nullptr;
}

template <class Number>
std::shared_ptr<const PeriodFinder> inNumbers(const std::shared_ptr<const RenderJob>& job) {
    const auto advance = advanceOf<Number>(*job);
    if (!advance) return nullptr;
    return std::make_shared<const PeriodsInNumbers<Number>>(job, advance);
}

}  // namespace

std::shared_ptr<const PeriodFinder> makeDirectPeriods(std::shared_ptr<const RenderJob> job) {
    const NumberKind number = job->plan.rung->number;
    if (job->request.location.formula.spec->hasSteps) return nullptr;
    if (number == NumberKind::Fp64) return inDoubles(job);
    return visitNumber(number, [&]<class Number>() { return inNumbers<Number>(job); });
}

}  // namespace fathom
