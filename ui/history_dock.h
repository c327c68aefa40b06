// The views of this session: each step of undo as a small picture. GUI thread.
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QHash>
#include <QImage>
#include <QTimer>
#include <QWidget>

#include "ui/explorer_state.h"
#include "ui/workers.h"

class QListView;

namespace fathom {

/// The steps of undo, the newest in the first row.
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr QSize kPictureSize{192, 120};  // pixels: twice the size shown, to be sharp
    static constexpr qsizetype kPicturesKept = 200;

    explicit HistoryModel(const ExplorerState& state, QObject* parent = nullptr);

    /// Takes over what has changed in the state; rows that are still valid stay as they are.
    void refresh();
    /// Sets the picture of a step. Only the newest kPicturesKept pictures are kept.
    void setPicture(std::uint64_t step, const QImage& picture);

    std::uint64_t stepAt(int row) const { return at(row).step; }
    int rowOf(std::size_t position) const { return static_cast<int>(m_rows.size() - 1 - position); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        std::uint64_t step;
        QString title, detail;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> currentRows() const;
    const Row& at(int row) const {
        return m_rows[m_rows.size() - 1 - static_cast<std::size_t>(row)];
    }

    const ExplorerState& m_state;
    std::vector<Row> m_rows;  // the oldest first, as in the state
    QHash<std::uint64_t, QImage> m_pictures;
    std::vector<std::uint64_t> m_pictureOrder;  // the oldest first
};

class HistoryDock final : public QWidget {
    Q_OBJECT

public:
    explicit HistoryDock(ExplorerState& state, QWidget* parent = nullptr);

    /// Sets the picture of the present step; `canvas` shows it finished.
    void setPicture(const QImage& canvas);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void open(const QModelIndex& index);

    ExplorerState& m_state;
    HistoryModel* m_model;
    QListView* m_list;
    QTimer m_refreshTimer;  // delays refresh(): a drag changes the state at every move
    Workers m_scaler;       // last: its tasks use all of the above
};

}  // namespace fathom
