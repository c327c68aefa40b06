#include "ui/history_dock.h"

#include <algorithm>

#include <QListView>
#include <QVBoxLayout>

#include "color/palette.h"
#include "ui/picture_row.h"
#include "ui/text.h"
#include "ui/translations.h"

namespace fathom {
namespace {

constexpr int kRefreshMilliseconds = 80;

}  // namespace

// ---- The model

HistoryModel::HistoryModel(const ExplorerState& state, QObject* parent)
    : QAbstractListModel(parent), m_state(state), m_rows(currentRows()) {}

std::vector<HistoryModel::Row> HistoryModel::currentRows() const {
    std::vector<Row> rows;
    rows.reserve(m_state.steps().size());
    for (const ExplorerState::Step& step : m_state.steps()) {
        const FormulaInstance& formula = step.scene.location.formula;
        const QString label = translatedFormula(formula);
        const auto palette = paletteOf(step.scene.colors.palette);
        rows.push_back({step.id, formula.julia ? tr("%1 Julia set").arg(label) : label,
                        tr("%1 · %2").arg(depthText(step.scene.location.view.depth10()),
                                          palette ? translated(palette->name()) : QString())});
    }
    return rows;
}

void HistoryModel::refresh() {
    std::vector<Row> rows = currentRows();
    const bool hasSameSteps =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const Row& a, const Row& b) { return a.step == b.step; });
    if (!hasSameSteps) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    } else if (rows != m_rows) {
        m_rows = std::move(rows);
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

void HistoryModel::setPicture(std::uint64_t step, const QImage& picture) {
    if (!m_pictures.contains(step)) m_pictureOrder.push_back(step);
    m_pictures.insert(step, picture);
    if (m_pictures.size() > kPicturesKept) {
        m_pictures.remove(m_pictureOrder.front());
        m_pictureOrder.erase(m_pictureOrder.begin());
    }
    for (int row = 0; row < rowCount(); ++row)
        if (at(row).step == step) emit dataChanged(index(row), index(row), {Qt::DecorationRole});
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    const Row& row = at(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return row.title;
        case PictureRow::kDetailRole:
            return row.detail;
        case Qt::DecorationRole:
            return m_pictures.value(row.step);
        case Qt::AccessibleTextRole:
            return tr("%1, %2").arg(row.title, row.detail);
        default:
            return {};
    }
}

// ---- The dock

HistoryDock::HistoryDock(ExplorerState& state, QWidget* parent)
    : QWidget(parent),
      m_state(state),
      m_model(new HistoryModel(state, this)),
      m_list(new QListView(this)),
      m_scaler(1) {
    setObjectName(QStringLiteral("historyDock"));
    m_list->setObjectName(QStringLiteral("history"));
    m_list->setAccessibleName(tr("History"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PictureRow(m_list));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    setFocusProxy(m_list);
    auto* column = new QVBoxLayout(this);
    const int space = fontMetrics().height() * 3 / 4;
    column->setContentsMargins(space, space, space, space);
    column->addWidget(m_list);

    m_refreshTimer.setSingleShot(true);
    m_refreshTimer.setInterval(kRefreshMilliseconds);
    connect(&m_refreshTimer, &QTimer::timeout, this, &HistoryDock::refresh);
    connect(&m_state, &ExplorerState::historyChanged, this, [this] {
        if (isVisible() && !m_refreshTimer.isActive()) m_refreshTimer.start();
    });
    connect(m_list, &QListView::clicked, this, &HistoryDock::open);
    connect(m_list, &QListView::activated, this, &HistoryDock::open);
}

void HistoryDock::open(const QModelIndex& index) {
    const std::vector<ExplorerState::Step>& steps = m_state.steps();
    for (std::size_t position = 0; position < steps.size(); ++position)
        if (steps[position].id == m_model->stepAt(index.row())) return m_state.goTo(position);
}

// Scales on a worker: scaling a large canvas takes longer than a frame of the display.
void HistoryDock::setPicture(const QImage& canvas) {
    const std::uint64_t step = m_state.steps()[m_state.position()].id;
    m_scaler.run([this, step, canvas] {
        const QSize size = HistoryModel::kPictureSize;
        QImage picture =
            canvas.scaled(size, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
        picture = picture.copy((picture.width() - size.width()) / 2,
                               (picture.height() - size.height()) / 2, size.width(), size.height());
        QMetaObject::invokeMethod(
            this, [this, step, picture] { m_model->setPicture(step, picture); },
            Qt::QueuedConnection);
    });
}

void HistoryDock::showEvent(QShowEvent*) {
    refresh();
}

void HistoryDock::refresh() {
    m_model->refresh();
    const QModelIndex here = m_model->index(m_model->rowOf(m_state.position()));
    if (m_list->currentIndex() == here) return;
    m_list->setCurrentIndex(here);
    m_list->scrollTo(here);
}

}  // namespace fathom
