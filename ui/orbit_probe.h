// Computes the orbit of the point that the user points at, in the background. GUI thread; only the
// newest request counts.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "cpu/point_orbit.h"
#include "ui/newest_task.h"

namespace fathom {

class OrbitProbe final : public QObject {
    Q_OBJECT

public:
    explicit OrbitProbe(QObject* parent = nullptr);

    /// Starts to compute the orbit. changed() tells when the orbit is known or cannot be computed.
    void follow(const Location& location, const View::Point& point, FloatExp spacing);
    void end();  // also forgets the known orbit

    /// The orbit of the point requested last; empty while it is not known.
    const std::optional<PointOrbit>& orbit() const { return m_orbit; }
    const View::Point& point() const { return m_point; }
    bool isFollowing() const { return m_isFollowing; }
    /// Why there is no orbit; empty if there is one.
    const QString& failure() const { return m_failure; }

signals:
    void changed();

private:
    void take(View::Point point, Result<PointOrbit> orbit);

    std::optional<PointOrbit> m_orbit;
    View::Point m_point;
    QString m_failure;
    bool m_isFollowing = false;
    NewestTask m_task;  // last: it uses all of the above
};

}  // namespace fathom
