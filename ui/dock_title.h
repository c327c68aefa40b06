// The title bar of a dock, in the window's own look: its name, and buttons to undock and to close
// it. Dragging the bar moves the dock. GUI thread.
#pragma once

#include <QWidget>

class QDockWidget;
class QToolButton;

namespace fathom {

class DockTitle final : public QWidget {
    Q_OBJECT

public:
    /// Becomes the title bar of `dock`, which owns it.
    explicit DockTitle(QDockWidget* dock);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const char* name);
    void nameButtons(bool isFloating);
    void tintIcons();

    QToolButton* m_float;
    QToolButton* m_close;
};

}  // namespace fathom
