// A line at the top of the canvas that says what is wrong with the picture, with buttons that help.
// GUI thread.
#pragma once

#include <vector>

#include <QFrame>

#include "ui/spoken.h"
#include "ui/toast_area.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace fathom {

class CanvasBar final : public QFrame, public Spoken {
    Q_OBJECT

public:
    explicit CanvasBar(QWidget* canvas);

    /// Replaces what was shown. If only the sentence changes, the buttons stay.
    void show(const QString& sentence, std::vector<ToastAction> actions);
    QString sentence() const;  // empty while nothing is shown
    std::vector<QPushButton*> buttons() const { return m_buttons; }

    QAccessible::Role spokenRole() const override { return QAccessible::Notification; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QHBoxLayout* m_row;
    QLabel* m_sentence;
    std::vector<ToastAction> m_actions;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace fathom
