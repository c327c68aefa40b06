// Refining the picture at rest: which pixels get more samples, within what limits and colours.
#include "ui/refinement.h"

#include <algorithm>
#include <numeric>

#include "export/image_exporter.h"
#include "support/temporary_folder.h"
#include "ui/picture_cache.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

constexpr Size kSmall{70, 50};

QImage imageOf(Size size, QRgb color) {
    QImage image(size.width, size.height, QImage::Format_ARGB32_Premultiplied);
    image.fill(color);
    return image;
}

TEST(Refinement, FindsThePixelsWhoseNeighboursDiffer) {
    QImage image = imageOf(kSmall, 0xff404040);
    image.setPixel(40, 20, 0xffffffff);
    const std::vector<float> roughness = roughnessOf(image, {});
    const std::uint32_t middle = 20 * kSmall.width + 40;
    const auto width = static_cast<std::uint32_t>(kSmall.width);
    const std::vector<std::uint32_t> wanted{middle - width, middle - 1, middle, middle + 1,
                                            middle + width};
    EXPECT_EQ(pixelsFor(kRefinementWaves[0], {}, roughness, {}, kSmall, 1000), wanted);
    // The next wave takes pixels that have four samples and still differ.
    const Refinement known = refinedBy(kRefinementWaves[0], {}, {middle, middle + 7}, {{}, {}, {}});
    EXPECT_EQ(pixelsFor(kRefinementWaves[1], known, roughness, {}, kSmall, 1000),
              std::vector{middle});
    EXPECT_EQ(pixelsFor(kRefinementWaves[0], known, roughness, {}, kSmall, 1000).size(), 4u);
}

TEST(Refinement, FindsThePixelsNearABoundary) {
    auto samples = std::make_shared<Samples>(6, TileSample{});
    (*samples)[4].distance_x = 0.3f;
    (*samples)[4].distance_y = -0.4f;
    (*samples)[5].distance_x = 0.8f;
    ColoredTile tile;
    tile.task.rect = {10, 20, 3, 2};
    tile.columns = 3;
    tile.rows = 2;
    tile.samples = samples;
    const std::vector<float> smooth(kSmall.area());
    EXPECT_EQ(pixelsFor(kRefinementWaves[0], {}, smooth, {tile}, kSmall, 1000),
              std::vector<std::uint32_t>{21 * 70 + 11});
}

TEST(Refinement, TakesTheRoughestOfTooManyPixels) {
    std::vector<float> roughness(kSmall.area(), 0.05f);
    roughness[7] = roughness[900] = roughness[2500] = 0.3f;
    EXPECT_EQ(pixelsFor(kRefinementWaves[0], {}, roughness, {}, kSmall, 3),
              (std::vector<std::uint32_t>{7, 900, 2500}));
    EXPECT_TRUE(pixelsFor(kRefinementWaves[0], {}, roughness, {}, kSmall, 0).empty());
}

TEST(Refinement, CoversItsPixelsWithFewRectangles) {
    std::vector<std::uint32_t> all(kSmall.area());
    std::iota(all.begin(), all.end(), 0);
    EXPECT_EQ(partsWith(all, kSmall), (std::vector<TileRect>{{0, 0, 70, 50}}));
    // Pixels in three corners.
    EXPECT_EQ(partsWith({0, 69, 49 * 70 + 69}, kSmall),
              (std::vector<TileRect>{{0, 0, 32, 32}, {64, 0, 6, 50}}));
    EXPECT_TRUE(partsWith({}, kSmall).empty());
}

TEST(Refinement, MovesPixelsToFinerSets) {
    const auto plane = [](std::vector<std::uint64_t> counts) {
        Samples samples(counts.size());
        for (std::size_t i = 0; i < counts.size(); ++i)
            samples[i].count = counts[i];
        return samples;
    };
    const Refinement first =
        refinedBy(kRefinementWaves[0], {}, {3, 8, 9},
                  {plane({31, 81, 91}), plane({32, 82, 92}), plane({33, 83, 93})});
    const Refinement second =
        refinedBy(kRefinementWaves[1], first, {3, 9},
                  {plane({34, 94}), plane({35, 95}), plane({36, 96}), plane({37, 97})});
    ASSERT_EQ(second.sets.size(), 2u);
    EXPECT_EQ(second.samplesPerPixel(), 8);
    EXPECT_EQ(second.sets[0]->pixels, std::vector<std::uint32_t>{8});
    EXPECT_EQ(second.sets[0]->samplesPerPixel(), 4);
    EXPECT_EQ(second.sets[0]->planes[2][0].count, 83u);
    EXPECT_EQ(second.sets[1]->pixels, (std::vector<std::uint32_t>{3, 9}));
    for (std::uint64_t sample = 1; sample < 8; ++sample) {
        EXPECT_EQ(second.sets[1]->planes[sample - 1][0].count, 30 + sample);
        EXPECT_EQ(second.sets[1]->planes[sample - 1][1].count, 90 + sample);
    }
    EXPECT_EQ(second.bytes(), 3 * 4 + (3 + 2 * 7) * sizeof(TileSample));
}

TEST(Refinement, LeavesTheCacheBeforeAnyPictureDoes) {
    PictureCache cache;
    const std::vector<std::uint32_t> pixels(100);
    for (const int width : {1, 2}) {
        FinishedPicture picture;
        picture.size = {width, 1};
        picture.image = imageOf(kSmall, 0xff404040);
        picture.refinement =
            refinedBy(kRefinementWaves[0], {}, pixels, {Samples(100), Samples(100), Samples(100)});
        picture.refinement.isComplete = true;
        cache.put(std::move(picture));
    }
    const std::size_t refined = 100 * (4 + 3 * sizeof(TileSample)), image = 4 * kSmall.area();
    EXPECT_EQ(cache.bytes(), 2 * (refined + image));
    cache.setCapacity(2 * (refined + image) - 1);
    EXPECT_EQ(cache.bytes(), refined + 2 * image);
    const auto older = cache.take({}, {1, 1});
    ASSERT_TRUE(older);
    EXPECT_TRUE(older->refinement.sets.empty());
    EXPECT_TRUE(older->refinement.isComplete);
    EXPECT_FALSE(cache.take({}, {2, 1})->refinement.sets.empty());
}

/// A detailed place in the real window.
class RefiningTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        renderer().setRefinement({.seconds = 1e6});  // must not depend on the machine's speed
        ASSERT_TRUE(awaitPicture());
        Location location = state().location();
        location.view.re = *Decimal::parse("-0.7453");
        location.view.im = *Decimal::parse("0.1127");
        location.view.radius = *Decimal::parse("0.004");
        location.iterations = {2000, false};  // must not depend on the size
        state().setLocation(location);
        ASSERT_TRUE(awaitPicture());
    }

    ::testing::AssertionResult awaitSamples(int samples) {
        const bool hasCome = QTest::qWaitFor(
            [&] { return renderer().status().samplesPerPixel == samples; }, kPatience);
        return hasCome ? ::testing::AssertionSuccess()
                       : ::testing::AssertionFailure()
                             << renderer().status().samplesPerPixel << " samples";
    }

    /// The exporter's picture of the same view with the same colours.
    QImage exported(int samples) {
        const TemporaryFolder folder;
        ImageExport what;
        what.bookmark = state().toBookmark();
        what.size = canvas().imageSize();
        what.samplesPerPixel = samples;
        what.path = folder.path() / "picture.png";
        EXPECT_TRUE(exportImage(*window().scheduler(), what, {}, {}));
        return QImage(QString::fromStdString(what.path.string()))
            .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    }
};

int farthestChannels(QRgb a, QRgb b) {
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))});
}

TEST_F(RefiningTest, ShowsWhatTheExporterSaves) {
    renderer().setRefinement({.samplesPerPixel = 4});
    const auto curve = renderer().curve();
    ASSERT_TRUE(awaitSamples(4));
    const QImage shown = renderer().completeImage();
    EXPECT_EQ(renderer().curve(), curve);

    const QImage one = exported(1), four = exported(4);
    ASSERT_EQ(four.size(), shown.size());
    std::size_t refined = 0, refinedRight = 0;
    double errorOfOne = 0, error = 0;
    for (int y = 0; y < four.height(); ++y)
        for (int x = 0; x < four.width(); ++x) {
            const int before = farthestChannels(one.pixel(x, y), four.pixel(x, y));
            const int after = farthestChannels(shown.pixel(x, y), four.pixel(x, y));
            errorOfOne += before;
            error += after;
            if (shown.pixel(x, y) == one.pixel(x, y)) continue;
            ++refined;
            if (after <= 1) ++refinedRight;
        }
    EXPECT_GT(refined, shown.width() * shown.height() / 20u);
    EXPECT_EQ(refinedRight, refined);
    EXPECT_LT(error, errorOfOne / 10);
}

TEST_F(RefiningTest, GoesOnToEightSamples) {
    ASSERT_TRUE(awaitSamples(8));
    const QImage shown = renderer().completeImage(), eight = exported(8), one = exported(1);
    double errorOfOne = 0, error = 0;
    for (int y = 0; y < eight.height(); ++y)
        for (int x = 0; x < eight.width(); ++x) {
            errorOfOne += farthestChannels(one.pixel(x, y), eight.pixel(x, y));
            error += farthestChannels(shown.pixel(x, y), eight.pixel(x, y));
        }
    EXPECT_LT(error, errorOfOne / 3);
    EXPECT_NE(renderer().sampleAt(5, 5), nullptr);  // the sample of the centre, as before
}

TEST_F(RefiningTest, AMoveEndsItAtOnce) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().isRefining(); }, kPatience));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window().scheduler()->isIdle(); }, kPatience));
    turnWheel({200, 200}, 120);
    EXPECT_FALSE(renderer().isRefining());
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(awaitSamples(8));  // samples of the new picture
}

TEST_F(RefiningTest, TheEnginesAreFreeAfterItsEndWithoutAnEvent) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().isRefining(); }, kPatience));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window().scheduler()->isIdle(); }, kPatience));
    QElapsedTimer clock;
    clock.start();
    renderer().setRefinement({.samplesPerPixel = 1});
    while (!window().scheduler()->isIdle() && clock.elapsed() < kPatience)
        QThread::usleep(100);
    RecordProperty("microseconds", std::to_string(clock.nsecsElapsed() / 1000));
    EXPECT_TRUE(window().scheduler()->isIdle());
}

TEST_F(RefiningTest, KeepsToItsMemory) {
    // A pixel with four samples takes 100 bytes.
    renderer().setRefinement({.samplesPerPixel = 8, .bytes = 1'000'000});
    ASSERT_TRUE(awaitSamples(4));
    QTest::qWait(2 * ViewportRenderer::kRestMilliseconds);
    EXPECT_LE(renderer().refinement().bytes(), 1'000'000u);
    EXPECT_GT(renderer().refinement().bytes(), 900'000u);

    renderer().setRefinement({.samplesPerPixel = 8, .bytes = 0});
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().refinement().isComplete; }, kPatience));
    EXPECT_EQ(renderer().status().samplesPerPixel, 1);
}

TEST_F(RefiningTest, KeepsToItsTime) {
    renderer().setRefinement({.samplesPerPixel = 8, .seconds = 0});
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().refinement().isComplete; }, kPatience));
    EXPECT_EQ(renderer().status().samplesPerPixel, 1);
}

TEST_F(RefiningTest, OtherColoursComeWithoutComputing) {
    renderer().setRefinement({.samplesPerPixel = 4});
    ASSERT_TRUE(awaitSamples(4));
    const auto sets = renderer().refinement().sets;
    ColorSettings colors = state().colors();
    colors.offset = 0.5;
    state().setColors(colors);
    EXPECT_EQ(renderer().status().samplesPerPixel, 1);
    ASSERT_TRUE(awaitSamples(4));
    EXPECT_EQ(renderer().refinement().sets.front(), sets.front());

    const QImage shown = renderer().completeImage(), four = exported(4);
    const auto& pixels = sets.front()->pixels;
    for (std::size_t i = 0; i < pixels.size(); i += 17) {
        const int x = static_cast<int>(pixels[i]) % four.width();
        const int y = static_cast<int>(pixels[i]) / four.width();
        ASSERT_LE(farthestChannels(shown.pixel(x, y), four.pixel(x, y)), 1) << x << ", " << y;
    }
}

TEST_F(RefiningTest, BackShowsTheRefinedPictureAtOnce) {
    ASSERT_TRUE(awaitSamples(8));
    ASSERT_TRUE(QTest::qWaitFor([this] { return renderer().refinement().isComplete; }, kPatience));
    const QImage shown = renderer().completeImage();
    turnWheel({200, 200}, 120);
    ASSERT_TRUE(awaitPicture());
    state().undo();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(renderer().status().samplesPerPixel, 8);
    EXPECT_EQ(renderer().completeImage(), shown);
}

}  // namespace
}  // namespace fathom
