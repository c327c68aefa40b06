// Files of XaoS, Fractint, Iterated Dynamics and Ultra Fractal.
#include <cmath>
#include <numbers>

#include "base/limits.h"
#include "color/palette.h"
#include "color/srgb.h"
#include "foreign/foreign_files.h"

namespace fathom {
namespace {

// ---- XaoS

TEST(Xaos, PositionsAreRead) {
    const ForeignPlace spiral = placeOf("spiral.xpf");
    const Location& location = *spiral.location;
    EXPECT_EQ(location.view.re.toString(), "-0.7454297743");
    EXPECT_EQ(location.view.radius.toDouble(), 6.25e-6);
    EXPECT_EQ(location.view.transform, (Transform{.rotation = -30, .flip = true}));
    EXPECT_EQ(location.iterations, (IterationLimit{1000, false}));
    EXPECT_EQ(location.escapeRadius, 2);
    EXPECT_TRUE(isLost(spiral, "palette"));
    EXPECT_FALSE(spiral.colors);

    const ForeignPlace julia = placeOf("julia.xpf");
    EXPECT_EQ(julia.location->formula.power, 4);
    EXPECT_EQ(julia.location->formula.julia->im.toString(), "-0.25");
    EXPECT_EQ(julia.location->escapeRadius, 8);
    EXPECT_EQ(julia.location->view.radius.toDouble(), 1.5);  // 4 wide, on a picture of 4:3
    EXPECT_EQ(julia.location->iterations.limit, 170u);
    EXPECT_EQ(julia.colors->density, 64.0 / 24);
    EXPECT_FALSE(julia.colors->smooth);
    EXPECT_EQ(paletteOf(julia.colors->palette)->stops()[2].color, 0x0000ffu);
    EXPECT_TRUE(isLost(julia, "outcoloring"));

    const ForeignPlace ship = placeOf("ship.xpf");
    EXPECT_EQ(ship.location->formula.spec->id, "burning-ship");
    EXPECT_TRUE(ship.location->view.transform.flip);
}

TEST(Xaos, MalformedPositionsAreRefused) {
    const std::string start = "(initstate)\n";
    const auto refusal = [&](const std::string& text) { return refusalOf(start + text, "x.xpf"); };
    EXPECT_TRUE(says(refusal("(view 0 0 1 1"), "missing"));
    EXPECT_TRUE(says(refusal(")"), "line 2"));
    EXPECT_TRUE(says(refusal("(usrform \"abc)"), "line 2 begins a text"));
    EXPECT_TRUE(says(refusal("(formula 'octo)"), "octo"));
    EXPECT_TRUE(says(refusal("(formula 'user)(usrform \"sin(z)\")"), "sin(z)"));
    EXPECT_TRUE(says(refusal("(plane 1)"), "plane"));
    EXPECT_TRUE(says(refusal("(perturbation 0.1 0)"), "perturbation"));
    EXPECT_TRUE(says(refusal("(view 0 0 0 0)"), "above 0"));
    EXPECT_TRUE(says(refusal("(view x 0 1 1)"), "invalid view.0"));
    EXPECT_TRUE(says(refusal("(formula 'newton)(julia #t)"), "Julia set of Newton"));
    std::string many;
    for (std::size_t i = 0; i <= limits::kViewValues; ++i)
        many += "a ";
    EXPECT_TRUE(says(refusal("(" + many + ")"), "words"));
}

// ---- Fractint

TEST(Fractint, EntriesAreRead) {
    const std::vector<ForeignPlace> places = placesIn(foreignText("places.par"), "places.par");
    ASSERT_EQ(places.size(), 2u);
    EXPECT_EQ(places[0].name, "Seahorse");
    const Location& seahorse = *places[0].location;
    EXPECT_EQ(seahorse.view.re.toString(), "-0.743643887037151");
    EXPECT_EQ(seahorse.view.im.toString(), "0.131825904205330");
    EXPECT_EQ(seahorse.view.radius.toDouble(), 4e-12);
    EXPECT_EQ(seahorse.view.transform, Transform{});
    EXPECT_EQ(seahorse.iterations, (IterationLimit{20000, false}));
    EXPECT_EQ(seahorse.escapeRadius, 4);
    EXPECT_TRUE(isLost(places[0], "Barnsley"));
    EXPECT_TRUE(isLost(places[0], "left out: outside."));
    // 000 | zzz, two between, z00, zzz, 0zz: a cycle of six colours.
    const ColorSettings& colors = *places[0].colors;
    EXPECT_FALSE(colors.smooth);
    EXPECT_NEAR(colors.density, 64.0 / 6, 1e-12);
    EXPECT_NEAR(colors.offset, 5.0 / 6, 1e-12);
    const auto palette = paletteOf(colors.palette);
    const Rgb32 wanted[] = {0xffffff, 0xffaaaa, 0xff5555, 0xff0000, 0xffffff, 0x00ffff};
    for (int i = 0; i < 6; ++i) {
        const Rgb32 color = toSrgb8(palette->exactlyAt(i / 6.0)) & 0xffffff;
        for (int shift = 0; shift < 24; shift += 8)
            EXPECT_NEAR(color >> shift & 255, wanted[i] >> shift & 255, 1) << i;
    }
}

/// The corner of a 4:3 picture at (x, y) of its half width and half height.
std::pair<double, double> cornerOf(const View& view, int x, int y) {
    const View::Point point =
        view.pointAt({x < 0 ? 0.0 : 4000.0, y < 0 ? 3000.0 : 0.0}, {4000, 3000});
    return {point.re.toDouble(), point.im.toDouble()};
}

TEST(Fractint, CornersAreWhereTheFileSays) {
    const View view = placesIn(foreignText("places.par"), "places.par").at(1).location->view;
    const auto expectNear = [](std::pair<double, double> point, double x, double y) {
        EXPECT_NEAR(point.first, x, 1e-6);
        EXPECT_NEAR(point.second, y, 1e-6);
    };
    expectNear(cornerOf(view, -1, 1), -1.4, 0.05);
    expectNear(cornerOf(view, 1, -1), -1.2, -0.1);
    expectNear(cornerOf(view, -1, -1), -1.38, -0.12);

    // ymin above ymax mirrors.
    const View mirrored =
        placeIn("x { type=mandel corners=-2/2/1.5/-1.5 }", "x.par").location->view;
    EXPECT_TRUE(mirrored.transform.flip);
    EXPECT_EQ(mirrored.radius.toDouble(), 1.5);
    // At any depth.
    const View deep =
        placeIn("x { type=mandel corners=0.25/0.25" + std::string(60, '0') + "4/0/3e-63 }", "x.par")
            .location->view;
    EXPECT_NEAR((deep.radius.toFloatExp() / Decimal::parse("1.5e-63")->toFloatExp()).toDouble(), 1,
                1e-12);
}

TEST(Fractint, CentresTurnAndSkew) {
    const Location location = *placeOf("turned.par").location;
    EXPECT_EQ(location.formula.power, 4);
    // N = (1/Mag) Rot(-Rot) [[1/Xmag, tan Skew], [0, 1]].
    const double degree = std::numbers::pi / 180;
    const double c = std::cos(-30 * degree), s = std::sin(-30 * degree);
    const double skew = std::tan(10 * degree);
    const Matrix2 matrix = matrixOf(location.view.transform);
    const double radius = location.view.radius.toDouble() * 100;
    EXPECT_NEAR(matrix.xx * radius, c / 1.5, 1e-12);
    EXPECT_NEAR(matrix.yx * radius, s / 1.5, 1e-12);
    EXPECT_NEAR(matrix.xy * radius, c * skew - s, 1e-12);
    EXPECT_NEAR(matrix.yy * radius, s * skew + c, 1e-12);

    const ForeignPlace julia = placeOf("julia.par");
    EXPECT_EQ(julia.location->formula.julia->im.toString(), "0.745");
    EXPECT_EQ(julia.location->view.radius.toDouble(), 1.5);
    EXPECT_TRUE(isLost(julia, "blues.map"));
    EXPECT_EQ(placeIn("x { type=mandel }", "x.par").location->view.re.toString(), "-0.5");
}

TEST(Fractint, MalformedEntriesAreRefused) {
    const auto refusal = [](const std::string& text) { return refusalOf(text, "x.par"); };
    EXPECT_TRUE(says(refusal("x { type=mandel"), "has no end"));
    EXPECT_TRUE(says(refusal("x { type=lambda }"), "lambda"));
    EXPECT_TRUE(says(refusal("x { type=mandel corners=1/2/3 }"), "corners"));
    EXPECT_TRUE(says(refusal("x { type=mandel corners=1/1/1/1 }"), "same point"));
    EXPECT_TRUE(says(refusal("x { type=mandel corners=1/2/1/1 }"), "do not span"));
    EXPECT_TRUE(says(refusal("x { type=mandel center-mag=0/0/0 }"), "Mag"));
    EXPECT_TRUE(says(refusal("x { type=mandel center-mag=0/0 }"), "three numbers"));
    EXPECT_TRUE(says(refusal("x { type=mandel colors=00 }"), "colors"));
    EXPECT_TRUE(says(refusal("x { type=mandel colors=<5>zzz }"), "colors"));
    EXPECT_TRUE(says(refusal("x { type=manzpower params=0/0/2.5 }"), "power"));
    EXPECT_TRUE(says(refusal("type=mandel {\n}\n"), "\"\""));
    EXPECT_TRUE(says(refusal("comment { type=mandel }"), "no entry"));
    EXPECT_TRUE(says(refusal("x { type=mandel " + std::string(1200000, 'x') + "\n\n}"), "1 MiB"));
}

// ---- Ultra Fractal

TEST(UltraFractal, PlacesAreRead) {
    const ForeignPlace valley = placeOf("valley.upr");
    EXPECT_EQ(valley.name, "Valley");
    const Location& location = *valley.location;
    EXPECT_EQ(location.view.re.toString(), "-0.7436438870371");
    EXPECT_EQ(location.view.radius.toDouble(), 6e-12);
    EXPECT_EQ(location.view.transform.rotation, 30);
    EXPECT_EQ(location.escapeRadius, 100);
    EXPECT_EQ(location.iterations, (IterationLimit{20000, false}));
    const auto& stops = paletteOf(valley.colors->palette)->stops();
    ASSERT_EQ(stops.size(), 5u);
    EXPECT_EQ(stops[0].color, 0x000764u);
    EXPECT_EQ(stops[1].position, 0.16);
    EXPECT_TRUE(isLost(valley, "guesses"));

    const ForeignPlace layers = placeOf("layers.upr");
    EXPECT_EQ(layers.location->formula.julia->im.toString(), "0.156");
    EXPECT_EQ(layers.location->formula.power, 3);
    EXPECT_EQ(layers.location->view.im.toString(), "-0.5");
    EXPECT_TRUE(isLost(layers, "2 layers"));
    EXPECT_TRUE(isLost(layers, "stretch"));

    // The default file shows the whole set, from -2 to 0.47, in a picture of 4:3.
    const ForeignPlace home = placeOf("home.upr");
    EXPECT_EQ(home.location->view.radius.toDouble(), 1.5);
    EXPECT_TRUE(isLost(home, "Lyapunov"));
}

TEST(UltraFractal, MalformedEntriesAreRefused) {
    const auto refusal = [](const std::string& text) { return refusalOf(text, "x.upr"); };
    const std::string start = "x {\nmapping:\n";
    EXPECT_TRUE(says(refusal("x {\n::abcd\n  efgh\n}\nfractal:"), "compressed"));
    EXPECT_TRUE(says(refusal(start + "}\n"), "\"\""));
    EXPECT_TRUE(says(refusal(start + "center=1\nformula:\nentry=\"Mandelbrot\"\n}"), "slash"));
    EXPECT_TRUE(says(refusal(start + "magn=0\nformula:\nentry=\"Mandelbrot\"\n}"), "above 0"));
    EXPECT_TRUE(says(refusal(start + "formula:\nentry=\"Mandelbrot\" p_power=2/1\n}"), "power"));
    EXPECT_TRUE(says(refusal(start), "has no end"));
}

}  // namespace
}  // namespace fathom
