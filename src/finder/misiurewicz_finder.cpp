#include "finder/misiurewicz_finder.h"

#include <algorithm>
#include <deque>
#include <vector>

#include "finder/found_text.h"
#include "finder/misiurewicz_equation.h"
#include "finder/tangent.h"
#include "finder/watch.h"

namespace fathom {

namespace {

const FloatExp kOne = FloatExp::of(1);
constexpr int kSearchBits = 128;  // bits below the radius
constexpr std::size_t kMostTries = 24;
/// The most pairs to look at. Most pairs lead to points that have been tried, and orbits inside the
/// set give pairs without end.
constexpr int kMostPairs = 240;
/// The most bits for all points of an orbit together: 128 MiB.
constexpr std::uint64_t kMostBits = std::uint64_t{1} << 30;

struct Pair {
    std::uint64_t preperiod = 0, period = 0;
    friend bool operator==(const Pair&, const Pair&) = default;
};

/// Follows the orbit of the disc's centre and looks for pairs z_k, z_n that, to first order, are
/// equal for some point within half the radius. Only points with neighbouring moduli are compared:
/// z_n takes points of larger modulus off a stack of earlier points with rising modulus, and is
/// compared with these and the one below (as in Imagina). Points are kept exactly, because the
/// centre may be the wanted point itself.
class PairSearch {
public:
    PairSearch(const MisiurewiczRequest& request, const BigPoint& center, FloatExp radius)
        : m_request(request), m_center(center), m_radius(radius), m_orbit(request.formula, center) {
        if (isDynamical()) m_tangent.addIdentity(kOne);
        keep();
    }

    /// The next pair; nothing if the search has ended.
    std::optional<Pair> next(const FindControl& control) {
        Watch watch(control, m_center.fractionBits());
        const std::uint64_t mostSteps =
            std::min(m_request.mostSteps, kMostBits / (2 * m_center.fractionBits()));
        while (m_pairs.empty() && !m_hasEscaped && m_past.size() <= mostSteps) {
            m_isCancelled = watch.isStopped(
                "Looking for a cycle", [&] { return double(m_past.size()) / double(mostSteps); });
            if (m_isCancelled) return {};
            takeStep();
            if (!m_hasEscaped) meetPast();
        }
        if (m_pairs.empty()) return {};
        const Pair pair = m_pairs.front();
        m_pairs.pop_front();
        return pair;
    }
    bool isCancelled() const { return m_isCancelled; }
    bool hasEscaped() const { return m_hasEscaped; }
    std::uint64_t steps() const { return m_past.size() - 1; }

private:
    struct Past {
        BigPoint z;
        FloatExp size;
        WideComplex slope;
    };
    void keep() { m_past.push_back({m_orbit.point(), modulus(m_orbit.z()), m_tangent.byRe}); }
    bool isDynamical() const { return m_request.formula.julia.has_value(); }

    void takeStep() {
        const WideComplex z = m_orbit.z();
        const Folds folds = m_orbit.step();
        m_hasEscaped = m_orbit.isFar();
        m_tangent.step(powerSlope(z, m_request.formula.power), folds);
        if (!isDynamical()) m_tangent.addIdentity(kOne);
        if (!m_hasEscaped) keep();
    }

    /// Adds the pairs of the newest point.
    void meetPast() {
        const std::uint64_t n = m_past.size() - 1;
        const FloatExp size = m_past[n].size;
        const auto meet = [&](std::uint64_t k) {
            if (!isPair(k, n)) return;
            const Pair pair = lowered({k, n - k});
            // Orbits near a nucleus return from their start on; that is no preperiodic point.
            if (pair.preperiod >= leastPreperiod()) m_pairs.push_back(pair);
        };
        while (!m_stack.empty() && m_past[m_stack.back()].size > size) {
            meet(m_stack.back());
            m_stack.pop_back();
        }
        if (!m_stack.empty()) meet(m_stack.back());
        m_stack.push_back(n);
    }

    std::uint64_t leastPreperiod() const { return isDynamical() ? 1 : 2; }
    WideComplex difference(std::uint64_t k, std::uint64_t n) const {
        return (m_past[n].z - m_past[k].z).toWide();
    }
    WideComplex offset(std::uint64_t k, std::uint64_t n) const {
        return difference(k, n) / (m_past[n].slope - m_past[k].slope);
    }
    bool isPair(std::uint64_t k, std::uint64_t n) const {
        const FloatExp spread = modulus(m_past[n].slope - m_past[k].slope);
        return modulus(difference(k, n)) < spread * m_radius * 0.5;
    }
    /// If the cycle begins earlier, the earlier pair leads to the same point: returns the earliest.
    Pair lowered(Pair pair) const {
        while (pair.preperiod > 0) {
            const std::uint64_t k = pair.preperiod - 1;
            const WideComplex now = offset(pair.preperiod, pair.preperiod + pair.period);
            if (!(modulus(offset(k, k + pair.period) - now) < modulus(now) * 0.25)) break;
            pair.preperiod = k;
        }
        return pair;
    }

    const MisiurewiczRequest& m_request;
    const BigPoint& m_center;
    FloatExp m_radius;
    PlaneOrbit m_orbit;
    Tangent<FloatExp> m_tangent;
    std::vector<Past> m_past;            // z_0, z_1, ...
    std::vector<std::uint64_t> m_stack;  // indices, by rising |z|
    std::deque<Pair> m_pairs;            // pairs that next() has not returned yet
    bool m_hasEscaped = false, m_isCancelled = false;
};

Result<void> checkRequest(const MisiurewiczRequest& request) {
    if (auto fits = checkSearch(request.formula, request.disc); !fits) return fits;
    if (!request.formula.spec->isConformal) {
        return fail(ErrorCode::Unsupported,
                    {"Misiurewicz points can be found only for formulas without folds, but %1 "
                     "folds; look for a nucleus instead.",
                     {std::string(request.formula.spec->label)}});
    }
    const std::uint64_t least = request.formula.julia ? 1 : 2;
    if (request.preperiod && *request.preperiod < least) {
        return fail(ErrorCode::InvalidInput,
                    {"The preperiod of such a point is at least %1.", {std::to_string(least)}});
    }
    if (request.period && *request.period == 0)
        return fail(ErrorCode::InvalidInput, "The period of a cycle is at least 1.");
    return {};
}

/// The outcome of one pair, and the point if there is one.
struct Try {
    RootFailure failure = RootFailure::None;
    Misiurewicz point;
};

Try tryPair(const MisiurewiczRequest& request, const RootRequest& start, Pair pair,
            const FindControl& control) {
    for (;;) {
        MisiurewiczEquation equation(request.formula, pair.preperiod, pair.period, start.radius);
        const RootResult found = findRoot(equation, start, control);
        if (found.failure == RootFailure::LowerPeriod && !request.period) {
            pair.period = found.lowerPeriod;
            continue;
        }
        if (found.failure != RootFailure::None) return {.failure = found.failure};
        const auto& description = equation.description();
        // A cycle with a multiplier of at most 1 does not repel: the point is no Misiurewicz point.
        if (!(description.multiplier > kOne)) return {.failure = RootFailure::LeftDisc};
        const RoundedPoint point = roundedPoint(found.root.point, found.root.accuracy * 0x1p10);
        return {.point = {pair.preperiod, pair.period, point.re, point.im, description.multiplier,
                          description.turn, description.domain}};
    }
}

Phrase whichPoint(const MisiurewiczRequest& request) {
    const auto numbered = [](const auto& number) { return withThousands(number.value_or(0)); };
    const std::vector<Phrase> numbers{numbered(request.preperiod), numbered(request.period)};
    if (request.preperiod && request.period)
        return {phrase("No Misiurewicz point of preperiod %1 and period %2"), numbers};
    if (request.preperiod) return {phrase("No Misiurewicz point of preperiod %1"), numbers};
    if (request.period) return {phrase("No Misiurewicz point of period %2"), numbers};
    return phrase("No Misiurewicz point");
}

/// `steps`: after which the point's orbit escapes; 0 if it does not.
Error notFound(const MisiurewiczRequest& request, std::uint64_t steps) {
    const char* const pattern =
        steps > 0 ? phrase(
                        "%1 was found within %2 of the point, whose orbit escapes after %3 "
                        "iterations; search a larger disc, or nearer to the centre of a spiral.")
                  : phrase(
                        "%1 was found within %2 of the point; search a larger disc, or nearer to "
                        "the centre of a spiral.");
    return {ErrorCode::NotFound,
            {pattern, {whichPoint(request), shortText(request.disc.radius), withThousands(steps)}}};
}

}  // namespace

Result<Misiurewicz> findMisiurewicz(const MisiurewiczRequest& request, const FindControl& control) {
    if (auto fits = checkRequest(request); !fits) return tl::make_unexpected(fits.error());
    const FloatExp radius = request.disc.radius.toFloatExp();
    const BigPoint center =
        BigPoint::fromDecimals(request.disc.re, request.disc.im, bitsBelow(radius) + kSearchBits);
    const RootRequest start{center, radius, radius};
    if (request.preperiod && request.period) {
        Try found = tryPair(request, start, {*request.preperiod, *request.period}, control);
        if (found.failure == RootFailure::None) return std::move(found.point);
        if (found.failure == RootFailure::Cancelled) return searchCancelled();
        return tl::make_unexpected(notFound(request, 0));
    }

    PairSearch search(request, center, radius);
    std::vector<Pair> tried;
    for (int seen = 0; seen < kMostPairs && tried.size() < kMostTries; ++seen) {
        const std::optional<Pair> pair = search.next(control);
        if (!pair) break;
        const bool isOther = (request.preperiod && pair->preperiod != *request.preperiod) ||
                             (request.period && pair->period != *request.period);
        if (isOther || std::ranges::find(tried, *pair) != tried.end()) continue;
        tried.push_back(*pair);
        Try found = tryPair(request, start, *pair, control);
        if (found.failure == RootFailure::None) return std::move(found.point);
        if (found.failure == RootFailure::Cancelled) return searchCancelled();
    }
    if (search.isCancelled()) return searchCancelled();
    return tl::make_unexpected(notFound(request, search.hasEscaped() ? search.steps() : 0));
}

}  // namespace fathom
