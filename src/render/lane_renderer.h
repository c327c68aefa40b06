// Renderers of direct rungs in vector lanes, whatever device runs the kernels.
#pragma once

#include <cmath>
#include <functional>

#include "base/pool.h"
#include "formula/formula_list.h"
#include "render/lane_tile.h"
#include "render/settling_tile.h"

namespace fathom {

/// Computes tiles in lanes, each by a LaneTile or a SettlingTile; any number of threads may call it
/// at once.
template <class Number, class LanesOfTile>
class LaneRenderer final : public TileRenderer {
public:
    using Runner = LaneRunner<Number>;

    LaneRenderer(std::shared_ptr<const RenderJob> job, std::string engineId,
                 std::function<std::unique_ptr<Runner>()> makeRunner)
        : m_job(std::move(job)),
          m_engineId(std::move(engineId)),
          m_makeRunner(std::move(makeRunner)) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        Tile tile;
        tile.render = m_job.job->id;
        tile.task = task;
        tile.samples.resize(static_cast<std::size_t>(tile.columns()) * tile.rows());
        return computed(std::move(tile), control,
                        [](LanesOfTile& lanes) { return lanes.render(); });
    }

    Result<Tile> resume(const Tile& from, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        Tile tile = continued(from, iterationLimit, m_engineId);
        const auto* kept = directStateOf<Number>(from);
        if (!kept) return tile;
        return computed(std::move(tile), control,
                        [kept](LanesOfTile& lanes) { return lanes.resume(*kept); });
    }

private:
    using Pixels = typename LanesOfTile::Pixels;

    template <class Work>
    Result<Tile> computed(Tile tile, const TileControl& control, Work work) {
        if (control.stop.stop_requested()) return cancelled();
        tile.engineId = m_engineId;
        auto pixels =
            m_pixels.take([this] { return LanesOfTile::makePixels(m_job, m_makeRunner()); });
        LanesOfTile lanes(m_job, *pixels, tile, control);
        const bool isComplete = work(lanes);
        m_pixels.giveBack(std::move(pixels));
        if (!isComplete) return cancelled();
        return tile;
    }
    static Result<Tile> cancelled() {
        return fail(ErrorCode::Cancelled, "The render was cancelled.");
    }

    const LaneJob<Number> m_job;
    const std::string m_engineId;
    const std::function<std::unique_ptr<Runner>()> m_makeRunner;
    Pool<Pixels> m_pixels;
};

/// True if |z^p + c| > |z| for every running pixel's c and |z| > R, by more than rounding errors:
/// |c| <= R gives |z^p + c| >= |z| (|z| - 1). On the parameter plane z_0 = 0, so that z_1 = c.
/// Scouting relies on it.
template <class Number>
bool growsOutside(const RenderJob& job) {
    const auto& tables = job.grid->of<Number>();
    const auto number = [](const Number& value) { return DirectNumber<Number>::toDouble(value); };
    const double radius = job.request.location.escapeRadius;
    const double first = job.grid->dynamical
                             ? std::hypot(number(tables.juliaRe), number(tables.juliaIm))
                             : std::fabs(number(tables.start));
    return radius >= 2.125 && first <= (job.grid->dynamical ? radius : 0);
}

/// True if the job's formula and number type have kernels in lanes, and these are correct.
inline bool canUseLanes(const RenderJob& job) {
    const Rung& rung = *job.plan.rung;
    const FormulaInstance& formula = job.request.location.formula;
    if (rung.method != Method::Direct || formula.spec->hasSteps) return false;
    return visitNumber(rung.number, [&]<class Number>() {
        if constexpr (kHasLanes<Number>)
            return formula.spec->divides || growsOutside<Number>(job);
        else
            return false;
    });
}

/// Calls make.operator()<LanesOfTile>() for the formula's LaneTile or SettlingTile.
template <class Number, class Make>
auto makeLanes(const FormulaInstance& formula, Make&& make) {
    return formula.spec->divides ? make.template operator()<SettlingTile<Number>>()
                                 : make.template operator()<LaneTile<Number>>();
}

}  // namespace fathom
