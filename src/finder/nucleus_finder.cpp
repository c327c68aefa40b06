#include "finder/nucleus_finder.h"

#include <cmath>

#include "finder/found_text.h"
#include "finder/period_equation.h"
#include "finder/period_search.h"
#include "finder/view_finder.h"
#include "finder/watch.h"

namespace fathom {

namespace {

/// Bits of the search below its radius: it distinguishes deeper candidates down to 2^-64 of the
/// radius.
constexpr int kSearchBits = 128;
/// Candidates that are tried before the search gives up.
constexpr int kMostTries = 12;
/// Time in seconds for the search in parts of the disc that follows.
constexpr double kSecondsForParts = 5;

/// A nucleus must be smaller than this; the whole set has the size 1.
constexpr double kLargestSize = 2;

/// A search disc in binary.
struct BinaryDisc {
    BigPoint center;
    FloatExp radius;
};

Result<BinaryDisc> readDisc(const NucleusRequest& request) {
    if (auto fits = checkSearch(request.formula, request.disc); !fits)
        return tl::make_unexpected(fits.error());
    const FloatExp radius = request.disc.radius.toFloatExp();
    const int bits = bitsBelow(radius) + kSearchBits;
    return BinaryDisc{BigPoint::fromDecimals(request.disc.re, request.disc.im, bits), radius};
}

Nucleus nucleusOf(const FoundRoot& root, std::uint64_t period,
                  const PeriodEquation::Description& description) {
    const RoundedPoint point = roundedPoint(root.point, description.size * kDigitsBelowSize);
    return {.period = period,
            .re = point.re,
            .im = point.im,
            .size = description.size,
            .turn = description.turn,
            .shape = description.shape,
            .kind = description.kind,
            .domain = description.domain};
}

/// The outcome of one period: a nucleus, or a failure, with the divisor that is the true period for
/// LowerPeriod.
struct Try {
    RootFailure failure = RootFailure::None;
    std::uint64_t lowerPeriod = 0;
    Nucleus nucleus;
};

Try tryPeriod(const FormulaInstance& formula, const RootRequest& start, std::uint64_t period,
              const FindControl& control) {
    PeriodEquation equation(formula, period);
    const RootResult found = findRoot(equation, start, control);
    if (found.failure != RootFailure::None)
        return {.failure = found.failure, .lowerPeriod = found.lowerPeriod};
    // If rounding has destroyed the slope, there is no nucleus, even if Newton's method converged.
    const FloatExp size = equation.description().size;
    const FloatExp largest = FloatExp::of(formula.julia ? HUGE_VAL : kLargestSize);
    if (!(size.mantissa > 0 && size < largest)) return {.failure = RootFailure::NoSlope};
    return {.nucleus = nucleusOf(found.root, period, equation.description())};
}

Try tryDivisorsToo(const FormulaInstance& formula, const RootRequest& start, std::uint64_t period,
                   const FindControl& control) {
    Try found = tryPeriod(formula, start, period, control);
    if (found.failure == RootFailure::LowerPeriod)
        found = tryPeriod(formula, start, found.lowerPeriod, control);
    return found;
}

Error noNucleus(const FormulaInstance& formula, const PeriodSearch& search, const Disc& disc,
                int tries) {
    // Languages decline what was not found, so each sentence has a pattern for either.
    const bool isPoint = formula.julia.has_value();
    const auto error = [&](const char* ofPoint, const char* ofNucleus) {
        return Error(ErrorCode::NotFound,
                     {isPoint ? ofPoint : ofNucleus,
                      {shortText(disc.radius), withThousands(search.steps())}});
    };
    if (search.end() == SearchEnd::Escaped)
        return error(
            phrase("No periodic point was found within %1 of the point: its orbit escapes after %2 "
                   "iterations without returning; search a larger disc."),
            phrase("No nucleus was found within %1 of the point: its orbit escapes after %2 "
                   "iterations without returning; search a larger disc, or nearer to a minibrot."));
    if (tries > 0)
        return error(
            phrase("No periodic point was found within %1 of the point: Newton's method left the "
                   "disc for the first periods; search a larger disc."),
            phrase("No nucleus was found within %1 of the point: Newton's method left the disc for "
                   "the first periods; search a larger disc, or nearer to a minibrot."));
    if (search.end() == SearchEnd::Settled)
        return error(
            phrase("No periodic point was found within %1 of the point: the point is inside the "
                   "set, and the periodic point of its cycle is farther away; search a larger "
                   "disc."),
            phrase("No nucleus was found within %1 of the point: the point is inside the set, and "
                   "the nucleus of its cycle is farther away; search a larger disc."));
    return error(
        phrase("No periodic point was found within %1 of the point: no period up to %2 fits; allow "
               "longer periods, or search a larger disc."),
        phrase("No nucleus was found within %1 of the point: no period up to %2 fits; allow longer "
               "periods, or search a larger disc."));
}

Error noSuchPeriod(const FormulaInstance& formula, const NucleusRequest& request,
                   const Try& found) {
    const std::string period = withThousands(*request.period);
    if (found.failure == RootFailure::LowerPeriod)
        return {ErrorCode::NotFound,
                {"The point there has period %1, a divisor of %2; ask for period %1, or search "
                 "elsewhere.",
                 {withThousands(found.lowerPeriod), period}}};
    return {
        ErrorCode::NotFound,
        {formula.julia ? phrase("No periodic point of period %1 was found within %2 of the point; "
                                "search nearer to it, or a larger disc.")
                       : phrase("No nucleus of period %1 was found within %2 of the point; "
                                "search nearer to it, or a larger disc."),
         {period, shortText(request.disc.radius)}}};
}

}  // namespace

Result<std::vector<CandidateInDisc>> findPeriods(const NucleusRequest& request, std::size_t most,
                                                 const FindControl& control) {
    const auto disc = readDisc(request);
    if (!disc) return tl::make_unexpected(disc.error());
    PeriodSearch search(request.formula, disc->center, disc->radius);
    std::vector<CandidateInDisc> candidates;
    PeriodCandidate found;
    while (candidates.size() < most && search.next(request.mostPeriod, control, found)) {
        candidates.push_back({found.period, (found.offset.re / disc->radius).toDouble(),
                              (found.offset.im / disc->radius).toDouble(), found.size});
    }
    if (search.end() == SearchEnd::Cancelled) return searchCancelled();
    if (candidates.empty())
        return tl::make_unexpected(noNucleus(request.formula, search, request.disc, 0));
    return candidates;
}

Result<Nucleus> findNucleus(const NucleusRequest& request, const FindControl& control) {
    const auto disc = readDisc(request);
    if (!disc) return tl::make_unexpected(disc.error());
    const RootRequest start{disc->center, disc->radius, disc->radius};

    // The person gives the period.
    if (request.period) {
        Try found = tryPeriod(request.formula, start, *request.period, control);
        if (found.failure == RootFailure::None) return std::move(found.nucleus);
        if (found.failure == RootFailure::Cancelled) return searchCancelled();
        return tl::make_unexpected(noSuchPeriod(request.formula, request, found));
    }

    // Otherwise take the first candidate that is a nucleus.
    PeriodSearch search(request.formula, disc->center, disc->radius);
    PeriodCandidate candidate;
    int tries = 0;
    while (tries < kMostTries && search.next(request.mostPeriod, control, candidate)) {
        ++tries;
        Try found = tryDivisorsToo(request.formula, start, candidate.period, control);
        if (found.failure == RootFailure::None) return std::move(found.nucleus);
        if (found.failure == RootFailure::Cancelled) return searchCancelled();
    }
    if (search.end() == SearchEnd::Cancelled) return searchCancelled();
    // If the centre is no good start, for example in a spiral, parts of the disc may be.
    if (tries > 0) {
        auto parts = findAll({.formula = request.formula,
                              .view = {request.disc.re, request.disc.im, request.disc.radius, {}},
                              .aspect = 1,
                              .most = 1,
                              .seconds = kSecondsForParts},
                             control);
        if (parts && parts->front().period <= request.mostPeriod) return std::move(parts->front());
        if (!parts && parts.error().code == ErrorCode::Cancelled) return searchCancelled();
    }
    return tl::make_unexpected(noNucleus(request.formula, search, request.disc, tries));
}

Result<Nucleus> refineNucleus(const RoughNucleus& rough, const FindControl& control) {
    Try found = tryDivisorsToo(rough.formula, {rough.start, rough.radius, rough.error},
                               rough.period, control);
    if (found.failure == RootFailure::None) return std::move(found.nucleus);
    if (found.failure == RootFailure::Cancelled) return searchCancelled();
    return fail(ErrorCode::NotFound, "Newton's method led away from the point.");
}

}  // namespace fathom
