// Samples read from EXR files, and pictures that are recoloured from them.
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "export/export_fixture.h"
#include "export/exr_reader.h"
#include "export/recolorer.h"
#include "formula/formula_list.h"

namespace fathom::test {
namespace {

std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeBytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

class RecolorTest : public ExportTest {
protected:
    ImageExport rendered(ImageExport what) {
        EXPECT_TRUE(exportImage(m_scheduler, what, {}, {}));
        return what;
    }

    ImageExport newton(const std::string& name, Size size) const {
        ImageExport what = request(name, size);
        what.bookmark.location = homeLocation(defaultInstance(*findFormula("newton")));
        return what;
    }

    /// Reads all rows, in bands whose edges lie inside the file's own bands.
    std::vector<TileSample> readAll(const std::filesystem::path& path) const {
        ExrReader reader = ExrReader::open(path).value();
        const auto width = static_cast<std::size_t>(reader.size().width);
        std::vector<TileSample> samples(reader.size().area());
        for (int top = 0; top < reader.size().height; top += 7) {
            const int rows = std::min(7, reader.size().height - top);
            const auto band = std::span(samples).subspan(static_cast<std::size_t>(top) * width,
                                                         static_cast<std::size_t>(rows) * width);
            EXPECT_TRUE(reader.readRows(top, band));
        }
        return samples;
    }

    RenderScheduler m_scheduler{engineList(std::make_unique<CpuEngine>(2))};
};

void expectSame(const std::vector<TileSample>& found, const std::vector<TileSample>& expected,
                bool haveAttractors) {
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        ASSERT_EQ(found[i].count, expected[i].count) << i;
        ASSERT_EQ(found[i].fraction, expected[i].fraction);
        ASSERT_EQ(found[i].angle, expected[i].angle);
        ASSERT_EQ(found[i].distance_x, expected[i].distance_x);
        ASSERT_EQ(found[i].distance_y, expected[i].distance_y);
        ASSERT_EQ(found[i].attractor, haveAttractors ? expected[i].attractor : 0);
    }
}

TEST_F(RecolorTest, ReadsTheSamplesThatWereWritten) {
    for (const ImageExport& what :
         {request("picture.exr", {150, 90}), newton("newton.exr", {60, 40})}) {
        rendered(what);
        const bool isNewton = what.bookmark.location.formula.spec->id == "newton";
        expectSame(readAll(what.path), samplesOf(m_scheduler, what), isNewton);
        const ExrReader reader = ExrReader::open(what.path).value();
        EXPECT_EQ(reader.view(), what.bookmark);
        EXPECT_EQ(reader.size(), what.size);
        EXPECT_EQ(reader.iterationLimit(), what.bookmark.location.iterations.limit);
        EXPECT_EQ(reader.samplesPerPixel(), 1);
        EXPECT_EQ(reader.dotsPerInch(), 0);
    }
}

TEST_F(RecolorTest, KeepsPeriods) {
    ImageExport what = request("picture.exr", {150, 90});
    what.bookmark.colors.coloring = "domains";
    what.bookmark.colors.interiorBy = "period";
    rendered(what);
    const ExrReader reader = ExrReader::open(what.path).value();
    EXPECT_EQ(reader.periods(), (WantedPeriods{.outside = true, .inside = true}));
    std::size_t outside = 0, inside = 0;
    for (const TileSample& sample : readAll(what.path)) {
        const bool isInterior = sample.count == kInteriorCount;
        (isInterior ? inside : outside) += sample.period > 0;
        EXPECT_TRUE(isInterior || sample.period > 0);
    }
    EXPECT_GT(outside, 0u);
    EXPECT_GT(inside, 0u);

    ImageExport plain = what;
    plain.bookmark.colors.coloring = "count";
    plain.bookmark.colors.interiorBy = "color";
    plain.path = path("plain.exr");
    rendered(plain);
    ExrReader without = ExrReader::open(plain.path).value();
    EXPECT_FALSE(without.periods().any());
    EXPECT_FALSE(
        recolorImage(without, what.bookmark, path("again.png"), ImageFormat::Png8, {}, {}));
    ExrReader again = ExrReader::open(what.path).value();
    EXPECT_TRUE(recolorImage(again, plain.bookmark, path("again.png"), ImageFormat::Png8, {}, {}));
}

TEST_F(RecolorTest, ReadsCountsBeyond32Bits) {
    FakeEngine::Behaviour behaviour;
    behaviour.countAt = [](int x, int y) {
        return x == y ? kInteriorCount
                      : (std::uint64_t{1} << 33) + static_cast<std::uint64_t>(x * 100 + y);
    };
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(behaviour)));
    ImageExport what = request("picture.exr", {20, 10});
    what.bookmark.location.iterations = {std::uint64_t{1} << 40, false};
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    EXPECT_EQ(ExrReader::open(what.path)->iterationLimit(), std::uint64_t{1} << 40);
    const auto samples = readAll(what.path);
    for (int y = 0; y < 10; ++y)
        for (int x = 0; x < 20; ++x)
            ASSERT_EQ(samples[static_cast<std::size_t>(y * 20 + x)].count, behaviour.countAt(x, y));
}

TEST_F(RecolorTest, GivesTheBytesOfAFreshPicture) {
    for (const ImageExport& what :
         {request("picture.exr", {150, 90}), newton("newton.exr", {60, 40})}) {
        rendered(what);
        ImageExport fresh = what;
        fresh.bookmark.colors.palette = "ember";
        fresh.bookmark.colors.coloring = "distance";
        fresh.bookmark.colors.density = 3;
        fresh.bookmark.colors.light.strength = 0.5;
        for (const auto format : {ImageFormat::Png8, ImageFormat::Png16, ImageFormat::ExrFloat}) {
            const std::string ending = format == ImageFormat::ExrFloat ? ".exr" : ".png";
            fresh.path = path("fresh" + ending);
            fresh.format = format;
            rendered(fresh);
            ExrReader source = ExrReader::open(what.path).value();
            const auto recolored = path("recolored" + ending);
            double done = 0;
            ASSERT_TRUE(recolorImage(
                source, fresh.bookmark, recolored, format, [&](double share) { done = share; }, {},
                2));
            EXPECT_EQ(done, 1);
            EXPECT_EQ(bytesOf(recolored), bytesOf(fresh.path)) << ending;
        }
    }
}

TEST_F(RecolorTest, TellsOfTheSamplesThatTheFileDoesNotKeep) {
    ImageExport what = request("picture.exr", {40, 30});
    what.samplesPerPixel = 3;
    what.dotsPerInch = 300;
    rendered(what);
    const ExrReader reader = ExrReader::open(what.path).value();
    EXPECT_EQ(reader.samplesPerPixel(), 3);
    EXPECT_EQ(reader.dotsPerInch(), 300);
}

TEST_F(RecolorTest, MayReplaceTheFileItReads) {
    const ImageExport what = rendered(request("picture.exr", {64, 48}));
    const auto before = readAll(what.path);
    Bookmark view = what.bookmark;
    view.colors.palette = "ember";
    ExrReader source = ExrReader::open(what.path).value();
    ASSERT_TRUE(recolorImage(source, view, what.path, ImageFormat::ExrFloat, {}, {}));
    EXPECT_EQ(readView(what.path).value(), view);
    expectSame(readAll(what.path), before, false);
}

TEST_F(RecolorTest, AStopLeavesNothing) {
    const ImageExport what = rendered(request("picture.exr", {64, 48}));
    ExrReader source = ExrReader::open(what.path).value();
    std::stop_source stop;
    stop.request_stop();
    const auto done = recolorImage(source, what.bookmark, path("new.png"), ImageFormat::Png8, {},
                                   stop.get_token());
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(namesInFolder(), std::set<std::string>{"picture.exr"});
}

TEST_F(RecolorTest, RefusesWhatHasNoSamples) {
    const ImageExport png = rendered(request("picture.png", {16, 16}));
    EXPECT_EQ(ExrReader::open(png.path).error().code, ErrorCode::Parse);
    EXPECT_EQ(ExrReader::open(path("none.exr")).error().code, ErrorCode::NotFound);
    writeBytes(path("empty.exr"), "");
    EXPECT_EQ(ExrReader::open(path("empty.exr")).error().code, ErrorCode::Parse);
}

/// Offset of an attribute's value in the file: after its name, its type and its four-byte size.
std::size_t valueOf(const std::string& bytes, const std::string& name, const std::string& type) {
    const std::string head = name + '\0' + type + '\0';
    return bytes.find(head) + head.size() + 4;
}

TEST_F(RecolorTest, RefusesSizesAndPackingsOfOthers) {
    const ImageExport what = rendered(request("picture.exr", {64, 48}));
    const std::string good = bytesOf(what.path);
    std::string wide = good;
    wide.replace(valueOf(good, "dataWindow", "box2i") + 8, 4, std::string("\xff\xff\xff\x0f", 4));
    std::string packed = good;
    packed[valueOf(good, "compression", "compression")] = 4;  // PIZ
    std::string renamed = good;
    renamed[good.find(std::string("DEX\0", 4))] = 'C';
    for (const std::string& bytes : {wide, packed, renamed}) {
        writeBytes(path("bad.exr"), bytes);
        const auto reader = ExrReader::open(path("bad.exr"));
        ASSERT_FALSE(reader);
        EXPECT_EQ(reader.error().code, ErrorCode::Parse);
        EXPECT_NE(reader.error().message.find("bad.exr"), std::string::npos);
    }
}

std::string attribute(const std::string& name, const std::string& type, const std::string& value) {
    std::string size;
    for (const int shift : {0, 8, 16, 24})
        size += static_cast<char>(value.size() >> shift & 0xFF);
    return name + '\0' + type + '\0' + size + value;
}

// OpenEXR reads a value by its type. If the stated size is not that of the type, OpenEXR takes the
// rest of the value for the next attribute.
TEST_F(RecolorTest, RefusesAttributesThatAreNotWhatTheySay) {
    const ImageExport what = rendered(request("picture.exr", {16, 16}));
    const std::string good = bytesOf(what.path);
    constexpr std::size_t kHead = 8;  // magic and version
    const auto opens = [&](const std::string& added) {
        std::string bytes = good;
        bytes.insert(kHead, added);
        writeBytes(path("more.exr"), bytes);
        const auto reader = ExrReader::open(path("more.exr"));
        if (!reader) {
            EXPECT_EQ(reader.error().code, ErrorCode::Parse);
            EXPECT_NE(reader.error().message.find("\"more\""), std::string::npos);
        }
        return reader.has_value();
    };
    EXPECT_TRUE(opens(attribute("more", "int", std::string(4, 'x'))));
    EXPECT_TRUE(opens(attribute("more", "string", std::string(100'000, 'x'))));
    EXPECT_FALSE(opens(attribute("more", "int", std::string(40, 'x'))));
    EXPECT_FALSE(opens(attribute("more", "chlist", std::string("G\0rest", 6))));
    EXPECT_FALSE(opens(attribute("more", "preview", std::string(8, '\x7f'))));
    const std::string half = attribute("half", "string", std::string(9 << 20, 'x'));
    EXPECT_FALSE(opens(half + attribute("more", "string", std::string(9 << 20, 'x'))));
}

TEST_F(RecolorTest, DamageIsRefusedOrReadAndNeverCrashes) {
    const ImageExport what = rendered(request("picture.exr", {64, 48}));
    const std::string good = bytesOf(what.path);
    std::mt19937 random(7);
    const auto below = [&](std::size_t end) { return random() % end; };
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        std::string bytes = good;
        if (i % 4 == 0) bytes.resize(below(bytes.size()));
        for (int change = 0; change < 3 && !bytes.empty(); ++change)
            bytes[below(i % 2 ? std::min<std::size_t>(bytes.size(), 1500) : bytes.size())] =
                static_cast<char>(random());
        writeBytes(path("bad.exr"), bytes);
        auto reader = ExrReader::open(path("bad.exr"));
        if (reader && reader->size().area() <= what.size.area()) {
            std::vector<TileSample> samples(reader->size().area());
            const auto read = reader->readRows(0, samples);
            refused += !read;
            std::vector<RgbF> colors(samples.size());
            Colorizer::create(what.bookmark.colors)->toLinear(samples, colors);
        } else {
            ++refused;
        }
    }
    EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace fathom::test
