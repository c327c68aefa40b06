// Checks the verifier of pictures at rest: it must find and mark a wrong pixel.
#include "ui/window_fixture.h"

#include "bookmarks/verified_pixels.h"
#include "export/image_exporter.h"
#include "render/pixel_truth.h"
#include "support/spoiling_engine.h"
#include "ui/export_controller.h"
#include "ui/preferences_dialog.h"
#include "ui/status_strip.h"
#include "ui/verifier.h"

namespace fathom {
namespace {

/// Replaces the samples at some places of the picture with wrong ones.
void spoilAt(const std::vector<PixelPlace>& places, Tile& tile) {
    const TileRect& rect = tile.task.rect;
    for (const PixelPlace& place : places) {
        const bool isInside = place.x >= rect.x && place.x < rect.right() && place.y >= rect.y &&
                              place.y < rect.bottom();
        if (!isInside || tile.task.step != 1) continue;
        TileSample& sample =
            tile.samples[static_cast<std::size_t>(place.y - rect.y) * tile.columns() +
                         static_cast<std::size_t>(place.x - rect.x)];
        sample.count = sample.count == kInteriorCount ? 77 : kInteriorCount;
    }
}

class VerifierTest : public WindowTest {
protected:
    QString verdict() { return dynamic_cast<StatusStrip*>(window().statusBar())->verdictText(); }
    bool awaitVerdict(const QString& start) {
        return QTest::qWaitFor([&] { return verdict().startsWith(start); }, kPatience);
    }
    QWidget& marks() { return find<QWidget>("verdictOverlay"); }
    void beQuick() { renderer().setRefinement({.samplesPerPixel = 1}); }
};

TEST_F(VerifierTest, APictureAtRestIsProvedRightUntilOneMoves) {
    beQuick();
    ASSERT_TRUE(awaitPicture());
    EXPECT_EQ(verdict(), "");
    ASSERT_TRUE(awaitVerdict("✓ "));
    EXPECT_TRUE(marks().isHidden());
    turnWheel({90, 110}, 120);
    EXPECT_EQ(verdict(), "");
    ASSERT_TRUE(awaitVerdict("✓ "));
}

TEST_F(VerifierTest, DeepPicturesAreProvedAlongAnotherReference) {
    beQuick();
    Bookmark deep = state().toBookmark();
    deep.location.view.re = Decimal::parse("-2").value() + Decimal::parse("1e-299").value();
    deep.location.view.im = Decimal::parse("3e-300").value();  // off the needle: all pixels escape
    deep.location.view.radius = Decimal::parse("1e-300").value();
    deep.location.iterations = {.limit = 4'000'000, .automatic = false};
    state().open(deep);
    ASSERT_TRUE(awaitVerdict("✓ "));
}

TEST_F(VerifierTest, APlantedWrongPixelIsFoundAndMarked) {
    auto places = std::make_shared<std::vector<PixelPlace>>();
    ExplorerEngines engines;
    engines.engines.push_back(
        std::make_unique<test::SpoilingEngine>([places](Tile& tile) { spoilAt(*places, tile); }));
    openWindow(std::nullopt, std::move(engines));
    beQuick();
    ASSERT_TRUE(awaitPicture());
    // Spoil some of the pixels that the verifier checks, all over the picture.
    for (const PixelPlace& place :
         choosePixels(canvas().imageSize(), Verifier::kMostPixels, 0x5eed))
        if (place.x % 8 == 0) places->push_back(place);
    renderer().restart();
    ASSERT_TRUE(awaitPicture());
    ASSERT_TRUE(awaitVerdict("✗ "));
    EXPECT_TRUE(marks().isVisible());
    turnWheel({90, 110}, 120);
    EXPECT_TRUE(marks().isHidden());
}

TEST_F(VerifierTest, TheResultIsKeptInSavedPictures) {
    beQuick();
    ASSERT_TRUE(awaitPicture());
    ASSERT_TRUE(awaitVerdict("✓ "));
    ImageExport what;
    what.bookmark = state().toBookmark();
    what.size = {64, 36};
    what.path = home() / "verified.png";
    window().exports().start(what);
    std::optional<VerifiedPixels> kept;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const auto view = readView(what.path);
            kept = view ? verifiedPixelsOf(*view) : std::nullopt;
            return kept.has_value();
        },
        kPatience));
    EXPECT_GT(kept->right, 0u);
    EXPECT_EQ(kept->wrong, 0u);
    EXPECT_EQ(kept->by, "big floats");
    EXPECT_EQ(kept->size, canvas().imageSize());
}

}  // namespace
}  // namespace fathom
