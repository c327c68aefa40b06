#include "render/speed.h"

#include <gtest/gtest.h>

#include "base/atomic_file.h"
#include "formula/formula_list.h"
#include "render/calibration.h"
#include "render/speed_file.h"
#include "support/fake_engine.h"
#include "support/temporary_folder.h"

namespace fathom {
namespace {

using test::FakeEngine;

TEST(Speed, FormulasHaveAFamily) {
    const auto family = [](const char* id) { return familyOf(*findFormula(id)); };
    EXPECT_EQ(family("mandelbrot"), FormulaFamily::Powers);
    EXPECT_EQ(family("tricorn"), FormulaFamily::Folds);
    EXPECT_EQ(family("celtic"), FormulaFamily::Folds);
    EXPECT_EQ(family("magnet2"), FormulaFamily::Quotients);
    EXPECT_EQ(family("newton"), FormulaFamily::Quotients);
    EXPECT_EQ(family("hybrid"), FormulaFamily::Hybrids);
}

TEST(Speed, PerturbationOfPowersGoesByTheFoldsButForTheMandelbrotSet) {
    const FormulaInstance square = defaultInstance(*findFormula("mandelbrot"));
    FormulaInstance cube = square, julia = square;
    cube.power = 3;
    julia.julia = JuliaConstant{};
    const Rung &deltas = *findRung("perturbation"), &direct = *findRung("dd");
    EXPECT_EQ(familyOn(deltas, square), FormulaFamily::Powers);
    for (const FormulaInstance& formula : {cube, julia}) {
        EXPECT_EQ(familyOn(deltas, formula), FormulaFamily::Folds);
        EXPECT_EQ(familyOn(direct, formula), FormulaFamily::Powers);
    }
    const FormulaInstance magnet = defaultInstance(*findFormula("magnet1"));
    EXPECT_EQ(familyOn(deltas, magnet), FormulaFamily::Quotients);
}

TEST(Speed, PerturbationCountsStepsAndOthersIterations) {
    const PixelWork work{.iterations = 1000, .steps = 10};
    const auto seconds = [&work](const char* rung) {
        return secondsOfPixel({.rung = rung, .pixelSeconds = 1, .stepSeconds = 0.5}, work);
    };
    EXPECT_EQ(seconds("fp64"), 501);
    EXPECT_EQ(seconds("perturbation"), 6);
}

// ---- The file --------------------------------------------------------------------------------

class SpeedFile : public testing::Test {
protected:
    std::filesystem::path path() const { return m_folder.path() / "below" / "speeds"; }
    std::string text() const { return readFile(path()).value(); }
    void write(std::string_view text) const { ASSERT_TRUE(writeFileAtomically(path(), text)); }

    const DeviceSpeeds m_speeds{
        {"A card, driver 1.2",
         {{"fp32", FormulaFamily::Powers, 1e-8, 1.0 / 3e10},
          {"fp32", FormulaFamily::Quotients, 0, 2e-9}}},
        {"A processor", {{"perturbation", FormulaFamily::Powers, 0, 4e-9}}}};
    const TemporaryFolder m_folder;
};

TEST_F(SpeedFile, GivesBackEveryBit) {
    ASSERT_TRUE(writeSpeeds(path(), m_speeds));
    const auto read = readSpeeds(path());
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, m_speeds);

    EXPECT_TRUE(findSpeed(*read, "A processor", "perturbation", FormulaFamily::Powers));
    EXPECT_FALSE(findSpeed(*read, "A processor", "perturbation", FormulaFamily::Folds));
    EXPECT_FALSE(findSpeed(*read, "A processor", "fp32", FormulaFamily::Powers));
    EXPECT_FALSE(findSpeed(*read, "A card, driver 1.3", "fp32", FormulaFamily::Powers));
}

TEST_F(SpeedFile, NoneIsNoError) {
    const auto read = readSpeeds(path());
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->empty());
}

TEST_F(SpeedFile, IsIgnoredWhenItIsDamaged) {
    ASSERT_TRUE(writeSpeeds(path(), m_speeds));
    const std::string whole = text();
    std::string otherVersion = whole;
    otherVersion.replace(otherVersion.find("speeds ") + 7, 1, "1");
    std::string otherRung = whole;
    otherRung.replace(otherRung.find("fp32"), 4, "fp33");
    std::string negative = whole;
    negative.replace(negative.find("1e-08"), 1, "-");
    for (const std::string& broken :
         {std::string(), whole.substr(0, whole.size() / 2), whole + "more\n", otherVersion,
          otherRung, negative, std::string("\0\1\2", 3)}) {
        write(broken);
        const auto read = readSpeeds(path());
        ASSERT_FALSE(read) << broken;
        EXPECT_NE(read.error().message.find("--calibrate"), std::string::npos);
    }
    ASSERT_TRUE(writeSpeeds(path(), m_speeds));
    EXPECT_EQ(readSpeeds(path()).value(), m_speeds);
}

TEST_F(SpeedFile, KeepsDevicesBesideOthers) {
    ASSERT_TRUE(keepSpeeds(path(), "A processor", m_speeds.at("A processor")));
    ASSERT_TRUE(keepSpeeds(path(), "A card, driver 1.2", {}));
    ASSERT_TRUE(keepSpeeds(path(), "A card, driver 1.2", m_speeds.at("A card, driver 1.2")));
    EXPECT_EQ(readSpeeds(path()).value(), m_speeds);
    write("damaged");
    ASSERT_TRUE(keepSpeeds(path(), "A processor", m_speeds.at("A processor")));
    EXPECT_EQ(readSpeeds(path()).value().size(), 1u);
}

// ---- Calibration -----------------------------------------------------------------------------

// The engine's pixels take 3 microseconds, by a clock that only the engine moves.
TEST(Calibration, FindsWhatAPixelAndAnIterationTake) {
    constexpr double kPixelSeconds = 3e-6;
    double now = 0;
    FakeEngine::Behaviour behaviour;
    behaviour.concurrency = 1;
    behaviour.info.numbers = {NumberKind::Fp32, NumberKind::Fp64, NumberKind::BigFloat};
    behaviour.countAt = [](int, int) { return std::uint64_t{10}; };
    behaviour.onTile = [&now](const TileTask& task, const std::stop_token&) -> Result<void> {
        now += kPixelSeconds * task.rect.width * task.rect.height;
        return {};
    };
    FakeEngine engine(behaviour);
    double share = 0;
    const auto speeds = measureSpeeds(engine, {.progress =
                                                   [&share](const std::string&, double told) {
                                                       EXPECT_GE(told, share);
                                                       EXPECT_LT(told, 1);
                                                       share = told;
                                                   },
                                               .stop = {},
                                               .seconds = [&now] { return now; }});
    ASSERT_TRUE(speeds) << speeds.error().message;
    ASSERT_EQ(speeds->size(), 8U);  // two rungs, four families
    for (const RungSpeed& speed : *speeds) {
        EXPECT_TRUE(speed.rung == "fp32" || speed.rung == "fp64") << "big floats are not compared";
        const double pixel = secondsOfPixel(speed, {.iterations = 10, .steps = 0});
        EXPECT_NEAR(pixel, kPixelSeconds, 1e-3 * kPixelSeconds);
    }
}

TEST(Calibration, EndsWithTheEnginesErrorAndWhenStopped) {
    FakeEngine::Behaviour behaviour;
    behaviour.onTile = [](const TileTask&, const std::stop_token&) -> Result<void> {
        return fail(ErrorCode::DeviceLost, "The driver said no.");
    };
    FakeEngine broken(behaviour);
    const auto failed = measureSpeeds(broken, {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().code, ErrorCode::DeviceLost);

    std::stop_source stop;
    stop.request_stop();
    FakeEngine engine({});
    const auto stopped =
        measureSpeeds(engine, {.progress = {}, .stop = stop.get_token(), .seconds = {}});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace fathom
