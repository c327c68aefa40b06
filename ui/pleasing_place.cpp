#include "ui/pleasing_place.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include "color/colorizer.h"
#include "color/picture_quality.h"
#include "cpu/small_picture.h"
#include "finder/boundary_points.h"
#include "finder/nucleus_finder.h"
#include "ui/found_views.h"

namespace fathom {
namespace {

constexpr int kDives = 40;
/// A dive continues from one of the boundary points of a picture this coarse.
constexpr Size kCoarse{96, 54};
/// The size of the picture that is judged. A smaller one would look busier than the final picture.
constexpr Size kJudged{640, 360};
/// Zoom at which a dive ends, in powers of ten. Deeper places look no better and take longer.
constexpr double kShallowest = 3, kDeepest = 16;
/// The zoom factor of one step of a dive.
constexpr double kLeastStep = 3, kMostStep = 10;
/// A view of the minibrot may be this much less deep than the dive's end, in powers of ten.
constexpr double kBack = 0.5;
/// The iteration limit of a picture, as a multiple of the highest count during the dive or of the
/// minibrot's period.
constexpr std::uint64_t kMoreIterations = 8;
/// A minibrot with a longer period is slow to find and to draw.
constexpr std::uint64_t kMostPeriod = 20'000;

/// True if most parts of a coarse picture contain boundary points.
bool isFilled(const Samples& samples) {
    constexpr int kParts = 3, kFilledParts = 6;
    std::set<std::pair<int, int>> parts;
    for (const PointF& point : boundaryPoints(samples, kCoarse, 1))
        parts.emplace(static_cast<int>(point.x) * kParts / kCoarse.width,
                      static_cast<int>(point.y) * kParts / kCoarse.height);
    return parts.size() >= kFilledParts;
}

class Search {
public:
    Search(const PleasingRequest& request, const FindControl& control)
        : m_request(request), m_control(control), m_random(request.seed) {}

    Result<Location> run() {
        for (int dive = 0; dive < kDives; ++dive) {
            auto end = diveOnce();
            if (!end) return end;
            for (const Location& view : viewsAbout(*end)) {
                auto isPleasing = judge(view);
                if (!isPleasing) return tl::make_unexpected(std::move(isPleasing.error()));
                if (*isPleasing) return view;
            }
        }
        return fail(ErrorCode::NotFound,
                    "None of the places that were tried makes a good picture; try again.");
    }

private:
    double between(double least, double most) {
        return std::uniform_real_distribution(least, most)(m_random);
    }

    Result<Samples> samples(Location location, Size size) {
        location.iterations = {std::max(initialIterationLimit(location.view), m_limit), false};
        return samplesOf(location, size, m_control.threads, m_control.stop);
    }

    /// Dives from the home view until it is deep enough or there are no boundary points.
    Result<Location> diveOnce() {
        Location place = homeLocation(m_request.formula);
        const double depth = place.view.depth10() + between(kShallowest, kDeepest);
        m_limit = 0;
        while (place.view.depth10() < depth) {
            auto seen = samples(place, kCoarse);
            if (!seen) return tl::make_unexpected(std::move(seen.error()));
            const std::vector<PointF> points = boundaryPoints(*seen, kCoarse, 1);
            if (points.empty()) break;
            for (const TileSample& sample : *seen)
                if (sample.count != kInteriorCount)
                    m_limit = std::max(m_limit, kMoreIterations * sample.count);
            const PointF middle{kCoarse.width / 2.0, kCoarse.height / 2.0};
            const auto pick = static_cast<std::size_t>(between(0, 1) * points.size());
            place.view = place.view.recentredAt(points[std::min(pick, points.size() - 1)], kCoarse)
                             .zoomedAt(middle, kCoarse, between(kLeastStep, kMostStep));
        }
        return place;
    }

    /// The Julia set around the minibrot, the minibrot itself, and the dive's end, in random order.
    std::vector<Location> viewsAbout(const Location& end) {
        std::vector<Location> views;
        const Disc disc{end.view.re, end.view.im, end.view.radius};
        const auto nucleus = findNucleus(
            {.formula = end.formula, .disc = disc, .mostPeriod = kMostPeriod}, m_control);
        if (nucleus) {
            m_limit = std::max(m_limit, kMoreIterations * nucleus->period);
            for (const NucleusView wanted : {NucleusView::EmbeddedJulia, NucleusView::Whole}) {
                const Location view = locationOf(wanted, *nucleus, end);
                const bool isNew =
                    isOffered(wanted, *nucleus) && view.view.depth10() > end.view.depth10() - kBack;
                if (isNew) views.push_back(view);
            }
        }
        views.push_back(end);
        std::ranges::shuffle(views, m_random);
        return views;
    }

    Result<bool> judge(const Location& view) {
        auto coarse = samples(view, kCoarse);
        if (!coarse) return tl::make_unexpected(std::move(coarse.error()));
        if (!isFilled(*coarse)) return false;
        auto seen = samples(view, kJudged);
        if (!seen) return tl::make_unexpected(std::move(seen.error()));
        ColorSettings colors = m_request.colors;
        if (useCurve(colors) && !colors.curve) colors.curve = fitAutoCurve(*seen, kJudged.height);
        auto colorizer = Colorizer::create(colors, traitsOf(view, kJudged.height));
        if (!colorizer) return tl::make_unexpected(std::move(colorizer.error()));
        std::vector<Rgb32> pixels(seen->size());
        colorizer->toRgb32(*seen, pixels);
        return qualityOf(pixels, kJudged).isGood();
    }

    const PleasingRequest& m_request;
    const FindControl& m_control;
    std::mt19937 m_random;
    std::uint64_t m_limit = 0;  // least iteration limit, from the dive
};

}  // namespace

Result<Location> findPleasingPlace(const PleasingRequest& request, const FindControl& control) {
    return Search(request, control).run();
}

}  // namespace fathom
