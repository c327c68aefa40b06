// Compares nuclei with Newton's method in MPFR. Also requests that are refused.
#include "finder/nucleus_finder.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <thread>

#include "finder/finder_setup.h"
#include "finder/known_nuclei.h"
#include "finder/view_finder.h"
#include "support/test_share.h"

namespace fathom {
namespace {

using namespace test;

Result<Nucleus> find(const FormulaInstance& formula, const Disc& disc) {
    return findNucleus({.formula = formula, .disc = disc, .period = {}});
}

TEST(Nucleus, HasTheCheckedSizesDomainsAndKinds) {
    struct Row {
        const char *re, *im;
        std::uint64_t period;
        double nucleusRe, nucleusIm, size, domain;
        FeatureKind kind;
    };
    const Row rows[] = {
        {"-1.02", "0.03", 2, -1, 0, 0.5, 1, FeatureKind::Disc},
        {"-1.75", "0.01", 3, -1.754877666246693, 0, 0.0190355159, 0.2344867660,
         FeatureKind::Cardioid},
        {"-0.12", "0.75", 3, -0.122561166876654, 0.744861766619744, 0.1889138370, 0.3741236837,
         FeatureKind::Disc},
        {"0.28", "0.53", 4, 0.282271390766914, 0.530060617578525, 0.0878873802, 0.1637325047,
         FeatureKind::Disc},
    };
    for (const Row& row : rows) {
        const auto found = find(formulaOf("mandelbrot"), discAt(row.re, row.im, "0.05"));
        ASSERT_TRUE(found) << found.error().message;
        EXPECT_EQ(found->period, row.period);
        EXPECT_NEAR(found->re.toDouble(), row.nucleusRe, row.size * 1e-10);
        EXPECT_NEAR(found->im.toDouble(), row.nucleusIm, row.size * 1e-10);
        EXPECT_NEAR(found->size.toDouble() / row.size, 1, 1e-9);
        EXPECT_NEAR(found->domain.toDouble() / row.domain, 1, 1e-9);
        EXPECT_EQ(found->kind, row.kind) << row.re;
    }
}

TEST(Nucleus, OfPeriod1IsTheWholeSet) {
    const auto found = find(formulaOf("mandelbrot"), discAt("0.1", "0.2", "0.5"));
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->period, 1U);
    EXPECT_EQ(found->size.toDouble(), 1);
    EXPECT_EQ(found->kind, FeatureKind::Cardioid);
}

/// The nucleus as the oracle finds it.
oracle::Root truthOf(const KnownNucleus& known) {
    return oracle::root({.period = known.period}, known.re, known.im, bitsFor(known.log10Size),
                        digitsFor(known.log10Size));
}

TEST(Nucleus, IsFoundFromAQuarterOfItsDomain) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> turn(0, 360), part(0.05, 0.25);
    for (const KnownNucleus& known : kKnownNuclei) {
        const oracle::Root truth = truthOf(known);
        ASSERT_TRUE(truth.converged) << known.period;
        const double domain = truth.domain;
        ASSERT_GT(domain, truth.size - 1) << "no |z_q| before vanishes, so the period is the least";
        const int clicks = known.period < 20'000 ? 4 : 1;  // MPFR is slow at long periods
        for (int click = 0; click < clicks; ++click) {
            const double angle = turn(random), distance = domain + std::log10(part(random));
            const oracle::Place place =
                oracle::placeNear(truth.re, truth.im, distance, angle, bitsFor(known.log10Size),
                                  static_cast<int>(6 - domain));
            const auto start = std::chrono::steady_clock::now();
            const auto found =
                find(formulaOf("mandelbrot"), discAt(place.re, place.im, powerOfTen(domain - 0.3)));
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            if (click == 0)
                std::printf("period %llu, size 1e%.0f: %.3f s\n",
                            static_cast<unsigned long long>(known.period), known.log10Size,
                            taken.count());
            ASSERT_TRUE(found) << known.period << ": " << found.error().message;
            EXPECT_EQ(found->period, known.period);
            EXPECT_LT(errorInSizes(*found, truth), -10) << known.period;
            EXPECT_NEAR(found->size.log10(), truth.size, 1e-9) << known.period;
            EXPECT_NEAR(found->domain.log10(), truth.domain, 1e-9) << known.period;
            EXPECT_NEAR(std::remainder(found->turn - truth.sizeAngle, 360), 0, 1e-6)
                << known.period;
            EXPECT_EQ(found->kind == FeatureKind::Disc, known.isDisc) << known.period;
        }
    }
}

/// On the needle, (c + 2) 4^p -> 3 pi^2 / 2 and size 16^p -> 6 pi^2.
TEST(Nucleus, IsFoundOnTheNeedleAtAnyDepth) {
    for (const std::uint64_t p : {12ULL, 100ULL, 832ULL}) {
        const double log = std::log10(14.8044066016) - static_cast<double>(p) * std::log10(4);
        const oracle::Place place =
            oracle::placeNear("-2", "0", log + std::log10(1.02), 0.5, static_cast<int>(7 * p) + 200,
                              static_cast<int>(8 - log));
        const auto found =
            find(formulaOf("mandelbrot"), discAt(place.re, place.im, powerOfTen(log - 1)));
        ASSERT_TRUE(found) << found.error().message;
        EXPECT_EQ(found->period, p);
        EXPECT_NEAR(found->size.log10() + static_cast<double>(p) * std::log10(16),
                    std::log10(59.2176264065), p < 20 ? 1e-3 : 1e-9);
        EXPECT_TRUE(found->im.isZero());
        EXPECT_EQ(found->kind, FeatureKind::Cardioid);
    }
}

/// The bulb at the angle k/p of the main cardioid has a size of about sin(pi k/p) / p^2.
TEST(Nucleus, IsFoundInBulbsOfAnyPeriod) {
    struct Row {
        std::uint64_t numerator, period;
    };
    std::vector<Row> rows{{1, 3}, {2, 5}, {17, 101}, {1, 1000}, {377, 1009}, {3001, 10007}};
    if (test::isLongRun()) rows.push_back({618034, 1000003});
    for (const auto& [k, p] : rows) {
        const double turns = static_cast<double>(k) / static_cast<double>(p);
        const auto along = [&](double part) { return std::polar(1.0, 2 * M_PI * part * turns); };
        const std::complex<double> root = along(1) / 2.0 - along(2) / 4.0;
        const std::complex<double> outward = (along(1) - along(2)) / std::abs(along(1) - along(2));
        const double radius =
            std::sin(M_PI * turns) / static_cast<double>(p) / static_cast<double>(p);
        const std::complex<double> click = root + outward * radius * 1.2;
        const auto found =
            find(formulaOf("mandelbrot"), discAt(Decimal::fromDouble(click.real()).toString(),
                                                 Decimal::fromDouble(click.imag()).toString(),
                                                 Decimal::fromDouble(radius).toString()));
        ASSERT_TRUE(found) << k << "/" << p << ": " << found.error().message;
        EXPECT_EQ(found->period, p);
        EXPECT_EQ(found->kind, FeatureKind::Disc);
        const double size = found->size.log10();
        EXPECT_NEAR(size, std::log10(2 * radius), 0.1);
        if (p > 20'000) continue;  // the oracle would take half a minute
        const oracle::Root truth =
            oracle::root({.period = p}, found->re.toString(), found->im.toString(), bitsFor(size),
                         digitsFor(size));
        ASSERT_TRUE(truth.converged);
        EXPECT_LT(errorInSizes(*found, truth), -10);
        EXPECT_NEAR(size, truth.size, 1e-8);
    }
}

TEST(Nucleus, OfAConjugateClickIsTheConjugate) {
    const auto upper = find(formulaOf("mandelbrot"), discAt("-0.16", "1.03", "0.05"));
    const auto lower = find(formulaOf("mandelbrot"), discAt("-0.16", "-1.03", "0.05"));
    ASSERT_TRUE(upper && lower);
    EXPECT_EQ(upper->period, lower->period);
    EXPECT_EQ(upper->re, lower->re);
    EXPECT_EQ(upper->im, -lower->im);
    EXPECT_EQ(upper->turn, -lower->turn);
    EXPECT_EQ(upper->size.log2(), lower->size.log2());
}

struct FormulaClick {
    const char* id;
    int power;
    const char *re, *im, *radius;
};

TEST(Nucleus, OfPowersAndFoldsIsThatOfTheOracle) {
    const FormulaClick clicks[] = {
        {"mandelbrot", 3, "0.01", "0.99", "0.1"},
        {"mandelbrot", 3, "0.55", "0.1", "0.2"},
        {"mandelbrot", 4, "-1.1", "0.02", "0.15"},
        {"mandelbrot", 5, "0.72", "0.70", "0.1"},
        {"mandelbrot", 8, "-1.0", "0.02", "0.2"},
        // Off the axes, on which these formulas fold: a slope has two values there.
        {"burning-ship", 2, "0.52", "-0.85", "0.1"},
        {"burning-ship", 2, "-0.97", "-0.87", "0.02"},
        {"buffalo", 2, "-0.48", "-0.88", "0.1"},
        {"buffalo", 2, "-1.24", "-0.8", "0.03"},
        {"celtic", 2, "-0.52", "0.85", "0.1"},
        {"celtic", 2, "-1.22", "0.27", "0.03"},
        {"tricorn", 2, "0.52", "0.85", "0.1"},
        {"tricorn", 2, "-1.177", "-0.179", "0.003"},
        {"tricorn", 2, "-1.1", "0.05", "0.2"},
        {"tricorn", 3, "0.7", "0.72", "0.1"},
        {"tricorn", 3, "0.74", "0.99", "0.02"},
    };
    for (const FormulaClick& click : clicks) {
        const auto found =
            find(formulaOf(click.id, click.power), discAt(click.re, click.im, click.radius));
        ASSERT_TRUE(found) << click.id << click.power << ": " << found.error().message;
        const oracle::Root truth =
            oracle::root({.formula = click.id, .power = click.power, .period = found->period},
                         found->re.toString(), found->im.toString(), 256, 30);
        ASSERT_TRUE(truth.converged) << click.id << click.power;
        EXPECT_LT(errorInSizes(*found, truth), -10) << click.id << click.power;
        EXPECT_NEAR(found->size.log10(), truth.size, 1e-8) << click.id << click.power;
    }
}

std::complex<double> shipAfter(std::uint64_t steps, std::complex<double> z,
                               std::complex<double> c) {
    for (; steps > 0; --steps) {
        const std::complex<double> folded(std::fabs(z.real()), std::fabs(z.imag()));
        z = folded * folded + c;
    }
    return z;
}

/// The Jacobian at a point, from finite differences.
template <class Function>
Matrix2 jacobianAt(std::complex<double> point, Function function) {
    constexpr double kStep = 1e-7;
    const auto by = [&](std::complex<double> step) {
        return (function(point + step) - function(point - step)) / (2 * kStep);
    };
    const std::complex<double> x = by(kStep), y = by({0, kStep});
    return {x.real(), y.real(), x.imag(), y.imag()};
}

/// The shape is the inverse of what c and the slopes from z_1 on do to a copy.
TEST(Nucleus, OfAFoldingFormulaHasAShape) {
    for (const FormulaClick& click : {FormulaClick{"burning-ship", 2, "0.52", "-0.85", "0.1"},
                                      FormulaClick{"burning-ship", 2, "-0.97", "-0.87", "0.02"}}) {
        const auto found = find(formulaOf(click.id), discAt(click.re, click.im, click.radius));
        ASSERT_TRUE(found) << found.error().message;
        const std::uint64_t p = found->period;
        const std::complex<double> c(found->re.toDouble(), found->im.toDouble());
        const Matrix2 l = jacobianAt(c, [&](auto z1) { return shipAfter(p - 1, z1, c); });
        const Matrix2 j = jacobianAt(c, [&](auto other) { return shipAfter(p, 0, other); });
        const Matrix2 one = found->shape * (l * j);
        EXPECT_NEAR(one.xy / one.xx, 0, 1e-5);
        EXPECT_NEAR(one.yx / one.xx, 0, 1e-5);
        EXPECT_NEAR(one.yy / one.xx, 1, 1e-5);
        EXPECT_NEAR(std::remainder(found->turn - transformWith(found->shape).rotation, 360), 0,
                    1e-9);
    }
    const auto turned = find(formulaOf("mandelbrot"), discAt("-0.12", "0.74", "0.05"));
    ASSERT_TRUE(turned);
    EXPECT_NEAR(transformWith(turned->shape).rotation, turned->turn, 1e-9);
}

/// The truth is the boundary of the multipliers: a component that touches another one is a bulb.
TEST(Nucleus, OfAPowerIsToldFromABulb) {
    struct Row {
        FormulaClick click;
        FeatureKind kind;
    };
    const Row rows[] = {
        {{"mandelbrot", 3, "0.01", "0.99", "0.1"}, FeatureKind::Disc},
        {{"mandelbrot", 3, "0.26", "1.261", "0.01"}, FeatureKind::Cardioid},
        {{"mandelbrot", 3, "0.56", "-0.54", "0.05"}, FeatureKind::Disc},
        {{"mandelbrot", 3, "0.328", "1.277", "0.002"}, FeatureKind::Cardioid},
        {{"mandelbrot", 5, "0.7", "0.71", "0.1"}, FeatureKind::Disc},
        {{"mandelbrot", 5, "0.763", "0.874", "0.005"}, FeatureKind::Cardioid},
        {{"mandelbrot", 8, "-1.0", "0.01", "0.1"}, FeatureKind::Disc},
    };
    for (const Row& row : rows) {
        const auto found = find(formulaOf(row.click.id, row.click.power),
                                discAt(row.click.re, row.click.im, row.click.radius));
        if (!found) {
            ADD_FAILURE() << row.click.re << found.error().message;
            continue;
        }
        EXPECT_EQ(found->kind, row.kind) << row.click.re << " period " << found->period;
    }
}

TEST(Nucleus, OfAJuliaSetIsAPeriodicPoint) {
    FormulaInstance formula = formulaOf("mandelbrot");
    formula.julia = JuliaConstant{decimal("-0.12"), decimal("0.75")};
    const char* const clicks[][2] = {{"-0.25", "0.5"}, {"-0.1", "-0.9"}, {"1.25", "-0.5"}};
    for (const auto& [re, im] : clicks) {
        const auto found = find(formula, discAt(re, im, "0.1"));
        ASSERT_TRUE(found) << found.error().message;
        const oracle::Root truth = oracle::root(
            {.julia = true, .juliaRe = "-0.12", .juliaIm = "0.75", .period = found->period},
            found->re.toString(), found->im.toString(), 256, 30);
        ASSERT_TRUE(truth.converged);
        EXPECT_LT(
            oracle::distance(found->re.toString(), found->im.toString(), truth.re, truth.im, 256),
            found->size.log10() - 9.5);
        EXPECT_NEAR(std::remainder(found->turn - truth.multiplierAngle, 360), 0, 1e-6);
        EXPECT_EQ(found->kind, FeatureKind::Point);
    }
}

// ---- Requested periods and candidates --------------------------------------------------------

TEST(Nucleus, IsFoundByAGivenPeriod) {
    NucleusRequest request{
        .formula = formulaOf("mandelbrot"), .disc = discAt("-1.3", "0.01", "0.1"), .period = 4};
    const auto found = findNucleus(request);
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_NEAR(found->re.toDouble(), -1.310702641336833, 1e-9);

    request.disc = discAt("-1.01", "0.01", "0.05");
    const auto divisor = findNucleus(request);
    ASSERT_FALSE(divisor);
    EXPECT_EQ(divisor.error().code, ErrorCode::NotFound);
    EXPECT_NE(divisor.error().message.find("period 2"), std::string::npos)
        << divisor.error().message;
}

TEST(Nucleus, CandidatesStartWithTheOneThatIsFound) {
    const NucleusRequest request{
        .formula = formulaOf("mandelbrot"), .disc = discAt("-1.76", "0.003", "0.05"), .period = {}};
    const auto periods = findPeriods(request, 8);
    ASSERT_TRUE(periods) << periods.error().message;
    ASSERT_GE(periods->size(), 1U);
    EXPECT_EQ(periods->front().period, 3U);
    for (std::size_t i = 1; i < periods->size(); ++i)
        EXPECT_GT((*periods)[i].period, (*periods)[i - 1].period);
}

// ---- Refusals --------------------------------------------------------------------------------

TEST(Nucleus, IsRefusedInOneSentence) {
    struct Row {
        const char* id;
        Disc disc;
        ErrorCode code;
        const char* reason;
    };
    const Row rows[] = {
        {"mandelbrot", discAt("1", "1", "0.1"), ErrorCode::NotFound, "escapes"},
        {"mandelbrot", discAt("-0.2", "0.05", "0.01"), ErrorCode::NotFound, "inside the set"},
        {"mandelbrot", discAt("1e30", "1", "0.1"), ErrorCode::NotFound, "far outside"},
        {"mandelbrot", discAt("0", "0", "0"), ErrorCode::InvalidInput, "above 0"},
        {"mandelbrot", discAt("0", "0", "-1"), ErrorCode::InvalidInput, "above 0"},
        {"magnet1", discAt("0", "0", "1"), ErrorCode::Unsupported, "Magnet I"},
        {"newton", discAt("0", "0", "1"), ErrorCode::Unsupported, "Newton"},
        {"nova", discAt("0", "0", "1"), ErrorCode::Unsupported, "Nova"},
    };
    for (const Row& row : rows) {
        const auto found = find(formulaOf(row.id, findFormula(row.id)->initialPower), row.disc);
        ASSERT_FALSE(found) << row.reason;
        EXPECT_EQ(found.error().code, row.code) << found.error().message;
        EXPECT_NE(found.error().message.find(row.reason), std::string::npos)
            << found.error().message;
        EXPECT_TRUE(found.error().message.ends_with("."));
        EXPECT_EQ(found.error().message.find(". "), std::string::npos);
    }
}

TEST(Nucleus, TakesDiscsAndConstantsOfAnySize) {
    const auto wide = find(formulaOf("mandelbrot"), discAt("0.1", "0", "1e9"));
    ASSERT_TRUE(wide) << wide.error().message;
    EXPECT_EQ(wide->period, 1U);
    FormulaInstance formula = formulaOf("mandelbrot", 8);
    for (const char* constant : {"7.9", "1e30"}) {
        formula.julia = JuliaConstant{decimal(constant), decimal(constant)};
        const auto found = find(formula, discAt("1", "1", "1e9"));
        EXPECT_TRUE(found || found.error().code == ErrorCode::NotFound);
    }
    const auto all = findAll({.formula = formulaOf("mandelbrot"),
                              .view = {decimal("0"), decimal("0"), decimal("1e9"), {}},
                              .most = 1});
    EXPECT_TRUE(all || all.error().code == ErrorCode::NotFound);
}

TEST(Nucleus, IsRefusedBeyondTheLimitOfPeriods) {
    const auto found = findNucleus({.formula = formulaOf("mandelbrot"),
                                    .disc = discAt("-0.7437", "0.1318", "1e-9"),
                                    .period = {},
                                    .mostPeriod = 20});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::NotFound);
    EXPECT_NE(found.error().message.find("no period up to 20"), std::string::npos)
        << found.error().message;
}

/// Seconds of the processor from the stop to the answer, of all threads of this program. Other
/// programs do not count.
double secondsToStop(const NucleusRequest& request) {
    const auto spent = [] { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; };
    std::stop_source stop;
    double asked = 0;
    std::jthread asker([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        asked = spent();
        stop.request_stop();
    });
    const auto found = findNucleus(request, {.stop = stop.get_token(), .progressed = {}});
    const double answered = spent();
    asker.join();
    EXPECT_FALSE(found);
    EXPECT_EQ(found ? ErrorCode::Internal : found.error().code, ErrorCode::Cancelled);
    return answered - asked;
}

TEST(Nucleus, SearchIsCancelledAtOnce) {
    // These orbits never escape, so each request takes long: a search at 10^5 bits, a requested
    // period at 10^5 bits, and a requested period in a larger disc.
    const Disc shallow = discAt("-1.9999999999", "1e-300", "1e-300");
    const Disc deep = discAt("-2", "0", "1e-30000");
    NucleusRequest request{.formula = formulaOf("mandelbrot"), .disc = deep, .period = {}};
    EXPECT_LT(secondsToStop(request), 0.1);
    request.period = 1'000'000'000;
    EXPECT_LT(secondsToStop(request), 0.1);
    request.disc = shallow;
    request.disc.re = decimal("-1.75");
    EXPECT_LT(secondsToStop(request), 0.1);
}

}  // namespace
}  // namespace fathom
