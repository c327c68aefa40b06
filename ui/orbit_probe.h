// Follows the orbit of the point that a person points at, beside the window. GUI thread; what is
// asked last wins.
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

    /// changed() tells when it is known, and when it turns out that it cannot be.
    void follow(const Location& location, const View::Point& point, FloatExp spacing);
    void end();  // and forgets what is known

    /// Of the point that was asked for last and is known by now.
    const std::optional<PointOrbit>& orbit() const { return m_orbit; }
    const View::Point& point() const { return m_point; }
    bool isFollowing() const { return m_isFollowing; }
    /// Why there is none; empty where there is.
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
