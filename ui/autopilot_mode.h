// The autopilot of the canvas: looks at its pictures and moves its view, until a hand or anything
// else does. GUI thread.
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

    /// All of one flight is one step of undo.
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
    std::optional<Location> m_seen;  // whose picture it has looked at
    bool m_isMoving = false;         // the state changes by its own hand
    QTimer m_timer;
    QElapsedTimer m_sinceFrame;
};

}  // namespace fathom
