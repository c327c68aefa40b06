// Compares the nuclei found in views with a search without discs or trees: Newton's method from
// every point of a dense grid, at every step of its orbit.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <ostream>
#include <vector>

#include "finder/finder_setup.h"
#include "finder/view_finder.h"

namespace fathom {
namespace {

using namespace test;
using Point = std::complex<double>;

struct SearchedView {
    const char* formula;
    int power;
    double re, im, radius;

    friend std::ostream& operator<<(std::ostream& out, const SearchedView& view) {
        return out << view.formula << view.power << " at " << view.re << " + " << view.im << "i";
    }
};

/// One orbit of 0 and its Jacobian with respect to c, in doubles.
class Walk {
public:
    Walk(const SearchedView& view, Point c)
        : m_folds(view.formula == std::string("burning-ship")),
          m_isTricorn(view.formula == std::string("tricorn")),
          m_power(view.power),
          m_c(c) {}

    void step() {
        Point w = m_z, byX = m_byX, byY = m_byY;
        if (m_folds) {
            const Point signs(w.real() < 0 ? -1 : 1, w.imag() < 0 ? -1 : 1);
            for (Point* part : {&w, &byX, &byY})
                *part = {part->real() * signs.real(), part->imag() * signs.imag()};
        }
        if (m_isTricorn)
            for (Point* part : {&w, &byX, &byY})
                *part = std::conj(*part);
        Point slope = m_power;
        for (int i = 1; i < m_power; ++i)
            slope *= w;
        m_byX = slope * byX + 1.0;
        m_byY = slope * byY + Point(0, 1);
        m_z = slope * w / static_cast<double>(m_power) + m_c;
    }
    bool isOut() const { return std::norm(m_z) > 100; }
    /// Newton's step from c to where z is 0.
    Point toRoot() const {
        const double det = m_byX.real() * m_byY.imag() - m_byX.imag() * m_byY.real();
        return Point(m_byY.imag() * m_z.real() - m_byY.real() * m_z.imag(),
                     m_byX.real() * m_z.imag() - m_byX.imag() * m_z.real()) /
               -det;
    }

private:
    bool m_folds, m_isTricorn;
    int m_power;
    Point m_z, m_c, m_byX, m_byY;
};

struct Root {
    std::uint64_t period;
    Point place;
};

class BruteSearch {
public:
    static constexpr int kWidth = 128, kHeight = 72;
    static constexpr std::uint64_t kMostPeriod = 1000;

    explicit BruteSearch(const SearchedView& view) : m_view(view) {}

    /// Roots by ascending period. Stops after the period at which `wanted` roots have been found.
    std::vector<Root> run(std::size_t wanted) {
        for (int y = 0; y < kHeight; ++y)
            for (int x = 0; x < kWidth; ++x)
                m_starts.emplace_back(
                    m_view, Point(m_view.re + (2 * x + 1 - kWidth) * m_view.radius / kHeight,
                                  m_view.im + (kHeight - 2 * y - 1) * m_view.radius / kHeight));
        for (std::uint64_t n = 1; n <= kMostPeriod && m_roots.size() < wanted; ++n)
            for (Start& start : m_starts)
                follow(start, n);
        return m_roots;
    }

private:
    struct Start {
        Start(const SearchedView& view, Point place) : c(place), walk(view, place) {}
        Point c;
        Walk walk;
        std::vector<std::uint64_t> periods;  // of the roots found from this start
    };

    double cell() const { return 2 * m_view.radius / kHeight; }

    void follow(Start& start, std::uint64_t n) {
        constexpr double kNear = 1.5;  // cells
        if (start.walk.isOut()) return;
        start.walk.step();
        const bool isMultiple = std::ranges::any_of(
            start.periods, [n](std::uint64_t period) { return n % period == 0; });
        if (isMultiple || !(std::abs(start.walk.toRoot()) < kNear * cell())) return;
        start.periods.push_back(n);
        refine(n, start.c);
    }

    void refine(std::uint64_t period, Point c) {
        const double exact = 1e-6 * cell();
        for (int tries = 0; tries < 20; ++tries) {
            Walk walk(m_view, c);
            for (std::uint64_t n = 0; n < period; ++n) {
                walk.step();
                // A root of a lower period is found at that period.
                if (n + 1 < period && std::abs(walk.toRoot()) < exact) return;
            }
            const Point step = walk.toRoot();
            if (!(std::abs(step) < 4 * cell())) return;
            c += step;
            if (std::abs(step) < exact) return keep({period, c});
        }
    }

    void keep(const Root& root) {
        const Point from = (root.place - Point(m_view.re, m_view.im)) / m_view.radius;
        const bool isSeen =
            std::fabs(from.imag()) < 1 && std::fabs(from.real()) < double{kWidth} / kHeight;
        const bool isKnown = std::ranges::any_of(m_roots, [&](const Root& other) {
            return other.period == root.period &&
                   std::abs(other.place - root.place) < 0.01 * cell();
        });
        if (isSeen && !isKnown) m_roots.push_back(root);
    }

    SearchedView m_view;
    std::vector<Start> m_starts;
    std::vector<Root> m_roots;
};

Decimal decimalOf(double value) {
    return Decimal::fromDouble(value);
}

class CandidatesTest : public testing::TestWithParam<SearchedView> {};

TEST_P(CandidatesTest, AreThoseOfLeastPeriod) {
    constexpr std::size_t kWanted = 20;
    const SearchedView& view = GetParam();
    std::vector<Root> truth = BruteSearch(view).run(kWanted);
    ASSERT_GE(truth.size(), kWanted);
    const auto found = findAll({.formula = formulaOf(view.formula, view.power),
                                .view = {.re = decimalOf(view.re),
                                         .im = decimalOf(view.im),
                                         .radius = decimalOf(view.radius)},
                                .most = 5 * kWanted,
                                .seconds = 60},
                               {.threads = 2});
    ASSERT_TRUE(found) << found.error().message;

    const auto isFound = [&](const Root& root) {
        return std::ranges::any_of(*found, [&](const Nucleus& nucleus) {
            return nucleus.period == root.period &&
                   std::abs(Point(nucleus.re.toDouble(), nucleus.im.toDouble()) - root.place) <
                       1e-3 * view.radius;
        });
    };
    truth.resize(kWanted);
    const auto count = std::ranges::count_if(truth, isFound);
    std::printf("%s %d at %g %g, radius %g: %d of the 20 of least period (%llu to %llu)\n",
                view.formula, view.power, view.re, view.im, view.radius, static_cast<int>(count),
                static_cast<unsigned long long>(truth.front().period),
                static_cast<unsigned long long>(truth.back().period));
    EXPECT_EQ(count, static_cast<std::ptrdiff_t>(kWanted));
}

INSTANTIATE_TEST_SUITE_P(Views, CandidatesTest,
                         testing::Values(SearchedView{"mandelbrot", 2, -0.75, 0, 1.5},
                                         SearchedView{"mandelbrot", 2, -0.75, 0.1, 0.05},
                                         SearchedView{"mandelbrot", 2, 0.29, 0.015, 0.02},
                                         SearchedView{"mandelbrot", 2, -1.76, 0.01, 0.03},
                                         SearchedView{"mandelbrot", 2, -0.16, 1.034, 0.01},
                                         SearchedView{"mandelbrot", 2, -0.743643887, 0.131825904,
                                                      1e-6},
                                         SearchedView{"mandelbrot", 2, -1.25066, 0.02012, 1e-4},
                                         SearchedView{"mandelbrot", 3, 0.45, 0.9, 0.2},
                                         SearchedView{"burning-ship", 2, -1.762, -0.028, 0.02},
                                         SearchedView{"tricorn", 2, -0.1, 0.9, 0.3}));

}  // namespace
}  // namespace fathom
