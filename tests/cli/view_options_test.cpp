// VIEW and the options that override its parts.
#include "cli/view_options.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <array>

#include "cli/info_command.h"
#include "cli/option_text.h"
#include "formula/formula_list.h"
#include "render/plan.h"
#include "support/formula_with_parameters.h"

namespace {

using namespace fathom;

TEST(ViewOptions, AStarterComesAsItIs) {
    const auto home = resolveView({.view = "home"});
    ASSERT_TRUE(home) << home.error().message;
    EXPECT_EQ(home->location.view, findStarterBookmark("home")->bookmark.location.view);
    EXPECT_EQ(home->colors, findStarterBookmark("home")->bookmark.colors);
}

TEST(ViewOptions, OverridesChangeTheirFieldsAlone) {
    const auto view = resolveView({.view = "home",
                                   .power = "3",
                                   .im = "0.1234567890123456789012345678901234567890",
                                   .radius = "1e-30",
                                   .rotation = "-30.5",
                                   .iterations = "5000",
                                   .escapeRadius = "100",
                                   .convergence = "1e-9"});
    ASSERT_TRUE(view) << view.error().message;
    const Location& location = view->location;
    EXPECT_EQ(location.formula.power, 3);
    EXPECT_EQ(location.view.re.toString(), "-0.75");
    EXPECT_EQ(location.view.im.toString(), "0.1234567890123456789012345678901234567890");
    EXPECT_EQ(location.view.radius.toString(), "1e-30");
    EXPECT_EQ(location.view.transform.rotation, -30.5);
    EXPECT_EQ(location.iterations, (IterationLimit{.limit = 5000, .automatic = false}));
    EXPECT_EQ(location.escapeRadius, 100);
    EXPECT_EQ(location.convergence, 1e-9);
    EXPECT_EQ(view->name, "Mandelbrot set");
}

TEST(ViewOptions, StepsMakeAHybrid) {
    const auto view = resolveView({.steps = "mandelbrot,burning-ship^3"});
    ASSERT_TRUE(view) << view.error().message;
    EXPECT_EQ(view->location.formula.spec->id, "hybrid");
    EXPECT_EQ(stepsText(view->location.formula.steps), "mandelbrot,burning-ship^3");
    EXPECT_FALSE(resolveView({.formula = "celtic", .steps = "celtic"}));
    const auto bad = resolveView({.steps = "mandelbrot,nova"});
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().message,
              "A step of a hybrid must be one of mandelbrot, burning-ship, tricorn, celtic, "
              "buffalo, not \"nova\".");
}

TEST(ViewOptions, StandAloneFromTheHomeView) {
    const auto view = resolveView({.power = "2", .juliaRe = "-0.8", .juliaIm = "0.156"});
    ASSERT_TRUE(view) << view.error().message;
    ASSERT_TRUE(view->location.formula.julia);
    EXPECT_EQ(view->location.formula.julia->re.toString(), "-0.8");
    EXPECT_EQ(view->location.view, homeLocation(view->location.formula).view);
}

TEST(ViewOptions, AutomaticIterationsFollowTheNewDepth) {
    const auto shallow = resolveView({.view = "home", .iterations = "auto"});
    const auto deep = resolveView({.view = "home", .radius = "1e-100"});
    ASSERT_TRUE(shallow && deep);
    EXPECT_TRUE(deep->location.iterations.automatic);
    EXPECT_EQ(deep->location.iterations.limit, initialIterationLimit(deep->location.view));
    EXPECT_GT(deep->location.iterations.limit, shallow->location.iterations.limit);
}

constexpr std::array kGains{FormulaParameter{"gain", "Gain", 1, 0.01, 1.99},
                            FormulaParameter{"loss", "Loss", 0, -2, 2}};

/// One parameter for each power.
constexpr FormulaSpec kAmplifier =
    test::formulaWithParameters("amplifier", "Amplifier", 2, kGains, 1);

TEST(Parameters, AreSetByTheirNames) {
    FormulaInstance formula = defaultInstance(kAmplifier);
    formula.power = 2;
    for (const char* assignment : {"gain=0.75", "loss=-1e-3", "gain=1.5"})
        EXPECT_TRUE(setParameter(formula, assignment)) << assignment;
    EXPECT_EQ(formula.parameters, (std::vector{1.5, -1e-3}));
}

TEST(Parameters, ASentenceSaysWhatIsWrong) {
    const auto problem = [](const std::string& assignment) {
        FormulaInstance formula = defaultInstance(kAmplifier);
        const auto done = setParameter(formula, assignment);
        EXPECT_FALSE(done) << assignment;
        EXPECT_EQ(formula, defaultInstance(kAmplifier)) << assignment;
        return done ? std::string() : done.error().message;
    };
    EXPECT_EQ(problem("gain"),
              "--parameter takes a name and a value, such as relaxation=0.75, not \"gain\".");
    EXPECT_EQ(problem("pain=1"),
              "Amplifier of power 1 has no parameter \"pain\"; --parameter takes gain.");
    EXPECT_EQ(problem("loss=1"),
              "Amplifier of power 1 has no parameter \"loss\"; --parameter takes gain.");
    for (const char* value : {"", "much", "nan", "1 ", "0x1"})
        EXPECT_EQ(problem(std::string("gain=") + value),
                  std::string("--parameter gain takes a number, not \"") + value + "\".");
    for (const char* value : {"0", "1.991", "-1", "1e300"})
        EXPECT_EQ(problem(std::string("gain=") + value),
                  std::string("--parameter gain takes a number from 0.01 to 1.99, not \"") + value +
                      "\".");

    FormulaInstance plain = defaultInstance(formulas().front());
    EXPECT_EQ(setParameter(plain, "gain=1").error().message,
              "Mandelbrot has no parameters; leave --parameter \"gain\" out.");
}

TEST(Parameters, OneOptionForEachLeavesOtherWordsAlone) {
    ViewOptions options;
    CLI::App command;
    addViewOptions(command, options);
    command.parse("--parameter gain=1.5 home --parameter loss=-1", false);
    EXPECT_EQ(options.parameters, (std::vector<std::string>{"gain=1.5", "loss=-1"}));
    EXPECT_EQ(options.view, "home");
    EXPECT_FALSE(ViewOptions{.parameters = {"gain=1"}}.isEmpty());
}

TEST(Info, TellsTheParametersThatCount) {
    Bookmark bookmark;
    bookmark.location = homeLocation(defaultInstance(kAmplifier));
    EXPECT_NE(describe(bookmark).find("Amplifier, power 1; Gain 1\n"), std::string::npos);
    bookmark.location.formula.power = 2;
    EXPECT_NE(describe(bookmark).find("Amplifier, power 2; Gain 1; Loss 0\n"), std::string::npos);
}

TEST(OptionText, ReadsSizes) {
    EXPECT_EQ(parseSize("--size", "640x360"), (Size{640, 360}));
    EXPECT_EQ(parseSize("--size", "100000x1"), (Size{100'000, 1}));
    for (const char* bad : {"", "x", "640", "640x360x2", "640 x 360", "100001x1", "+4x4", "4x-4"})
        EXPECT_FALSE(parseSize("--size", bad)) << bad;
}

}  // namespace
