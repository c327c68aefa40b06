#include "ui/queue_window.h"

#include <algorithm>

#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/queue_words.h"
#include "ui/text.h"

namespace fathom {
namespace {

/// Draws a job: name and state in the first line; in the second, what is made and a bar, or why it
/// failed.
class JobDelegate final : public QStyledItemDelegate {
public:
    explicit JobDelegate(QueueView* list) : QStyledItemDelegate(list), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {0, option.fontMetrics.height() * 7 / 2};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& given,
               const QModelIndex& index) const override {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        option.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &option, painter,
                                            option.widget);

        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor plain =
            option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        const QColor quiet = isSelected ? plain : option.palette.color(QPalette::PlaceholderText);
        const QString problem = index.data(QueueModel::ProblemRole).toString();
        const QColor loud = problem.isEmpty() || isSelected ? quiet : m_list.problemColor();

        const int height = option.fontMetrics.height(), space = height / 2;
        const QRect rows = option.rect.adjusted(space, space, -space, -space);
        const QRect first(rows.left(), rows.top(), rows.width(), height);
        const QRect second(rows.left(), rows.bottom() - height, rows.width(), height);
        painter->save();
        drawPair(*painter, option, first,
                 {index.data(QueueModel::NameRole).toString(), plain, Qt::ElideMiddle},
                 {index.data(QueueModel::StateRole).toString(), loud, Qt::ElideRight});
        const QVariant fraction = index.data(QueueModel::FractionRole);
        const QString detail = index.data(QueueModel::DetailRole).toString();
        const int barWidth = fraction.isNull() ? 0 : 10 * height;
        drawText(*painter, option, second.adjusted(0, 0, barWidth ? -barWidth - space : 0, 0),
                 problem.isEmpty() ? Words{detail, quiet, Qt::ElideMiddle}
                                   : Words{problem, loud, Qt::ElideRight});
        if (barWidth)
            drawBar(*painter, option,
                    QRect(second.right() - barWidth, second.center().y() - height / 8, barWidth,
                          height / 4),
                    fraction.toDouble());
        painter->restore();
    }

private:
    struct Words {
        QString text;
        QColor color;
        Qt::TextElideMode elide;
    };

    static void drawText(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                         const Words& words, Qt::Alignment side = Qt::AlignLeft) {
        painter.setPen(words.color);
        painter.drawText(place, side | Qt::AlignVCenter,
                         option.fontMetrics.elidedText(words.text, words.elide, place.width()));
    }

    /// The right text has its width, and the left one the rest.
    static void drawPair(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                         const Words& left, const Words& right) {
        const int width = option.fontMetrics.horizontalAdvance(right.text);
        const int space = option.fontMetrics.height();
        drawText(painter, option, place.adjusted(0, 0, -width - space, 0), left);
        drawText(painter, option, place, right, Qt::AlignRight);
    }

    void drawBar(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& place,
                 double fraction) const {
        const double radius = place.height() / 2;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(option.palette.color(QPalette::Mid));
        painter.drawRoundedRect(place, radius, radius);
        QRectF done = place;
        done.setWidth(std::max(place.height(), place.width() * fraction));
        painter.setBrush(m_list.barColor());
        painter.drawRoundedRect(done, radius, radius);
    }

    const QueueView& m_list;
};

}  // namespace

QueueView::QueueView(QWidget* parent)
    : QListView(parent),
      m_problemColor(palette().color(QPalette::Text)),
      m_barColor(palette().color(QPalette::Highlight)) {
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new JobDelegate(this));
}

QueueWindow::QueueWindow(QueueController& queue, QWidget* parent)
    : QDialog(parent),
      m_queue(queue),
      m_summary(new QLabel(this)),
      m_list(new QueueView(this)),
      m_problem(new QLabel(this)) {
    setWindowTitle(tr("Queue"));
    setObjectName(QStringLiteral("queueWindow"));
    const int space = fontMetrics().height();
    resize(space * 44, space * 28);

    m_list->setModel(&m_model);
    m_list->setObjectName(QStringLiteral("queue"));
    m_list->setAccessibleName(tr("Pictures and films that wait"));
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setAccessibleName(tr("Problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setWordWrap(true);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space, space, space, space);
    column->setSpacing(space / 2);
    column->addWidget(makeHead());
    column->addWidget(m_list, 1);
    column->addWidget(m_problem);
    column->addWidget(makeFoot());

    connect(&m_queue, &QueueController::listingChanged, this, &QueueWindow::showListing);
    connect(&m_queue, &QueueController::stateChanged, this, &QueueWindow::showListing);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &QueueWindow::showChoice);
    connect(m_list, &QListView::doubleClicked, this, &QueueWindow::openFolder);
    showListing();
    m_list->setFocus();
}

QWidget* QueueWindow::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_summary->setObjectName(QStringLiteral("hint"));
    row->addWidget(m_summary, 1);
    m_run = new QPushButton(head);
    m_run->setObjectName(QStringLiteral("runQueue"));
    m_run->setAutoDefault(false);
    connect(m_run, &QPushButton::clicked, this, &QueueWindow::runOrPause);
    row->addWidget(m_run);
    return head;
}

QWidget* QueueWindow::makeFoot() {
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    const auto addButton = [&](const QString& text, const QString& tip, const char* name,
                               auto clicked) {
        auto* button = new QPushButton(text, foot);
        button->setObjectName(QString::fromLatin1(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, clicked);
        row->addWidget(button);
        return button;
    };
    m_up = addButton(tr("Move &up"), tr("Makes this job earlier"), "jobUp", [this] { moveBy(-1); });
    m_down =
        addButton(tr("Move &down"), tr("Makes this job later"), "jobDown", [this] { moveBy(1); });
    row->addStretch();
    m_folder = addButton(tr("&Open folder"), tr("Opens the folder of the file"), "jobFolder",
                         [this] { openFolder(); });
    m_retry = addButton(tr("&Try again"), tr("Lets these jobs wait again, with what is finished"),
                        "jobRetry", [this] {
                            m_queue.retry(selectedIds([](const QueueJob& job) {
                                return job.isEnded() && job.state != JobState::Done;
                            }));
                        });
    m_cancel = addButton(
        tr("&Cancel"), tr("Stops these jobs; what is finished is kept"), "jobCancel", [this] {
            m_queue.cancel(selectedIds([](const QueueJob& job) { return !job.isEnded(); }));
        });
    m_remove =
        addButton(tr("&Remove"), tr("Removes these jobs from the list, but no finished file"),
                  "jobRemove", [this] { m_queue.remove(selectedIds(&QueueJob::isEnded)); });
    return foot;
}

void QueueWindow::showEvent(QShowEvent* event) {
    m_queue.setWatched(true);
    QDialog::showEvent(event);
}

void QueueWindow::hideEvent(QHideEvent* event) {
    m_queue.setWatched(false);
    QDialog::hideEvent(event);
}

// ---- What is shown

/// Keeps the selection: the jobs, not the rows.
void QueueWindow::showListing() {
    const std::vector<int> selected = selectedIds();
    const bool hadFirst = m_list->currentIndex().isValid();
    {
        const QSignalBlocker blocker(m_list->selectionModel());
        m_model.setListing(m_queue.listing());
        m_list->clearSelection();
        for (const int id : selected)
            if (const int row = m_model.rowOf(id); row >= 0)
                m_list->selectionModel()->select(m_model.index(row), QItemSelectionModel::Select);
        if (!hadFirst && m_model.rowCount() > 0)
            m_list->selectionModel()->setCurrentIndex(m_model.index(0),
                                                      QItemSelectionModel::ClearAndSelect);
    }
    m_list->viewport()->update();
    QString summary = queueText(m_queue.listing());
    if (m_queue.state() == QueueController::State::Paused) summary = tr("Paused · %1").arg(summary);
    m_summary->setText(!summary.isEmpty() ? summary
                       : m_model.rowCount() == 0
                           ? tr("Add pictures and films with the button Add to queue.")
                           : tr("No job is waiting."));
    showChoice();
}

void QueueWindow::showChoice() {
    using State = QueueController::State;
    const State state = m_queue.state();
    const auto& jobs = m_queue.listing().jobs;
    const bool isWaiting = std::ranges::any_of(
        jobs, [](const ListedJob& listed) { return listed.job.state == JobState::Waiting; });
    m_run->setText(state == State::Running  ? tr("Pause")
                   : state == State::Paused ? tr("Go on")
                                            : tr("Start"));
    m_run->setEnabled(m_queue.canRun() && (state != State::Stopped || isWaiting));

    const std::vector<int> all = selectedIds();
    const auto ended = selectedIds(&QueueJob::isEnded).size();
    const int row = all.size() == 1 ? m_model.rowOf(all.front()) : -1;
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model.rowCount());
    m_folder->setEnabled(row >= 0);
    m_retry->setEnabled(!selectedIds([](const QueueJob& job) {
                             return job.isEnded() && job.state != JobState::Done;
                         }).empty());
    m_cancel->setEnabled(ended < all.size());
    m_remove->setEnabled(ended > 0);
    const QString problem =
        row < 0 ? QString() : m_model.index(row).data(QueueModel::ProblemRole).toString();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

// ---- What the buttons do

void QueueWindow::runOrPause() {
    if (m_queue.state() == QueueController::State::Running)
        m_queue.pause();
    else
        m_queue.run();
}

void QueueWindow::moveBy(int steps) {
    const std::vector<int> ids = selectedIds();
    if (ids.size() == 1) m_queue.move(ids.front(), steps);
}

void QueueWindow::openFolder() {
    const std::vector<int> ids = selectedIds();
    const int row = ids.empty() ? -1 : m_model.rowOf(ids.front());
    if (row < 0) return;
    const QFileInfo file(QString::fromStdString(m_model.at(row).job.output().string()));
    QDesktopServices::openUrl(QUrl::fromLocalFile(file.absolutePath()));
}

std::vector<int> QueueWindow::selectedIds() const {
    return selectedIds([](const QueueJob&) { return true; });
}

template <class Fits>
std::vector<int> QueueWindow::selectedIds(const Fits& fits) const {
    std::vector<int> ids;
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows())
        if (const QueueJob& job = m_model.at(index.row()).job; std::invoke(fits, job))
            ids.push_back(job.id);
    std::ranges::sort(ids);
    return ids;
}

}  // namespace fathom
