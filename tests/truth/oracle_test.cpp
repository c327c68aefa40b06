// Compares the oracle with facts that are known without it: values worked out by hand, symmetries,
// rates of convergence, and formulas that must agree.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <numbers>
#include <random>

#include "support/mpfr_oracle.h"

namespace oracle {

std::ostream& operator<<(std::ostream& out, const Outcome& outcome) {
    if (outcome.count == kInterior) return out << "interior";
    return out << outcome.count << " to " << outcome.attractor;
}

namespace {

constexpr Outcome kInside{kInterior, 0};
const std::vector<std::string> kPolynomials{"mandelbrot", "burning-ship", "tricorn", "celtic",
                                            "buffalo"};

Picture pictureOf(const std::string& formula, int power = 2) {
    Picture picture;
    picture.re = "0", picture.im = "0", picture.radius = "2";
    picture.width = 320, picture.height = 180;
    picture.formula = formula;
    picture.power = power;
    return picture;
}

std::string exactText(double value) {
    char text[1100];
    std::snprintf(text, sizeof text, "%.1074f", value);
    return text;
}

/// The outcome of one point of the plane: the centre of a picture around it.
Outcome at(Picture picture, std::complex<double> point) {
    picture.re = exactText(point.real()), picture.im = exactText(point.imag());
    return outcome(picture, picture.width / 2.0, picture.height / 2.0);
}

Picture juliaOf(Picture picture, std::complex<double> c) {
    picture.julia = true;
    picture.juliaRe = exactText(c.real()), picture.juliaIm = exactText(c.imag());
    return picture;
}

/// e^(2 pi i k/n), exact where its parts are whole.
std::complex<double> rootOfUnity(int k, int n) {
    const std::complex<double> root = std::polar(1.0, 2 * std::numbers::pi * k / n);
    const auto whole = [](double part) {
        return std::abs(part - std::round(part)) < 1e-15 ? std::round(part) : part;
    };
    return {whole(root.real()), whole(root.imag())};
}

/// Points of the picture, in pixels.
std::vector<std::complex<double>> randomPoints(int howMany) {
    std::mt19937 random(20260301);
    std::vector<std::complex<double>> points;
    for (int i = 0; i < howMany; ++i) {
        const double x = static_cast<double>(random() % 320) + 0.5;
        points.emplace_back(x, static_cast<double>(random() % 180) + 0.5);
    }
    return points;
}

// ---- Single steps ----------------------------------------------------------------------------

/// True if one step from `start` leads to within 1e-9 of `expected`: with c = -expected that step
/// stays within a circle of radius 1e-9 around 0, and any other escapes from it.
bool stepsTo(const std::string& formula, int power, std::complex<double> start,
             std::complex<double> expected) {
    Picture picture = juliaOf(pictureOf(formula, power), -expected);
    picture.escapeRadius = 1e-9;
    picture.limit = 1;
    return at(picture, start) == kInside;
}

TEST(OracleSteps, SquaresFoldWhatTheirNamesSay) {
    // (2 - 3i)^2 = -5 - 12i, (2 + 3i)^2 = -5 + 12i
    EXPECT_TRUE(stepsTo("mandelbrot", 2, {2, -3}, {-5, -12}));
    EXPECT_TRUE(stepsTo("burning-ship", 2, {2, -3}, {-5, 12}));
    EXPECT_TRUE(stepsTo("tricorn", 2, {2, -3}, {-5, 12}));
    EXPECT_TRUE(stepsTo("celtic", 2, {2, -3}, {5, -12}));
    EXPECT_TRUE(stepsTo("buffalo", 2, {2, -3}, {5, 12}));
    // (-2 - 3i)^2 = -5 + 12i, (-2 + 3i)^2 = -5 - 12i
    EXPECT_TRUE(stepsTo("burning-ship", 2, {-2, -3}, {-5, 12}));
    EXPECT_TRUE(stepsTo("tricorn", 2, {-2, -3}, {-5, -12}));
}

TEST(OracleSteps, CubesFoldWhatTheirNamesSay) {
    // (-1 - 2i)^3 = 11 + 2i, (1 + 2i)^3 = -11 - 2i, (-1 + 2i)^3 = 11 - 2i
    EXPECT_TRUE(stepsTo("mandelbrot", 3, {-1, -2}, {11, 2}));
    EXPECT_TRUE(stepsTo("burning-ship", 3, {-1, -2}, {-11, -2}));
    EXPECT_TRUE(stepsTo("tricorn", 3, {-1, -2}, {11, -2}));
    EXPECT_TRUE(stepsTo("celtic", 3, {1, 2}, {11, -2}));
    EXPECT_TRUE(stepsTo("buffalo", 3, {1, 2}, {11, 2}));
    EXPECT_FALSE(stepsTo("buffalo", 3, {1, 2}, {11, -2}));
}

TEST(OracleSteps, EveryPowerIsARepeatedProduct) {
    std::complex<double> power{1, 2};
    for (int p = 2; p <= 8; ++p) {
        power *= std::complex<double>(1, 2);
        EXPECT_TRUE(stepsTo("mandelbrot", p, {1, 2}, power)) << p;
    }
}

// ---- Polynomials and folds -------------------------------------------------------------------

TEST(OraclePolynomials, EscapeWhereTheRealLineSays) {
    // 1, 2, 5, 26; 0.25 approaches 1/2 for ever; -2 rests on 2; i repeats -1 + i, -i.
    EXPECT_EQ(at(pictureOf("mandelbrot"), 1), (Outcome{4, 0}));
    EXPECT_EQ(at(pictureOf("mandelbrot"), 0.25), kInside);
    EXPECT_EQ(at(pictureOf("mandelbrot"), -2), kInside);
    EXPECT_EQ(at(pictureOf("mandelbrot"), {0, 1}), kInside);
    // |z| = R is not beyond R.
    EXPECT_EQ(at(pictureOf("mandelbrot"), 25), (Outcome{2, 0}));
    EXPECT_EQ(at(pictureOf("mandelbrot"), std::nextafter(25, 26)), (Outcome{1, 0}));
}

TEST(OraclePolynomials, AgreeWhereNoFoldActs) {
    for (const int power : {2, 3, 5}) {
        for (double c = 0; c < 2; c += 0.03125) {
            const Outcome expected = at(pictureOf("mandelbrot", power), c);
            for (const std::string& formula : kPolynomials)
                EXPECT_EQ(at(pictureOf(formula, power), c), expected) << formula << " at " << c;
        }
    }
}

/// The outcomes of the picture and of the same one turned, or mirrored, agree.
void expectSymmetry(const Picture& picture, double rotation, bool flip) {
    Picture other = picture;
    other.rotation = rotation, other.flip = flip;
    int escaping = 0, different = 0;
    for (const auto& point : randomPoints(200)) {
        const Outcome here = outcome(picture, point.real(), point.imag());
        escaping += here.count != kInterior;
        different += !(here == outcome(other, point.real(), point.imag()));
    }
    EXPECT_EQ(different, 0) << picture.formula << " of power " << picture.power;
    EXPECT_GE(escaping, 50);
}

TEST(OraclePolynomials, HaveTheirSymmetries) {
    expectSymmetry(pictureOf("mandelbrot"), 0, true);
    expectSymmetry(pictureOf("mandelbrot", 4), 120, false);
    expectSymmetry(pictureOf("tricorn"), 120, false);
    expectSymmetry(pictureOf("tricorn"), 0, true);
    expectSymmetry(pictureOf("tricorn", 3), 90, false);
    expectSymmetry(pictureOf("celtic"), 0, true);
    expectSymmetry(pictureOf("celtic", 3), 0, true);
    // A point of the Burning Ship's Julia sets and its three mirror images share their second
    // value.
    expectSymmetry(juliaOf(pictureOf("burning-ship"), {-0.5, -0.625}), 180, false);
    expectSymmetry(juliaOf(pictureOf("burning-ship"), {-0.5, -0.625}), 0, true);
}

TEST(OraclePolynomials, TheFoldsMatterElsewhere) {
    for (const std::string& formula : kPolynomials) {
        if (formula == "mandelbrot") continue;
        int different = 0;
        for (const auto& point : randomPoints(200))
            different += !(outcome(pictureOf(formula), point.real(), point.imag()) ==
                           outcome(pictureOf("mandelbrot"), point.real(), point.imag()));
        EXPECT_GE(different, 20) << formula;
    }
}

// ---- Magnets ---------------------------------------------------------------------------------

TEST(OracleMagnets, OneIsSuperattracting) {
    // An error e becomes about e^2 in the first formula, e^3 in the second: 1e-3 becomes 1e-6,
    // 1e-12, 1e-24 in the first and 1e-9, 1e-27 in the second. The threshold is 1e-15.
    Picture first = juliaOf(pictureOf("magnet1"), {1, 1}),
            second = juliaOf(pictureOf("magnet2"), {1, 1});
    first.convergence = second.convergence = 1e-15;
    for (const std::complex<double> side : {std::complex<double>(1, 0), {-1, 0}, {0, 1}}) {
        EXPECT_EQ(at(first, 1.0 + 1e-9 * side), (Outcome{1, 1}));
        EXPECT_EQ(at(first, 1.0 + 1e-5 * side), (Outcome{2, 1}));
        EXPECT_EQ(at(first, 1.0 + 1e-3 * side), (Outcome{3, 1}));
        EXPECT_EQ(at(second, 1.0 + 1e-6 * side), (Outcome{1, 1}));
        EXPECT_EQ(at(second, 1.0 + 1e-3 * side), (Outcome{2, 1}));
    }
}

TEST(OracleMagnets, TheFirstTakesItsKnownValues) {
    const Picture picture = pictureOf("magnet1");
    EXPECT_EQ(at(picture, 1), kInside);            // 0 is fixed
    EXPECT_EQ(at(picture, 3), kInside);            // 0, 4, 4, ...
    EXPECT_EQ(at(picture, 1.5), (Outcome{1, 1}));  // (0.5 / -0.5)^2
    EXPECT_EQ(at(picture, 0), kInside);            // ((z + 1) / 2)^2 creeps to 1: 1 - 4/n
    // The same parameter with a wider circle: 4/n is below 0.01 after some 400 steps.
    Picture wide = picture;
    wide.convergence = 0.01;
    const Outcome creeping = at(wide, 0);
    EXPECT_EQ(creeping.attractor, 1);
    EXPECT_GT(creeping.count, 390U);
    EXPECT_LT(creeping.count, 410U);
}

TEST(OracleMagnets, TheSecondTakesItsKnownValues) {
    const Picture picture = pictureOf("magnet2");
    EXPECT_EQ(at(picture, 1), kInside);  // 0 is fixed
    EXPECT_EQ(at(picture, 2), kInside);  // 0 is fixed
    // (c-1)(c-2) = t, z_1 = (t / (t+1))^2, which is 1 where t = -1/2.
    EXPECT_EQ(at(picture, {1.5, 0.5}), (Outcome{1, 1}));
    EXPECT_EQ(at(picture, {1.5, -0.5}), (Outcome{1, 1}));
    // t = -1 + 1/m: z_1 = (m - 1)^2 = 9 for m = 4 at c = (3 + i sqrt(2)) / 2 stays below 25 and
    // 36 for m = 7 at c = (3 + i sqrt(17/7)) / 2 does not.
    EXPECT_EQ(at(picture, {1.5, std::sqrt(17 / 7.) / 2}), (Outcome{1, 0}));
    EXPECT_NE(at(picture, {1.5, std::sqrt(2.) / 2}), (Outcome{1, 0}));
}

TEST(OracleMagnets, EscapeWhereTheyDivideByZero) {
    EXPECT_EQ(at(pictureOf("magnet1"), 2), (Outcome{1, 0}));  // 2 * 0 + 2 - 2
    // c = -48: 13 goes to ((169 - 49) / (26 - 50))^2 = 25, the zero of 2z - 50.
    EXPECT_EQ(at(juliaOf(pictureOf("magnet1"), -48), 25), (Outcome{1, 0}));
    EXPECT_EQ(at(juliaOf(pictureOf("magnet1"), -48), 13), (Outcome{2, 0}));
    // c = 0: (z - 1)^2 (z + 2) / 3 (z - 1)^2
    EXPECT_EQ(at(juliaOf(pictureOf("magnet2"), 0), 1), (Outcome{1, 0}));
}

// ---- Newton and Nova -------------------------------------------------------------------------

Picture newtonOf(const std::string& formula, int power) {
    Picture picture = pictureOf(formula, power);
    for (int k = 0; k < power; ++k)
        picture.roots.push_back(rootOfUnity(k, power));
    if (formula == "nova") picture = juliaOf(picture, 0);
    return picture;
}

TEST(OracleNewton, ConvergesQuadraticallyToTheNearestRoot) {
    // The error e becomes (n-1)/2 e^2, and the step is about e: 1e-3, 1e-6, 1e-12, 1e-24.
    for (const char* formula : {"newton", "newton-roots", "nova"}) {
        for (int n = 2; n <= 8; ++n) {
            Picture picture = newtonOf(formula, n);
            picture.convergence = 1e-15;
            for (int k = 0; k < n; ++k) {
                const std::complex<double> root = rootOfUnity(k, n);
                EXPECT_EQ(at(picture, root * (1 + 1e-9)), (Outcome{2, k + 1})) << formula << n;
                EXPECT_EQ(at(picture, root * (1 - 1e-3)).attractor, k + 1) << formula << n;
                if (n > 3) continue;
                EXPECT_EQ(at(picture, root * (1 + 1e-5)), (Outcome{3, k + 1})) << formula << n;
                EXPECT_EQ(at(picture, root * (1 - 1e-3)), (Outcome{4, k + 1})) << formula << n;
            }
        }
    }
}

TEST(OracleNewton, TheSquareRootsShareThePlaneAlongTheImaginaryAxis) {
    for (const char* formula : {"newton", "newton-roots", "nova"}) {
        const Picture picture = newtonOf(formula, 2);
        for (const double y : {-3.0, -0.7, 0.0, 0.1, 0.7, 3.0}) {
            EXPECT_EQ(at(picture, {0, y}), kInside) << formula << y;
            EXPECT_EQ(at(picture, {0.01, y}).attractor, 1) << formula << y;
            EXPECT_EQ(at(picture, {-0.01, y}).attractor, 2) << formula << y;
        }
    }
}

TEST(OracleNewton, IsInteriorWhereItDividesByZero) {
    for (const char* formula : {"newton", "newton-roots", "nova"}) {
        EXPECT_EQ(at(newtonOf(formula, 2), 0), kInside);
        EXPECT_EQ(at(newtonOf(formula, 2), {0, 1}), kInside);  // i, 0
    }
    EXPECT_EQ(at(newtonOf("newton", 5), 0), kInside);
}

TEST(OracleNewton, FactorsAndPowersAgree) {
    for (const int n : {2, 3, 5, 8}) {
        const Picture newton = newtonOf("newton", n);
        int converging = 0;
        for (const auto& point : randomPoints(300)) {
            const Outcome expected = outcome(newton, point.real(), point.imag());
            converging += expected.attractor != 0;
            for (const char* formula : {"newton-roots", "nova"})
                EXPECT_EQ(outcome(newtonOf(formula, n), point.real(), point.imag()), expected)
                    << formula << " at " << point;
        }
        EXPECT_GE(converging, 290);
    }
}

TEST(OracleNewton, RootsMayStandAnywhere) {
    Picture picture = pictureOf("newton-roots", 3);
    picture.roots = {{3, 1}, {-0.5, 2}, {0.25, -1}, {100, 100}};  // the fourth does not count
    for (int k = 0; k < 3; ++k)
        EXPECT_EQ(at(picture, picture.roots[static_cast<std::size_t>(k)]), (Outcome{1, k + 1}));
    EXPECT_EQ(at(picture, {3.001, 1}).attractor, 1);
    EXPECT_EQ(at(picture, {100, 100}).attractor, 1);

    // z^3 - 2z + 2 has the superattracting cycle 0, 1.
    picture.roots = {{-1.7692923542386314, 0},
                     {0.8846461771193157, 0.5897428050222055},
                     {0.8846461771193157, -0.5897428050222055}};
    EXPECT_EQ(at(picture, 0), kInside);
    EXPECT_EQ(at(picture, {0.05, 0.02}), kInside);
    EXPECT_EQ(at(picture, -2).attractor, 1);
}

TEST(OracleNova, RelaxationSetsTheRate) {
    // Half steps halve the error 1e-3: the n-th step is 1e-3 2^-n, below 1e-6 at n = 10.
    Picture picture = newtonOf("nova", 3);
    picture.relaxation = 0.5;
    EXPECT_EQ(at(picture, 1.001), (Outcome{10, 1}));
    picture.relaxation = 1.5;  // -1/2 a step; the step is 1.5e-3 2^-(n-1), below 1e-6 at n = 12
    EXPECT_EQ(at(picture, 1.001), (Outcome{12, 1}));
    picture.relaxation = 2.5;  // -3/2: the root repels
    EXPECT_NE(at(picture, 1.001).count, 10U);
}

TEST(OracleNova, StartsAtOneOnTheParameterPlane) {
    const Picture picture = pictureOf("nova", 3);
    EXPECT_EQ(at(picture, 0), (Outcome{1, 1}));     // 1 is a root
    EXPECT_EQ(at(picture, 1e-7), (Outcome{1, 1}));  // the first step is c
    EXPECT_NE(at(picture, 2e-6).count, 1U);
    EXPECT_EQ(at(picture, -1), kInside);  // 1, 0, and 0 divides
    // With p = 2 and c = -3: 1, -2, -4.25, ... to -3 - sqrt(10), which -1 is nearer to than 1.
    EXPECT_EQ(at(pictureOf("nova", 2), -3).attractor, 2);
}

// ---- The verdict -----------------------------------------------------------------------------

TEST(OracleVerdict, FollowsTheWholeOutcomeOfFivePoints) {
    // Short steps and a large threshold: most points end at n = 1, whichever root is nearest.
    Picture picture = newtonOf("nova", 3);
    picture.relaxation = 0.25, picture.convergence = 0.25;
    picture.rotation = 20, picture.height = 45, picture.width = 80;
    int stable = 0, onlyTheRootDiffers = 0;
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const double cx = x + 0.5, cy = y + 0.5;
            const Outcome here = outcome(picture, cx, cy);
            bool same = true, sameCount = true;
            for (const auto& [dx, dy] : {std::pair(-.25, 0.), {.25, 0.}, {0., -.25}, {0., .25}}) {
                const Outcome there = outcome(picture, cx + dx, cy + dy);
                same = same && there == here;
                sameCount = sameCount && there.count == here.count;
            }
            const Verdict verdict = judge(picture, x, y);
            EXPECT_EQ(verdict.outcome, here);
            EXPECT_EQ(verdict.stable, same);
            stable += same;
            onlyTheRootDiffers += sameCount && !same;
        }
    }
    EXPECT_GE(stable, 3000);
    EXPECT_GE(onlyTheRootDiffers, 20);
}

TEST(OracleVerdict, AnUnknownFormulaIsRefused) {
    EXPECT_THROW(judge(pictureOf("mandelbrut"), 0, 0), std::invalid_argument);
}

}  // namespace
}  // namespace oracle
