// The needle ladder: nuclei whose place and size are known at any depth, and the pictures of their
// minibrots, which are the whole set in small.
//
// For the nucleus of period p that is nearest to -2, (c + 2) 4^p -> 3 pi^2 / 2, and its minibrot's
// size times 16^p -> 6 pi^2. A long run adds the one at 1e-100000, which takes minutes.
#include <gtest/gtest.h>
#include <mpfr.h>

#include <complex>
#include <cstdlib>
#include <limits>
#include <numbers>
#include <random>

#include "cpu/cpu_engine.h"
#include "formula/formula_list.h"
#include "number/big_float.h"
#include "render/delta_state.h"
#include "support/counts.h"
#include "support/mpfr_oracle.h"

namespace fathom {
namespace {

struct Nucleus {
    std::uint32_t period;
    BigFloat c;
    FloatExp lambda;  // 2z_1 ... 2z_(p-1): w_k = lambda z_(kp) takes w to w^2 + c_w
    FloatExp size;    // 1 / (lambda dz_p/dc), of its minibrot: c_w = (c - nucleus) / size
};

BigFloat piOf(int bits) {
    mpfr_t pi;
    mpfr_init2(pi, bits);
    mpfr_const_pi(pi, MPFR_RNDN);
    char* text = nullptr;
    mpfr_asprintf(&text, "%.*Re", static_cast<int>(bits * 0.30103) + 2, pi);
    const BigFloat result = BigFloat::fromDecimal(Decimal::parse(text).value(), bits);
    mpfr_free_str(text);
    mpfr_clear(pi);
    return result;
}

/// Takes one step of Newton's method on z_p(c) = 0 from the limit's value. That value is off by
/// about p sizes of the minibrot, and the distance to the next zeros is 4^p times as long.
Nucleus needleNucleus(std::uint32_t period) {
    const std::int64_t p = period;
    const int bits = static_cast<int>(4 * p) + 192;  // enough for the size of a minibrot, and more
    const int slopeBits = bits / 2;
    const BigFloat pi = piOf(slopeBits);
    const BigFloat distance = scaled(BigFloat(1.5, slopeBits) * pi * pi, -2 * p);
    BigFloat c = BigFloat(-2, bits) + distance;
    BigFloat z = c, slope(1, slopeBits);
    const BigFloat one(1, slopeBits);
    FloatExp lambda = FloatExp::of(1);
    for (std::uint32_t m = 1; m < period; ++m) {
        lambda = lambda * z.toFloatExp() * 2.0;
        slope = slope * scaled(z.withPrecision(slopeBits), 1);
        slope = slope + one;
        z = square(z);
        z = z + c;
    }
    const FloatExp size = FloatExp::of(1) / (lambda * slope.toFloatExp());
    c = c - z.withPrecision(slopeBits) / slope;
    return {period, c, lambda, size};
}

/// The count of nucleus + c_w size, found by iterating w, for orbits that escape within `periods`
/// periods. Once |w| is so large that z leaves the neighbourhood of the fixed point 2 within a
/// period, the distance of z from 2, about z_(kp)^2 at first, quadruples with each iteration.
std::uint64_t expectedCount(const Nucleus& nucleus, std::complex<double> cw,
                            std::uint64_t periods) {
    const double bitsOfLambda = nucleus.lambda.log2();
    std::complex<double> w = 0;
    double bits = 0;  // log2 |w|
    for (std::uint64_t k = 1; k <= periods; ++k) {
        if (bits < 50) {
            w = w * w + cw;
            bits = std::log2(std::abs(w));
        } else {
            bits *= 2;
        }
        const double left = std::max(0.0, bitsOfLambda - bits);
        if (bits > 2 && left < nucleus.period)
            return k * nucleus.period + static_cast<std::uint64_t>(left);
    }
    return kInteriorCount;
}

/// |r| of the attracting fixed point or cycle of period 2 of w^2 + cw; infinity if there is none.
double multiplierOf(std::complex<double> cw) {
    const double ofOne = std::abs(1.0 - std::sqrt(1.0 - 4.0 * cw));
    const double least = std::min(ofOne, std::abs(4.0 * (cw + 1.0)));
    return least < 1 ? least : std::numeric_limits<double>::infinity();
}

bool escapes(std::complex<double> cw) {
    std::complex<double> w = 0;
    for (int k = 0; k < 100'000 && std::norm(w) < 16; ++k)
        w = w * w + cw;
    return std::norm(w) >= 16;
}

/// Continues a tile for 200,000 periods, which would take hours if its interior were iterated. A
/// pixel that is found to be interior is not kept as running. Pixels whose orbits settle soon must
/// be found, and pixels that escape must not.
void expectInteriorIsFound(TileRenderer& renderer, const Tile& tile, const Nucleus& nucleus,
                           double pixel) {
    const Tile later = renderer.resume(tile, 200'000 * std::uint64_t{nucleus.period}, {}).value();
    std::vector<bool> isFound;
    for (const TileSample& sample : later.samples)
        isFound.push_back(sample.count == kInteriorCount);
    if (const auto* kept = dynamic_cast<const DeltaState*>(later.state.get()))
        for (const DeltaState::Pixel& running : kept->pixels)
            isFound[running.index] = false;

    int missed = 0, wrong = 0;
    for (std::size_t i = 0; i < isFound.size(); ++i) {
        const auto x = static_cast<double>(i % later.columns()) + 0.5 - later.columns() * 0.5;
        const auto y = later.rows() * 0.5 - static_cast<double>(i / later.columns()) - 0.5;
        const std::complex<double> cw(x * pixel, y * pixel);
        missed += !isFound[i] && multiplierOf(cw) < 0.9;
        wrong += isFound[i] && escapes(cw);
    }
    EXPECT_GT(std::ranges::count(isFound, true), 600);
    EXPECT_EQ(missed, 0);
    EXPECT_EQ(wrong, 0);
}

class NeedleLadder : public testing::TestWithParam<std::uint32_t> {};

TEST_P(NeedleLadder, HasAMinibrotWhereAndAsLargeAsIsKnown) {
    const Nucleus nucleus = needleNucleus(GetParam());
    const std::int64_t p = nucleus.period;
    constexpr double kSquareOfPi = std::numbers::pi * std::numbers::pi;
    const FloatExp distance = (nucleus.c + BigFloat(2, 64)).toFloatExp();
    EXPECT_NEAR((distance * FloatExp::of(1, 2 * p)).toDouble(), 1.5 * kSquareOfPi, 1e-11);
    EXPECT_NEAR((abs(nucleus.size) * FloatExp::of(1, 4 * p)).toDouble(), 6 * kSquareOfPi, 1e-9);

    constexpr Size size{96, 64};
    constexpr double kRadius = 1.5;  // in sizes
    constexpr std::uint64_t kPeriods = 40;
    const std::uint64_t limit = kPeriods * nucleus.period;
    RenderRequest request;
    Location& location = request.location;
    location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    location.view.re = nucleus.c.toDecimal(static_cast<std::size_t>(20 - nucleus.size.log10()));
    location.view.im = {};
    location.view.radius =
        BigFloat::fromFloatExp(abs(nucleus.size) * kRadius, 53).toShortestDecimal();
    location.iterations = {limit, false};
    request.size = size;
    CpuEngine engine(1);
    const test::Prepared prepared = test::prepare(engine, request, "perturbation");
    const Tile tile =
        prepared.renderer->render({{0, 0, size.width, size.height}, 1, limit}, {}).value();

    // Some pixels escape a little later: their orbits wander along the needle once more.
    const double pixel = 2 * kRadius / size.height * (nucleus.size.mantissa < 0 ? -1 : 1);
    int inside = 0, outside = 0, wrong = 0;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const std::complex<double> cw((x + 0.5 - size.width * 0.5) * pixel,
                                          (size.height * 0.5 - y - 0.5) * pixel);
            const std::uint64_t expected = expectedCount(nucleus, cw, kPeriods - 1);
            const std::uint64_t found =
                tile.samples[static_cast<std::size_t>(y) * size.width + x].count;
            const bool isInside = expected == kInteriorCount;
            ++(isInside ? inside : outside);
            wrong += isInside ? found < limit - nucleus.period : found + 3 - expected > 43;
        }
    }
    EXPECT_GT(inside, 500);
    EXPECT_GT(outside, 4000);
    EXPECT_EQ(wrong, 0);
    if (GetParam() < 10'000) expectInteriorIsFound(*prepared.renderer, tile, nucleus, pixel);

    if (GetParam() > 1000) return;
    std::mt19937 random(20260101);
    oracle::Picture picture;
    picture.re = location.view.re.toString(), picture.im = "0";
    picture.radius = location.view.radius.toString();
    picture.width = size.width, picture.height = size.height;
    picture.limit = limit;
    for (int i = 0; i < 30; ++i) {
        const auto index = random() % tile.samples.size();
        const double x = static_cast<double>(index % size.width) + 0.5;
        const double y = static_cast<double>(index / size.width) + 0.5;
        EXPECT_EQ(tile.samples[index].count, oracle::outcome(picture, x, y).count);
    }
}

std::string nameOf(const testing::TestParamInfo<std::uint32_t>& period) {
    return std::to_string(period.param);
}

INSTANTIATE_TEST_SUITE_P(Periods, NeedleLadder, testing::Values(60, 270, 832, 8305), nameOf);
INSTANTIATE_TEST_SUITE_P(Long, NeedleLadder, testing::Values(83'050), nameOf);

}  // namespace
}  // namespace fathom
