// A window that shows the queue: its jobs, how far they are, and buttons to run and change them.
// GUI thread.
#pragma once

#include <QDialog>
#include <QListView>

#include "ui/queue_controller.h"
#include "ui/queue_model.h"

class QLabel;
class QPushButton;

namespace fathom {

/// A list of jobs, of which each takes two lines.
class QueueView final : public QListView {
    Q_OBJECT
    Q_PROPERTY(QColor problemColor MEMBER m_problemColor)  // set by the style sheet
    Q_PROPERTY(QColor barColor MEMBER m_barColor)

public:
    explicit QueueView(QWidget* parent = nullptr);
    const QColor& problemColor() const { return m_problemColor; }
    const QColor& barColor() const { return m_barColor; }

private:
    QColor m_problemColor, m_barColor;
};

class QueueWindow final : public QDialog {
    Q_OBJECT

public:
    QueueWindow(QueueController& queue, QWidget* parent);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeFoot();
    void showListing();
    void showChoice();
    void runOrPause();
    void moveBy(int steps);
    void openFolder();
    std::vector<int> selectedIds() const;
    /// The selected jobs for which `fits` holds.
    template <class Fits>
    std::vector<int> selectedIds(const Fits& fits) const;

    QueueController& m_queue;
    QueueModel m_model;
    QLabel* m_summary;
    QueueView* m_list;
    QLabel* m_problem;
    QPushButton *m_run, *m_up, *m_down, *m_retry, *m_folder, *m_cancel, *m_remove;
};

}  // namespace fathom
