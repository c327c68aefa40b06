#include "ui/queue_model.h"

#include <algorithm>

#include "ui/queue_words.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// Running jobs have a bar, and waiting ones of which something is done.
bool hasBar(const ListedJob& listed) {
    constexpr double kSomething = 0.01;
    return listed.progress &&
           (listed.job.state == JobState::Running ||
            (listed.job.state == JobState::Waiting && listed.progress->fraction >= kSomething));
}

}  // namespace

void QueueModel::setListing(const QueueListing& listing) {
    const bool isSame = std::ranges::equal(
        m_jobs, listing.jobs,
        [](const ListedJob& a, const ListedJob& b) { return a.job.id == b.job.id; });
    if (!isSame) beginResetModel();
    m_jobs = listing.jobs;
    if (!isSame) endResetModel();
    if (isSame && !m_jobs.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

int QueueModel::rowOf(int id) const {
    const auto found =
        std::ranges::find_if(m_jobs, [id](const ListedJob& listed) { return listed.job.id == id; });
    return found == m_jobs.end() ? -1 : static_cast<int>(found - m_jobs.begin());
}

int QueueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_jobs.size());
}

QVariant QueueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const ListedJob& listed = at(index.row());
    const QString name = toQString(listed.job.output().filename().string());
    switch (role) {
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(name, jobStateText(listed));
        case Qt::ToolTipRole:
            return toQString(listed.job.output().string());
        case NameRole:
            return name;
        case DetailRole:
            return QStringLiteral("%1 · %2").arg(
                jobKindText(listed.job), toQString(listed.job.output().parent_path().string()));
        case StateRole:
            return jobStateText(listed);
        case ProblemRole:
            return translatedPhrase(listed.job.problem);
        case FractionRole:
            return hasBar(listed) ? QVariant(listed.progress->fraction) : QVariant();
        default:
            return {};
    }
}

}  // namespace fathom
