// The autopilot of the canvas: it looks at the pictures and moves the view until the user touches
// the canvas or something else changes the view. GUI thread.
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "render/location.h"
#include "ui/autopilot.h"

namespace fathom {

class ExplorerState;
class ViewportRenderer;
class ViewportWidget;

class AutopilotMode final : public QObject {
    Q_OBJECT

public:
    AutopilotMode(ExplorerState& state, ViewportRenderer& renderer, ViewportWidget& canvas);

    /// A whole flight is one step of undo.
    void setActive(bool isActive);
    bool isActive() const { return m_pilot.has_value(); }

signals:
    void activeChanged();

private:
    void look();
    void fly();

    ExplorerState& m_state;
    ViewportRenderer& m_renderer;
    ViewportWidget& m_canvas;
    std::optional<Autopilot> m_pilot;
    std::optional<Location> m_seen;  // the location of the picture that it looked at last
    bool m_isMoving = false;         // the autopilot itself changes the state
    QTimer m_timer;
    QElapsedTimer m_sinceFrame;
};

}  // namespace fathom
