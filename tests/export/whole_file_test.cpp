// A picture's file is complete or does not exist: compression fails at each of its calls, rows are
// missing, rows come in portions of any size.
#include <gtest/gtest.h>

#include <dlfcn.h>

#include <atomic>

#include <ImfInputFile.h>
#include <isa-l/igzip_lib.h>

#include "base/atomic_file.h"
#include "export/export_fixture.h"
#include "export/exr_writer.h"
#include "export/png_writer.h"

namespace {

/// Number of the compressing call that fails, from 1; 0: none.
std::atomic<int> failingCall = 0;
std::atomic<int> calls = 0;

bool isFailing() {
    return ++calls == failingCall;
}

}  // namespace

// Replaces the library's function: the linker prefers the program's symbols to those of libraries.
extern "C" int isal_deflate(isal_zstream* stream) {
    if (isFailing()) return STATELESS_OVERFLOW;
    static const auto theReal =
        reinterpret_cast<decltype(isal_deflate)*>(::dlsym(RTLD_NEXT, "isal_deflate"));
    return theReal(stream);
}

namespace fathom::test {
namespace {

class WholeFileTest : public ExportTest {
protected:
    ~WholeFileTest() override { failingCall = 0; }

    static std::string bytesOf(const std::filesystem::path& path) { return readFile(path).value(); }
};

TEST_F(WholeFileTest, AFailureToCompressLeavesTheOldFile) {
    for (const char* name : {"picture.png", "picture.exr"}) {
        RenderScheduler scheduler(engineList(std::make_unique<CpuEngine>(2)));
        ImageExport what = request(name, {512, 160});  // two parts of a PNG
        what.threads = 2;
        ASSERT_TRUE(writeFileAtomically(what.path, "the old one"));
        int failures = 0;
        for (int call = 1;; ++call) {
            calls = 0;
            failingCall = call;
            const Result<ExportSummary> saved = exportImage(scheduler, what, {}, {});
            if (saved) break;
            ++failures;
            EXPECT_TRUE(saved.error().message.ends_with('.')) << saved.error().message;
            ASSERT_EQ(bytesOf(what.path), "the old one") << name << " at call " << call;
        }
        EXPECT_GE(failures, 2) << name;
        EXPECT_GT(std::filesystem::file_size(what.path), 1000U);
        std::filesystem::remove(what.path);
        EXPECT_TRUE(namesInFolder().empty());
    }
}

/// Gives each writer a picture in portions of several rows.
class PortionsTest : public WholeFileTest {
protected:
    static constexpr Size kSize{21, 37};

    PortionsTest() : m_colors(kSize.area()), m_samples(kSize.area()) {
        for (std::size_t i = 0; i < m_colors.size(); ++i) {
            m_colors[i] = {static_cast<float>(i % 7) / 7, static_cast<float>(i % 11) / 11, 0.5F};
            m_samples[i].count = i;
            m_samples[i].angle = static_cast<float>(i % 5) / 5;
        }
    }

    std::unique_ptr<ImageWriter> writer(const std::string& name) const {
        const PictureHead head{.size = kSize, .viewJson = "{}", .iterationLimit = 1000};
        Result<AtomicFile> file = AtomicFile::create(path(name));
        return (name.ends_with(".exr") ? makeExrWriter(*std::move(file), head, 2)
                                       : makePngWriter(*std::move(file), head, 8, 2))
            .value();
    }

    Result<void> writeRows(ImageWriter& writer, int first, int count) const {
        const auto begin = static_cast<std::size_t>(first * kSize.width);
        const auto pixels = static_cast<std::size_t>(count * kSize.width);
        return writer.writeRows({.colors = std::span(m_colors).subspan(begin, pixels),
                                 .samples = std::span(m_samples).subspan(begin, pixels)});
    }

    std::vector<RgbF> m_colors;
    std::vector<TileSample> m_samples;
};

TEST_F(PortionsTest, AnExrFileIsTheSameInAnyPortionsOfRows) {
    std::string whole;
    for (const int rows : {37, 1, 5, 15, 16, 17, 32, 36}) {
        const auto file = writer("picture.exr");
        for (int row = 0; row < kSize.height; row += rows)
            ASSERT_TRUE(writeRows(*file, row, std::min(rows, kSize.height - row)));
        ASSERT_TRUE(file->finish());
        EXPECT_TRUE(Imf::InputFile(path("picture.exr").c_str(), 0).isComplete()) << rows;
        const std::string bytes = bytesOf(path("picture.exr"));
        if (whole.empty()) whole = bytes;
        EXPECT_EQ(bytes == whole, true) << "in portions of " << rows;
    }
}

TEST_F(PortionsTest, AFileWithoutAllItsRowsIsNotSaved) {
    for (const char* name : {"picture.png", "picture.exr"}) {
        ASSERT_TRUE(writeFileAtomically(path(name), "the old one"));
        for (const int rows : {0, 16, 36}) {
            const auto file = writer(name);
            if (rows > 0) {
                ASSERT_TRUE(writeRows(*file, 0, rows));
            }
            const Result<void> finished = file->finish();
            ASSERT_FALSE(finished) << name << " with " << rows;
            EXPECT_NE(finished.error().message.find("missing"), std::string::npos);
        }
        EXPECT_EQ(bytesOf(path(name)), "the old one");
    }
    EXPECT_EQ(namesInFolder(), (std::set<std::string>{"picture.exr", "picture.png"}));
}

}  // namespace
}  // namespace fathom::test
