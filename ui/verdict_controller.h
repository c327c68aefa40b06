// Checks random pixels of every picture at rest, and shows the verdict in the status strip and over
// the canvas. GUI thread.
#pragma once

#include <QObject>
#include <QTimer>

#include "bookmarks/bookmark.h"
#include "ui/verifier.h"

namespace fathom {

class ExplorerState;
class Preferences;
class StatusStrip;
class ViewportRenderer;
class ViewportWidget;

class VerdictController final : public QObject {
    Q_OBJECT

public:
    VerdictController(const ExplorerState& state, const ViewportRenderer& renderer,
                      ViewportWidget& canvas, const Preferences& preferences, StatusStrip& strip);

    /// Adds the verdict on the canvas's picture to a bookmark of the same location.
    Bookmark withVerdict(Bookmark bookmark) const;

private:
    void verifyAtRest();
    void showVerdict();

    const ExplorerState& m_state;
    const ViewportRenderer& m_renderer;
    const ViewportWidget& m_canvas;
    const Preferences& m_preferences;
    StatusStrip& m_strip;
    Verifier m_verifier;
    QTimer m_timer;  // until the picture is at rest
};

}  // namespace fathom
