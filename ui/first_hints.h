// Hints that a newcomer needs first, shown over the canvas. A hint goes away when it is clicked, or
// once the user has done what it says. GUI thread.
#pragma once

#include <vector>

#include <QWidget>

class QAction;
class QPushButton;
class QVBoxLayout;

namespace fathom {

class FirstHints final : public QWidget {
    Q_OBJECT

public:
    /// Stands at the lower edge of `canvas` and follows its size. `back` is the action that the
    /// last hint describes.
    FirstHints(QWidget* canvas, const QAction& back);

    std::vector<QPushButton*> shown() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const QString& text);
    void dismiss(std::size_t hint);
    void place();

    QVBoxLayout* m_column;
    std::vector<QPushButton*> m_hints;  // null: gone
};

}  // namespace fathom
