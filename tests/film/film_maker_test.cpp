#include "film/film_maker.h"

#include <ImfRgbaFile.h>
#include <gtest/gtest.h>

#include <cmath>

#include "color/srgb.h"
#include "export/image_exporter.h"
#include "film/film_fixture.h"

namespace {

using namespace fathom;
using namespace fathom::test;
namespace fs = std::filesystem;

/// Peak signal-to-noise ratio in decibels.
double likeness(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return 10 * std::log10(255.0 * 255 * static_cast<double>(a.size()) / std::max(sum, 1e-9));
}

class FilmMakerTest : public FilmTest {
protected:
    static void useFixedColors(FilmOrder& order) {
        order.narrow.colors = {};
        order.narrow.colors.density = 0.3;
    }
    static std::map<std::string, std::string> framesIn(const fs::path& folder) {
        return filesIn(folder, ".png");
    }
};

/// Frames are as near to pictures of many samples as pictures of the frames' own samples are, in
/// films whose frames are alike, turn, or stretch.
TEST_F(FilmMakerTest, FramesShowTheirViews) {
    struct Case {
        const char* name;
        Transform widest, narrowest;
    };
    for (const Case& ends : {Case{"alike", {}, {}}, Case{"turn", {}, {140, false, 0, 1}},
                             Case{"stretch", {-30, true, 0, 1}, {40, true, 25, 1.25}}}) {
        FilmOrder order = this->order(ends.name);
        useFixedColors(order);
        order.samples = 4;
        order.timing.octavesPerSecond = 4;
        order.wide = homeLocation(order.narrow.location.formula).view;
        order.wide->transform = ends.widest;
        order.narrow.location.view.transform = ends.narrowest;
        const auto made = make(order);
        ASSERT_TRUE(made) << made.error().message;
        EXPECT_TRUE(made->isComplete);
        const auto scheduler = newScheduler();
        for (const auto& [name, bytes] : framesIn(order.path)) {
            const fs::path frame = order.path / name;
            const auto direct = [&](int samples) {
                ImageExport picture;
                picture.bookmark = readView(frame).value();
                picture.size = order.format.size;
                picture.samplesPerPixel = samples;
                picture.path = m_folder.path() / "direct.png";
                EXPECT_TRUE(exportImage(*scheduler, picture, {}, {}));
                return pixelsOf(picture.path);
            };
            const auto truth = direct(16);
            EXPECT_GE(likeness(pixelsOf(frame), truth), likeness(direct(4), truth) - 2)
                << order.path.filename() << ' ' << name;
        }
    }
}

TEST_F(FilmMakerTest, AStoppedFilmGoesOn) {
    FilmOrder whole = order("whole");
    ASSERT_TRUE(make(whole));
    const auto wanted = framesIn(whole.path);
    ASSERT_GT(wanted.size(), 12u);

    // A film that is stopped after each third frame.
    FilmOrder film = order("stopped");
    int stops = 0;
    for (bool isComplete = false; !isComplete; ++stops) {
        ASSERT_LT(stops, 20);
        std::stop_source source;
        int reports = 0;
        const auto made = makeFilm(
            *newScheduler(), film,
            [&](const ExportProgress& status) {
                if (status.stage.text() == "Making frames" && ++reports == 3) source.request_stop();
            },
            source.get_token());
        isComplete = made && made->isComplete;
        if (!made) {
            EXPECT_EQ(made.error().code, ErrorCode::Cancelled) << made.error().message;
        }
    }
    EXPECT_GT(stops, 2);
    EXPECT_EQ(framesIn(film.path), wanted);
}

TEST_F(FilmMakerTest, RemovesWhatAKilledProgramHadJoined) {
    FilmOrder film = order("film.mkv");
    film.format.codec = findVideoCodec("ffv1");
    film.keepsParts = true;
    std::stop_source source;
    const auto stopAtFrames = [&](const ExportProgress& status) {
        if (status.stage.text() == "Making frames") source.request_stop();
    };
    EXPECT_FALSE(makeFilm(*newScheduler(), film, stopAtFrames, source.get_token()));
    const fs::path left = path("film.mkv.parts") / "unfinished-1-film.mkv";
    ASSERT_TRUE(std::ofstream(left) << "half a film");

    const auto made = make(film);
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE(made->isComplete);
    EXPECT_TRUE(fs::exists(film.path));
    EXPECT_FALSE(fs::exists(left));
}

TEST_F(FilmMakerTest, PartsMakeTheSameFrames) {
    FilmOrder whole = order("whole");
    whole.timing.octavesPerSecond = 0.25;
    ASSERT_TRUE(make(whole));

    FilmOrder film = whole;
    film.path = m_folder.path() / "parts";
    film.parts = 3;
    for (film.part = 3; film.part >= 1; --film.part) {
        const auto made = make(film);
        ASSERT_TRUE(made) << made.error().message;
        EXPECT_EQ(made->isComplete, film.part == 1);
    }
    EXPECT_EQ(framesIn(film.path), framesIn(whole.path));
}

/// In, a rest, and out again: frames of the same depth are the same on both ways, and parts and
/// stops leave the same frames.
TEST_F(FilmMakerTest, WaypointsGoInAndOut) {
    const auto at = [](double seconds, const char* radius) {
        return FilmWaypoint{seconds, Decimal::parse(radius).value()};
    };
    FilmOrder whole = order("whole");
    useFixedColors(whole);
    whole.timing.waypoints = {at(0, "1.5"), at(8, "0.02"), at(9, "0.02"), at(17, "1.5")};
    const auto made = make(whole);
    ASSERT_TRUE(made) << made.error().message;
    const auto frames = framesIn(whole.path);
    ASSERT_EQ(frames.size(), 17u * 4 + 1);
    const auto frame = [&](int number) {
        char name[32];
        std::snprintf(name, sizeof name, "frame-%06d.png", number);
        return pixelsOf(whole.path / name);
    };
    for (const int number : {0, 7, 20, 30, 33})
        EXPECT_EQ(frame(number), frame(68 - number)) << number;
    EXPECT_EQ(frame(32), frame(34));
    EXPECT_LT(likeness(frame(0), frame(32)), 30);

    // Kept samples are read on the way out.
    FilmOrder keeping = whole;
    keeping.path = path("keeping");
    keeping.samplesFolder = path("samples");
    const auto kept = make(keeping);
    ASSERT_TRUE(kept) << kept.error().message;
    EXPECT_GT(kept->samplesRead, 0u);
    EXPECT_LT(kept->samplesComputed, made->samplesComputed);
    EXPECT_EQ(framesIn(keeping.path), frames);

    FilmOrder film = whole;
    film.path = path("parts");
    film.parts = 2;
    for (film.part = 2; film.part >= 1; --film.part)
        ASSERT_TRUE(make(film));
    EXPECT_EQ(framesIn(film.path), frames);
    film.timing.waypoints[1].seconds = 7;
    EXPECT_FALSE(make(film));  // another film

    FilmOrder broken = whole;
    broken.path = path("kill");
    for (int done = 0; done < 10; ++done) {
        std::stop_source source;
        int reports = 0;
        const auto went = makeFilm(
            *newScheduler(), broken,
            [&](const ExportProgress& status) {
                if (status.stage.text() == "Making frames" && ++reports == 17)
                    source.request_stop();
            },
            source.get_token());
        if (went && went->isComplete) break;
    }
    EXPECT_EQ(framesIn(broken.path), frames);
}

/// EXR frames hold the linear light of the PNG frames, and their views.
TEST_F(FilmMakerTest, ExrFramesHoldLinearLight) {
    FilmOrder plain = order("plain"), linear = order("linear");
    linear.format.frames = ImageFormat::ExrFloat;
    ASSERT_TRUE(make(plain));
    ASSERT_TRUE(make(linear));
    const auto frames = filesIn(linear.path, ".exr");
    ASSERT_EQ(frames.size(), framesIn(plain.path).size());
    for (const auto& [name, bytes] : frames) {
        const fs::path file = linear.path / name;
        fs::path twin = plain.path / name;
        twin.replace_extension(".png");
        EXPECT_EQ(toJson(readView(file).value()), toJson(readView(twin).value()));
        Imf::RgbaInputFile input(file.c_str(), 1);
        const Size size = plain.format.size;
        std::vector<Imf::Rgba> lights(size.area());
        input.setFrameBuffer(lights.data(), 1, static_cast<std::size_t>(size.width));
        input.readPixels(0, size.height - 1);
        const auto codes = pixelsOf(twin);
        for (std::size_t i = 0; i < lights.size(); ++i) {
            const Rgb32 code = toSrgb8(RgbF{lights[i].r, lights[i].g, lights[i].b});
            for (std::size_t k = 0; k < 3; ++k)
                ASSERT_NEAR(code >> (16 - 8 * k) & 255, codes[3 * i + k], 1) << name << ' ' << i;
        }
    }

    // Frames that are missing are made again, byte for byte.
    fs::remove(linear.path / frames.begin()->first);
    fs::remove(linear.path / frames.rbegin()->first);
    const auto again = make(linear);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->framesMade, 2);
    EXPECT_EQ(filesIn(linear.path, ".exr"), frames);
    linear.format.frames = ImageFormat::Png8;
    EXPECT_FALSE(make(linear));  // another film
}

TEST_F(FilmMakerTest, ZoomingOutShowsTheSameFramesBackwards) {
    FilmOrder in = order("in"), out = order("out");
    out.timing.isOutward = true;
    ASSERT_TRUE(make(in));
    ASSERT_TRUE(make(out));
    const auto forth = framesIn(in.path), back = framesIn(out.path);
    ASSERT_EQ(forth.size(), back.size());
    const fs::path first = forth.begin()->first, last = forth.rbegin()->first;
    EXPECT_GE(likeness(pixelsOf(in.path / first), pixelsOf(out.path / last)), 60);
    EXPECT_GE(likeness(pixelsOf(in.path / last), pixelsOf(out.path / first)), 60);
}

TEST_F(FilmMakerTest, KeepsThePartsOfAnotherFilm) {
    ASSERT_TRUE(make(order("frames")));
    const auto before = framesIn(m_folder.path() / "frames");
    FilmOrder other = order("frames");
    other.samples = 2;
    const auto made = make(other);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::InvalidInput);
    EXPECT_EQ(framesIn(m_folder.path() / "frames"), before);
}

TEST_F(FilmMakerTest, EveryCodecKeepsTheColours) {
    for (const VideoCodec& codec : videoCodecs()) {
        if (!checkEncoder(codec)) continue;  // this ffmpeg was built without it
        const std::string ending(codec.endings.substr(0, codec.endings.find(' ')));
        FilmOrder order = this->order("film-" + std::string(codec.id) + "." + ending);
        order.format.codec = &codec;
        order.format.quality = codec.isLossless() ? 0 : 4;
        // One colour alone: codecs keep it to a step or two.
        order.narrow.location.view.re = Decimal::parse("0").value();
        order.narrow.location.view.im = Decimal::parse("0").value();
        order.narrow.location.view.radius = Decimal::parse("0.01").value();
        order.wide = order.narrow.location.view;
        order.wide->radius = Decimal::parse("0.1").value();
        order.narrow.colors.interior = 0xC86432;
        const auto made = make(order);
        ASSERT_TRUE(made) << made.error().message;
        EXPECT_FALSE(fs::exists(order.path.string() + ".parts"));

        const fs::path decoded = m_folder.path() / "decoded";
        const std::string command =
            "ffmpeg -loglevel error -y -i " + order.path.string() +
            " -vf scale=in_color_matrix=bt709:flags=accurate_rnd+full_chroma_int"
            " -f rawvideo -pix_fmt rgb24 " +
            decoded.string();
        ASSERT_EQ(std::system(command.c_str()), 0) << codec.id;
        const std::string bytes = bytesOf(decoded);
        const std::vector<std::uint8_t> pixels(bytes.begin(), bytes.end());
        ASSERT_EQ(pixels.size(),
                  order.format.size.area() * 3 * static_cast<std::size_t>(made->frames))
            << codec.id;
        EXPECT_NEAR(pixels[0], 0xC8, 2) << codec.id;
        EXPECT_NEAR(pixels[1], 0x64, 2) << codec.id;
        EXPECT_NEAR(pixels[2], 0x32, 2) << codec.id;
    }
}

TEST_F(FilmMakerTest, RefusesOddSizesThatACodecCannotStore) {
    FilmOrder order = this->order("film.mp4");
    order.format.codec = findVideoCodec("h264");
    order.format.size.height += 1 - order.format.size.height % 2;
    const auto made = make(order);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::InvalidInput);
    EXPECT_TRUE(m_folder.names().empty());
}

TEST_F(FilmMakerTest, SaysBeforeWorkThatFfmpegIsMissing) {
    FilmOrder order = this->order("film.mp4");
    order.format.codec = findVideoCodec("h264");
    const std::string path = std::getenv("PATH");
    setenv("PATH", "/nonexistent", 1);
    const auto made = make(order);
    setenv("PATH", path.c_str(), 1);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::NotFound);
    EXPECT_NE(made.error().message.find("ffmpeg"), std::string::npos);
    EXPECT_TRUE(m_folder.names().empty());
}

}  // namespace
