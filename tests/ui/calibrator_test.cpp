// The window measures the speeds of its engines by itself.
#include "ui/calibrator.h"
#include "render/speed_file.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

class CalibratorTest : public WindowTest {
protected:
    void openCalibrating() {
        ExplorerEngines engines;
        engines.engines.push_back(std::make_unique<CpuEngine>(2));
        engines.speedFile = file();
        engines.notices = {"The speeds are damaged."};
        openWindow(std::nullopt, std::move(engines));
    }
    std::filesystem::path file() const { return home() / "speeds"; }
    std::string key() const { return speedKey(CpuEngine(2).info()); }
};

TEST_F(CalibratorTest, MeasuresOnceWhilePicturesRest) {
    openCalibrating();
    EXPECT_TRUE(window().toasts().sentences().contains(QStringLiteral("The speeds are damaged.")));
    ASSERT_TRUE(awaitPicture());
    ASSERT_TRUE(QTest::qWaitFor([this] { return std::filesystem::exists(file()); }, kPatience));
    const auto speeds = readSpeeds(file());
    ASSERT_TRUE(speeds) << speeds.error().message;
    ASSERT_TRUE(speeds->contains(key()));

    // The rung of the next plan is one of those measured.
    state().setView(view().zoomedAt(canvas().imageCenter(), canvas().imageSize(), 1e14));
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(
        findSpeed(*speeds, key(), renderer().status().plan->rung->id, FormulaFamily::Powers));
}

TEST_F(CalibratorTest, LeavesNothingBehindWhenTheWindowCloses) {
    openCalibrating();
    ASSERT_TRUE(awaitPicture());
    QTest::qWait(Calibrator::kRestMilliseconds + 300);  // in the middle of measuring
    window().close();
    EXPECT_FALSE(std::filesystem::exists(file()) && !readSpeeds(file()));
}

}  // namespace
}  // namespace fathom
