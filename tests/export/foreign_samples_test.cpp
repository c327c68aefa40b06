// EXR pictures of Kalles Fraktaler and Fraktaler-3, as OpenEXR's own writer makes them, and what
// Fathom makes of their samples.
#include "export/foreign_samples.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/atomic_file.h"
#include "export/export_fixture.h"
#include "export/exr_reader.h"
#include "export/foreign_picture.h"
#include "export/recolorer.h"

namespace fathom::test {
namespace {

bool mentions(const std::vector<Phrase>& sentences, const std::string& part) {
    return std::ranges::any_of(sentences, [&](const Phrase& sentence) {
        return sentence.text().find(part) != std::string::npos;
    });
}

class ForeignSamplesTest : public ExportTest {
protected:
    /// A place with a turn and a stretch; the imaginary axis points down.
    static std::string kallesText() {
        return "Re: -0.743643887037\r\nIm: 0.131825904205\r\nZoom: 100\r\nIterations: 2000\r\n"
               "BailoutRadiusPreset: 3\r\nBailoutRadiusCustom: 25\r\n"
               "RotateAngle: 33\r\nStretchAngle: 20\r\nStretchAmount: 0.5\r\n"
               "Colors: 0,0,0,255,255,255,\r\nIterDiv: 4\r\n";
    }

    /// What the program writes for the samples of its place: their fractions are from above 0 to 1,
    /// and distances half of Fathom's.
    ForeignPicture pictureOf(const std::string& text, Size size) {
        ImageExport what = request("unused.exr", size);
        const auto file = path("place.kfr");
        EXPECT_TRUE(writeFileAtomically(file, text));
        what.bookmark = openView(file).value().bookmark;
        const PointF corner{size.width % 2 == 0 ? -0.5 : 0, size.height % 2 == 0 ? -0.5 : 0};
        ForeignPicture picture{.size = size, .text = text};
        m_samples = samplesOf(m_scheduler, what, corner);
        for (const TileSample& sample : m_samples) {
            const bool isInterior = sample.count == kInteriorCount;
            const bool isWhole = !isInterior && sample.fraction == 0;
            const auto count = static_cast<std::uint32_t>(sample.count) - (isWhole ? 1 : 0);
            picture.words["N"].push_back(isInterior ? 0xFFFFFFFF : count + kTheirBias);
            picture.floats["NF"].push_back(isWhole ? 1 : sample.fraction);
            picture.floats["T"].push_back(sample.angle);
            picture.floats["DEX"].push_back(sample.distance_x / 2);
            picture.floats["DEY"].push_back(sample.distance_y / 2);
        }
        return picture;
    }

    ExrReader open(const ForeignPicture& picture, const std::string& name = "foreign.exr") {
        picture.write(path(name));
        auto reader = ExrReader::open(path(name));
        EXPECT_TRUE(reader) << reader.error().message;
        return *std::move(reader);
    }
    Error refusalOfFile(const ForeignPicture& picture) {
        picture.write(path("refused.exr"));
        const auto reader = ExrReader::open(path("refused.exr"));
        EXPECT_FALSE(reader);
        return reader ? Error{} : reader.error();
    }
    static std::vector<TileSample> readAll(ExrReader& reader) {
        const auto width = static_cast<std::size_t>(reader.size().width);
        std::vector<TileSample> samples(reader.size().area());
        for (int top = 0; top < reader.size().height; top += 7) {
            const int rows = std::min(7, reader.size().height - top);
            EXPECT_TRUE(reader.readRows(
                top, std::span(samples).subspan(static_cast<std::size_t>(top) * width,
                                                static_cast<std::size_t>(rows) * width)));
        }
        return samples;
    }

    RenderScheduler m_scheduler{engineList(std::make_unique<CpuEngine>(2))};
    std::vector<TileSample> m_samples;  // of the last picture
};

TEST_F(ForeignSamplesTest, SamplesOfKallesFraktalerAreThoseOfTheView) {
    for (const Size size : {Size{60, 40}, Size{61, 41}, Size{60, 41}}) {
        ExrReader reader = open(pictureOf(kallesText(), size));
        EXPECT_EQ(reader.size(), size);
        EXPECT_EQ(reader.iterationLimit(), 2000U);
        EXPECT_EQ(reader.view().location.iterations.limit, 2000U);
        EXPECT_EQ(reader.view().colors.density, 1 / 64.0);
        EXPECT_EQ(mentions(reader.lost(), "half a pixel"), (size != Size{61, 41}));

        // The samples are those that the file was made from.
        const std::vector<TileSample> samples = readAll(reader);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            ASSERT_EQ(samples[i].count, m_samples[i].count) << i;
            ASSERT_EQ(samples[i].fraction, m_samples[i].fraction) << i;
            ASSERT_EQ(samples[i].angle, m_samples[i].angle);
            ASSERT_EQ(samples[i].distance_x, m_samples[i].distance_x);
            ASSERT_EQ(samples[i].distance_y, m_samples[i].distance_y);
        }

        // The same as those at the centres of the view's pixels, but for the last digits.
        ImageExport fresh = request("fresh.exr", size);
        fresh.bookmark = reader.view();
        const std::vector<TileSample> computed = samplesOf(m_scheduler, fresh);
        std::size_t equal = 0;
        for (std::size_t i = 0; i < samples.size(); ++i)
            equal += samples[i].count == computed[i].count;
        EXPECT_GT(equal, samples.size() * 97 / 100);
    }
}

TEST_F(ForeignSamplesTest, APictureIsRecolouredWithoutComputing) {
    ExrReader reader = open(pictureOf(kallesText(), {60, 40}));
    Bookmark view = reader.view();
    view.colors = initialColors();
    ASSERT_TRUE(recolorImage(reader, view, path("recolored.exr"), ImageFormat::ExrFloat, {}, {}));

    // From its samples, in Fathom's form.
    ExrReader recolored = ExrReader::open(path("recolored.exr")).value();
    EXPECT_EQ(recolored.view().location, reader.view().location);
    EXPECT_TRUE(recolored.lost().empty());
    const std::vector<TileSample> samples = readAll(recolored);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        ASSERT_EQ(samples[i].count, m_samples[i].count);
        ASSERT_EQ(samples[i].distance_x, m_samples[i].distance_x);
    }
    const ColorSettings& colors = recolored.view().colors;
    EXPECT_TRUE(colors.curve);
    EXPECT_EQ(colors.palette, view.colors.palette);
}

TEST_F(ForeignSamplesTest, WhatAFileLeavesOutIsSaid) {
    ForeignPicture picture = pictureOf(kallesText(), {60, 40});
    picture.floats.clear();
    picture.hasColors = false;
    ExrReader reader = open(picture);
    for (const char* part : {"NF", "DEX and DEY", "channel T"})
        EXPECT_TRUE(mentions(reader.lost(), part)) << part;
    const std::vector<TileSample> samples = readAll(reader);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const bool isWhole = m_samples[i].fraction == 0 && m_samples[i].count != kInteriorCount;
        ASSERT_EQ(samples[i].count, m_samples[i].count - (isWhole ? 1 : 0));
        ASSERT_EQ(samples[i].angle, 0);
    }
}

/// Far from the set, where counts change evenly, distances are nearly those that are missing.
TEST_F(ForeignSamplesTest, MissingDistancesAreEstimated) {
    ForeignPicture picture = pictureOf(kallesText(), {120, 80});
    picture.floats.erase("DEY");
    ExrReader reader = open(picture);
    EXPECT_TRUE(mentions(reader.lost(), "distances are estimated"));
    const std::vector<TileSample> samples = readAll(reader);
    std::vector<double> errors;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const TileSample& wanted = m_samples[i];
        if (wanted.count == kInteriorCount) continue;
        const double size = std::hypot(wanted.distance_x, wanted.distance_y);
        if (size > 8)
            errors.push_back(std::hypot(samples[i].distance_x - wanted.distance_x,
                                        samples[i].distance_y - wanted.distance_y) /
                             size);
        EXPECT_LE(std::hypot(samples[i].distance_x, samples[i].distance_y), 80.001);
    }
    ASSERT_GT(errors.size(), 200U);
    std::ranges::nth_element(errors,
                             errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2));
    EXPECT_LT(errors[errors.size() / 2], 0.1);
}

TEST_F(ForeignSamplesTest, RowsDoNotDependOnHowTheyAreRead) {
    ForeignPicture picture = pictureOf(kallesText(), {60, 40});
    picture.floats.erase("DEX");
    ExrReader reader = open(picture);
    const std::vector<TileSample> bands = readAll(reader);
    std::vector<TileSample> whole(bands.size());
    ASSERT_TRUE(reader.readRows(0, whole));
    for (std::size_t i = 0; i < whole.size(); ++i) {
        ASSERT_EQ(whole[i].distance_x, bands[i].distance_x) << i;
        ASSERT_EQ(whole[i].distance_y, bands[i].distance_y) << i;
    }
}

TEST_F(ForeignSamplesTest, APreviewOfAnySizeIsLeftOut) {
    ForeignPicture picture = pictureOf(kallesText(), {60, 40});
    ExrReader plain = open(picture, "plain.exr");
    picture.preview = 2100;  // 17 MB, more than attributes may have together
    ExrReader reader = open(picture);
    const auto wanted = readAll(plain), found = readAll(reader);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        ASSERT_EQ(found[i].count, wanted[i].count);
}

TEST_F(ForeignSamplesTest, CountsInTwoChannelsAndTextsAreRead) {
    ForeignPicture picture = pictureOf(kallesText(), {8, 6});
    auto counts = picture.words["N"];
    picture.words.clear();
    picture.words["N1"].assign(counts.size(), 1);
    counts[5] = picture.words["N1"][5] = 0xFFFFFFFF;
    counts[6] = picture.words["N1"][6] = 0;
    picture.words["N0"] = counts;
    picture.floats["NF"].assign(counts.size(), 0.5F);
    picture.hasTextCounts = true;
    ExrReader reader = open(picture);
    EXPECT_EQ(reader.iterationLimit(), 2000U);
    const std::vector<TileSample> samples = readAll(reader);
    EXPECT_EQ(samples[5].count, kInteriorCount);
    EXPECT_EQ(samples[6].count, 0U);
    EXPECT_EQ(samples[0].count, (std::uint64_t{1} << 32 | counts[0]) - kTheirBias);
}

TEST_F(ForeignSamplesTest, SamplesOfFraktaler3AreRead) {
    ForeignPicture picture = pictureOf(kallesText(), {60, 40});
    picture.attribute = "Fraktaler3";
    picture.text =
        "program = \"fraktaler-3\"\nlocation.real = \"-0.75\"\nlocation.imag = \"0.1\"\n"
        "location.zoom = \"100\"\nbailout.iterations = 2000\n";
    ExrReader reader = open(picture);
    EXPECT_EQ(reader.view().location.view.re, Decimal::parse("-0.75").value());
    EXPECT_TRUE(mentions(reader.lost(), "at random"));
    EXPECT_FALSE(mentions(reader.lost(), "half a pixel"));
    EXPECT_EQ(readAll(reader)[0].count, m_samples[0].count);

    // Several subframes make a file of colours alone.
    ForeignPicture colors = picture;
    colors.words.clear();
    colors.floats.clear();
    EXPECT_NE(refusalOfFile(colors).message.find("holds no samples (its channel N)"),
              std::string::npos);
    ForeignPicture map = picture;
    map.text += "transform.exponential_map = true\n";
    EXPECT_EQ(refusalOfFile(map).code, ErrorCode::Unsupported);
}

TEST_F(ForeignSamplesTest, MapsAndOtherFormulasAndDamageAreRefused) {
    const ForeignPicture good = pictureOf(kallesText(), {60, 40});
    const ForeignPicture map = pictureOf(kallesText(), {145, 16});
    EXPECT_NE(refusalOfFile(map).message.find("is an exponential map"), std::string::npos);

    ForeignPicture other = good;
    other.text += "FractalType: 20\r\n";
    EXPECT_EQ(refusalOfFile(other).code, ErrorCode::Unsupported);
    ForeignPicture nothing = good;
    nothing.text = "nothing of a place";
    EXPECT_EQ(refusalOfFile(nothing).code, ErrorCode::Parse);

    good.write(path("cut.exr"));
    std::filesystem::resize_file(path("cut.exr"), std::filesystem::file_size(path("cut.exr")) / 2);
    auto cut = ExrReader::open(path("cut.exr"));
    std::vector<TileSample> samples(good.size.area());
    const Result<void> read = cut ? cut->readRows(0, samples) : tl::make_unexpected(cut.error());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Parse);
    EXPECT_NE(read.error().message.find("damaged"), std::string::npos);
}

}  // namespace
}  // namespace fathom::test
