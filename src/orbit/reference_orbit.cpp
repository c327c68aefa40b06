#include "orbit/reference_orbit.h"

#include <limits>
#include <string>

#include "base/instruction_set.h"
#include "number/big_fixed_step.h"

namespace fathom {

namespace {

/// Products of two doubles above it stay in range.
constexpr double kSmallest = 0x1p-500;

/// dZ_m/dC over the steps, at any magnitude: a complex double times a power of two.
class Derivative {
public:
    /// `reach`: of periodic().
    explicit Derivative(FloatExp reach) : m_reach(reach) { set({}); }

    /// d <- 2 Z d + 1.
    void step(std::complex<double> z) {
        m_product = stepInRange(z);
        if (!isInRange()) [[unlikely]]
            set(value());
    }
    /// Of a value in range, which may leave it; returns d without the 1, and does not keep that.
    std::complex<double> stepInRange(std::complex<double> z) {
        const std::complex<double> product{
            2 * (z.real() * m_value.real() - z.imag() * m_value.imag()),
            2 * (z.real() * m_value.imag() + z.imag() * m_value.real())};
        m_value = product + m_one;
        return product;
    }
    bool isInRange() const {
        const double norm = chebyshev(m_value);
        return norm < 0x1p300 && norm > 0x1p-300;
    }
    void step(const ComplexExp& z) {
        const FloatExp one = FloatExp::of(1);
        const ComplexExp product = z * value() * (one + one);
        set(product + ComplexExp{one, {}});
        m_product = product.scaled(-m_exponent);
    }

    /// |2 Z d| or |2 Z d + 1| of the last step, whichever is smaller, over 2^exponent().
    double smallest() const { return std::min(chebyshev(m_product), chebyshev(m_value)); }
    std::int64_t exponent() const { return m_exponent; }

    /// Whether an orbit within reach of C is within 2 reach |d| of Z, to first order.
    bool canReturn(std::complex<double> z) const {
        return m_twiceReach * chebyshev(m_value) > chebyshev(z);
    }
    bool canReturn(const ComplexExp& z) const {
        return chebyshev(value()) * m_reach * 2.0 > chebyshev(z);
    }

private:
    ComplexExp value() const { return ComplexExp::of(m_value, m_exponent); }

    void set(const ComplexExp& value) {
        m_exponent = chebyshev(value).exponent;
        m_value = value.scaled(-m_exponent);
        m_one = scaled(FloatExp::of(1), -m_exponent);
        m_twiceReach = scaled(m_reach, m_exponent + 1);
    }

    FloatExp m_reach;
    std::complex<double> m_value, m_product;  // d, and it without the 1; times 2^m_exponent
    std::int64_t m_exponent = 0;
    double m_one = 1;         // times it
    double m_twiceReach = 0;  // over it
};

/// An orbit's distance z from another, at any magnitude: a complex double times a power of two.
class Distance {
public:
    explicit Distance(const ComplexExp& shift) : m_shift(shift) { set({}); }

    /// z <- (2 Z + z) z + shift.
    void step(std::complex<double> reference) {
        stepInRange(reference);
        if (!isInRange()) [[unlikely]]
            set(value());
    }
    /// Of a value in range, which may leave it.
    void stepInRange(std::complex<double> reference) {
        const std::complex<double> sum = 2.0 * reference + m_value * m_unit;
        m_value = {sum.real() * m_value.real() - sum.imag() * m_value.imag() + m_ownShift.real(),
                   sum.real() * m_value.imag() + sum.imag() * m_value.real() + m_ownShift.imag()};
    }
    bool isInRange() const {
        const double norm = chebyshev(m_value);
        return norm <= 0x1p300 && (norm >= 0x1p-300 || norm == 0);
    }
    void step(const ComplexExp& reference) {
        set((reference * FloatExp::of(2) + value()) * value() + m_shift);
    }

    ComplexExp value() const { return ComplexExp::of(m_value, m_exponent); }
    std::complex<double> toDouble() const { return m_value * m_unit; }

    void set(const ComplexExp& value) {
        const FloatExp size = chebyshev(value), shift = chebyshev(m_shift);
        m_exponent = (size > shift ? size : shift).exponent;
        m_value = value.scaled(-m_exponent);
        m_ownShift = m_shift.scaled(-m_exponent);
        m_unit = scaled(FloatExp::of(1), m_exponent);
    }

private:
    ComplexExp m_shift;
    std::complex<double> m_value, m_ownShift;  // times 2^m_exponent
    std::int64_t m_exponent = 0;
    double m_unit = 1;  // 2^m_exponent
};

/// Steps of an orbit beside another, as long as nothing happens: all is in the range of doubles,
/// and the orbit neither ends nor follows the other one from its start.
struct FreeSteps {
    const std::complex<double>* reference;  // from where the orbit is
    double escapeRadius;
    std::span<std::complex<double>> points;  // where to go, as many as may be taken
    std::size_t taken = 0;
};

void takeFreeSteps(FreeSteps& steps, Distance& distance, Derivative& derivative) {
    // Copies, whose addresses nothing knows, stay in registers.
    Distance z = distance;
    Derivative d = derivative;
    const std::complex<double>* at = steps.reference;
    std::complex<double>* point = steps.points.data();
    const double escapeNorm = steps.escapeRadius * steps.escapeRadius;
    for (const auto* const end = point + steps.points.size(); point < end; ++at, ++point) {
        Distance next = z;
        next.stepInRange(at[0]);
        const std::complex<double> rest = next.toDouble(), to = at[1] + rest;
        const double size = chebyshev(to);
        const bool isFree = (std::min({chebyshev(at[0]), chebyshev(at[1]), size}) >= kSmallest) &
                            (size >= chebyshev(rest)) & next.isInRange() & d.isInRange() &
                            !d.canReturn(to) & (std::norm(to) <= escapeNorm);
        if (!isFree) break;
        z = next;
        d.stepInRange(to);
        *point = to;
    }
    distance = z;
    derivative = d;
    steps.taken = static_cast<std::size_t>(point - steps.points.data());
}

/// How many bits an orbit needs for pixels of one size. An error e of Z_m acts like a shift of C by
/// e / |d_m|, so that the next Z may be off by a part 2^-44 of a pixel times |d|, and times what
/// remains of it where 2 Z d and 1 nearly cancel.
class Precision {
public:
    Precision(int mostBits, FloatExp smallestPixel)
        : m_bits(mostBits),
          m_mostBits(mostBits),
          m_needAtOne(smallestPixel.mantissa > 0 ? 44 - smallestPixel.log2() : mostBits),
          m_isKept(!(smallestPixel.mantissa > 0)) {}

    /// Whether the bits for the step behind `derivative` are others than before.
    bool changesFor(const Derivative& derivative) {
        if (m_isKept) return false;
        const double size = derivative.smallest();
        const std::int64_t exponent = derivative.exponent();
        if (exponent == m_exponent && size >= m_least && size < m_most) [[likely]]
            return false;

        const double need = std::max(m_needAtOne - logOf(size, exponent), 0.0);
        const int bits = std::min(m_mostBits, std::max(kFewest, roundedUp(need)));
        // Bits are dropped when there is something to spare, so that they do not come and go.
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
    /// Sizes that m_bits are right for: they need no more, and more than one that would be dropped.
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
    // From this size on, and below that, times 2^m_exponent, bits stay as they are.
    double m_least = 0, m_most = 0;
    std::int64_t m_exponent = 0;
};

/// Points that there is room for from the start: as it grows, a vector may take longer than the
/// steps, and memory that no point comes to is never taken.
constexpr std::uint64_t kRoom = std::uint64_t{1} << 22;

/// Steps between looks at the stop: about a millisecond, as a step of n limbs takes some 4 n^2 ns
/// at most.
std::uint64_t stepsBetweenLooks(int fractionBits) {
    const double limbs = fractionBits / 64.0 + 1;
    return static_cast<std::uint64_t>(std::max(1.0, 1e6 / (4 * limbs * limbs)));
}

DeltaWidePoint widePointOf(const ComplexExp& value, std::uint32_t m) {
    const FloatExp norm = chebyshev(value);
    const int exponent =
        norm.mantissa == 0
            ? DELTA_NO_EXPONENT
            : static_cast<int>(std::max<std::int64_t>(norm.exponent, DELTA_NO_EXPONENT));
    const std::complex<double> z = value.scaled(-exponent);
    return {.z = {z.real(), z.imag()}, .exponent = exponent, .m = m};
}

Error tooLong(std::uint64_t steps) {
    return {ErrorCode::OutOfMemory, "The reference orbit has neither escaped nor returned after " +
                                        std::to_string(steps) +
                                        " iterations, and more do not fit into memory; lower the "
                                        "iteration limit."};
}

}  // namespace

Result<ReferenceOrbit> ReferenceOrbit::compute(const Request& request, std::stop_token stop,
                                               const std::function<void(std::uint64_t)>& advanced) {
    const auto fixed = [&](const Decimal& value) {
        return BigFixed::fromDecimal(value, request.fractionBits);
    };
    MandelbrotStepper stepper(fixed(request.re), fixed(request.im), request.threads);
    Derivative derivative(request.reach);
    Precision precision(stepper.x().fractionBits(), request.smallestPixel);
    const std::uint64_t stepsPerLook = stepsBetweenLooks(request.fractionBits);

    ReferenceOrbit orbit;
    orbit.m_points.reserve(std::min(request.iterations, kRoom) + 1);
    orbit.m_points.emplace_back(0);
    derivative.step(orbit.m_points.front());
    for (std::uint64_t m = 1; m <= request.iterations; ++m) {
        if (m % stepsPerLook == 0) {
            if (stop.stop_requested())
                return fail(ErrorCode::Cancelled, "The reference orbit was cancelled.");
            if (advanced) advanced(m);
        }
        if (m > kMaximumLength) return tl::make_unexpected(tooLong(m - 1));

        stepper.step();
        orbit.add(
            stepper.toDouble(),
            [&] {
                return ComplexExp{stepper.x().toFloatExp(), stepper.y().toFloatExp()};
            },
            derivative, request.escapeRadius);
        if (precision.changesFor(derivative)) stepper.setFractionBits(precision.bits());
        if (orbit.isClosed()) break;
    }
    return orbit;
}

Result<ReferenceOrbit> ReferenceOrbit::computeBeside(const Beside& request,
                                                     const std::stop_token& stop) const {
    constexpr std::uint64_t kStepsPerLook = 1 << 16;
    Distance distance(request.shift);
    Derivative derivative(request.reach);

    ReferenceOrbit orbit;
    orbit.m_points.reserve(std::min(request.iterations, kRoom) + 1);
    orbit.m_points.emplace_back(0);
    derivative.step(orbit.m_points.front());
    std::uint32_t at = 0;  // along this orbit
    const auto takeFree = versionsOf<takeFreeSteps>().on(instructionSets().back());
    while (orbit.length() < request.iterations) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "The reference orbit was cancelled.");
        if (orbit.length() >= kMaximumLength) return tl::make_unexpected(tooLong(orbit.length()));

        // Up to the next step at which something happens, or the last but one along this orbit,
        const std::size_t begin = orbit.m_points.size();
        const std::uint64_t most = std::min<std::uint64_t>(
            {kStepsPerLook, request.iterations - orbit.length(), length() - at - 1});
        orbit.m_points.resize(begin + most);
        FreeSteps steps{&m_points[at], request.escapeRadius, {orbit.m_points.data() + begin, most}};
        takeFree(steps, distance, derivative);
        orbit.m_points.resize(begin + steps.taken);
        at += static_cast<std::uint32_t>(steps.taken);
        if (steps.taken == kStepsPerLook || orbit.length() == request.iterations) continue;

        // and that one.
        const std::complex<double> from = m_points[at];
        if (chebyshev(from) >= kSmallest)
            distance.step(from);
        else
            distance.step(wide(at));
        ++at;
        const auto wideSum = [&] { return wide(at) + distance.value(); };
        const std::complex<double> to = m_points[at], rest = distance.toDouble();
        orbit.add(to + rest, wideSum, derivative, request.escapeRadius);
        if (orbit.isClosed()) break;

        const bool isNearer = chebyshev(to) >= kSmallest
                                  ? chebyshev(to + rest) < chebyshev(rest)
                                  : chebyshev(wideSum()) < chebyshev(distance.value());
        if (isNearer || at == length()) {
            distance.set(wideSum());
            at = 0;
        }
    }
    return orbit;
}

template <class Wide, class Derivative>
void ReferenceOrbit::add(std::complex<double> z, Wide&& wide, Derivative& derivative,
                         double escapeRadius) {
    m_points.push_back(z);
    if (chebyshev(z) >= kSmallest) [[likely]] {
        m_isPeriodic = derivative.canReturn(z);
        derivative.step(z);
    } else {
        const ComplexExp point = wide();
        m_widePoints.push_back(widePointOf(point, length()));
        m_isPeriodic = derivative.canReturn(point);
        derivative.step(point);
    }
    m_hasEscaped = std::norm(z) > escapeRadius * escapeRadius;
}

DeltaWidePoint ReferenceOrbit::widePoint(std::uint32_t m) const {
    const auto found = std::ranges::lower_bound(m_widePoints, m, {}, &DeltaWidePoint::m);
    if (found != m_widePoints.end() && found->m == m) return *found;
    return widePointOf(ComplexExp::of(m_points[m]), m);
}

ComplexExp ReferenceOrbit::wide(std::uint32_t m) const {
    const DeltaWidePoint point = widePoint(m);
    return ComplexExp::of({point.z[0], point.z[1]}, point.exponent);
}

}  // namespace fathom
