// Compares estimates of file sizes with files.
#include "export/size_estimate.h"

#include <gtest/gtest.h>

#include "export/export_fixture.h"

namespace fathom::test {
namespace {

class SizeEstimateTest : public ExportTest {
protected:
    std::vector<Rgb32> screen(const Bookmark& bookmark, Size size) {
        ImageExport what = request("screen.png", size);
        what.bookmark = bookmark;
        const auto samples = samplesOf(m_scheduler, what);
        std::vector<Rgb32> colors(samples.size());
        Colorizer::create(bookmark.colors)->toRgb32(samples, colors);
        return colors;
    }

    RenderScheduler m_scheduler{engineList(std::make_unique<CpuEngine>(2))};
};

TEST_F(SizeEstimateTest, IsFairForViewsOfAllKinds) {
    constexpr Size kScreen{480, 300}, kSaved{960, 600};
    for (const char* id : {"home", "seahorse-valley"}) {
        Bookmark bookmark = findStarterBookmark(id)->bookmark;
        bookmark.location.iterations = {2000, false};
        const PictureDetail detail = measureDetail(screen(bookmark, kScreen), kScreen);
        for (const auto& [format, name] :
             {std::pair{ImageFormat::Png8, "8.png"}, std::pair{ImageFormat::Png16, "16.png"},
              std::pair{ImageFormat::ExrFloat, "picture.exr"}}) {
            ImageExport what = request(name, kSaved);
            what.bookmark = bookmark;
            what.format = format;
            ASSERT_TRUE(exportImage(m_scheduler, what, {}, {}));
            const auto real = static_cast<double>(std::filesystem::file_size(what.path));
            const FileSizeEstimate guess = estimateFileSize(kSaved, format, detail);
            EXPECT_GT(guess.likely, real * 0.6) << id << ' ' << name;
            EXPECT_LT(guess.likely, real * 1.6) << id << ' ' << name;
            EXPECT_LE(real, guess.most) << id << ' ' << name;
            EXPECT_LE(guess.likely, guess.most);
        }
    }
}

TEST_F(SizeEstimateTest, GuessesWithoutAPictureToo) {
    EXPECT_EQ(measureDetail({}, {}).bits, PictureDetail{}.bits);
    const std::vector<Rgb32> black(300 * 200, 0xFF000000u);
    EXPECT_EQ(measureDetail(black, {300, 200}).plainShare, 1);
    EXPECT_LT(
        estimateFileSize({3000, 2000}, ImageFormat::Png8, measureDetail(black, {300, 200})).likely,
        1e5);
    for (const ImageFormat format :
         {ImageFormat::Png8, ImageFormat::Png16, ImageFormat::ExrFloat}) {
        const FileSizeEstimate guess = estimateFileSize({100'000, 100'000}, format, {});
        EXPECT_GT(guess.likely, 1e9);
        EXPECT_LT(guess.likely, guess.most);
    }
}

}  // namespace
}  // namespace fathom::test
