#include "finder/root_finder.h"

#include <algorithm>
#include <cmath>

namespace fathom {

namespace {

constexpr int kMostLooks = 64;
constexpr int kMostSlowSteps = 32;
/// Bits of a slope that are right after many steps of an orbit in numbers with an extended
/// exponent.
constexpr double kSlopeBitsOfDoubles = 40;
/// Sizes and domains are as accurate as doubles if the point's error is at most this part of the
/// room, because they change by about the same part.
constexpr double kGoodPart = 0x1p-48;
/// If the error is below this part of the room, a Newton step about squares the part.
constexpr double kQuadratic = 0x1p-3;

/// No root is farther than this from a start near the set. Fixed point holds twice as much.
constexpr double kWidest = 8;

FloatExp larger(FloatExp a, FloatExp b) {
    return a > b ? a : b;
}

/// The knowledge about the root between two looks.
class Progress {
public:
    Progress(const RootRequest& request, std::uint64_t steps)
        : m_guardBits(64 + 2 * std::log2(static_cast<double>(steps) + 1)),
          m_error(request.error),
          m_bits(std::max(request.start.fractionBits(), bitsFor(request.error * kQuadratic))) {}

    /// Call it after a look whose step has been taken. False after too many slow steps.
    bool learn(const RootLook& look) {
        const FloatExp step = modulus(wide(look.step));
        const bool isSlow = m_isStepKnown && step.mantissa > 0 && !(step * 4.0 < m_step);
        if (isSlow && ++m_slowSteps > kMostSlowSteps) return false;
        if (m_slopeBits == 0) {
            m_room = look.room;
            m_accuracy = look.accuracy;
            m_isDescribed = m_isDescribed || !(step > m_room * kGoodPart);
        }
        m_step = step;
        m_isStepKnown = true;

        // The error after the step: from its square, from the slope, and from the orbit's last
        // bits.
        const FloatExp part = step / m_room;
        m_isQuadratic = part < FloatExp::of(kQuadratic);
        const double slopeBits = m_slopeBits > 0 ? m_slopeBits - 16 : kSlopeBitsOfDoubles;
        m_error = m_isQuadratic ? larger(step * part * 4.0, step * std::exp2(-slopeBits))
                                : larger(step, m_room * kQuadratic);
        m_error = larger(m_error, exponential2(m_guardBits / 2 - m_bits));
        return true;
    }

    bool isDone() const { return m_isDescribed && m_isQuadratic && !(m_error > m_accuracy); }

    /// Plans the next look: as many bits as it can make right.
    void plan() {
        const FloatExp goal = m_isQuadratic
                                  ? larger(m_error * (m_error / m_room) * 4.0, m_accuracy * 0.25)
                                  : m_error * kQuadratic;
        const double gain = m_error.log2() - goal.log2();
        // True if doubles are enough, or if the root must still be described with them.
        const bool isWide = !m_isDescribed || !(gain > kSlopeBitsOfDoubles);
        m_slopeBits = isWide ? 0 : static_cast<int>(gain) + 32;
        const FloatExp reached = larger(goal, m_error * std::exp2(-kSlopeBitsOfDoubles));
        m_bits = std::max(m_bits, bitsFor(isWide ? reached : goal));
    }

    int bits() const { return m_bits; }
    int slopeBits() const { return m_slopeBits; }
    FloatExp error() const { return m_error; }
    FloatExp accuracy() const { return m_accuracy; }

private:
    int bitsFor(FloatExp error) const {
        const double bits = std::max(128.0, m_guardBits - error.log2());
        return static_cast<int>(std::min(bits, BigFixed::kMaximumFractionBits + 1.0));
    }

    double m_guardBits;  // last bits of an orbit that may be wrong
    FloatExp m_error, m_step, m_room, m_accuracy;
    bool m_isStepKnown = false, m_isQuadratic = false, m_isDescribed = false;
    int m_bits, m_slopeBits = 0, m_slowSteps = 0;
};

/// The control for one look: each look takes half of the progress bar that is left.
FindControl controlOfLook(const FindControl& control, int look) {
    FindControl ofLook{.stop = control.stop, .progressed = {}, .threads = control.threads};
    if (control.progressed) {
        ofLook.progressed = [&control, left = std::exp2(1 - look)](const std::string& stage,
                                                                   double part) {
            control.progressed(stage, 1 - left + left / 2 * part);
        };
    }
    return ofLook;
}

}  // namespace

RootResult findRoot(RootEquation& equation, const RootRequest& request,
                    const FindControl& control) {
    Progress progress(request, equation.steps());
    const FloatExp radius = std::min(request.radius, FloatExp::of(kWidest));
    BigPoint point = request.start, start = request.start;
    std::uint64_t lowerPeriod = 0;
    for (int looks = 1; looks <= kMostLooks; ++looks) {
        point.setFractionBits(progress.bits());
        start.setFractionBits(progress.bits());
        const auto look = equation.look(point, progress.slopeBits(), controlOfLook(control, looks));
        if (!look) return {.failure = RootFailure::Cancelled, .root = {point, {}, {}, looks}};
        if (!look->step.re.isFinite() || !look->step.im.isFinite())
            return {.failure = RootFailure::NoSlope, .root = {point, {}, {}, looks}};

        // Reject steps out of reach. Far steps would not fit into fixed point either.
        if (modulus(wide(look->step)) > radius * 4.0)
            return {.failure = RootFailure::LeftDisc, .root = {point, {}, {}, looks}};
        point += look->step;
        if (modulus((point - start).toWide()) > radius * 2.0)
            return {.failure = RootFailure::LeftDisc, .root = {point, {}, {}, looks}};

        // The same lower period twice in succession is no accident.
        if (look->lowerPeriod != 0 && look->lowerPeriod == lowerPeriod) {
            return {.failure = RootFailure::LowerPeriod,
                    .root = {point, {}, {}, looks},
                    .lowerPeriod = lowerPeriod};
        }
        lowerPeriod = look->lowerPeriod;
        if (!progress.learn(*look)) break;
        if (lowerPeriod == 0 && progress.isDone())
            return {.root = {std::move(point), progress.error(), progress.accuracy(), looks}};
        progress.plan();
        if (progress.bits() > BigFixed::kMaximumFractionBits) break;
    }
    return {.failure = RootFailure::TooManySteps, .root = {point, {}, {}, kMostLooks}};
}

}  // namespace fathom
