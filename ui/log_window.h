// A window that shows, filters, copies and saves the log. GUI thread; a worker writes the files.
#pragma once

#include <QDialog>
#include <QListView>
#include <QSortFilterProxyModel>

#include "ui/log_model.h"
#include "ui/workers.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace fathom {

/// The lines of a log that contain some words and have at least some level.
class LogFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& words);
    void setLeastLevel(LogLevel level);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_words;
    LogLevel m_leastLevel = LogLevel::Info;
};

/// A list that keeps its end in view while the user has scrolled to the end.
class LogView final : public QListView {
    Q_OBJECT
    Q_PROPERTY(QColor problemColor MEMBER m_problemColor)  // set by the style sheet

public:
    explicit LogView(QWidget* parent = nullptr);
    const QColor& problemColor() const { return m_problemColor; }
    bool isAtEnd() const;

protected:
    void rowsInserted(const QModelIndex& parent, int start, int end) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QColor m_problemColor;
    bool m_follows = true;
};

class LogWindow final : public QDialog {
    Q_OBJECT

public:
    explicit LogWindow(LogModel& log, QWidget* parent = nullptr);

    /// Saves all lines atomically, also those that the filter hides. The result is shown below the
    /// list.
    void save(const QString& path);
    /// The selected lines, or all lines shown if none is selected.
    QString copiedText() const;

private:
    QWidget* makeFoot();
    void askSave();
    void showCount();
    void showSelected();

    LogModel& m_log;
    LogFilter m_filter;
    QLineEdit* m_words;
    QComboBox* m_level;
    LogView* m_list;
    QPlainTextEdit* m_detail;
    QLabel* m_note;
    Workers m_workers{1};  // last: its task calls back into this window
};

}  // namespace fathom
