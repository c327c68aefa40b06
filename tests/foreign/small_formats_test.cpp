// Files of Imagina, rust-fractal, DeepDrill, mdz and FractalShark.
#include "base/limits.h"
#include "color/palette.h"
#include "foreign/foreign_files.h"
#include "foreign/hex_decimal.h"

namespace fathom {
namespace {

std::string hex(const std::string& text) {
    const Result<Decimal> number = decimalOfHex(text);
    return number ? number->toString() : number.error().message;
}

// ---- Imagina

TEST(Imagina, HexadecimalNumbersAreExact) {
    EXPECT_EQ(hex("-1.4"), "-1.25");
    EXPECT_EQ(hex("+FF"), "255");
    EXPECT_EQ(hex("0.000"), "0");
    EXPECT_EQ(hex(".8"), "0.5");
    EXPECT_EQ(hex("1.8@-3"), "0.0003662109375");
    EXPECT_EQ(hex("1.8@2"), "384");
    EXPECT_EQ(hex("1@-60000").substr(0, 20), "6.324710399584063512");
    EXPECT_EQ(hex("0.1"), "0.0625");
    for (const char* wrong : {"", ".", "-", "1.2.3", "g", "1@x", "1@99999999", "@4", "0x10"})
        EXPECT_FALSE(decimalOfHex(wrong)) << wrong;
    EXPECT_FALSE(decimalOfHex(std::string(limits::kHexDigits + 1, 'F')));
    // 40,000 digits, against the same number as a sum of its first half and its rest.
    std::string digits;
    for (int i = 0; i < 40000; ++i)
        digits += "0123456789abcdef"[(i * 7 + i / 13) % 16];
    digits.back() = '7';
    const Decimal whole = decimalOfHex("0." + digits).value();
    EXPECT_EQ(whole.lastPlace(), -160000);
    const Decimal first = decimalOfHex("0." + digits.substr(0, 20000)).value();
    const Decimal rest = whole - first;
    EXPECT_GT(rest.sign(), 0);
    EXPECT_EQ(rest, decimalOfHex("0." + std::string(20000, '0') + digits.substr(20000)).value());
}

TEST(Imagina, PlacesAreRead) {
    const Location bay = *placeOf("bay.imt").location;
    EXPECT_EQ(bay.view.re.toString(), "-1.25");
    EXPECT_EQ(bay.view.im.toString(), "0.03125");
    EXPECT_EQ(bay.view.radius.toString(), "0.00390625");
    EXPECT_EQ(bay.view.transform, Transform{});
    EXPECT_EQ(bay.iterations, (IterationLimit{4000, false}));
    EXPECT_EQ(bay.formula.spec->id, "mandelbrot");

    const Location ship = *placeOf("ship.imt").location;
    EXPECT_EQ(ship.formula.spec->id, "burning-ship");
    EXPECT_TRUE(ship.view.re.toString().starts_with(
        "-1.75000000000000000000000000000000000000000000000000000000000995682444457782673143"))
        << ship.view.re.toString();
    EXPECT_EQ(ship.view.re.lastPlace(), -196);
    EXPECT_EQ(ship.view.radius.toString(), "1.02634164867540312811797e-48");

    const ForeignPlace nova = placeOf("nova.imt");
    EXPECT_EQ(nova.location->formula.spec->id, "nova");
    EXPECT_EQ(nova.location->view.im.toString(), "0.625");
    EXPECT_TRUE(isLost(nova, "Nova"));
}

TEST(Imagina, MalformedFilesAreRefused) {
    const std::string start = "Location:\n\tRe: 1\n\tIm: 2\n";
    EXPECT_TRUE(says(refusalOf(start + "\tSize: 0\n", "x.imt"), "radius"));
    EXPECT_TRUE(says(refusalOf(start + "\tSize: q\n", "x.imt"), "line 4 has an invalid Size"));
    EXPECT_TRUE(says(refusalOf(start, "x.imt"), "Size is missing"));
    EXPECT_TRUE(
        says(refusalOf("Formula: z^2+c+1/z\n" + start + "\tSize: 1\n", "x.imt"), "\"z^2+c+1/z\""));
    EXPECT_TRUE(says(refusalOf(start + "\tSize: 1\n\tIterations: 0\n", "x.imt"), "line 5"));
}

// ---- rust-fractal

TEST(RustFractal, PlacesAndPalettesAreRead) {
    const ForeignPlace spiral = placeOf("spiral.toml");
    const View& view = spiral.location->view;
    EXPECT_EQ(view.re.digitCount(), 138u);
    EXPECT_EQ(view.im.toString().substr(0, 20), "0.000000000000002787");
    EXPECT_EQ(view.im.lastPlace(), -134);
    EXPECT_EQ(view.radius.toString(), "0.00000000000000000000666666666666666666666666");
    EXPECT_EQ(view.transform, (Transform{.rotation = 12.5, .flip = true}));
    EXPECT_EQ(spiral.location->formula.power, 3);
    EXPECT_EQ(spiral.location->iterations, (IterationLimit{25000, false}));
    EXPECT_TRUE(spiral.lost.empty());

    const ForeignPlace old = placeOf("old.toml");
    EXPECT_EQ(old.location->view.radius.toString(), "0.002");
    EXPECT_TRUE(isLost(old, "Burning Ship"));
    EXPECT_EQ(old.colors->density, 0.5);
    EXPECT_EQ(old.colors->offset, 0.25);
    const auto palette = paletteOf(old.colors->palette);
    EXPECT_EQ(palette->data().space, PaletteSpace::Oklab);
    ASSERT_EQ(palette->stops().size(), 3u);
    EXPECT_EQ(palette->stops()[1], (PaletteStop{1.0 / 3, 0x206bcb}));

    const ForeignPlace warm = placeOf("warm.toml");
    EXPECT_FALSE(warm.location);
    EXPECT_EQ(warm.colors->density, 2);
}

TEST(RustFractal, MalformedFilesAreRefused) {
    const std::string start = "real = \"0.1\"\nimag = \"0.2\"\n";
    const auto refusal = [&](const std::string& text) { return refusalOf(text, "x.toml"); };
    EXPECT_TRUE(says(refusal(start + "zoom = -1\n"), "line 3 needs a number above 0"));
    EXPECT_TRUE(says(refusal(start + "zoom = \"1e\"\n"), "line 3 has an invalid zoom"));
    EXPECT_TRUE(says(refusal(start + "zoom = 1\nfractal_type = \"phoenix\"\n"), "phoenix"));
    EXPECT_TRUE(says(refusal(start + "zoom = 1\nfractal_power = 11\n"), "power is 11"));
    EXPECT_TRUE(says(refusal("palette_iteration_span = 3\npalette = [1]\n"), "missing"));
    EXPECT_TRUE(says(refusal(start + "zoom = inf\n"), "invalid zoom"));
}

// ---- DeepDrill

TEST(DeepDrill, PlacesAreRead) {
    const Location valley = *placeOf("valley.ini").location;
    EXPECT_EQ(valley.view.re.toString(), "-0.743643887037151");
    EXPECT_EQ(valley.view.im.toString(), "0.131825904205330");
    EXPECT_EQ(valley.view.radius.toString(), "5e-12");
    EXPECT_EQ(valley.view.transform, (Transform{.flip = true}));
    EXPECT_EQ(valley.iterations, (IterationLimit{20000, false}));
    const ForeignPlace film = placeOf("film.prf");
    EXPECT_NEAR(film.location->view.radius.toDouble() / 1e-20, 4.0 / 3, 1e-12);
    EXPECT_TRUE(isLost(film, "video"));
    EXPECT_TRUE(isLost(placeOf("tip.ini"), "palette"));
}

TEST(DeepDrill, MalformedFilesAreRefused) {
    const auto refusal = [&](const std::string& text) { return refusalOf(text, "x.ini"); };
    EXPECT_TRUE(says(refusal("[location]\nreal = 1\nimag = 2\n"), "location.zoom is missing"));
    EXPECT_TRUE(says(refusal("[location]\nreal=1\nimag=2\nzoom=0:00/1,0:10/2\n"), "video"));
    EXPECT_TRUE(says(refusal("[location]\nreal=1\nimag=2\nzoom=1e\n"), "line 4"));
    EXPECT_TRUE(says(refusal("[location]\nreal=1\nimag=2\nzoom=1\ndepth=x\n"), "line 5"));
}

// ---- mdz

TEST(Mdz, PlacesAreRead) {
    const ForeignPlace elephant = placeOf("elephant.mdz");
    EXPECT_EQ(elephant.location->view.re.toString(), "0.300");
    EXPECT_EQ(elephant.location->view.radius.toDouble(), 0.04);
    EXPECT_NEAR(elephant.location->view.im.toDouble(), 0.0025, 1e-17);
    EXPECT_EQ(elephant.location->view.transform, Transform{});
    EXPECT_EQ(elephant.location->iterations, (IterationLimit{3000, false}));
    EXPECT_EQ(paletteOf(elephant.colors->palette)->stops().size(), 3u);

    const ForeignPlace julia = placeOf("julia.mdz");
    EXPECT_EQ(julia.location->formula.julia->im.toString(), "0.156");
    EXPECT_EQ(julia.location->view.radius.toDouble(), 2);

    const ForeignPlace deep = placeOf("deep.mdz");
    EXPECT_NEAR(deep.location->view.radius.toDouble() / 1e-30, 0.375, 1e-15);
    EXPECT_TRUE(isLost(deep, "4:3"));
}

TEST(Mdz, MalformedFilesAreRefused) {
    const std::string start = "mdz fractal settings\n";
    const auto refusal = [&](const std::string& text) { return refusalOf(start + text, "x.mdz"); };
    EXPECT_TRUE(says(refusal("xmin 1\nxmax 2\n"), "ymax is missing"));
    EXPECT_TRUE(says(refusal("xmin 1\nxmax 1\nymax 0\n"), "radius"));
    EXPECT_TRUE(says(refusal("cx 1\ncy 1\nsize 1\naspect -1\n"), "line 5"));
    EXPECT_TRUE(says(refusal("cx 1\ncy 1\nsize 1\nfractal lambda\n"), "lambda"));
    EXPECT_TRUE(says(refusal("xmin 1e999999999\nxmax 1e-999999999\nymax 0\n"), "1e10"));
}

// ---- FractalShark

TEST(FractalShark, PlacesAreRead) {
    const std::vector<ForeignPlace> two = placesIn(foreignText("two.locations"), "two.locations");
    ASSERT_EQ(two.size(), 2u);
    EXPECT_EQ(two[0].name, "The bay");
    EXPECT_EQ(two[0].location->view.re.toString(), "-1.20");
    EXPECT_EQ(two[0].location->view.im.toString(), "0.020");
    EXPECT_EQ(two[0].location->view.radius.toDouble(), 0.01);
    EXPECT_EQ(two[1].name, "");
    EXPECT_EQ(two[1].location->view.radius.toDouble(), 1.5);

    const Location deep = *placeOf("deep.locations").location;
    EXPECT_EQ(deep.view.re.toString(), "-1.749957683706093503602214506070699707271105797262510");
    EXPECT_EQ(deep.view.radius.toString(), "7.5e-51");
    EXPECT_EQ(deep.iterations, (IterationLimit{90000, false}));
    EXPECT_EQ(placeOf("plain.locations").location->view.re.toString(), "0.5");
}

TEST(FractalShark, MalformedFilesAreRefused) {
    const std::string line = "100 100 0 -1 1 1 10 1 x\n";
    EXPECT_TRUE(says(refusalOf(line + "100 100 0\n", "x.locations"), "line 2"));
    EXPECT_TRUE(says(refusalOf("1 1 0 1 1 1 10 1\n", "x.locations"), "maxY above its minY"));
    EXPECT_TRUE(says(refusalOf("1 1 0 1 1 1e 10 1\n", "x.locations"), "line 1"));
    std::string many;
    for (std::size_t i = 0; i <= limits::kForeignPlaces; ++i)
        many += line;
    EXPECT_TRUE(says(refusalOf(many, "x.locations"), "places"));
}

}  // namespace
}  // namespace fathom
