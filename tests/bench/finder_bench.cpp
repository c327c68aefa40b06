// How long it takes to find known nuclei, and how well it works. The clicks are in all directions,
// at a given fraction of the domain's radius. The search disc has half that radius, or all of it if
// the click is farther away.
//
//   bench_finder [CLICKS]     clicks for each nucleus and distance; 8
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "finder/finder_setup.h"
#include "finder/known_nuclei.h"

namespace {

using namespace fathom;
using namespace fathom::test;

struct Score {
    int found = 0;        // clicks that led to the nucleus
    double seconds = 0;   // median time of a click
    double digits = 1e9;  // correct digits after the point, the worst click
};

Score score(const KnownNucleus& known, const oracle::Root& truth, double part, int clicks) {
    using Clock = std::chrono::steady_clock;
    const FormulaInstance formula = formulaOf("mandelbrot");
    Score score;
    std::vector<double> seconds;
    for (int i = 0; i < clicks; ++i) {
        const double degrees = 360.0 * (i + 0.37) / clicks;
        const oracle::Place place =
            oracle::placeNear(truth.re, truth.im, truth.domain + std::log10(part), degrees,
                              bitsFor(known.log10Size), static_cast<int>(6 - truth.domain));
        const double radius = truth.domain + (part < 0.5 ? std::log10(0.5) : 0);
        const Clock::time_point start = Clock::now();
        const auto found = findNucleus({.formula = formula,
                                        .disc = discAt(place.re, place.im, powerOfTen(radius)),
                                        .period = {}});
        seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
        if (!found || found->period != known.period) continue;
        const double error = oracle::distance(found->re.toString(), found->im.toString(), truth.re,
                                              truth.im, bitsFor(known.log10Size));
        if (error > truth.size - 9) continue;  // another nucleus of this period
        ++score.found;
        score.digits = std::min(score.digits, -error);
    }
    std::ranges::sort(seconds);
    score.seconds = seconds[seconds.size() / 2];
    return score;
}

void printScore(const Score& score, int clicks) {
    std::printf("| %d of %d | %.3f | %.0f ", score.found, clicks, score.seconds,
                score.found > 0 ? score.digits : 0.0);
}

}  // namespace

int main(int argc, char** argv) {
    const int clicks = std::max(1, argc > 1 ? std::atoi(argv[1]) : 8);
    std::printf(
        "| period | size | kind | decimals wanted | 1/4 domain: found | s | decimals right "
        "| 1/2 domain: found | s | decimals right |\n|---|---|---|---|---|---|---|---|---|---|\n");
    for (const KnownNucleus& known : kKnownNuclei) {
        const oracle::Root truth =
            oracle::root({.period = known.period}, known.re, known.im, bitsFor(known.log10Size),
                         digitsFor(known.log10Size));
        std::printf("| %llu | 10^%.1f | %s | %.0f ", static_cast<unsigned long long>(known.period),
                    truth.size, known.isDisc ? "bulb" : "minibrot", 10 - truth.size);
        printScore(score(known, truth, 0.25, clicks), clicks);
        printScore(score(known, truth, 0.5, clicks), clicks);
        std::printf("|\n");
        std::fflush(stdout);
    }
}
