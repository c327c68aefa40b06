#include "film/film_maker.h"

#include <gtest/gtest.h>
#include <png.h>

#include <cmath>

#include "export/image_exporter.h"
#include "film/film_fixture.h"

namespace {

using namespace fathom;
using namespace fathom::test;
namespace fs = std::filesystem;

std::vector<std::uint8_t> pixelsOf(const fs::path& path) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, path.c_str())) return {};
    image.format = PNG_FORMAT_RGB;
    std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
    png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr);
    return pixels;
}

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

/// Frames are as near to pictures of many samples as pictures of the frames' own samples are.
TEST_F(FilmMakerTest, FramesShowTheirViews) {
    FilmOrder order = this->order("frames");
    useFixedColors(order);
    order.samples = 4;
    order.timing.octavesPerSecond = 4;
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
        EXPECT_GE(likeness(pixelsOf(frame), truth), likeness(direct(4), truth) - 2) << name;
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
