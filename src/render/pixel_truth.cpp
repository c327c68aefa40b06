#include "render/pixel_truth.h"

#include <cmath>
#include <random>
#include <set>

#include "render/pixel_grid.h"
#include "render/plan.h"

namespace fathom {
namespace {

/// Big floats get this many bits more than their rung uses for the picture.
constexpr int kExtraBits = 64;
/// Size of a surrounding picture, in widths and heights of the picture. Its centre, which is the
/// other reference, lies off the picture's centre, and its pixels include those of the picture.
constexpr int kSurround = 3;
/// Distance of the other reference from the picture's centre, as a share of the width and of the
/// height: far from all axes of symmetry, but within the picture.
constexpr double kAside = 0.37;

/// The surrounding picture, whose centre is moved by this many pixels.
RenderRequest movedRequest(const RenderRequest& picture, int shiftX, int shiftY) {
    RenderRequest request = picture;
    View& view = request.location.view;
    request.size = {kSurround * picture.size.width, kSurround * picture.size.height};
    view.radius = view.radius * Decimal::fromDouble(kSurround);
    view = view.panned({static_cast<double>(shiftX), static_cast<double>(shiftY)}, request.size);
    request.region = {};
    return request;
}

}  // namespace

std::string spokenOutcome(const PixelOutcome& outcome) {
    if (outcome.count == kInteriorCount) return "is interior";
    const std::string after = " after " + std::to_string(outcome.count);
    if (outcome.attractor == 0) return "escapes" + after;
    return "converges to attractor " + std::to_string(outcome.attractor) + after;
}

std::vector<PixelPlace> choosePixels(Size size, std::size_t count, std::uint64_t seed) {
    const std::size_t area = size.area();
    std::set<std::size_t> chosen;
    // The generator gives the same numbers everywhere; the standard's distributions do not.
    std::mt19937_64 random(seed);
    while (chosen.size() < std::min(count, area))
        chosen.insert(random() % area);

    const auto width = static_cast<std::size_t>(size.width);
    std::vector<PixelPlace> places;
    places.reserve(chosen.size());
    for (const std::size_t index : chosen)
        places.push_back({static_cast<int>(index % width), static_cast<int>(index / width)});
    return places;
}

// An iteration takes at most some 100 ns plus four products of n limbs, each n^2 ns.
TruthKind truthFor(const RenderRequest& picture, std::uint64_t iterationLimit) {
    constexpr double kMostSeconds = 3;
    const FormulaSpec& formula = *picture.location.formula.spec;
    if (!formula.hasDeltas) return TruthKind::BigFloats;
    const double limbs = (kExtraBits - picture.location.view.spacing(picture.size).log2()) / 64 + 1;
    const double seconds = 1e-9 * (100 + 4 * limbs * limbs) * static_cast<double>(iterationLimit);
    return seconds <= kMostSeconds ? TruthKind::BigFloats : TruthKind::OtherReference;
}

Result<PixelTruth> PixelTruth::prepare(const RenderRequest& picture, std::uint64_t iterationLimit,
                                       TruthKind kind, Engine& engine,
                                       const std::stop_token& stop) {
    PixelTruth truth;
    truth.m_iterationLimit = iterationLimit;
    auto job = std::make_shared<RenderJob>();
    job->request = picture;
    if (kind == TruthKind::OtherReference) {
        const auto shift = [](int length) {
            return static_cast<int>(std::lround(kAside * length));
        };
        const int x = shift(picture.size.width), y = -shift(picture.size.height);
        job->request = movedRequest(picture, x, y);
        truth.m_shiftX = x + (kSurround - 1) / 2 * picture.size.width;
        truth.m_shiftY = y + (kSurround - 1) / 2 * picture.size.height;
    }
    job->request.location.iterations = {.limit = iterationLimit, .automatic = false};
    job->request.forcedRung = kind == TruthKind::BigFloats ? "bigfloat" : "perturbation-steps";
    job->request.devices = {engine.info().id};
    auto plan = choosePlan(job->request, {&engine.info(), 1});
    if (!plan) return tl::make_unexpected(std::move(plan.error()));
    job->plan = *std::move(plan);
    if (kind == TruthKind::BigFloats) job->plan.precisionBits += kExtraBits;
    job->plan.iterationLimit = iterationLimit;
    auto grid = makePixelGrid(
        job->request, job->plan, [](const Phrase&) {}, stop);
    if (!grid) return tl::make_unexpected(std::move(grid.error()));
    job->grid = std::make_shared<const PixelGrid>(*std::move(grid));

    auto renderer = engine.prepare(
        std::move(job), [](const Phrase&) {}, stop);
    if (!renderer) return tl::make_unexpected(std::move(renderer.error()));
    truth.m_renderer = *std::move(renderer);
    return truth;
}

Result<PixelOutcome> PixelTruth::outcomeAt(PixelPlace place, const std::stop_token& stop) const {
    const TileTask task{
        .rect = {.x = place.x + m_shiftX, .y = place.y + m_shiftY, .width = 1, .height = 1},
        .step = 1,
        .iterationLimit = m_iterationLimit};
    auto tile = m_renderer->render(task, {stop, {}});
    if (!tile) return tl::make_unexpected(std::move(tile.error()));
    return PixelOutcome::of(tile->samples.front());
}

}  // namespace fathom
