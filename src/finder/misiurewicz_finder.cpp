#include "finder/misiurewicz_finder.h"

#include <vector>

#include "finder/found_text.h"
#include "finder/misiurewicz_equation.h"
#include "finder/tangent.h"
#include "finder/watch.h"

namespace fathom {

namespace {

const FloatExp kOne = FloatExp::of(1);
constexpr int kSearchBits = 64;  // below the radius
constexpr int kMostTries = 24;
/// Pairs whose distance is a smaller part of z are near a period, not near a Misiurewicz point.
constexpr double kNearPeriod = 0x1p-12;

struct Pair {
    std::uint64_t preperiod = 0, period = 0;
};

/// Follows the orbit of the disc's centre and looks for pairs z_k, z_n that an orbit of the disc
/// has equal. A pair is sought among those whose moduli are neighbours: on a stack of earlier
/// points with rising modulus, z_n meets the ones that it takes off and the one below (as Imagina
/// does).
class PairSearch {
public:
    PairSearch(const MisiurewiczRequest& request, const BigPoint& center, FloatExp radius)
        : m_request(request), m_center(center), m_radius(radius), m_orbit(request.formula, center) {
        if (isDynamical()) m_tangent.addIdentity(kOne);
        m_past.push_back({m_orbit.z(), m_tangent.byRe});
    }

    /// The pairs of the next step that has some; none where the search has ended.
    std::vector<Pair> next(const FindControl& control) {
        Watch watch(control, m_center.fractionBits());
        std::vector<Pair> pairs;
        while (pairs.empty() && !m_hasEscaped && m_past.size() <= m_request.mostSteps) {
            m_isCancelled = watch.isStopped("Looking for a cycle", [&] {
                return double(m_past.size()) / double(m_request.mostSteps);
            });
            if (m_isCancelled) break;
            takeStep();
            if (!m_hasEscaped) pairs = pairsOfLast();
        }
        return pairs;
    }
    bool isCancelled() const { return m_isCancelled; }
    bool hasEscaped() const { return m_hasEscaped; }
    std::uint64_t steps() const { return m_past.size() - 1; }

private:
    struct Past {
        WideComplex z, slope;
    };
    bool isDynamical() const { return m_request.formula.julia.has_value(); }

    void takeStep() {
        const WideComplex z = m_orbit.z();
        const Folds folds = m_orbit.step();
        m_hasEscaped = m_orbit.isFar();
        m_tangent.step(powerSlope(z, m_request.formula.power), folds);
        if (!isDynamical()) m_tangent.addIdentity(kOne);
        if (!m_hasEscaped) m_past.push_back({m_orbit.z(), m_tangent.byRe});
    }

    std::vector<Pair> pairsOfLast() {
        const std::uint64_t n = m_past.size() - 1;
        const FloatExp size = modulus(m_past[n].z);
        std::vector<Pair> pairs;
        const auto meet = [&](std::uint64_t k) {
            if (isPair(k, n, size)) pairs.push_back(lowered({k, n - k}));
        };
        while (!m_stack.empty() && modulus(m_past[m_stack.back()].z) > size) {
            meet(m_stack.back());
            m_stack.pop_back();
        }
        if (!m_stack.empty()) meet(m_stack.back());
        m_stack.push_back(n);
        return pairs;
    }

    WideComplex difference(std::uint64_t k, std::uint64_t n) const {
        return m_past[n].z - m_past[k].z;
    }
    WideComplex offset(std::uint64_t k, std::uint64_t n) const {
        return difference(k, n) / (m_past[n].slope - m_past[k].slope);
    }
    bool isPair(std::uint64_t k, std::uint64_t n, FloatExp size) const {
        const FloatExp distance = modulus(difference(k, n));
        const FloatExp spread = modulus(m_past[n].slope - m_past[k].slope);
        return distance < spread * m_radius * 0.5 && distance > size * kNearPeriod;
    }
    /// The cycle may have begun before: then the earlier pair leads to the same point.
    Pair lowered(Pair pair) const {
        const std::uint64_t least = isDynamical() ? 1 : 2;
        while (pair.preperiod > least) {
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
    std::vector<std::uint64_t> m_stack;  // of indices, by rising |z|
    bool m_hasEscaped = false, m_isCancelled = false;
};

Result<void> checkRequest(const MisiurewiczRequest& request) {
    if (auto fits = checkSearch(request.formula, request.disc); !fits) return fits;
    if (!request.formula.spec->isConformal) {
        return fail(ErrorCode::Unsupported,
                    "Misiurewicz points are found in formulas without folds, and " +
                        std::string(request.formula.spec->label) + " folds; look for a nucleus.");
    }
    const std::uint64_t least = request.formula.julia ? 1 : 2;
    if (request.preperiod && *request.preperiod < least) {
        return fail(ErrorCode::InvalidInput,
                    "The preperiod of such a point is at least " + std::to_string(least) + ".");
    }
    if (request.period && *request.period == 0)
        return fail(ErrorCode::InvalidInput, "The period of a cycle is at least 1.");
    return {};
}

/// How one pair went; the point if it led to one.
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
        // A multiplier below 1 attracts: the point is inside of the set, and no Misiurewicz point.
        if (!(description.multiplier > kOne)) return {.failure = RootFailure::LeftDisc};
        const RoundedPoint point = roundedPoint(found.root.point, found.root.accuracy * 0x1p10);
        return {.point = {pair.preperiod, pair.period, point.re, point.im, description.multiplier,
                          description.turn, description.domain}};
    }
}

Error notFound(const MisiurewiczRequest& request, const std::string& reason) {
    std::string which = "No Misiurewicz point";
    if (request.preperiod) which += " of preperiod " + withThousands(*request.preperiod);
    if (request.period) {
        which +=
            (request.preperiod ? " and period " : " of period ") + withThousands(*request.period);
    }
    return {ErrorCode::NotFound, which + " was found within " + shortText(request.disc.radius) +
                                     " of the point" + reason +
                                     "; search a larger disc, or "
                                     "nearer to the centre of a spiral."};
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
        return tl::make_unexpected(notFound(request, ""));
    }

    PairSearch search(request, center, radius);
    int tries = 0;
    std::vector<Pair> tried;
    const auto isSame = [](Pair a, Pair b) {
        return a.preperiod == b.preperiod && a.period == b.period;
    };
    while (tries < kMostTries) {
        const std::vector<Pair> pairs = search.next(control);
        if (pairs.empty()) break;
        for (const Pair pair : pairs) {
            const bool isOther = (request.preperiod && pair.preperiod != *request.preperiod) ||
                                 (request.period && pair.period != *request.period);
            const bool isKnown =
                std::ranges::any_of(tried, [&](Pair earlier) { return isSame(earlier, pair); });
            if (isOther || isKnown || tries++ >= kMostTries) continue;
            tried.push_back(pair);
            Try found = tryPair(request, start, pair, control);
            if (found.failure == RootFailure::None) return std::move(found.point);
            if (found.failure == RootFailure::Cancelled) return searchCancelled();
        }
    }
    if (search.isCancelled()) return searchCancelled();
    const bool hasEscaped = search.hasEscaped();
    return tl::make_unexpected(notFound(
        request,
        hasEscaped ? ", whose orbit escapes after " + withThousands(search.steps()) + " iterations"
                   : ""));
}

}  // namespace fathom
