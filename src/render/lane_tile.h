// Direct iteration of whole tiles in vector lanes, whatever device runs the kernels: decides which
// kernel takes which pixels, and for how long.
#pragma once

#include <algorithm>
#include <numeric>
#include <utility>

#include "orbit/attracting_disc.h"
#include "render/lane_job.h"
#include "render/lane_pixels.h"

namespace fathom {

/// One tile that iterates to its limit. While many pixels end, all pixels iterate with their
/// derivatives (they are counted). When most pixels stay, they are scouted: z goes ahead without
/// derivatives. A scout that has escaped iterates again with its derivatives, from the last z whose
/// derivatives are known.
template <class Number>
class LaneTile {
    using Word = WordOf<Number>;
    using State = DirectState<Number>;

public:
    using Pixels = LanePixels<Number>;

    LaneTile(const LaneJob<Number>& job, Pixels& pixels, Tile& tile, const TileControl& control)
        : m_job(job),
          m_pixels(pixels),
          m_tile(tile),
          m_control(control),
          m_limit(tile.task.iterationLimit) {}

    static std::unique_ptr<Pixels> makePixels(const LaneJob<Number>& job,
                                              std::unique_ptr<LaneRunner<Number>> runner) {
        return std::make_unique<Pixels>(std::move(runner), job.isConformal);
    }

    /// False when stopped.
    bool render();
    bool resume(const State& kept);

private:
    using Point = typename DirectTypesOf<Number>::cplx;
    using Part = LanePart<Word>;
    using List = std::vector<std::uint32_t>;
    static constexpr std::uint64_t kFirstSteps = 64, kLeastScouted = 1024;

    /// Adds the tile's pixels before their first iteration, except known interior ones.
    void start();
    /// Takes all running pixels to the limit. False when stopped.
    bool advance();

    /// Iterates the running pixels with their derivatives up to `limit`, from the iteration up to
    /// which derivatives are known. False when stopped.
    bool count(std::uint64_t limit);
    /// The iteration up to which count() pays: while most of the running pixels will escape. Scouts
    /// some pixels to find out. 0: count() does not pay.
    std::uint64_t turn();
    /// Iterates pixels to the limit without derivatives. Removes the places of pixels that ended
    /// from `running`. False when stopped.
    bool scout(List& running);
    /// Removes places whose pixels are in discs without an escape, which it finds around some of
    /// them. Takes a small part of the time that the pixels have taken.
    void takeInterior(List& running);
    /// Notes that all running pixels have done `done` iterations, and reports the progress.
    void tellDone(std::uint64_t done);
    /// Iterations for a slice of `pixels` pixels, at most `left`.
    std::uint32_t sliceSteps(LaneKernel kernel, std::size_t pixels, std::uint64_t left) const;
    /// Runs a slice; `rows` holds the other arguments of the kernel.
    void run(LaneKernel kernel, std::size_t pixels, std::uint32_t steps, LaneRows<Word> rows);

    Point pointOf(std::uint32_t index) const {
        return fathom::pointOf<Number>(*m_job.job->grid, m_tile.task, index);
    }
    static Complex<double> inDoubles(const Point& point) {
        return {DirectNumber<Number>::toDouble(point.re), DirectNumber<Number>::toDouble(point.im)};
    }
    Point constantOf(const Point& point) const {
        return m_job.job->grid->dynamical ? m_job.direct.at.c : point;
    }

    /// Makes the samples of the pixels that escaped in the last slice. All of them had done
    /// `before` iterations at its start.
    void makeSamples(std::uint64_t before);
    void keepRunning(const List& places);

    const LaneJob<Number>& m_job;
    LanePixels<Number>& m_pixels;
    Tile& m_tile;
    const TileControl& m_control;
    const std::uint64_t m_limit;
    std::uint64_t m_before = 0;  // iterations of the running pixels before this call
    std::uint64_t m_done = 0;    // iterations they have done so far
    std::uint64_t m_known = 0;   // iterations up to which their derivatives are known
    std::uint64_t m_looked = 0;  // iterations at the last takeInterior()
    bool m_isAhead = false;      // true if z is ahead of the derivatives
};

template <class Number>
bool LaneTile<Number>::render() {
    if (m_control.stop.stop_requested()) return false;
    m_pixels.reserve(m_tile.samples.size());
    start();
    std::size_t before;
    do {
        before = m_pixels.running();
        if (!count(std::min(std::max(2 * m_done, kFirstSteps), m_limit))) return false;
    } while (2 * m_pixels.running() < before);
    return advance();
}

template <class Number>
void LaneTile<Number>::start() {
    using Run = PointRun<Number>;
    const TileSample inside = m_job.maker.sample({.status = FATHOM_INTERIOR});
    std::array<double, Run::kLongest> re, im;
    std::array<bool, Run::kLongest> isInside;
    std::array<std::uint32_t, Run::kLongest> indices;
    forEachRun<Number>(*m_job.job->grid, m_tile.task, [&](std::uint32_t first, Run& run) {
        for (std::size_t i = 0; i < run.count; ++i) {
            re[i] = DirectNumber<Number>::toDouble(run.re[i]);
            im[i] = DirectNumber<Number>::toDouble(run.im[i]);
        }
        std::iota(indices.begin(), indices.end(), first);
        if (m_job.interior.judge(run.count, re.data(), im.data(), isInside.data())) {
            std::size_t outside = 0;
            for (std::uint32_t i = 0; i < run.count; ++i) {
                if (isInside[i]) {
                    m_tile.samples[first + i] = inside;
                } else {
                    indices[outside] = first + i;
                    run.re[outside] = run.re[i];
                    run.im[outside++] = run.im[i];
                }
            }
            run.count = outside;
        }
        m_pixels.addStarts(indices.data(), run,
                           startOf<Number>(*m_job.job, m_job.direct, {run.re[0], run.im[0]}),
                           m_job.job->grid->dynamical ? &m_job.direct.at.c : nullptr);
    });
}

template <class Number>
bool LaneTile<Number>::resume(const State& kept) {
    m_pixels.reserve(kept.pixels.size());
    for (const auto& [index, at] : kept.pixels) {
        const Point point = pointOf(index);
        m_pixels.add(index,
                     kept.hasDerivatives ? at : startOf<Number>(*m_job.job, m_job.direct, point),
                     constantOf(point));
    }
    if (!kept.hasDerivatives)
        for (std::size_t i = 0; i < kept.pixels.size(); ++i)
            m_pixels.setAhead(static_cast<std::uint32_t>(i), kept.pixels[i].at.z);
    m_before = m_done = kept.iterations;
    m_known = kept.hasDerivatives ? m_done : 0;
    m_isAhead = !kept.hasDerivatives;
    return advance();
}

template <class Number>
bool LaneTile<Number>::advance() {
    if (!m_isAhead && !count(std::max(m_done, turn()))) return false;
    List running = m_pixels.runningPlaces();
    const bool hasScouts = m_done < m_limit;
    if (!scout(running)) return false;
    keepRunning(running);
    if (hasScouts) {
        m_pixels.keepEscaped();
        if (!count(m_done)) return false;
        FATHOM_CHECK(m_pixels.running() == 0);  // the same steps lead to the same end
    }
    return true;
}

template <class Number>
bool LaneTile<Number>::count(std::uint64_t limit) {
    while (m_known < limit && m_pixels.running() > 0) {
        if (m_control.stop.stop_requested()) return false;
        // After twice as many iterations few pixels may be left, which are then moved together.
        const std::uint64_t most = std::min(limit - m_known, std::max(m_known, kFirstSteps));
        const std::uint32_t steps = sliceSteps(LaneKernel::Counted, m_pixels.running(), most);
        run(LaneKernel::Counted, m_pixels.running(), steps, m_pixels.rows());
        makeSamples(m_known);
        m_pixels.bringTogether();
        m_known += steps;
        if (m_known > m_done) tellDone(m_known);
    }
    m_known = limit;
    m_done = std::max(m_done, m_known);
    return true;
}

template <class Number>
std::uint64_t LaneTile<Number>::turn() {
    constexpr std::size_t kLeast = 256, kProbes = 64;
    constexpr std::uint64_t kFarthest = 1u << 14;
    const List all = m_pixels.runningPlaces();
    if (all.size() < kLeast || m_done == m_limit) return 0;
    List probes;
    for (std::size_t i = 0; i < all.size(); i += all.size() / kProbes)
        probes.push_back(all[i]);

    LaneRows<Word> rows = m_pixels.rows();
    rows.list = probes.data();
    const std::uint64_t left = std::min(m_limit - m_done, kFarthest);
    run(LaneKernel::Scout, probes.size(), sliceSteps(LaneKernel::Scout, probes.size(), left), rows);
    std::vector<std::uint32_t> counts;  // of those that escape
    for (const std::uint32_t place : probes)
        if (!(m_pixels.taken(place) & ~LANES_COUNT)) counts.push_back(m_pixels.taken(place));
    const std::size_t staying = probes.size() - counts.size();
    if (staying == 0) return m_limit;
    if (staying >= counts.size()) return 0;
    const auto last = counts.end() - static_cast<std::ptrdiff_t>(staying);
    std::ranges::nth_element(counts, last);
    return m_done + *last;
}

template <class Number>
bool LaneTile<Number>::scout(List& running) {
    std::uint32_t blocks = 0;
    const TileSample inside = m_job.maker.sample({.status = FATHOM_INTERIOR});
    while (m_done < m_limit && !running.empty()) {
        takeInterior(running);
        // Loading and storing a pixel costs as much as some hundred iterations. So each group of
        // pixels does many thousand iterations before the next group gets its turn.
        const std::size_t atOnce = std::min(m_pixels.runner().mostScouts(), running.size());
        // The first slices are shorter, since interior pixels may be found before the next one.
        const std::uint64_t most = std::min(std::max(m_done, kLeastScouted), m_limit - m_done);
        const std::uint32_t steps = sliceSteps(LaneKernel::Scout, atOnce, most);
        for (std::size_t first = 0; first < running.size(); first += atOnce) {
            if (m_control.stop.stop_requested()) return false;
            LaneRows<Word> rows = m_pixels.rows();
            rows.list = &running[first];
            rows.blocks = blocks;
            rows.is_ahead = m_isAhead;
            run(LaneKernel::Scout, std::min(atOnce, running.size() - first), steps, rows);
        }
        m_isAhead = true;
        std::erase_if(running, [&](std::uint32_t place) {
            const std::uint32_t taken = m_pixels.taken(place);
            if (taken & LANES_INTERIOR) {
                m_tile.iterations += m_done + (taken & LANES_COUNT) - m_before;
                m_tile.samples[m_pixels.index(place)] = inside;
            }
            return !(taken & LANES_RUNNING);
        });
        blocks += steps / kLaneBlock;
        tellDone(m_done + steps);
    }
    return true;
}

template <class Number>
void LaneTile<Number>::takeInterior(List& running) {
    // Costs are counted in iterations of a pixel in a lane. Looks that cost more than they save may
    // take a thirtieth of the iterations since the last ones.
    constexpr std::uint32_t kMostIterations = 1 << 14;
    constexpr std::uint64_t kIterationsOfLook = 10, kShare = 32;
    constexpr std::size_t kStride = 7919;
    const double margin = m_job.interior.margin();
    const bool mayLook = m_job.job->request.looksForCycles && margin < KnownInterior::kNothingKnown;
    if (!mayLook || m_limit - m_done < kMostIterations) return;
    const std::size_t count = running.size();
    std::vector<Complex<double>> points(count);
    std::ranges::transform(running, points.begin(), [&](std::uint32_t place) {
        return inDoubles(pointOf(m_pixels.index(place)));
    });

    std::vector<char> isInside(count, false);
    const std::uint64_t done = m_done - std::exchange(m_looked, m_done);
    auto left = static_cast<std::int64_t>(done * count / kShare);
    std::size_t at = 0;
    for (std::size_t tries = 0; tries < count && left > 0; ++tries, at = (at + kStride) % count) {
        if (m_control.stop.stop_requested()) break;
        if (isInside[at]) continue;
        const std::uint32_t place = running[at];
        const Point z = m_isAhead ? m_pixels.ahead(place) : m_pixels.orbit(place).z;
        const Complex<double> center = points[at];
        const auto disc = attractingDiscAt(center, inDoubles(z), kMostIterations);
        const double radius = std::max(disc.radius - margin, 0.0);
        std::uint64_t found = 0;
        for (std::size_t i = 0; radius > 0 && i < count; ++i) {
            const double x = points[i].re - center.re, y = points[i].im - center.im;
            const bool isNew = x * x + y * y < radius * radius && !isInside[i];
            isInside[i] |= static_cast<char>(isNew);
            found += isNew;
        }
        const std::uint64_t cost = kIterationsOfLook * disc.iterations + count;
        if (found * (m_limit - m_done) < cost) left -= static_cast<std::int64_t>(cost);
    }

    const TileSample inside = m_job.maker.sample({.status = FATHOM_INTERIOR});
    for (std::size_t i = 0; i < count; ++i) {
        if (!isInside[i]) continue;
        m_pixels.endInside(running[i]);
        m_tile.iterations += m_done - m_before;
        m_tile.samples[m_pixels.index(running[i])] = inside;
    }
    std::size_t i = 0;
    std::erase_if(running, [&](std::uint32_t) { return isInside[i++] != 0; });
}

template <class Number>
void LaneTile<Number>::tellDone(std::uint64_t done) {
    m_done = done;
    if (m_control.advanced && done < m_limit)
        m_control.advanced(static_cast<double>(done - m_before) /
                           static_cast<double>(m_limit - m_before));
}

template <class Number>
std::uint32_t LaneTile<Number>::sliceSteps(LaneKernel kernel, std::size_t pixels,
                                           std::uint64_t left) const {
    const std::uint64_t most = m_pixels.runner().stepsOf(kernel, pixels) / kLaneBlock * kLaneBlock;
    const std::uint64_t steps =
        std::min<std::uint64_t>(std::max<std::uint64_t>(most, kLaneBlock), left);
    return static_cast<std::uint32_t>(steps < kLaneBlock ? steps : steps / kLaneBlock * kLaneBlock);
}

template <class Number>
void LaneTile<Number>::run(LaneKernel kernel, std::size_t pixels, std::uint32_t steps,
                           LaneRows<Word> rows) {
    rows.pixels = static_cast<std::uint32_t>(pixels);
    rows.steps = steps;
    rows.block = std::min(kLaneBlock, steps);
    rows.seed = m_job.direct.at.seed;
    rows.escape_radius2 = m_job.direct.at.escape_radius2;
    if (kernel == LaneKernel::Counted)
        m_pixels.runner().count(rows, m_pixels.parts(), Pixels::kPartWords);
    else
        m_pixels.runner().scout(rows);
}

template <class Number>
void LaneTile<Number>::makeSamples(std::uint64_t before) {
    m_pixels.takeEscaped([&](std::size_t count, auto index, auto taken, auto describe) {
        std::uint64_t sum = count * (before - m_before);
        const auto take = [&, samples = m_tile.samples.data()](std::size_t i,
                                                               const TileSample& sample) {
            TileSample& own = samples[index(i)];
            own = sample;
            own.count = before + taken(i);
            sum += taken(i);
        };
        m_job.maker.makeEscapes(count, describe, take);
        m_tile.iterations += sum;
    });
}

template <class Number>
void LaneTile<Number>::keepRunning(const List& places) {
    auto state = std::make_shared<State>();
    state->iterations = m_limit;
    state->hasDerivatives = m_known == m_done;
    state->pixels.reserve(places.size());
    const TileSample running = m_job.maker.sample({.count = m_limit, .status = FATHOM_RUNNING});
    for (const std::uint32_t place : places) {
        m_tile.iterations += m_limit - m_before;
        const std::uint32_t index = m_pixels.index(place);
        m_tile.samples[index] = running;
        state->pixels.push_back({index, m_pixels.orbit(place)});
        if (m_isAhead) state->pixels.back().at.z = m_pixels.ahead(place);
    }
    m_tile.state = places.empty() ? nullptr : std::move(state);
}

}  // namespace fathom
