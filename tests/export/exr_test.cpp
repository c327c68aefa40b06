// Reads EXR files with OpenEXR and compares them with samples that never went through a file.
#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <cstring>
#include <random>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfInputFile.h>
#include <ImfIntAttribute.h>
#include <ImfOutputFile.h>
#include <ImfStandardAttributes.h>
#include <ImfStringAttribute.h>
#include <half.h>

#include "base/atomic_file.h"
#include "export/export_fixture.h"
#include "export/exr_checksum.h"
#include "export/exr_half.h"
#include "export/exr_reader.h"
#include "export/exr_writer.h"

namespace fathom::test {
namespace {

constexpr std::uint64_t kBias = 1024;

struct ExrPicture {
    Size size;
    std::set<std::string> channels;
    std::string iterations;
    int bias = 0;
    std::map<std::string, std::vector<float>> floats;
    std::map<std::string, std::vector<std::uint32_t>> words;
};

ExrPicture readExr(const std::filesystem::path& path) {
    Imf::InputFile file(path.c_str(), 0);
    const Imf::Header& header = file.header();
    ExrPicture picture;
    const auto window = header.dataWindow();
    picture.size = {window.max.x - window.min.x + 1, window.max.y - window.min.y + 1};
    if (const auto* count = header.findTypedAttribute<Imf::IntAttribute>("Iterations"))
        picture.iterations = std::to_string(count->value());
    else
        picture.iterations = header.typedAttribute<Imf::StringAttribute>("Iterations").value();
    picture.bias = header.typedAttribute<Imf::IntAttribute>("IterationsBias").value();

    const auto width = static_cast<std::size_t>(picture.size.width);
    Imf::FrameBuffer frame;
    for (auto channel = header.channels().begin(); channel != header.channels().end(); ++channel) {
        picture.channels.insert(channel.name());
        char* base = nullptr;
        if (channel.channel().type == Imf::FLOAT) {
            auto& values = picture.floats[channel.name()];
            values.resize(picture.size.area());
            base = reinterpret_cast<char*>(values.data());
        } else {
            auto& values = picture.words[channel.name()];
            values.resize(picture.size.area());
            base = reinterpret_cast<char*>(values.data());
        }
        frame.insert(channel.name(), Imf::Slice(channel.channel().type, base, 4, 4 * width));
    }
    file.setFrameBuffer(frame);
    file.readPixels(window.min.y, window.max.y);
    return picture;
}

class ExrTest : public ExportTest {};

TEST_F(ExrTest, TellsTheResolutionOfThePrintWhenItIsKnown) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(1)));
    ImageExport what = request("picture.exr", {16, 8});
    for (const int resolution : {0, 300}) {
        what.dotsPerInch = resolution;
        ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
        const Imf::InputFile file(what.path.c_str(), 0);
        ASSERT_EQ(Imf::hasXDensity(file.header()), resolution != 0);
        if (resolution != 0) {
            EXPECT_EQ(Imf::xDensity(file.header()), 300.0f);
        }
        EXPECT_EQ(readView(what.path).value(), what.bookmark);
    }
}

TEST_F(ExrTest, HoldsTheSamplesExactly) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(2)));
    const ImageExport what = request("picture.exr", {150, 90});
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    const ExrPicture picture = readExr(what.path);
    EXPECT_EQ(picture.size, what.size);
    EXPECT_EQ(picture.channels,
              (std::set<std::string>{"R", "G", "B", "N", "NF", "T", "DEX", "DEY"}));
    EXPECT_EQ(picture.iterations, "1500");
    EXPECT_EQ(picture.bias, static_cast<int>(kBias));

    const auto samples = samplesOf(scheduler, what);
    std::vector<RgbF> colors(samples.size());
    Colorizer::create(what.bookmark.colors)->toLinear(samples, colors);
    std::size_t interior = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const TileSample& sample = samples[i];
        const bool isInterior = sample.count == kInteriorCount;
        interior += isInterior;
        ASSERT_EQ(picture.words.at("N")[i], isInterior ? 0xFFFFFFFFu : sample.count + kBias);
        ASSERT_EQ(picture.floats.at("NF")[i], sample.fraction);
        ASSERT_EQ(picture.floats.at("T")[i], sample.angle);
        ASSERT_EQ(picture.floats.at("DEX")[i], sample.distance_x);
        ASSERT_EQ(picture.floats.at("DEY")[i], sample.distance_y);
        ASSERT_EQ(picture.floats.at("R")[i], colors[i].r);
        ASSERT_EQ(picture.floats.at("G")[i], colors[i].g);
        ASSERT_EQ(picture.floats.at("B")[i], colors[i].b);
    }
    EXPECT_GT(interior, 0u);
    EXPECT_LT(interior, samples.size() / 2);
}

TEST_F(ExrTest, DataChannelsHoldTheCentresWhenPixelsHaveSeveralSamples) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(2)));
    ImageExport what = request("picture.exr", {40, 30});
    what.samplesPerPixel = 3;
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    const ExrPicture picture = readExr(what.path);
    const auto samples = samplesOf(scheduler, what);
    for (std::size_t i = 0; i < samples.size(); ++i)
        ASSERT_EQ(picture.floats.at("NF")[i], samples[i].fraction);
}

TEST_F(ExrTest, CountsBeyond32BitsTakeTwoChannels) {
    const auto countAt = [](int x, int y) {
        return x == y ? kInteriorCount
                      : (std::uint64_t{1} << 33) + static_cast<std::uint64_t>(x * 100 + y);
    };
    FakeEngine::Behaviour behaviour;
    behaviour.countAt = countAt;
    RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(std::move(behaviour))));
    ImageExport what = request("picture.exr", {20, 10});
    what.bookmark.location.iterations = {std::uint64_t{1} << 40, false};
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));

    const ExrPicture picture = readExr(what.path);
    EXPECT_EQ(picture.iterations, "1099511627776");
    EXPECT_EQ(picture.channels.count("N"), 0u);
    for (int y = 0; y < 10; ++y)
        for (int x = 0; x < 20; ++x) {
            const auto i = static_cast<std::size_t>(y * 20 + x);
            const std::uint64_t found =
                picture.words.at("N0")[i] | std::uint64_t{picture.words.at("N1")[i]} << 32;
            ASSERT_EQ(found, x == y ? ~std::uint64_t{0} : countAt(x, y) + kBias);
        }
}

TEST_F(ExrTest, TheLargestLimitOfOneChannelFits) {
    for (const std::uint64_t limit : {0xFFFFFFFEull - kBias, 0xFFFFFFFFull - kBias}) {
        FakeEngine::Behaviour behaviour;
        behaviour.countAt = [limit](int, int) { return limit; };
        RenderScheduler scheduler(engineList(std::make_unique<FakeEngine>(std::move(behaviour))));
        ImageExport what = request("picture.exr", {4, 4});
        what.bookmark.location.iterations = {limit, false};
        ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
        const ExrPicture picture = readExr(what.path);
        EXPECT_EQ(picture.channels.count("N"), limit == 0xFFFFFFFEull - kBias ? 1u : 0u);
        EXPECT_EQ(picture.words.begin()->second[0], static_cast<std::uint32_t>(limit + kBias));
    }
}

/// Samples of all kinds of bytes: equal ones, few different ones, and noise.
TEST_F(ExrTest, PacksSamplesByRunLengths) {
    const Size size{150, 41};
    std::mt19937 random(7);
    std::vector<TileSample> samples(size.area());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::size_t row = i / 150;
        if (row < 5) continue;  // not computed
        samples[i].count = row < 20 ? 7 : random() % 900 + 1;
        samples[i].fraction = row < 20 ? 0.5f : static_cast<float>(random() % 1000) / 1000;
        samples[i].distance_x = row < 30 ? -2 : static_cast<float>(random()) / 1e6f;
    }
    const PictureHead head{.size = size,
                           .viewJson = toJson(boundaryBookmark(), -1),
                           .iterationLimit = 1500,
                           .hasColors = false,
                           .projection = std::string(kRings),
                           .packFast = true};
    const auto picture = path("picture.exr");
    auto writer = makeExrWriter(AtomicFile::create(picture).value(), head, 2).value();
    const std::span<const TileSample> all = samples;
    ASSERT_TRUE(writer->writeRows({.colors = {}, .samples = all.first(150 * 9)}));
    ASSERT_TRUE(writer->writeRows({.colors = {}, .samples = all.subspan(150 * 9)}));
    ASSERT_TRUE(writer->finish());

    const ExrPicture found = readExr(picture);
    EXPECT_EQ(found.channels, (std::set<std::string>{"N", "NF", "T", "DEX", "DEY"}));
    for (std::size_t i = 0; i < samples.size(); ++i) {
        ASSERT_EQ(found.words.at("N")[i], samples[i].count == 0 ? 0 : samples[i].count + kBias);
        ASSERT_EQ(found.floats.at("NF")[i], samples[i].fraction);
        ASSERT_EQ(found.floats.at("DEX")[i], samples[i].distance_x);
    }
    ExrReader reader = ExrReader::open(picture).value();
    EXPECT_EQ(reader.projection(), kRings);
    std::vector<TileSample> read(samples.size());
    ASSERT_TRUE(reader.readRows(0, read));
    EXPECT_EQ(read.back().distance_x, samples.back().distance_x);
}

TEST_F(ExrTest, TheChecksumFindsEachChangedByte) {
    const PictureHead head{.size = {8, 4},
                           .viewJson = toJson(boundaryBookmark(), -1),
                           .iterationLimit = 1500,
                           .hasColors = false,
                           .packFast = true};
    const auto picture = path("picture.exr");
    auto writer = makeExrWriter(AtomicFile::create(picture).value(), head, 1).value();
    const std::vector<TileSample> samples(head.size.area());
    ASSERT_TRUE(writer->writeRows({.colors = {}, .samples = samples}));
    ASSERT_TRUE(writer->finish());
    ASSERT_TRUE(verifyExr(picture));

    const std::string bytes = readFile(picture).value();
    // The table of the four chunks, whose first entry is the position behind the table.
    const auto isTable = [&](std::size_t at) {
        std::uint64_t first = 0;
        std::memcpy(&first, &bytes[at], sizeof first);
        return first == at + 4 * sizeof first;
    };
    std::size_t table = 0;
    while (table + 8 < bytes.size() && !isTable(table))
        ++table;
    ASSERT_TRUE(isTable(table));
    for (std::size_t i = table; i < bytes.size(); ++i) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ 4);
        ASSERT_TRUE(writeFileAtomically(picture, changed));
        const auto verified = verifyExr(picture);
        ASSERT_FALSE(verified) << i;
        EXPECT_EQ(verified.error().code, ErrorCode::Parse);
    }
    ASSERT_TRUE(writeFileAtomically(picture, bytes + "x"));
    EXPECT_FALSE(verifyExr(picture));
}

TEST_F(ExrTest, RowsOfAChunkAreReadInAnyOrder) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(2)));
    const ImageExport what = request("picture.exr", {30, 40});
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    const auto samples = samplesOf(scheduler, what);
    ExrReader reader = ExrReader::open(what.path).value();
    for (const int y : {39, 3, 17, 16, 15, 0, 38, 2}) {
        std::vector<TileSample> row(30);
        ASSERT_TRUE(reader.readRows(y, row));
        for (std::size_t x = 0; x < row.size(); ++x) {
            const TileSample& expected = samples[static_cast<std::size_t>(y) * 30 + x];
            ASSERT_EQ(row[x].count, expected.count) << y;
            ASSERT_EQ(row[x].angle, expected.angle) << y;
        }
    }
}

TEST_F(ExrTest, ReadsRowsThatAreNotCompressedButNotShortOnes) {
    const auto picture = path("picture.exr");
    Imf::Header header(4, 2);
    header.compression() = Imf::NO_COMPRESSION;
    header.insert("fathom", Imf::StringAttribute(toJson(boundaryBookmark(), -1)));
    header.insert("Iterations", Imf::IntAttribute(1500));
    const std::vector<std::uint32_t> counts(8, 5);
    const std::vector<float> numbers(8, 0.25f);
    Imf::FrameBuffer frame;
    const auto add = [&](const char* name, Imf::PixelType type, const void* data) {
        header.channels().insert(name, Imf::Channel(type));
        char* const base = const_cast<char*>(static_cast<const char*>(data));
        frame.insert(name, Imf::Slice(type, base, 4, 16));
    };
    add("N", Imf::UINT, counts.data());
    for (const char* name : {"NF", "T", "DEX", "DEY"})
        add(name, Imf::FLOAT, numbers.data());
    {
        Imf::OutputFile file(picture.c_str(), header);
        file.setFrameBuffer(frame);
        file.writePixels(2);
    }
    std::vector<TileSample> samples(8);
    ASSERT_TRUE(ExrReader::open(picture).value().readRows(0, samples));
    EXPECT_EQ(samples[7].count, 5u);
    EXPECT_EQ(samples[7].angle, 0.25f);

    // A chunk: its first row, its size, five channels of four pixels.
    std::string bytes = readFile(picture).value();
    constexpr std::size_t kBytes = 5 * 4 * 4;
    char& size = bytes[bytes.size() - kBytes - 4];
    ASSERT_EQ(size, static_cast<char>(kBytes));
    size = kBytes - 4;
    ASSERT_TRUE(writeFileAtomically(picture, bytes));
    ExrReader reader = ExrReader::open(picture).value();
    EXPECT_TRUE(reader.readRows(0, std::span(samples).first(4)));
    const Result<void> read = reader.readRows(1, std::span(samples).first(4));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Parse);
}

/// All upper halves of a float's bits, with lower ones around the middle of two half floats.
TEST_F(ExrTest, RoundsToHalfFloatsAsOpenExrDoes) {
    for (std::uint32_t upper = 0; upper < 0x10000; ++upper)
        for (const std::uint32_t lower : {0x0000u, 0x0001u, 0x0FFFu, 0x1000u, 0x1001u, 0xFFFFu}) {
            const auto value = std::bit_cast<float>(upper << 16 | lower);
            const half expected(value);
            ASSERT_EQ(halfOf(value), expected.isNan() ? halfOf(value) : expected.bits()) << value;
            ASSERT_EQ(half(half::FromBits, halfOf(value)).isNan(), expected.isNan()) << value;
        }
}

TEST_F(ExrTest, OtherToolsReadTheHeader) {
    RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(1)));
    const ImageExport what = request("picture.exr", {16, 16});
    ASSERT_TRUE(exportImage(scheduler, what, {}, {}));
    const std::string command = "exrheader '" + what.path.string() +
                                "' | grep -c -e IterationsBias "
                                "-e 'N, 32-bit unsigned integer' -e 'DEX, 32-bit floating-point' "
                                "-e 'fathom (type string)' | grep -qx 4";
    EXPECT_EQ(std::system(command.c_str()), 0);
}

}  // namespace
}  // namespace fathom::test
