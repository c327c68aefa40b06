// EXR files in the window: their samples are the picture, and nothing is computed.
#include "ui/file_picture.h"

#include "ui/window_fixture.h"

#include <QLabel>

#include "base/atomic_file.h"
#include "export/exr_reader.h"
#include "export/foreign_picture.h"
#include "ui/toast_area.h"

namespace fathom {
namespace {

class FilePictureTest : public WindowTest {
protected:
    std::filesystem::path save(Size size) {
        ImageExport what;
        what.bookmark = state().toBookmark();
        what.size = size;
        what.format = ImageFormat::ExrFloat;
        what.path = home() / "picture.exr";
        EXPECT_TRUE(exportImage(*window().scheduler(), what, {}, {}));
        return what.path;
    }

    const QString& source() { return renderer().status().source; }

    ::testing::AssertionResult openPicture(const std::filesystem::path& path) {
        window().openFile(QString::fromStdString(path.string()));
        if (!QTest::qWaitFor([&] { return source() == QLatin1String("picture.exr"); }, kPatience))
            return ::testing::AssertionFailure() << "the file is not on show";
        return ::testing::AssertionSuccess();
    }
};

TEST_F(FilePictureTest, APictureOfTheCanvassSizeIsAsItWasComputed) {
    ASSERT_TRUE(awaitPicture());
    renderer().setRefinement({.samplesPerPixel = 1});
    turnWheel({133, 91}, 480);
    ASSERT_TRUE(awaitPicture());
    ASSERT_TRUE(awaitColors());
    const Location saved = state().location();
    const QImage computed = renderer().completeImage();
    const auto path = save(canvas().imageSize());
    pressOnCanvas(Qt::Key_Home);
    ASSERT_TRUE(awaitPicture());
    ASSERT_NE(state().location(), saved);
    renderer().setCacheCapacity(0);

    const std::uint64_t submits = renderer().submitCount();
    ASSERT_TRUE(openPicture(path));
    EXPECT_EQ(state().location(), saved);
    EXPECT_EQ(renderer().submitCount(), submits);
    ASSERT_TRUE(awaitColors());
    EXPECT_EQ(renderer().completeImage(), computed);

    ColorSettings colors = state().colors();
    colors.offset = 0.4;
    state().setColors(colors);
    EXPECT_TRUE(QTest::qWaitFor([&] { return renderer().completeImage() != computed; }, kPatience));
    EXPECT_EQ(renderer().submitCount(), submits);

    pressOnCanvas(Qt::Key_Right);
    EXPECT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().submitCount(), submits + 1);
    EXPECT_TRUE(source().isEmpty());
}

TEST_F(FilePictureTest, APictureOfAnotherSizeIsAsHighAsTheCanvas) {
    ASSERT_TRUE(awaitPicture());
    const auto path = save({20, 60});
    turnWheel({133, 91}, 480);
    ASSERT_TRUE(awaitPicture());
    const std::uint64_t submits = renderer().submitCount();
    ASSERT_TRUE(openPicture(path));
    EXPECT_EQ(renderer().submitCount(), submits);

    // The file's samples are in the middle third of the canvas, with distances in its pixels.
    auto reader = ExrReader::open(path);
    ASSERT_TRUE(reader);
    std::vector<TileSample> samples(20 * 60);
    ASSERT_TRUE(reader->readRows(0, samples));
    const Size size = canvas().imageSize();
    const TileSample& corner = samples[0];
    const int left = size.width / 2 - size.height / 6 + 2;
    const TileSample* shown = renderer().sampleAt(left, 1);
    ASSERT_NE(shown, nullptr);
    EXPECT_EQ(shown->count, corner.count);
    EXPECT_EQ(shown->fraction, corner.fraction);
    EXPECT_FLOAT_EQ(shown->distance_x, corner.distance_x * static_cast<float>(size.height) / 60.0F);
    EXPECT_EQ(renderer().sampleAt(left - 5, 1), nullptr);
    const auto isColored = [&] {
        const QImage picture = canvas().snapshot({size.width, size.height});
        return picture.pixel(left, 1) != picture.pixel(left - 5, 1);
    };
    EXPECT_TRUE(QTest::qWaitFor(isColored, kPatience));
}

/// Counts that rise to the right, as Kalles Fraktaler writes them.
test::ForeignPicture foreignPicture() {
    test::ForeignPicture picture{.size = {60, 40},
                                 .text =
                                     "Re: -0.75\nIm: 0.1\nZoom: 20\nIterations: 900\n"
                                     "ImagPointsUp: 1\n"};
    for (std::size_t i = 0; i < picture.size.area(); ++i)
        picture.words["N"].push_back(test::kTheirBias + 100 + static_cast<std::uint32_t>(i % 60));
    picture.floats["NF"].assign(picture.size.area(), 0.5F);
    return picture;
}

TEST_F(FilePictureTest, APictureOfKallesFraktalerIsShownAndRecoloured) {
    ASSERT_TRUE(awaitPicture());
    const auto path = home() / "picture.exr";
    foreignPicture().write(path);
    const std::uint64_t submits = renderer().submitCount();
    ASSERT_TRUE(openPicture(path));
    EXPECT_EQ(renderer().submitCount(), submits);
    const TileSample* const middle = renderer().sampleAt(canvas().imageSize().width / 2, 20);
    ASSERT_NE(middle, nullptr);
    EXPECT_EQ(middle->count, 130U);
    EXPECT_EQ(state().location().iterations.limit, 900U);
    // The centre is where the samples are, half a pixel up and to the left of the file's.
    EXPECT_NEAR(state().location().view.re.toDouble(), -0.75 - 0.1 / 40, 1e-9);
    EXPECT_NEAR(state().location().view.im.toDouble(), 0.1 + 0.1 / 40, 1e-9);
    ASSERT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(window().toasts().sentences().front().contains("DEX and DEY"));

    ASSERT_TRUE(awaitColors());
    const QImage before = renderer().completeImage();
    ColorSettings colors = state().colors();
    colors.offset = 0.4;
    state().setColors(colors);
    EXPECT_TRUE(QTest::qWaitFor([&] { return renderer().completeImage() != before; }, kPatience));
    EXPECT_EQ(renderer().submitCount(), submits);
}

TEST_F(FilePictureTest, AMapOfAnotherProgramIsComputedAsAView) {
    ASSERT_TRUE(awaitPicture());
    const auto path = home() / "picture.exr";
    test::ForeignPicture map = foreignPicture();
    map.size = {145, 16};
    map.words["N"].resize(map.size.area(), test::kTheirBias + 100);
    map.floats["NF"].resize(map.size.area());
    map.write(path);
    window().openFile(QString::fromStdString(path.string()));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return state().location().iterations.limit == 900; }, kPatience));
    EXPECT_TRUE(awaitPicture());
    EXPECT_TRUE(source().isEmpty());
    EXPECT_EQ(state().location().view.re, Decimal::parse("-0.75").value());
    ASSERT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(window().toasts().sentences().front().contains("exponential map"));
}

TEST_F(FilePictureTest, APaletteAtTheStartColoursTheSession) {
    ASSERT_TRUE(awaitPicture());
    const Location before = state().location();
    const auto path = home() / "embers.gpl";
    ASSERT_TRUE(writeFileAtomically(path, "GIMP Palette\nName: Embers\n255 0 0 a\n0 0 255 b\n"));
    window().close();
    ExplorerEngines engines;
    engines.engines.push_back(std::make_unique<CpuEngine>(2));
    openWindow({}, std::move(engines), path);
    EXPECT_EQ(state().location(), before);
    EXPECT_EQ(state().colors().palette.id(), "embers");
}

TEST_F(FilePictureTest, AFileAtTheStartIsShownBeforeAnythingIsComputed) {
    ASSERT_TRUE(awaitPicture());
    const auto path = save({96, 60});
    ExplorerEngines engines;
    engines.engines.push_back(std::make_unique<CpuEngine>(2));
    const Bookmark view = *readView(path);
    openWindow(view, std::move(engines), path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !source().isEmpty(); }, kPatience));
    EXPECT_EQ(renderer().submitCount(), 0U);
    EXPECT_EQ(state().location(), view.location);
}

TEST_F(FilePictureTest, AViewWhoseSamplesAreDamagedIsComputed) {
    ASSERT_TRUE(awaitPicture());
    turnWheel({133, 91}, 480);
    const Location saved = state().location();
    const auto path = save({96, 60});
    std::filesystem::resize_file(path, std::filesystem::file_size(path) - 2000);
    pressOnCanvas(Qt::Key_Home);
    ASSERT_TRUE(awaitPicture());
    window().openFile(QString::fromStdString(path.string()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().location() == saved; }, kPatience));
    EXPECT_EQ(window().toasts().sentences().size(), 1);
    EXPECT_TRUE(awaitPicture());
    EXPECT_TRUE(source().isEmpty());
}

TEST_F(FilePictureTest, ReadingStopsWhenAsked) {
    ASSERT_TRUE(awaitPicture());
    const auto path = save({96, 60});
    std::stop_source stop;
    const auto halt = [&](double done) {
        EXPECT_LT(done, 1);
        stop.request_stop();
    };
    const auto read = readFilePicture(path, {200, 300}, halt, stop.get_token());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
