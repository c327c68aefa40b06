// The jobs of a queue as a list for views. GUI thread.
#pragma once

#include <optional>

#include <QAbstractListModel>

#include "queue/job_queue.h"

namespace fathom {

class QueueModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// The text of a row for all other purposes, such as screen readers, is its name and state.
    enum Role { NameRole = Qt::UserRole, DetailRole, StateRole, ProblemRole, FractionRole };

    using QAbstractListModel::QAbstractListModel;

    /// Rows keep their places as long as the jobs are the same in the same order.
    void setListing(const QueueListing& listing);
    const ListedJob& at(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }
    /// The row of a job; -1 if it is not in the list.
    int rowOf(int id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<ListedJob> m_jobs;
};

}  // namespace fathom
