// Reads maps with OpenEXR and compares their samples with pictures of single points, whose places
// are computed here from the rules that Kalles Fraktaler's files keep.
#include "film/exponential_maps.h"

#include <cmath>
#include <complex>
#include <numbers>
#include <set>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfInputFile.h>
#include <ImfIntAttribute.h>

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
    map.bias = header.typedAttribute<Imf::IntAttribute>("IterationsBias").value();
    const auto width = static_cast<std::size_t>(map.width);
    const std::size_t area = width * static_cast<std::size_t>(map.height);
    Imf::FrameBuffer frame;
    for (auto channel = header.channels().begin(); channel != header.channels().end(); ++channel) {
        const bool isFloat = channel.channel().type == Imf::FLOAT;
        char* const to = isFloat ? reinterpret_cast<char*>((map.floats[channel.name()].resize(area),
                                                            map.floats[channel.name()].data()))
                                 : reinterpret_cast<char*>((map.words[channel.name()].resize(area),
                                                            map.words[channel.name()].data()));
        frame.insert(channel.name(), Imf::Slice(channel.channel().type, to, 4, 4 * width));
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
        EXPECT_EQ(map.words.size(), 1U);  // N
        EXPECT_EQ(map.floats.size(), 4U);
    }
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
