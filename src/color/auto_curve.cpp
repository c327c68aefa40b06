#include "color/auto_curve.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/fresh_vector.h"
#include "color/colorings/stages.h"

namespace fathom {

namespace {

using Knots = std::array<CurveKnot, AutoCurve::kKnots>;

constexpr std::array<double, AutoCurve::kKnots> kPercentiles = {1, 5, 15, 30, 50, 70, 85, 95, 99};
constexpr std::size_t kFifth = 1, kMedian = 4, kNinetyFifth = 7, kLast = 8;

// The least gap between the counts of two knots, so that a plateau of counts does not become a wall
// of colour. It is twice the gap that validate() requires of files.
double leastGap(double count) {
    return std::max(0.02, 1e-7 * count);
}

bool isDecided(const TileSample& sample) {
    return sample.count != 0 && sample.count != kInteriorCount;
}

double countOf(const TileSample& sample) {
    return wholeCount<double>(sample) + sample.fraction;
}

// In pixels; the squares of floats are in a double's range.
double distanceOf(const TileSample& sample) {
    const double x = sample.distance_x, y = sample.distance_y;
    return std::sqrt(x * x + y * y);
}

// ---- Fitting

struct Weighted {
    double count, weight;
};

// Whether samples have distances: one of 0 is then below the range of floats, otherwise unknown.
bool haveDistances(std::span<const TileSample> samples) {
    return std::ranges::any_of(samples, [](const TileSample& sample) {
        return isDecided(sample) && isDistanceKnown(sample);
    });
}

// Share of the samples that are nearer to the set than a pixel.
double denseShareOf(std::span<const TileSample> samples, double distanceScale) {
    std::size_t decided = 0, dense = 0;
    for (const TileSample& sample : samples) {
        if (!isDecided(sample)) continue;
        ++decided;
        if (distanceOf(sample) * distanceScale < 1) ++dense;
    }
    return static_cast<double>(dense) / static_cast<double>(std::max<std::size_t>(1, decided));
}

// Calls take(a, b) with a few thousand pairs of neighbours that escaped or converged.
template <class Take>
void forSomePairs(std::span<const TileSample> samples, Take take) {
    constexpr std::size_t kEnough = 4000;
    for (std::size_t i = 0; i + 1 < samples.size(); i += 1 + samples.size() / kEnough)
        if (isDecided(samples[i]) && isDecided(samples[i + 1])) take(samples[i], samples[i + 1]);
}

// Fits AutoCurve::calm: the power of the distance by which counts of neighbours differ, a
// regression of logarithms. Views with more than kPlain wide samples have pictures without noise.
double calmOf(std::span<const TileSample> samples, double distanceScale, double denseShare) {
    constexpr double kPlain = 0.5, kNoisy = 0.9;  // dense shares: calm begins, and is whole
    const double part = std::clamp((denseShare - kPlain) / (kNoisy - kPlain), 0.0, 1.0);
    if (part == 0) return 0;
    double products = 0, squares = 0;
    forSomePairs(samples, [&](const TileSample& a, const TileSample& b) {
        const double octaves =
            octavesOf(distanceOf(a) * distanceScale) - octavesOf(distanceOf(b) * distanceScale);
        products -= octaves * std::log2(countOf(a) / countOf(b));
        squares += octaves * octaves;
    });
    return squares > 0 ? std::clamp(part * products / squares, 0.0, AutoCurve::kMostCalm) : 0;
}

// Weighs the samples. Pixels of flat surroundings count less: by ranks alone they would take most
// of the palette.
FreshVector<Weighted> weigh(std::span<const TileSample> samples, double height,
                            double distanceScale, bool hasDistances, double calm) {
    constexpr double kReach = 0.03;  // of the picture's height: distance that halves a weight
    const double unknown = hasDistances ? 1 : 0.5;  // weight if the distance is 0
    const double rate = distanceScale / (kReach * height);
    FreshVector<Weighted> weighted;
    weighted.reserve(samples.size());
    for (const TileSample& sample : samples) {
        if (!isDecided(sample)) continue;
        const double distance = distanceOf(sample);
        const bool isKnown = isDistanceKnown(sample) && std::isfinite(distance);
        weighted.push_back({calmCount(countOf(sample), distance * distanceScale, calm),
                            isKnown ? 1 / (1 + distance * rate) : unknown});
    }
    return weighted;
}

// The rank of a knot: from 0 at the fifth percentile to 1 at the ninety-fifth.
double rankOf(std::size_t knot) {
    return (kPercentiles[knot] - kPercentiles[kFifth]) /
           (kPercentiles[kNinetyFifth] - kPercentiles[kFifth]);
}

// The counts at the percentiles, each at least a little above the one before. Sorting all samples
// would take five times as long: they go into bins, and only bins with percentiles are sorted.
Knots percentilesOf(std::span<const Weighted> weighted) {
    // Positive numbers have the order of their bits, and these ascend like logarithms.
    const auto bitsOf = [](const Weighted& sample) {
        return std::bit_cast<std::int64_t>(sample.count);
    };
    const auto [least, most] = std::ranges::minmax_element(weighted, {}, bitsOf);
    constexpr std::size_t kBins = 2048;
    const std::int64_t first = bitsOf(*least);
    const double rate = kBins / (1 + static_cast<double>(bitsOf(*most) - first));
    FreshVector<std::uint16_t> bins(weighted.size());
    std::array<double, kBins> weights{};
    for (std::size_t i = 0; i < weighted.size(); ++i) {
        const double place = static_cast<double>(bitsOf(weighted[i]) - first) * rate;
        bins[i] = static_cast<std::uint16_t>(std::min(place, kBins - 1.0));
        weights[bins[i]] += weighted[i].weight;
    }
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);

    Knots knots;
    double sum = 0, sumInBin = 0;
    std::size_t bin = 0, at = 0;
    std::vector<Weighted> members;  // of the bin, sorted
    for (std::size_t i = 0; i < knots.size(); ++i) {
        const double wanted = kPercentiles[i] / 100 * total;
        const std::size_t binBefore = bin;
        while (sum + weights[bin] < wanted)
            sum += weights[bin++];
        if (members.empty() || bin != binBefore) {
            members.clear();
            for (std::size_t sample = 0; sample < weighted.size(); ++sample)
                if (bins[sample] == bin) members.push_back(weighted[sample]);
            std::ranges::sort(members, {}, &Weighted::count);
            sumInBin = sum;
            at = 0;
        }
        while (at + 1 < members.size() && sumInBin + members[at].weight < wanted)
            sumInBin += members[at++].weight;
        knots[i].count = members[at].count;
        if (i == 0) continue;
        const double before = knots[i - 1].count;
        knots[i].count = std::max(knots[i].count, before + leastGap(before));
    }
    return knots;
}

// The rank of a count among all, 0 to 1.
double rankAmong(const Knots& knots, double count) {
    if (count <= knots.front().count) return kPercentiles.front() / 100;
    for (std::size_t i = 1; i < knots.size(); ++i) {
        if (count >= knots[i].count) continue;
        const double share = (count - knots[i - 1].count) / (knots[i].count - knots[i - 1].count);
        return std::lerp(kPercentiles[i - 1], kPercentiles[i], share) / 100;
    }
    return kPercentiles.back() / 100;
}

// How rough a picture is whose samples have no distances, 0 to 1: by how much the ranks of
// neighbours differ, which is 1/3 in the mean for any two samples. Pictures without noise have 0.06
// and less, even if neighbours are eight pixels apart.
double roughnessOf(std::span<const TileSample> samples, const Knots& knots) {
    constexpr double kSmooth = 0.07, kRough = 0.13;
    double sum = 0;
    std::size_t pairs = 0;
    forSomePairs(samples, [&](const TileSample& a, const TileSample& b) {
        sum += std::fabs(rankAmong(knots, countOf(a)) - rankAmong(knots, countOf(b)));
        ++pairs;
    });
    if (pairs == 0) return 0;
    return std::clamp((sum / static_cast<double>(pairs) - kSmooth) / (kRough - kSmooth), 0.0, 1.0);
}

// Turns of the palette from the fifth to the ninety-fifth percentile, if structure is not too fine.
// Views with few counts get fewer turns, as each count would be a broad band.
double turnsFor(const Knots& knots) {
    constexpr double kMost = 1.2, kFewCounts = 8;
    const double range = knots[kNinetyFifth].count - knots[kFifth].count;
    return kMost * range / (range + kFewCounts);
}

// The share of these turns that a view has whose structure is finer than a pixel. If next to all of
// it is, half of the palette is left: lightness then ascends with counts, so that what neighbours
// have in common is seen through their noise.
double turnsIfDense(double denseShare) {
    constexpr double kCalming = 0.35, kCalmest = 0.25;
    constexpr double kMixed = 0.5;  // with less, plain parts decide, which calm would make flat
    const double mixed = std::min(1.0, denseShare / kMixed);
    const double part = denseShare * mixed * mixed;
    const double dense4 = denseShare * denseShare * denseShare * denseShare;
    return 1 - kCalming * part - kCalmest * dense4;
}

// The same for a view without distances.
double turnsIfRough(double roughness) {
    constexpr double kCalming = 0.73;
    return 1 - kCalming * roughness;
}

// ---- The curve through the knots

// A cubic Hermite spline that never overshoots: its slopes are the weighted harmonic means of the
// neighbouring secants (F. N. Fritsch and J. Butland, "A method for constructing local monotone
// piecewise cubic interpolants", 1984).
class MonotoneCubic {
public:
    MonotoneCubic(const Knots& x, const Knots& turns);

    /// The value at x. Calls must come with ascending x. Beyond the ends the curve continues
    /// straight.
    double at(double x) {
        while (m_piece + 2 < m_x.size() && x > m_x[m_piece + 1])
            ++m_piece;
        const std::size_t i = m_piece;
        if (x <= m_x.front()) return m_y.front() + (x - m_x.front()) * m_slope.front();
        if (x >= m_x.back()) return m_y.back() + (x - m_x.back()) * m_slope.back();
        const double width = m_x[i + 1] - m_x[i], t = (x - m_x[i]) / width, rest = 1 - t;
        return m_y[i] * rest * rest * (1 + 2 * t) + m_y[i + 1] * t * t * (3 - 2 * t) +
               width * t * rest * (m_slope[i] * rest - m_slope[i + 1] * t);
    }

private:
    using Row = std::array<double, AutoCurve::kKnots>;
    Row m_x, m_y, m_slope;
    std::size_t m_piece = 0;
};

MonotoneCubic::MonotoneCubic(const Knots& x, const Knots& turns) {
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        m_x[i] = x[i].count;
        m_y[i] = turns[i].turn;
    }
    const auto width = [this](std::size_t i) { return m_x[i + 1] - m_x[i]; };
    const auto secant = [this, width](std::size_t i) { return (m_y[i + 1] - m_y[i]) / width(i); };
    m_slope.front() = secant(0);
    m_slope.back() = secant(kLast - 1);
    for (std::size_t i = 1; i < kLast; ++i) {
        const double before = 2 * width(i) + width(i - 1), after = width(i) + 2 * width(i - 1);
        const bool isFlat = secant(i - 1) <= 0 || secant(i) <= 0;
        m_slope[i] = isFlat ? 0 : (before + after) / (before / secant(i - 1) + after / secant(i));
    }
}

}  // namespace

double octavesOf(double distance) {
    constexpr double kLeast = -149;  // the least float
    return distance > 0 ? std::clamp(std::log2(distance), kLeast, 0.0) : kLeast;
}

double calmCount(double count, double distance, double calm) {
    return calm > 0 ? count * std::exp2(calm * octavesOf(distance)) : count;
}

Result<void> validate(const AutoCurve& curve) {
    const auto reject = [](const char* sentence) {
        return fail(ErrorCode::InvalidInput, sentence);
    };
    if (!(curve.calm >= 0 && curve.calm <= AutoCurve::kMostCalm))
        return reject("The calm of a colour curve must be from 0 to 0.25.");
    constexpr double kMaximumCount = 1e19;
    for (std::size_t i = 0; i < curve.knots.size(); ++i) {
        const auto& [count, turn] = curve.knots[i];
        if (!(count >= 0 && count <= kMaximumCount))
            return reject("The counts of a colour curve must be from 0 to 1e19.");
        if (!(std::fabs(turn) <= AutoCurve::kMaximumTurn))
            return reject("The turns of a colour curve must be from -1000 to 1000.");
        if (i == 0) continue;
        const CurveKnot& before = curve.knots[i - 1];
        if (!(count >= before.count + leastGap(before.count) / 2) || !(turn >= before.turn))
            return reject("The knots of a colour curve must ascend, by 0.01 counts at least.");
    }
    return {};
}

std::optional<AutoCurve> fitAutoCurve(std::span<const TileSample> samples, double height,
                                      double distanceScale) {
    const bool hasDistances = haveDistances(samples);
    const double denseShare = hasDistances ? denseShareOf(samples, distanceScale) : 0;
    const double calm = calmOf(samples, distanceScale, denseShare);
    const FreshVector<Weighted> weighted =
        weigh(samples, height, distanceScale, hasDistances, calm);
    if (weighted.empty()) return std::nullopt;
    AutoCurve curve{percentilesOf(weighted), calm};
    Knots& knots = curve.knots;

    // Ranks give each part of a picture its share of the palette; logarithms keep the depth of
    // spirals. Both go from 0 at the fifth percentile to 1 at the ninety-fifth. Logarithms of the
    // knots beyond may be any number of times farther if nearly all counts are the same; the few
    // samples there span as many turns as all others, at most.
    constexpr double kRankShare = 0.6, kFarthestLog = 1;
    const double turns =
        turnsFor(knots) *
        (hasDistances ? turnsIfDense(denseShare) : turnsIfRough(roughnessOf(samples, knots)));
    const double fifth = knots[kFifth].count;
    const double logRange = std::log(knots[kNinetyFifth].count / fifth);
    for (std::size_t i = 0; i < knots.size(); ++i) {
        const double log = std::clamp(std::log(knots[i].count / fifth) / logRange, -kFarthestLog,
                                      1 + kFarthestLog);
        knots[i].turn = turns * (kRankShare * rankOf(i) + (1 - kRankShare) * log);
    }
    return curve;
}

AutoCurve ranked(const AutoCurve& curve) {
    const double start = curve.knots[kFifth].turn, turns = curve.knots[kNinetyFifth].turn - start;
    AutoCurve result = curve;
    for (std::size_t i = 0; i < result.knots.size(); ++i)
        result.knots[i].turn = start + turns * rankOf(i);
    return result;
}

// ---- The table

double CurveTable::Axis::of(double count) const {
    const double t = (count - start) / scale;
    return std::copysign(std::log2(1 + std::fabs(t)), t);
}

double CurveTable::Axis::countAt(double x) const {
    return start + std::copysign(scale * (std::exp2(std::fabs(x)) - 1), x);
}

// The logarithmic axis on which the median is half-way between the first knot and the last.
CurveTable::Axis CurveTable::axisOf(const AutoCurve& curve) {
    const Knots& knots = curve.knots;
    const double range = knots[kLast].count - knots.front().count;
    const double half =
        std::clamp(knots[kMedian].count - knots.front().count, 0.02 * range, 0.49 * range);
    return {knots.front().count, half * half / (range - 2 * half)};
}

CurveTable::CurveTable(const AutoCurve& curve)
    : CurveTable(curve, curve.knots.front().count, curve.knots[kLast].count) {}

CurveTable::CurveTable(const AutoCurve& curve, double firstCount, double lastCount)
    : m_axis(axisOf(curve)),
      m_first(m_axis.of(firstCount)),
      m_step((m_axis.of(lastCount) - m_first) / kEntries),
      m_calm(curve.calm),
      m_turns(kEntries + 1) {
    Knots places = curve.knots;
    for (CurveKnot& knot : places)
        knot.count = m_axis.of(knot.count);
    MonotoneCubic cubic(places, curve.knots);
    for (std::int32_t entry = 0; entry <= kEntries; ++entry)
        m_turns[static_cast<std::size_t>(entry)] = static_cast<float>(cubic.at(x(entry)));
}

bool CurveTable::hasAxisOf(const CurveTable& other) const {
    return m_axis == other.m_axis && m_first == other.m_first && m_step == other.m_step &&
           m_calm == other.m_calm;
}

double CurveTable::turnAt(double count) const {
    const double place = (m_axis.of(count) - m_first) / m_step;
    const double entry = std::clamp(std::floor(place), 0.0, kEntries - 1.0);
    const auto index = static_cast<std::size_t>(entry);
    return m_turns[index] + (place - entry) * (m_turns[index + 1] - m_turns[index]);
}

CurveBlend::CurveBlend(const CurveTable& from, const AutoCurve& to)
    : m_to(to, std::min(to.knots.front().count, from.countAt(0)),
           std::max(to.knots[kLast].count, from.countAt(CurveTable::kEntries))),
      m_from(m_to) {
    m_from.m_calm = from.m_calm;
    for (std::int32_t entry = 0; entry <= CurveTable::kEntries; ++entry)
        m_from.m_turns[static_cast<std::size_t>(entry)] =
            static_cast<float>(from.turnAt(m_to.countAt(entry)));
}

CurveTable CurveBlend::at(double share) const {
    CurveTable mixed = m_to;
    const auto part = static_cast<float>(share);
    if (m_from.m_calm != m_to.m_calm) mixed.m_calm = std::lerp(m_from.m_calm, m_to.m_calm, share);
    for (std::size_t i = 0; i < mixed.m_turns.size(); ++i)
        mixed.m_turns[i] = (1 - part) * m_from.m_turns[i] + part * m_to.m_turns[i];
    return mixed;
}

double meanDifference(const CurveTable& a, const CurveTable& b,
                      std::span<const TileSample> samples) {
    constexpr std::size_t kEnough = 1000;
    const std::size_t step = samples.size() / kEnough | 1;  // odd: rows are often of even length
    double sum = 0;
    std::size_t decided = 0;
    for (std::size_t i = 0; i < samples.size(); i += step) {
        const TileSample& sample = samples[i];
        if (!isDecided(sample)) continue;
        const double count = countOf(sample), distance = distanceOf(sample);
        sum += std::fabs(a.turnAt(calmCount(count, distance, a.calm())) -
                         b.turnAt(calmCount(count, distance, b.calm())));
        ++decided;
    }
    return decided == 0 ? 0 : sum / static_cast<double>(decided);
}

}  // namespace fathom
