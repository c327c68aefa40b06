// EXR files in the window: their samples are the picture, and nothing is computed.
#include "ui/file_picture.h"

#include "ui/window_fixture.h"

#include <QLabel>

#include "export/exr_reader.h"
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
