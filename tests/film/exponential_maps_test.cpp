// Reads maps with OpenEXR and compares their samples with pictures of single points, whose places
// are computed here from the rules that Kalles Fraktaler's files keep.
#include "film/exponential_maps.h"

#include <array>
#include <cmath>
#include <complex>
#include <numbers>
#include <set>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfInputFile.h>
#include <ImfIntAttribute.h>

#include "color/colorizer.h"
#include "export/image_writer.h"
#include "export/picture_flight.h"
#include "film/film_fixture.h"
#include "film/film_keys.h"

namespace {

using namespace fathom;
using namespace fathom::test;
namespace fs = std::filesystem;

constexpr std::uint32_t kBias = 1024, kInterior = 0xFFFFFFFF;

struct Map {
    int width = 0, height = 0, iterations = 0, bias = 0;
    bool isTopDown = false;
    std::map<std::string, Imf::PixelType> types;
    std::map<std::string, std::vector<std::uint32_t>> words;
    std::map<std::string, std::vector<float>> floats;
};

Map readMap(const fs::path& path) {
    Imf::InputFile file(path.c_str(), 0);
    const Imf::Header& header = file.header();
    const auto window = header.dataWindow();
    Map map;
    map.width = window.max.x + 1;
    map.height = window.max.y + 1;
    if (const auto* limit = header.findTypedAttribute<Imf::IntAttribute>("Iterations"))
        map.iterations = limit->value();
    map.isTopDown = header.lineOrder() == Imf::INCREASING_Y && window.min.x == 0 &&
                    window.min.y == 0 && header.displayWindow() == window;
    map.bias = header.typedAttribute<Imf::IntAttribute>("IterationsBias").value();
    const auto width = static_cast<std::size_t>(map.width);
    const std::size_t area = width * static_cast<std::size_t>(map.height);
    Imf::FrameBuffer frame;
    for (auto channel = header.channels().begin(); channel != header.channels().end(); ++channel) {
        const Imf::PixelType type = channel.channel().type;
        map.types[channel.name()] = type;
        const bool isFloat = type != Imf::UINT;
        char* const to = isFloat ? reinterpret_cast<char*>((map.floats[channel.name()].resize(area),
                                                            map.floats[channel.name()].data()))
                                 : reinterpret_cast<char*>((map.words[channel.name()].resize(area),
                                                            map.words[channel.name()].data()));
        const Imf::PixelType read = isFloat ? Imf::FLOAT : Imf::UINT;  // from half floats too
        frame.insert(channel.name(), Imf::Slice(read, to, 4, 4 * width));
    }
    file.setFrameBuffer(frame);
    file.readPixels(0, map.height - 1);
    return map;
}

class ExponentialMapsTest : public FilmTest {
protected:
    /// Maps of a zoom of two octaves.
    FilmOrder maps(const std::string& name) const {
        FilmOrder order = this->order(name);
        order.format.size = {64, 36};
        order.wide = order.narrow.location.view;
        order.wide->radius = Decimal::parse("0.08").value();
        return order;
    }
    static Result<MapSummary> makeMaps(const FilmOrder& order, std::stop_token stop = {}) {
        return makeExponentialMaps(*newScheduler(), order, {}, std::move(stop));
    }
    static std::vector<fs::path> pathsIn(const fs::path& folder) {
        std::set<fs::path> paths;
        for (const auto& entry : fs::directory_iterator(folder))
            paths.insert(entry.path());
        return {paths.begin(), paths.end()};
    }

    /// The sample of one point, `right` and `up` of the centre on the screen in units of the view's
    /// radius, with distances in pixels of `pixel` times that radius.
    TileSample sampleAt(const Location& location, double right, double up, double pixel) {
        const View& view = location.view;
        const double turn = view.transform.rotation * std::numbers::pi / 180;
        const std::complex<double> place = std::complex(right, up) * std::polar(1.0, turn);
        RenderRequest request;
        request.location = location;
        request.location.view.re = view.re + view.radius * Decimal::fromDouble(place.real());
        request.location.view.im = view.im + view.radius * Decimal::fromDouble(place.imag());
        request.location.view.radius = view.radius * Decimal::fromDouble(pixel / 2);
        request.size = {1, 1};
        request.forcedRung = filmRung(request);  // floats place pixels to a part of a pixel only
        request.coarseFirst = false;
        PictureFlight flight(*m_scheduler, request);
        while (!flight.waitFor(std::chrono::milliseconds(100), {})) {
        }
        EXPECT_TRUE(flight.result());
        return flight.samples()->front();
    }

    /// Compares the colours of some samples with those of their points in the frames whose corners
    /// are twice as far from the centre, of the film's height. Some rows have the same curve of
    /// automatic colours, so `error` is more than that of half floats.
    static int compareColors(const Map& map, const Colorizer& colorizer, Size frame, int lastRow,
                             double error,
                             const std::function<TileSample(double, double, double)>& sampleAt) {
        int differing = 0;
        for (int v = 0; v <= lastRow; v += 3)
            for (int u = v % 7; u < map.width; u += 29) {
                const double zoom = std::pow(2, -1.0 * v / map.height);
                const double radius = std::hypot(frame.width, frame.height) / frame.height * zoom;
                const double angle = 2 * std::numbers::pi * u / map.width;
                const TileSample sample =
                    sampleAt(radius * std::cos(angle), -radius * std::sin(angle),
                             2 * zoom * 2 / frame.height);
                RgbF wanted;
                colorizer.toLinear({&sample, 1}, {&wanted, 1});
                const auto i = static_cast<std::size_t>(v * map.width + u);
                const std::array pairs{std::pair(wanted.r, map.floats.at("R")[i]),
                                       std::pair(wanted.g, map.floats.at("G")[i]),
                                       std::pair(wanted.b, map.floats.at("B")[i])};
                if (std::ranges::any_of(pairs, [&](const auto& pair) {
                        return std::abs(pair.first - pair.second) > error;
                    }))
                    ++differing;
            }
        return differing;
    }

    /// Compares some samples of a file with those of their points; returns how many escaped.
    int compare(const fs::path& path, Size frame) {
        const Map map = readMap(path);
        const Location location = readView(path).value().location;
        const double width = map.width, height = map.height;
        int escaped = 0;
        for (int v = 0; v < map.height; v += 5)
            for (int u = v % 7; u < map.width; u += 31) {
                // Row 0 is the outer rim, through the corners of the view's frame. Angles turn
                // clockwise on the screen.
                const double corner = std::hypot(frame.width, frame.height) / frame.height;
                const double radius = corner * std::pow(2, -v / height);
                const double angle = 2 * std::numbers::pi * u / width;
                // A flat picture of the map's size whose corners lie on this ring.
                const double pixel = 2 * radius / std::hypot(width, height);
                const TileSample wanted =
                    sampleAt(location, radius * std::cos(angle), -radius * std::sin(angle), pixel);
                const auto i = static_cast<std::size_t>(v * map.width + u);
                const std::uint32_t count = map.words.at("N")[i];
                if (wanted.count == kInteriorCount) {
                    EXPECT_EQ(count, kInterior) << u << ' ' << v;
                    continue;
                }
                // Distances of the field are |z| ln |z| / |dz|, half of Fathom's.
                const double x = wanted.distance_x / 2, y = wanted.distance_y / 2;
                const double size = std::hypot(x, y);
                if (size < 0.1) continue;  // the last digits of its place matter
                ++escaped;
                EXPECT_NEAR(static_cast<double>(count - kBias) + map.floats.at("NF")[i],
                            static_cast<double>(wanted.count) + wanted.fraction, 1e-3)
                    << u << ' ' << v;
                EXPECT_NEAR(map.floats.at("DEX")[i], x, 0.002 * size) << u << ' ' << v;
                EXPECT_NEAR(map.floats.at("DEY")[i], y, 0.002 * size) << u << ' ' << v;
                if (count - kBias == wanted.count) {
                    const double turn = map.floats.at("T")[i] - wanted.angle;
                    EXPECT_NEAR(turn - std::round(turn), 0, 1e-3) << u << ' ' << v;
                }
            }
        return escaped;
    }

    std::unique_ptr<RenderScheduler> m_scheduler = newScheduler();
};

TEST_F(ExponentialMapsTest, MapsHaveSquareSamplesAndEnoughOfThem) {
    for (const Size frame : {Size{640, 360}, Size{1280, 720}, Size{90, 160}})
        for (const double samples : {1.0, 4.0}) {
            const Size size = mapSize(frame, samples);
            const double ratio = 2 * std::numbers::pi / std::numbers::ln2;  // 9.065
            EXPECT_NEAR(size.width, size.height * ratio, 0.5);
            // Samples for each pixel on the rim.
            const double across =
                size.width / (std::numbers::pi * std::hypot(frame.width, frame.height));
            EXPECT_GE(across * across, samples * 0.999);
            EXPECT_LT(across, std::sqrt(samples) * 1.2 + 0.3);
        }
    EXPECT_EQ(mapSize({640, 360}, 1), (Size{2321, 256}));
}

TEST_F(ExponentialMapsTest, SamplesAreThoseOfTheirPoints) {
    for (const double rotation : {0.0, 30.0}) {
        FilmOrder order = maps("maps-" + std::to_string(static_cast<int>(rotation)));
        order.narrow.location.view.transform.rotation = rotation;
        order.wide->transform.rotation = rotation;
        const auto made = makeMaps(order);
        ASSERT_TRUE(made) << made.error().message;
        // Two octaves of the zoom, and those from the frame's corners to half a pixel: log2(73.4).
        EXPECT_EQ(made->maps, 2 + 7);
        EXPECT_EQ(made->mapsMade, made->maps);
        const std::vector<fs::path> paths = pathsIn(order.path);
        ASSERT_EQ(paths.size(), 9U);
        int escaped = 0;
        for (const fs::path& path : paths)
            escaped += compare(path, order.format.size);
        EXPECT_GT(escaped, 300);
    }
}

TEST_F(ExponentialMapsTest, DeepSamplesAreThoseOfTheirPoints) {
    FilmOrder order = maps("deep");
    // The tip of the antenna, where circles at any depth have points outside.
    order.narrow.location.view.re = Decimal::parse("-2").value();
    order.narrow.location.view.im = Decimal::parse("0").value();
    order.narrow.location.view.radius = Decimal::parse("1e-40").value();
    order.wide = order.narrow.location.view;
    order.wide->radius = Decimal::parse("3e-40").value();
    ASSERT_TRUE(makeMaps(order));
    const std::vector<fs::path> paths = pathsIn(order.path);
    EXPECT_GT(compare(paths.front(), order.format.size), 50);
    EXPECT_GT(compare(paths.back(), order.format.size), 50);
}

/// Readers sort by name, and begin with the deepest map. Each circle is the last one's half.
TEST_F(ExponentialMapsTest, NamesAndViewsFormASeries) {
    const FilmOrder order = maps("maps");
    ASSERT_TRUE(makeMaps(order));
    const std::vector<fs::path> paths = pathsIn(order.path);
    EXPECT_EQ(paths[6].filename(), "00007_1.00E+2.exr");  // the narrow view: zoom 2 / 0.02
    EXPECT_EQ(paths.back().filename(), "00009_2.50E+1.exr");
    for (std::size_t i = 0; i < paths.size(); ++i) {
        const Location location = readView(paths[i]).value().location;
        const double radius = 0.02 * std::pow(2, static_cast<double>(i) - 6);
        EXPECT_NEAR(location.view.radius.toDouble(), radius, 1e-12);
        EXPECT_EQ(location.view.re, order.narrow.location.view.re);
        const Map map = readMap(paths[i]);
        EXPECT_EQ(map.iterations, 600);
        EXPECT_EQ(map.bias, static_cast<int>(kBias));
    }
}

/// What other programs' readers of such a series expect, besides the samples.
TEST_F(ExponentialMapsTest, FilesHaveTheFormOfTheField) {
    const FilmOrder order = maps("maps");
    ASSERT_TRUE(makeMaps(order));
    const std::vector<fs::path> paths = pathsIn(order.path);
    const std::map<std::string, Imf::PixelType> types{
        {"R", Imf::HALF},   {"G", Imf::HALF},  {"B", Imf::HALF},    {"N", Imf::UINT},
        {"NF", Imf::FLOAT}, {"T", Imf::FLOAT}, {"DEX", Imf::FLOAT}, {"DEY", Imf::FLOAT}};
    std::optional<Map> deeper;
    for (std::size_t i = 0; i < paths.size(); ++i) {
        char number[16];
        std::snprintf(number, sizeof number, "%05d_", static_cast<int>(i) + 1);
        EXPECT_TRUE(paths[i].filename().string().starts_with(number)) << paths[i];
        const Map map = readMap(paths[i]);
        EXPECT_EQ(map.types, types) << paths[i];
        EXPECT_TRUE(map.isTopDown) << paths[i];
        EXPECT_EQ((Size{map.width, map.height}), mapSize(order.format.size, order.samples));
        for (std::size_t at = 0; at < map.words.at("N").size(); ++at) {
            const std::uint32_t count = map.words.at("N")[at];
            ASSERT_GT(count, kBias);  // all are computed
            if (count != kInterior) {
                ASSERT_LE(count - kBias, 600U);
            }
            for (const char* name : {"NF", "T"}) {
                ASSERT_GE(map.floats.at(name)[at], 0);
                ASSERT_LT(map.floats.at(name)[at], 1);
            }
        }
        // The last circle and the first one of the next map inwards are neighbours.
        if (deeper) {
            const auto width = static_cast<std::size_t>(map.width);
            const auto last = map.words.at("N").end() - map.width;
            std::size_t alike = 0;
            for (std::size_t u = 0; u < width; ++u) {
                const double a = last[static_cast<std::ptrdiff_t>(u)];
                const double b = deeper->words.at("N")[u];
                alike += std::abs(a - b) <= 2 ? 1 : 0;
            }
            EXPECT_GT(alike, width / 2) << paths[i];
        }
        deeper = map;
    }
}

TEST_F(ExponentialMapsTest, MapsFromInsideHaveTheSameRowsUpsideDown) {
    const FilmOrder order = maps("maps");
    FilmOrder other = order;
    other.path = path("inside");
    ASSERT_TRUE(makeMaps(order));
    const auto fromInside = [&](const FilmOrder& what) {
        return makeExponentialMaps(*newScheduler(), what, {}, {}, MapRows::FromInside);
    };
    ASSERT_TRUE(fromInside(other));
    const std::vector<fs::path> outside = pathsIn(order.path), inside = pathsIn(other.path);
    ASSERT_EQ(inside.size(), outside.size());
    for (std::size_t i = 0; i < inside.size(); ++i) {
        EXPECT_EQ(inside[i].filename(), outside[i].filename());
        const Map wanted = readMap(outside[i]), map = readMap(inside[i]);
        EXPECT_EQ(map.types, wanted.types);
        EXPECT_FALSE(map.isTopDown);
        ASSERT_GT(map.height, kChunkRows);
        const auto flipped = [&](const auto& numbers) {
            auto result = numbers;
            const std::ptrdiff_t width = map.width;
            for (int y = 0; y < map.height; ++y)
                std::copy_n(numbers.begin() + (map.height - 1 - y) * width, width,
                            result.begin() + y * width);
            return result;
        };
        for (const auto& [name, numbers] : wanted.words)
            EXPECT_EQ(map.words.at(name), flipped(numbers)) << name;
        for (const auto& [name, numbers] : wanted.floats)
            EXPECT_EQ(map.floats.at(name), flipped(numbers)) << name;
    }
    const auto again = fromInside(other);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->mapsMade, 0);
    EXPECT_FALSE(fromInside(order));
    EXPECT_FALSE(makeMaps(other));
}

TEST_F(ExponentialMapsTest, ColoursAreThoseOfFramesAroundTheSample) {
    FilmOrder order = maps("maps");
    ColorSettings& colors = order.narrow.colors;
    colors.mapping = ColorMapping::Linear;
    colors.coloring = "distance";
    colors.light.strength = 0.7;
    ASSERT_TRUE(makeMaps(order));
    const Size frame = order.format.size;
    for (const fs::path& path : pathsIn(order.path)) {
        const Map map = readMap(path);
        const Location location = readView(path).value().location;
        const auto colorizer = Colorizer::create(colors, traitsOf(location, frame.height)).value();
        const int differing = compareColors(
            map, colorizer, frame, map.height - 1, 0.02,
            [&](double x, double y, double pixel) { return sampleAt(location, x, y, pixel); });
        EXPECT_LE(differing, 3) << path;  // of 80; single points of the boundary
    }
}

TEST_F(ExponentialMapsTest, AutomaticColoursFlowAlongTheMaps) {
    FilmOrder order = maps("maps");
    order.narrow.colors = initialColors();
    ASSERT_EQ(order.narrow.colors.mapping, ColorMapping::Automatic);
    ASSERT_TRUE(makeMaps(order));
    const Size frame = order.format.size;
    const std::vector<fs::path> paths = pathsIn(order.path);
    for (std::size_t i = 0; i + 1 < paths.size(); ++i) {
        // Each file has the curve of its view, whose corners are twice as far from the centre as
        // the first circle of the next map inwards.
        const Bookmark outer = readView(paths[i + 1]).value();
        ASSERT_TRUE(outer.colors.curve);
        const Map map = readMap(paths[i]);
        const Location location = readView(paths[i]).value().location;
        const auto colorizer =
            Colorizer::create(outer.colors, traitsOf(location, frame.height)).value();
        const int differing = compareColors(
            map, colorizer, frame, 6, 0.06,
            [&](double x, double y, double pixel) { return sampleAt(location, x, y, pixel); });
        EXPECT_LE(differing, 1) << paths[i];  // of 36
    }
}

TEST_F(ExponentialMapsTest, RefusesMapsOfOtherColours) {
    FilmOrder order = maps("maps");
    order.narrow.colors = initialColors();  // fitted curves come back from files as they were
    ASSERT_TRUE(makeMaps(order));
    const auto again = makeMaps(order);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->mapsMade, 0);
    order.narrow.colors.offset = 0.25;
    const auto made = makeMaps(order);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::InvalidInput);
    EXPECT_NE(made.error().message.find(".exr has other colours than this zoom"),
              std::string::npos);
}

TEST_F(ExponentialMapsTest, CountsBeyond32BitsTakeTwoChannels) {
    FilmOrder order = maps("maps");
    order.narrow.location.view.re = Decimal::parse("0.6").value();  // all escape
    order.narrow.location.iterations.limit = std::uint64_t{1} << 32;
    order.wide = order.narrow.location.view;
    order.wide->radius = Decimal::parse("0.03").value();
    ASSERT_TRUE(makeMaps(order));
    const Map map = readMap(pathsIn(order.path).front());
    EXPECT_EQ(map.words.count("N"), 0U);
    for (std::size_t i = 0; i < map.words.at("N0").size(); ++i) {
        ASSERT_GT(map.words.at("N0")[i], kBias);
        ASSERT_EQ(map.words.at("N1")[i], 0U);
    }
}

TEST_F(ExponentialMapsTest, MakesWhatIsMissing) {
    const FilmOrder order = maps("maps");
    ASSERT_TRUE(makeMaps(order));
    const auto whole = filesIn(order.path, ".exr");
    const std::vector<fs::path> paths = pathsIn(order.path);
    fs::remove(paths[1]);
    fs::remove(paths[4]);
    const auto made = makeMaps(order);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->mapsMade, 2);
    EXPECT_EQ(filesIn(order.path, ".exr"), whole);

    // Machines share a series.
    FilmOrder shared = order;
    shared.path = path("shared");
    shared.parts = 2;
    for (shared.part = 1; shared.part <= 2; ++shared.part)
        ASSERT_TRUE(makeMaps(shared));
    EXPECT_EQ(filesIn(shared.path, ".exr"), whole);
}

TEST_F(ExponentialMapsTest, RefusesMapsOfOtherZooms) {
    const FilmOrder order = maps("maps");
    ASSERT_TRUE(makeMaps(order));
    const auto whole = filesIn(order.path, ".exr");
    FilmOrder deeper = order, finer = order, longer = order;
    deeper.narrow.location.view.radius = Decimal::parse("0.005").value();
    finer.samples = 2;
    longer.narrow.location.iterations.limit = 601;
    for (const FilmOrder& other : {deeper, finer, longer}) {
        const auto made = makeMaps(other);
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error().code, ErrorCode::InvalidInput);
        EXPECT_NE(made.error().message.find(".exr is not a map of this zoom"), std::string::npos);
        EXPECT_EQ(filesIn(order.path, ".exr"), whole);
    }
}

TEST_F(ExponentialMapsTest, AStopLeavesWholeMaps) {
    const FilmOrder order = maps("maps");
    std::stop_source source;
    const auto made = makeExponentialMaps(
        *newScheduler(), order,
        [&](const ExportProgress& status) {
            if (status.stage.text() == "Making exponential maps") source.request_stop();
        },
        source.get_token());
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(pathsIn(order.path).size(), 1U);
}

}  // namespace
