// Jobs for pictures of z^p + c and other formulas, and comparisons of their tiles.
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <ostream>

#include "formula/formula_list.h"
#include "render/engine.h"

namespace fathom::test {

inline Decimal decimal(std::string_view text) {
    return Decimal::parse(text).value();
}

struct Place {
    const char* re;
    const char* im;
    const char* radius;
    int power = 2;
    bool isJulia = false;
    const char* formula = "mandelbrot";
};

inline void PrintTo(const Place& place, std::ostream* out) {
    *out << place.formula << " at " << place.re << " " << place.im << ", radius " << place.radius;
}

/// True if the rung's form exists for this power: forms other than the normal one need power 2.
inline bool hasForm(const char* rung, const Place& place) {
    return findRung(rung)->form == kNormalForm || place.power == 2;
}

/// A job for the picture of `place` on the rung, on the parameter plane or the Julia set of
/// -0.8 + 0.156i.
inline std::shared_ptr<const RenderJob> makeJob(const Place& place, const char* rung, Size size) {
    auto job = std::make_shared<RenderJob>();
    job->id = RenderId{7};
    Location& location = job->request.location;
    location.view.re = decimal(place.re);
    location.view.im = decimal(place.im);
    location.view.radius = decimal(place.radius);
    location.formula = defaultInstance(*findFormula(place.formula));
    location.formula.power = place.power;
    if (place.isJulia) location.formula.julia = JuliaConstant{decimal("-0.8"), decimal("0.156")};
    job->request.size = size;
    job->plan.rung = findRung(rung);
    job->grid = std::make_shared<const PixelGrid>(makePixelGrid(job->request, job->plan).value());
    return job;
}

inline bool haveSameBits(const TileSample& a, const TileSample& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

/// How many samples of `part`, which may be coarse, differ from those of the whole picture.
inline std::size_t differencesFromWhole(const Tile& part, const Tile& whole) {
    const TileRect& rect = part.task.rect;
    const int step = part.task.step;
    std::size_t count = 0;
    for (int i = 0; i < part.rows() * part.columns(); ++i) {
        const int x = samplePixel(rect.x, rect.right(), step, i % part.columns());
        const int y = samplePixel(rect.y, rect.bottom(), step, i / part.columns());
        count += !haveSameBits(part.samples[static_cast<std::size_t>(i)],
                               whole.samples[static_cast<std::size_t>(y * whole.columns() + x)]);
    }
    return count;
}

/// How many samples differ in any bit. If the sizes differ, all samples count as different.
inline std::size_t differences(const Tile& a, const Tile& b) {
    if (a.samples.size() != b.samples.size()) return a.samples.size() + b.samples.size();
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.samples.size(); ++i)
        count += !haveSameBits(a.samples[i], b.samples[i]);
    return count;
}

/// The sum of a tile's counts, each at most the tile's iteration limit.
inline std::uint64_t sumOfCounts(const Tile& tile) {
    std::uint64_t sum = 0;
    for (const TileSample& sample : tile.samples)
        sum += std::min(sample.count, tile.task.iterationLimit);
    return sum;
}

}  // namespace fathom::test
