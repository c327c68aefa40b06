#include "orbit/reference_orbit.h"

#include <limits>

#include "base/instruction_set.h"
#include "orbit/orbit_steps.h"

namespace fathom {

namespace {

/// Products of two doubles above this stay in range.
constexpr double kSmallest = 0x1p-500;
/// A distance of at most this part of Z is negligible next to Z in doubles.
constexpr double kUnseen = 0x1p-60;

/// A complex number in one vector, which halves the number of operations.
using Pair [[gnu::vector_size(16)]] = double;

Pair pairOf(std::complex<double> a) {
    return Pair{a.real(), a.imag()};
}
std::complex<double> complexOf(Pair a) {
    return {a[0], a[1]};
}
double chebyshev(Pair a) {
    using Bits [[gnu::vector_size(16)]] = std::int64_t;
    const auto absolute = (Pair)((Bits)a & std::numeric_limits<std::int64_t>::max());
    return std::max(absolute[0], absolute[1]);
}
/// a b + c.
Pair productPlus(Pair a, Pair b, Pair c) {
    using Bits [[gnu::vector_size(16)]] = std::int64_t;
    constexpr Bits kSignOfRe = {std::numeric_limits<std::int64_t>::min(), 0};
    const Pair cross = __builtin_shufflevector(a, a, 1, 1) * __builtin_shufflevector(b, b, 1, 0);
    return (__builtin_shufflevector(a, a, 0, 0) * b + c) + (Pair)((Bits)cross ^ kSignOfRe);
}

Pair product(Pair a, Pair b) {
    return productPlus(a, b, Pair{});
}

/// dZ_m/dC along the steps, at any magnitude: a complex double times a power of two.
class Derivative {
public:
    /// `reach` is for canReturn().
    explicit Derivative(FloatExp reach, const ComplexExp& value = {}) : m_reach(reach) {
        set(value);
    }

    /// d <- 2 Z d + 1.
    void step(std::complex<double> z) {
        m_product = product(pairOf(2.0 * z), m_value);
        m_value = m_product + m_one;
        if (!isInRange()) [[unlikely]]
            set(value());
    }
    /// Same for a value in range, but the result may leave the range. Makes smallest() invalid.
    void stepInRange(Pair z) { m_value = productPlus(z + z, m_value, m_one); }
    bool isInRange() const {
        const double norm = chebyshev(m_value);
        return norm < 0x1p300 && norm > 0x1p-300;
    }
    void step(const ComplexExp& z) {
        const FloatExp one = FloatExp::of(1);
        const ComplexExp twice = z * value() * (one + one);
        set(twice + ComplexExp{one, {}});
        m_product = pairOf(twice.scaled(-m_exponent));
    }

    /// The smaller of |2 Z d| and |2 Z d + 1| in the last step, divided by 2^exponent().
    double smallest() const { return std::min(chebyshev(m_product), chebyshev(m_value)); }
    std::int64_t exponent() const { return m_exponent; }

    /// Whether |Z| < 2 reach |d|: then, to first order, orbits within reach of C come near enough
    /// to 0 to return.
    bool canReturn(std::complex<double> z) const { return returning() > fathom::chebyshev(z); }
    /// canReturn() is true for every |Z| below this.
    double returning() const { return m_twiceReach * chebyshev(m_value); }
    bool canReturn(const ComplexExp& z) const {
        return chebyshev(value()) * m_reach * 2.0 > chebyshev(z);
    }

    ComplexExp value() const { return ComplexExp::of(complexOf(m_value), m_exponent); }
    double size() const { return chebyshev(m_value); }  // |d| / 2^exponent()

private:
    void set(const ComplexExp& value) {
        m_exponent = chebyshev(value).exponent;
        m_value = pairOf(value.scaled(-m_exponent));
        m_one = Pair{scaled(FloatExp::of(1), -m_exponent), 0};
        m_twiceReach = scaled(m_reach, m_exponent + 1);
    }

    FloatExp m_reach;
    Pair m_value, m_product{};  // d, and d without the 1; both times 2^m_exponent
    std::int64_t m_exponent = 0;
    Pair m_one;               // 1 / 2^m_exponent
    double m_twiceReach = 0;  // 2 reach 2^m_exponent
};

/// An orbit's distance z from the reference, at any magnitude: a complex double times a power of
/// two.
class Distance {
public:
    explicit Distance(const ComplexExp& shift) : m_shift(shift) { set({}); }

    /// z <- (2 Z + z) z + shift.
    void step(std::complex<double> reference) {
        stepInRange(pairOf(reference));
        if (!isInRange()) [[unlikely]]
            set(value());
    }
    /// Same for a value in range, but the result may leave the range.
    void stepInRange(Pair reference) {
        m_value = productPlus(reference + reference + m_value * m_unit, m_value, m_ownShift);
    }
    /// Same if z is negligible next to Z.
    void stepLinearly(Pair reference) {
        m_value = productPlus(reference + reference, m_value, m_ownShift);
    }
    bool isInRange() const {
        const double norm = chebyshev(m_value);
        return norm <= 0x1p300 && (norm >= 0x1p-300 || norm == 0);
    }
    void step(const ComplexExp& reference) {
        set((reference * FloatExp::of(2) + value()) * value() + m_shift);
    }

    ComplexExp value() const { return ComplexExp::of(complexOf(m_value), m_exponent); }
    Pair toPair() const { return m_value * m_unit; }
    std::complex<double> toDouble() const { return complexOf(toPair()); }

    void set(const ComplexExp& value) {
        const FloatExp size = chebyshev(value), shift = chebyshev(m_shift);
        m_exponent = (size > shift ? size : shift).exponent;
        m_value = pairOf(value.scaled(-m_exponent));
        m_ownShift = pairOf(m_shift.scaled(-m_exponent));
        m_unit = scaled(FloatExp::of(1), m_exponent);
    }

private:
    ComplexExp m_shift;
    Pair m_value, m_ownShift;  // both times 2^m_exponent
    std::int64_t m_exponent = 0;
    double m_unit = 1;  // 2^m_exponent
};

/// Steps of a nearby orbit during which no event occurs: all numbers are in the range of doubles,
/// and the orbit neither ends nor rebases.
struct FreeSteps {
    const std::complex<double>* reference;  // from the nearby orbit's index on
    double escapeRadius;
    std::span<std::complex<double>> points;  // output: its size is the most steps to take
    std::size_t taken = 0;
};

/// `kIsSeen`: doubles can hold the distance next to Z.
template <bool kIsSeen>
std::size_t takeSteps(const FreeSteps& steps, Distance& distance, Derivative& derivative) {
    // With points of these sizes, this many steps take no number in range out of the range of
    // doubles.
    constexpr std::size_t kBetweenLooks = 8;
    constexpr double kNearest = 0x1p-20;
    const double farthest = steps.escapeRadius * 0.7;  // a square inside the circle

    // Local copies stay in registers, because no other code knows their addresses.
    Distance z = distance;
    Derivative d = derivative;
    const std::complex<double>* const reference = steps.reference;
    std::complex<double>* const points = steps.points.data();
    std::size_t i = steps.taken;
    bool isFree = chebyshev(pairOf(reference[i])) >= kNearest;
    while (isFree && i < steps.points.size() && z.isInRange() && d.isInRange()) {
        const std::size_t end = std::min(i + kBetweenLooks, steps.points.size());
        for (; i < end; ++i) {
            Distance next = z;
            if constexpr (kIsSeen)
                next.stepInRange(pairOf(reference[i]));
            else
                next.stepLinearly(pairOf(reference[i]));
            const Pair beside = pairOf(reference[i + 1]), rest = next.toPair();
            const Pair to = kIsSeen ? beside + rest : beside;
            const double size = chebyshev(to);
            const double least = chebyshev(rest) * (kIsSeen ? 1 : 1 / kUnseen);
            const bool isLarge = size >= std::max(least, d.returning());
            const bool isFar = std::min(size, chebyshev(beside)) >= kNearest;
            isFree = isLarge & isFar & (size <= farthest);
            if (!isFree) break;
            z = next;
            d.stepInRange(to);
            points[i] = complexOf(to);
        }
    }
    distance = z;
    derivative = d;
    return i;
}

void takeFreeSteps(FreeSteps& steps, Distance& distance, Derivative& derivative) {
    steps.taken = takeSteps<false>(steps, distance, derivative);
    steps.taken = takeSteps<true>(steps, distance, derivative);
}

/// How many bits an orbit needs for pixels of one size. An error e of Z_m acts like a shift of C by
/// e / |d_m|. So the next Z may be off by 2^-44 of a pixel times |d|, or times what remains of |d|
/// if 2 Z d and 1 nearly cancel.
class Precision {
public:
    Precision(int mostBits, FloatExp smallestPixel)
        : m_bits(mostBits),
          m_mostBits(mostBits),
          m_needAtOne(smallestPixel.mantissa > 0 ? 44 - smallestPixel.log2() : mostBits),
          m_isKept(!(smallestPixel.mantissa > 0)) {}

    /// Whether the step after `derivative` needs a different number of bits.
    bool changesFor(const Derivative& derivative) {
        if (m_isKept) return false;
        const double size = derivative.smallest();
        const std::int64_t exponent = derivative.exponent();
        if (exponent == m_exponent && size >= m_least && size < m_most) [[likely]]
            return false;

        const double need = std::max(m_needAtOne - logOf(size, exponent), 0.0);
        const int bits = std::min(m_mostBits, std::max(kFewest, roundedUp(need)));
        // Drop bits only with some to spare, so that they do not come and go.
        const bool changes = bits > m_bits || bits + 64 <= m_bits - kSpare;
        if (changes) m_bits = bits;
        findSizes(exponent);
        return changes;
    }
    int bits() const { return m_bits; }

private:
    static constexpr int kFewest = 128, kSpare = 32;

    /// log2, rounded down.
    static double logOf(double size, std::int64_t exponent) {
        if (size == 0) return -std::numeric_limits<double>::infinity();
        return static_cast<double>(exponent + FloatExp::of(size).exponent - 1);
    }
    int roundedUp(double need) const {
        return need < m_mostBits ? (static_cast<int>(need) + 63) / 64 * 64 : m_mostBits;
    }
    /// Finds the sizes for which m_bits are right: they need no more bits, and too many to drop
    /// some.
    void findSizes(std::int64_t exponent) {
        const auto sizeThatNeeds = [&](double bits) {
            const auto log = static_cast<std::int64_t>(std::ceil(m_needAtOne - bits));
            return scaled(FloatExp::of(1), log - exponent);
        };
        const int dropped = (m_bits - kSpare - 64) / 64 * 64;
        m_exponent = exponent;
        m_least = m_bits < m_mostBits ? sizeThatNeeds(m_bits) : 0;
        m_most = dropped < kFewest ? std::numeric_limits<double>::infinity()
                                   : sizeThatNeeds(dropped + 1);
    }

    int m_bits, m_mostBits;
    double m_needAtOne;
    bool m_isKept;
    // For sizes from m_least to below m_most, times 2^m_exponent, the bits stay the same.
    double m_least = 0, m_most = 0;
    std::int64_t m_exponent = 0;
};

/// Points to reserve from the start: a growing vector may take longer than the steps, and the
/// system never provides memory that no point reaches.
constexpr std::uint64_t kRoom = std::uint64_t{1} << 22;

DeltaExtendedPoint extendedPointOf(const ComplexExp& value, std::uint32_t m) {
    const FloatExp norm = chebyshev(value);
    const int exponent =
        norm.mantissa == 0
            ? DELTA_NO_EXPONENT
            : static_cast<int>(std::max<std::int64_t>(norm.exponent, DELTA_NO_EXPONENT));
    const std::complex<double> z = value.scaled(-exponent);
    return {.z = {z.real(), z.imag()}, .exponent = exponent, .m = m};
}

}  // namespace

/// Collects departures along an orbit.
class ReferenceOrbit::Departures {
public:
    /// Call it with Z_m before the derivative's step; `extended` makes Z_m at any magnitude.
    template <class Extended>
    void look(std::uint64_t m, std::complex<double> z, Extended&& extended,
              const Derivative& derivative) {
        if (derivative.exponent() != m_exponent) [[unlikely]]
            setExponent(derivative.exponent());
        if (derivative.size() <= m_most * chebyshev(z)) [[likely]]
            return;
        const ComplexExp value = derivative.value();
        const FloatExp growth = chebyshev(value) / chebyshev(extended());
        if (growth <= m_limit || !std::isfinite(growth.mantissa)) return;
        m_found.push_back({static_cast<std::uint32_t>(m), value, growth});
        m_limit = growth * kBetween;
        setExponent(m_exponent);
    }
    std::vector<Departure> take() { return std::move(m_found); }

private:
    static constexpr double kBetween = 0x1p8;  // factor from one departure's growth to the next

    void setExponent(std::int64_t exponent) {
        m_exponent = exponent;
        m_most = scaled(m_limit, -exponent);
    }

    std::vector<Departure> m_found;
    FloatExp m_limit = FloatExp::of(1);
    double m_most = 1;  // m_limit over 2^m_exponent
    std::int64_t m_exponent = 0;
};

Result<ReferenceOrbit> ReferenceOrbit::compute(const OrbitRequest& request, std::stop_token stop,
                                               const OrbitProgress& advanced,
                                               std::shared_ptr<StepDevice> device) {
    const auto fixed = [&](const Decimal& value) {
        return BigFixed::fromDecimal(value, request.bits);
    };
    OrbitSteps steps(fixed(request.re), fixed(request.im), request.threads, std::move(device));
    Derivative derivative(request.reach);
    Precision precision(steps.fractionBits(), request.smallestPixel);
    const OrbitWatch watch(
        stop,
        [&](std::uint64_t done) {
            if (advanced) advanced(done, steps.deviceName());
        },
        stepsBetweenLooks(request.bits, 4), kMaximumLength);

    ReferenceOrbit orbit;
    orbit.m_points.reserve(std::min(request.iterations, kRoom) + 1);
    orbit.m_points.emplace_back(0);
    orbit.m_reach = request.reach;
    orbit.m_escapeRadius = request.escapeRadius;
    derivative.step(orbit.m_points.front());
    Departures departures;
    for (std::uint64_t m = 1; m <= request.iterations; ++m) {
        if (auto error = watch.look(m, m)) return tl::make_unexpected(*std::move(error));
        if (auto stepped = steps.step(stop); !stepped)
            return tl::make_unexpected(std::move(stepped.error()));
        const std::complex<double> z = steps.toDouble();
        const auto extended = [&] { return steps.extended(); };
        departures.look(m, z, extended, derivative);
        orbit.add(z, extended, derivative, request.escapeRadius);
        if (precision.changesFor(derivative)) steps.setFractionBits(precision.bits());
        if (orbit.isClosed()) break;
    }
    orbit.m_departures = departures.take();
    return orbit;
}

const ReferenceOrbit::Departure* ReferenceOrbit::departureOf(const NearbyRequest& request) const {
    // Otherwise the nearby orbit might end sooner than this one.
    if (request.reach > m_reach || request.escapeRadius != m_escapeRadius) return nullptr;
    const FloatExp shift = chebyshev(request.shift);
    const auto isUnseen = [&](const Departure& departure) {
        return departure.growth * shift <= FloatExp::of(kUnseen) &&
               departure.m < std::min<std::uint64_t>(length(), request.iterations);
    };
    const auto end = std::ranges::partition_point(m_departures, isUnseen);
    return end == m_departures.begin() ? nullptr : &*std::prev(end);
}

Result<ReferenceOrbit> ReferenceOrbit::nearbyOrbit(const NearbyRequest& request,
                                                   const std::stop_token& stop) const {
    constexpr std::uint64_t kStepsPerLook = 1 << 16;
    const OrbitWatch watch(stop, {}, 1, kMaximumLength);
    Distance distance(request.shift);
    Derivative derivative(request.reach);

    ReferenceOrbit orbit;
    orbit.m_points.reserve(std::min(request.iterations, kRoom) + 1);
    std::uint32_t at = 0;  // index in this orbit
    if (const Departure* const departure = departureOf(request)) {
        at = departure->m;
        distance.set(departure->derivative * request.shift);
        derivative = Derivative(request.reach, departure->derivative);
    }
    orbit.m_points.assign(m_points.begin(), m_points.begin() + at + 1);
    std::ranges::copy_if(m_extendedPoints, std::back_inserter(orbit.m_extendedPoints),
                         [at](const DeltaExtendedPoint& point) { return point.m <= at; });
    if (chebyshev(m_points[at]) >= kSmallest)
        derivative.step(m_points[at]);
    else
        derivative.step(extended(at));
    const auto takeFree = versionsOf<takeFreeSteps>().on(instructionSets().back());
    while (orbit.length() < request.iterations) {
        const std::uint64_t points = orbit.m_points.size();
        if (auto error = watch.look(points, points)) return tl::make_unexpected(*std::move(error));

        // Free steps up to the next event, or to the last point but one of this orbit,
        const std::size_t begin = orbit.m_points.size();
        const std::uint64_t most = std::min<std::uint64_t>(
            {kStepsPerLook, request.iterations - orbit.length(), length() - at - 1});
        orbit.m_points.resize(begin + most);
        FreeSteps steps{&m_points[at], request.escapeRadius, {orbit.m_points.data() + begin, most}};
        takeFree(steps, distance, derivative);
        orbit.m_points.resize(begin + steps.taken);
        at += static_cast<std::uint32_t>(steps.taken);
        if (steps.taken == kStepsPerLook || orbit.length() == request.iterations) continue;

        // and then one step with all checks.
        const std::complex<double> from = m_points[at];
        if (chebyshev(from) >= kSmallest)
            distance.step(from);
        else
            distance.step(extended(at));
        ++at;
        const auto extendedSum = [&] { return extended(at) + distance.value(); };
        const std::complex<double> to = m_points[at], rest = distance.toDouble();
        orbit.add(to + rest, extendedSum, derivative, request.escapeRadius);
        if (orbit.isClosed()) break;

        const bool isNearer = chebyshev(to) >= kSmallest
                                  ? chebyshev(to + rest) < chebyshev(rest)
                                  : chebyshev(extendedSum()) < chebyshev(distance.value());
        if (isNearer || at == length()) {
            distance.set(extendedSum());
            at = 0;
        }
    }
    return orbit;
}

template <class Extended, class Derivative>
void ReferenceOrbit::add(std::complex<double> z, Extended&& extended, Derivative& derivative,
                         double escapeRadius) {
    m_points.push_back(z);
    if (chebyshev(z) >= kSmallest) [[likely]] {
        m_isPeriodic = derivative.canReturn(z);
        derivative.step(z);
    } else {
        const ComplexExp point = extended();
        m_extendedPoints.push_back(extendedPointOf(point, length()));
        m_isPeriodic = derivative.canReturn(point);
        derivative.step(point);
    }
    m_hasEscaped = std::norm(z) > escapeRadius * escapeRadius;
}

DeltaExtendedPoint ReferenceOrbit::extendedPoint(std::uint32_t m) const {
    const auto found = std::ranges::lower_bound(m_extendedPoints, m, {}, &DeltaExtendedPoint::m);
    if (found != m_extendedPoints.end() && found->m == m) return *found;
    return extendedPointOf(ComplexExp::of(m_points[m]), m);
}

ComplexExp ReferenceOrbit::extended(std::uint32_t m) const {
    const DeltaExtendedPoint point = extendedPoint(m);
    return ComplexExp::of({point.z[0], point.z[1]}, point.exponent);
}

}  // namespace fathom
