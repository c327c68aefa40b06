#include "film/film_keys.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/atomic_file.h"
#include "base/check.h"
#include "color/coloring.h"
#include "color/effect.h"
#include "film/picture_bands.h"
#include "render/accuracy.h"

namespace fathom {

namespace {

/// Width and height of a key's picture: at most this, with the proportions of a frame.
constexpr int kLongestSide = 128;
/// Pictures in progress while one is looked at.
constexpr std::size_t kAhead = 3;

Size keySize(Size frame) {
    const double scale = std::min(1.0, 1.0 * kLongestSide / std::max(frame.width, frame.height));
    const auto scaled = [scale](int side) {
        return std::max(1, static_cast<int>(std::lround(side * scale)));
    };
    return {scaled(frame.width), scaled(frame.height)};
}

/// The picture of key `k`. It is kept under the depth that it shows, so that films of other speeds
/// find it.
NamedRequest keyPicture(const Bookmark& bookmark, const FilmZoom& zoom, Size frame, int step,
                        std::size_t k) {
    const double depth = std::min(static_cast<double>(k) * step, zoom.octaves);
    char name[32];
    std::snprintf(name, sizeof name, "key-%06.0f", std::ceil(depth));
    RenderRequest request;
    request.location = bookmark.location;
    request.location.view = zoom.viewAt(depth);
    IterationLimit& limit = request.location.iterations;
    if (limit.automatic) limit.limit = initialIterationLimit(request.location.view);
    request.size = keySize(frame);
    request.forcedRung = filmRung(request);
    request.coarseFirst = false;
    request.order = TileOrder::Rows;
    request.priority = Priority::Background;
    return {name, std::move(request)};
}

/// (1 - share) a + share b, knot by knot; knots of the same place have the same rank among counts.
AutoCurve mixed(const AutoCurve& a, const AutoCurve& b, double share) {
    AutoCurve mix;
    for (std::size_t i = 0; i < AutoCurve::kKnots; ++i)
        mix.knots[i] = {std::lerp(a.knots[i].count, b.knots[i].count, share),
                        std::lerp(a.knots[i].turn, b.knots[i].turn, share)};
    mix.calm = std::lerp(a.calm, b.calm, share);
    return mix;
}

/// Gives keys without a curve that of the nearest one; false if none has one.
bool fillCurves(std::vector<FilmKey>& keys) {
    const auto fill = [](auto first, auto last) {
        std::optional<AutoCurve> before;
        for (auto key = first; key != last; ++key) {
            if (!key->curve) key->curve = before;
            before = key->curve;
        }
    };
    fill(keys.begin(), keys.end());
    fill(keys.rbegin(), keys.rend());
    return keys.front().curve.has_value();
}

/// Averages each curve with its neighbours by the weights 1, 2, 1, twice.
void smoothCurves(std::vector<FilmKey>& keys) {
    for (int round = 0; round < 2; ++round) {
        const std::vector<FilmKey> before = keys;
        for (std::size_t k = 1; k + 1 < keys.size(); ++k)
            keys[k].curve = mixed(*before[k].curve,
                                  mixed(*before[k - 1].curve, *before[k + 1].curve, 0.5), 0.5);
    }
}

}  // namespace

std::optional<AutoCurve> curveAt(const FilmKeys& keys, double depth) {
    const double place = keys.placeOf(depth), whole = std::floor(place);
    const auto from = static_cast<std::size_t>(whole);
    const auto to = std::min(from + 1, keys.list.size() - 1);
    const auto &above = keys.list[from].curve, &below = keys.list[to].curve;
    return above && below ? std::optional(mixed(*above, *below, place - whole)) : above;
}

std::string filmRung(const RenderRequest& request) {
    constexpr double kBitsToSpare = 6;
    const Fit fit = fitOf(*findRung("fp64"), request);
    return fit.isAccurate() && fit.bitsToSpare >= kBitsToSpare ? "fp64" : "perturbation";
}

Result<FilmKeys> makeFilmKeys(SampleSource& source, const Bookmark& bookmark, const FilmZoom& zoom,
                              Size frame, int step, const FilmProgress& progress,
                              std::stop_token stop) {
    const auto count = static_cast<std::size_t>(std::ceil(zoom.octaves / step)) + 1;
    FilmKeys made{step, std::vector<FilmKey>(count)};
    std::vector<FilmKey>& keys = made.list;
    const IterationLimit limit = bookmark.location.iterations;
    const ColorSettings& colors = bookmark.colors;
    const bool needsCurves = useCurve(colors) && !(colors.curve && colors.isPinned);
    for (FilmKey& key : keys)
        key = {limit.limit, colors.curve};
    if (!limit.automatic && !needsCurves && !source.kept) return made;

    // Look at the pictures. If samples are kept, they are for any colours.
    PictureBands pictures(
        source, count, [&](std::size_t k) { return keyPicture(bookmark, zoom, frame, step, k); },
        kAhead, 1, nullptr);
    if (auto checked = pictures.checkKept(); !checked) return tl::make_unexpected(checked.error());
    const double scale = static_cast<double>(frame.height) / keySize(frame).height;
    for (std::size_t k = 0; k < count; ++k) {
        const auto picture = pictures.next(stop);
        if (!picture) return tl::make_unexpected(picture.error());
        FATHOM_CHECK(picture->samples->size() == keySize(frame).area());  // one band is all of it
        if (limit.automatic) keys[k].iterations = picture->iterationLimit;
        if (needsCurves) keys[k].curve = fitAutoCurve(*picture->samples, frame.height, scale);
        if (progress) progress(static_cast<double>(k + 1) / static_cast<double>(count));
    }

    // Settle what would jump from one octave to the next.
    const std::vector<FilmKey> found = keys;
    for (std::size_t k = 0; k + 1 < count; ++k) {
        keys[k].iterations = std::max(keys[k].iterations, found[k + 1].iterations);
        keys[k + 1].iterations = std::max(keys[k + 1].iterations, found[k].iterations);
    }
    if (needsCurves && fillCurves(keys)) smoothCurves(keys);
    if (needsCurves && colors.curve) keys.back().curve = colors.curve;  // as the view was saved
    return made;
}

std::string toJson(const FilmKeys& keys, const Bookmark& bookmark, const FilmZoom& zoom) {
    BookmarkList list;
    for (std::size_t k = 0; k < keys.list.size(); ++k) {
        const double depth = std::min(static_cast<double>(k) * keys.step, zoom.octaves);
        Bookmark key = bookmark;
        key.name = "Octave " + std::to_string(std::lround(depth));
        key.location.view = zoom.viewAt(depth);
        key.location.iterations = {keys.list[k].iterations, false};
        key.colors.curve = keys.list[k].curve;
        list.items.push_back(std::move(key));
    }
    return toJson(list);
}

Result<FilmKeys> readFilmKeys(const std::filesystem::path& path, int step) {
    const auto text = readFile(path);
    if (!text) return tl::make_unexpected(text.error());
    const auto views = parseBookmarks(*text, path.filename().string());
    if (!views) return tl::make_unexpected(views.error());
    FilmKeys keys{step, {}};
    for (const Bookmark& view : *views)
        keys.list.push_back({view.location.iterations.limit, view.colors.curve});
    return keys;
}

Result<FilmColors> FilmColors::create(const Bookmark& bookmark, const FilmKeys& keys,
                                      int frameHeight) {
    ColorSettings settings = bookmark.colors;
    settings.curve = keys.list.front().curve;
    auto colorizer = Colorizer::create(settings, traitsOf(bookmark.location, frameHeight));
    if (!colorizer) return tl::make_unexpected(colorizer.error());
    FilmColors colors(*std::move(colorizer), keys);
    colors.m_drawDistances = fathom::drawDistances(settings);
    colors.m_changes = std::ranges::any_of(
        keys.list, [&](const FilmKey& key) { return key.curve != settings.curve; });
    return colors;
}

Colorizer FilmColors::at(double depth) const {
    if (!m_changes) return m_colorizer;
    return m_colorizer.with(std::make_shared<const CurveTable>(*curveAt(m_keys, depth)));
}

}  // namespace fathom
