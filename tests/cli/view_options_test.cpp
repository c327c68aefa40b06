// VIEW and its overrides.
#include "cli/view_options.h"

#include <gtest/gtest.h>

#include "cli/option_text.h"
#include "render/plan.h"

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
    EXPECT_EQ(view->name, "Home");
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

TEST(OptionText, ReadsSizes) {
    EXPECT_EQ(parseSize("--size", "640x360"), (Size{640, 360}));
    EXPECT_EQ(parseSize("--size", "1000000x1"), (Size{1'000'000, 1}));
    for (const char* bad : {"", "x", "640", "640x360x2", "640 x 360", "1000001x1", "+4x4", "4x-4"})
        EXPECT_FALSE(parseSize("--size", bad)) << bad;
}

}  // namespace
