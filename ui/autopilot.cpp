#include "ui/autopilot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace fathom {
namespace {

/// In seconds. Speed and course approach their wanted values within about kSpeedSeconds; the wanted
/// course takes the aim to the middle in about kCourseSeconds. A longer kCourseSeconds would be
/// calmer, but then zooming drives the aim away.
constexpr double kSpeedSeconds = 0.4, kCourseSeconds = 0.7;
/// Out is faster than in by this factor, because the way out has been seen already.
constexpr double kRiseFactor = 2;
/// A new aim is chosen within this distance of the middle, in halves of the view's height.
constexpr double kReach = 0.8;
/// The new aim is the best of kCandidates random points: the one with the most boundary points
/// within kSurroundings, in halves of the view's height.
constexpr int kCandidates = 4;
constexpr double kSurroundings = 0.25;
/// An aim holds for a number of doublings between these two.
constexpr double kLeastHold = 2, kMostHold = 6;

double squaredDistance(PointF a, PointF b) {
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

PointF nearestTo(PointF aim, std::span<const PointF> points) {
    return *std::ranges::min_element(
        points, {}, [&](const PointF& point) { return squaredDistance(point, aim); });
}

}  // namespace

double Autopilot::between(double least, double most) {
    return std::uniform_real_distribution(least, most)(m_random);
}

PointF Autopilot::anyOf(std::span<const PointF> boundary) {
    std::vector<PointF> near;
    std::ranges::copy_if(boundary, std::back_inserter(near), [](const PointF& point) {
        return squaredDistance(point, {}) < kReach * kReach;
    });
    if (near.empty()) return nearestTo({}, boundary);
    const auto fullness = [&](PointF candidate) {
        return std::ranges::count_if(boundary, [&](const PointF& point) {
            return squaredDistance(point, candidate) < kSurroundings * kSurroundings;
        });
    };
    std::array<PointF, kCandidates> candidates;
    for (PointF& candidate : candidates)
        candidate = near[std::uniform_int_distribution<std::size_t>(0, near.size() - 1)(m_random)];
    return *std::ranges::max_element(candidates, {}, fullness);
}

void Autopilot::see(std::span<const PointF> boundary) {
    m_blindOctaves = m_blindSeconds = 0;
    if (isRising()) return;
    if (boundary.empty()) return turnBack();
    const bool isFree = !m_aim || m_untilChoice <= 0;
    if (isFree) m_untilChoice = between(kLeastHold, kMostHold);
    m_aim = isFree ? anyOf(boundary) : nearestTo(*m_aim, boundary);
}

void Autopilot::turnBack() {
    m_rise = between(kLeastRise, kMostRise);
    m_blindOctaves = m_blindSeconds = 0;
    m_aim.reset();
}

Autopilot::Motion Autopilot::advance(double seconds) {
    m_blindSeconds += seconds;
    if (m_blindSeconds > kPatienceSeconds) turnBack();
    const bool isBlind = m_blindOctaves > kBlindOctaves || !m_aim;
    const double wanted = isRising() ? -kRiseFactor * kOctavesPerSecond
                          : isBlind  ? 0
                                     : kOctavesPerSecond;
    const double share = 1 - std::exp(-seconds / kSpeedSeconds);
    m_speed += (wanted - m_speed) * share;

    const double octaves = m_speed * seconds;
    m_rise = std::max(0.0, m_rise + std::min(octaves, 0.0));
    m_untilChoice -= octaves;
    m_blindOctaves += std::abs(octaves);
    Motion motion{{}, std::exp2(octaves)};
    const PointF aim = m_aim.value_or(PointF{});
    m_course.x += (-aim.x / kCourseSeconds - m_course.x) * share;
    m_course.y += (-aim.y / kCourseSeconds - m_course.y) * share;
    motion.shift = {m_course.x * seconds, m_course.y * seconds};
    if (m_aim)
        m_aim = PointF{(m_aim->x + motion.shift.x) * motion.factor,
                       (m_aim->y + motion.shift.y) * motion.factor};
    return motion;
}

}  // namespace fathom
