#include "ui/orbit_probe.h"

#include <memory>

#include "ui/translations.h"

namespace fathom {

OrbitProbe::OrbitProbe(QObject* parent)
    : QObject(parent),
      m_task(*this, [this](const Error& error) { take({}, tl::make_unexpected(error)); }) {}

void OrbitProbe::follow(const Location& location, const View::Point& point, FloatExp spacing) {
    m_isFollowing = true;
    m_task.run([this, location, point, spacing](const std::stop_token& stop,
                                                const NewestTask::Answer& answer) {
        auto orbit =
            std::make_shared<Result<PointOrbit>>(followPoint(location, point, spacing, stop));
        answer([this, point, orbit] { take(point, std::move(*orbit)); });
    });
}

void OrbitProbe::end() {
    m_task.stop();
    m_isFollowing = false;
    m_orbit.reset();
    m_failure.clear();
    emit changed();
}

void OrbitProbe::take(View::Point point, Result<PointOrbit> orbit) {
    m_isFollowing = false;
    m_point = std::move(point);
    m_failure = orbit ? QString() : translatedError(orbit.error());
    m_orbit = orbit ? std::optional(*std::move(orbit)) : std::nullopt;
    emit changed();
}

}  // namespace fathom
