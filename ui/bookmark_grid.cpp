#include "ui/bookmark_grid.h"

#include <algorithm>

#include <QApplication>
#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QWheelEvent>

#include "ui/bookmark_delegate.h"
#include "ui/text.h"
#include "ui/thumbnails.h"
#include "ui/translations.h"

namespace fathom {
namespace {

constexpr int kCellMargin = BookmarkDelegate::kMargin;
constexpr int kKeyRole = BookmarkDelegate::kKeyRole;
constexpr int kDepthRole = BookmarkDelegate::kDepthRole;
constexpr int kSearchRole = BookmarkDelegate::kDepthRole + 1;

QString tagsOf(const Bookmark& bookmark) {
    QStringList tags;
    for (const std::string& tag : bookmark.tags)
        tags << toQString(tag);
    return tags.join(QStringLiteral(" · "));
}

/// Rich text, so that long notes wrap. The bookmark's own text is escaped: it is never read as
/// tags.
QString toolTipOf(const Bookmark& bookmark) {
    QString text = QStringLiteral("<b>%1</b>").arg(toQString(bookmark.name).toHtmlEscaped());
    for (const QString& part : {tagsOf(bookmark), toQString(bookmark.notes)})
        if (!part.isEmpty())
            text +=
                QStringLiteral("<p style='white-space: pre-wrap'>%1</p>").arg(part.toHtmlEscaped());
    return text;
}

/// All words by which a user may remember the bookmark.
QString searchTextOf(const Bookmark& bookmark) {
    const FormulaSpec& formula = *bookmark.location.formula.spec;
    return QStringList{toQString(bookmark.name), tagsOf(bookmark), toQString(bookmark.notes),
                       toQString(formula.id), translated(formula.label)}
        .join(QChar('\n'));
}

/// By this type a grid tells its own pictures from those of another window.
QString mimeTypeOf(const BookmarkGrid* grid) {
    return QStringLiteral("application/x-fathom-bookmarks-%1-%2")
        .arg(QCoreApplication::applicationPid())
        .arg(reinterpret_cast<quintptr>(grid));
}

}  // namespace

BookmarkGrid::BookmarkGrid(Thumbnails& thumbnails, const QString& accessibleName, Kind kind,
                           QWidget* parent)
    : QListWidget(parent), m_thumbnails(thumbnails), m_kind(kind) {
    setAccessibleName(accessibleName);
    setItemDelegate(new BookmarkDelegate(thumbnails, m_bookmarks, this));
    setViewMode(IconMode);
    setResizeMode(Adjust);
    setMovement(Static);
    setUniformItemSizes(true);
    const bool isOwn = kind == Kind::Own;
    setSelectionMode(isOwn ? ExtendedSelection : SingleSelection);
    setEditTriggers(isOwn ? EditKeyPressed : NoEditTriggers);
    setDragEnabled(isOwn);
    viewport()->setAcceptDrops(isOwn);
    setDropIndicatorShown(false);  // Qt's has no place between pictures: see paintEvent()
    setMouseTracking(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::CustomContextMenu);
    viewport()->setAutoFillBackground(false);

    connect(&thumbnails, &Thumbnails::ready, this, [this](const QString& key) {
        for (int row = 0; row < count(); ++row)
            if (item(row)->data(kKeyRole).toString() == key) viewport()->update();
    });
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        const auto choosing = Qt::ControlModifier | Qt::ShiftModifier;
        if (!(QApplication::keyboardModifiers() & choosing)) emit opened(row(item));
    });
    connect(this, &QListWidget::itemChanged, this,
            [this](QListWidgetItem* item) { emit renamed(row(item), item->text().simplified()); });
    connect(this, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        const QListWidgetItem* hit = itemAt(position);
        if (hit) emit contextMenuWanted(row(hit), viewport()->mapToGlobal(position));
    });
}

void BookmarkGrid::setBookmarks(const std::vector<Bookmark>& bookmarks) {
    const QSignalBlocker blocker(this);
    clear();
    m_bookmarks = bookmarks;
    for (const Bookmark& bookmark : bookmarks) {
        auto* item = new QListWidgetItem(toQString(bookmark.name), this);
        item->setData(kKeyRole, Thumbnails::keyOf(bookmark));
        item->setData(kDepthRole, depthText(bookmark.location.view.depth10()));
        item->setToolTip(toolTipOf(bookmark));
        if (bookmark.name.empty())
            item->setData(Qt::AccessibleTextRole, translatedFormula(bookmark.location.formula));
        item->setData(Qt::AccessibleDescriptionRole, item->data(kDepthRole));
        item->setData(kSearchRole, searchTextOf(bookmark));
        if (m_kind == Kind::Own) item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    layOut();
}

int BookmarkGrid::showMatching(const QStringList& words) {
    int shown = 0;
    for (int row = 0; row < count(); ++row) {
        const QString text = item(row)->data(kSearchRole).toString();
        const bool matches = std::all_of(words.begin(), words.end(), [&](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
        item(row)->setHidden(!matches);
        // Rows that are not seen must not be deleted with the others.
        if (!matches) item(row)->setSelected(false);
        shown += matches ? 1 : 0;
    }
    layOut();
    return shown;
}

int BookmarkGrid::firstShown() const {
    for (int row = 0; row < count(); ++row)
        if (!item(row)->isHidden()) return row;
    return -1;
}

void BookmarkGrid::rename(int row) {
    setCurrentRow(row);
    editItem(item(row));
}

BookmarkGrid::Rows BookmarkGrid::selectedRows() const {
    Rows rows;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        rows.push_back(static_cast<std::size_t>(index.row()));
    std::sort(rows.begin(), rows.end());
    return rows;
}

void BookmarkGrid::select(const Rows& rows) {
    clearSelection();
    bool isFirst = true;
    for (const std::size_t row : rows) {
        QListWidgetItem* wanted = item(static_cast<int>(row));
        if (wanted->isHidden()) continue;
        wanted->setSelected(true);
        if (isFirst) setCurrentItem(wanted, QItemSelectionModel::NoUpdate);
        isFirst = false;
    }
    // Queued, so that the panel knows how high the rows have become.
    QMetaObject::invokeMethod(this, &BookmarkGrid::bringCurrentIntoSight, Qt::QueuedConnection);
}

void BookmarkGrid::bringCurrentIntoSight() {
    if (currentRow() >= 0) bringIntoSight(visualItemRect(currentItem()));
}

void BookmarkGrid::bringIntoSight(const QRect& part) {
    for (QWidget* widget = parentWidget(); widget; widget = widget->parentWidget()) {
        auto* panel = qobject_cast<QScrollArea*>(widget);
        if (!panel) continue;
        const QPoint middle = viewport()->mapTo(panel->widget(), part.center());
        panel->ensureVisible(middle.x(), middle.y(), part.width() / 2, part.height() / 2);
        return;
    }
}

void BookmarkGrid::moveSelected(bool isForward) {
    const Rows rows = selectedRows();
    if (rows.empty()) return;
    const int step = isForward ? 1 : -1;
    int neighbour = static_cast<int>(isForward ? rows.back() : rows.front()) + step;
    while (neighbour >= 0 && neighbour < count() && item(neighbour)->isHidden())
        neighbour += step;
    if (neighbour < 0 || neighbour >= count()) return;
    emit moveWanted(rows, static_cast<std::size_t>(isForward ? neighbour + 1 : neighbour));
}

int BookmarkGrid::columnCount() const {
    const int available = std::max(kSmallestPicture, width() - 2);
    return std::max(1, available / (kSmallestPicture + 2 * kCellMargin));
}

// Makes as many columns as fit with pictures of the smallest size; together they take the whole
// width.
void BookmarkGrid::layOut() {
    const int columns = columnCount();
    const int cellWidth = std::max(kSmallestPicture, width() - 2) / columns;
    const int pictureHeight =
        (cellWidth - 2 * kCellMargin) * Thumbnails::kHeight / Thumbnails::kWidth;
    const int cellHeight = pictureHeight + fontMetrics().height() + 3 * kCellMargin + 4;
    setGridSize({cellWidth, cellHeight});
    const QSignalBlocker blocker(this);
    int shown = 0;
    for (int row = 0; row < count(); ++row) {
        item(row)->setSizeHint({cellWidth, cellHeight});
        shown += item(row)->isHidden() ? 0 : 1;
    }
    setFixedHeight((shown + columns - 1) / columns * cellHeight + 2);
}

QSize BookmarkGrid::sizeHint() const {
    return {2 * (kSmallestPicture + 2 * kCellMargin), height()};
}

void BookmarkGrid::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    layOut();
}

void BookmarkGrid::keyPressEvent(QKeyEvent* event) {
    if (state() == EditingState || currentRow() < 0 || currentItem()->isHidden())
        return QListWidget::keyPressEvent(event);
    const bool isOwn = m_kind == Kind::Own;
    const bool isForward = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    const bool isUpOrDown = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up;
    const bool isArrow = isForward || event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;

    if (isOwn && ((isUpOrDown && held == Qt::AltModifier) ||
                  (isArrow && held == (Qt::ControlModifier | Qt::ShiftModifier))))
        moveSelected(isForward);
    else if (isOwn && isEnter && held == Qt::AltModifier)
        emit editWanted(currentRow());
    else if (isEnter)
        emit opened(currentRow());
    else if (isOwn && event->key() == Qt::Key_Delete)
        emit deleteWanted();
    else
        QListWidget::keyPressEvent(event);
    bringCurrentIntoSight();
}

void BookmarkGrid::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

// ---- Dragging to another place

QMimeData* BookmarkGrid::mimeData(const QList<QListWidgetItem*>& items) const {
    auto* dragged = new QMimeData;
    dragged->setData(mimeTypeOf(this), QByteArray::number(items.size()));
    return dragged;
}

// Replaces Qt's own, which would remove the rows afterwards.
void BookmarkGrid::startDrag(Qt::DropActions) {
    if (selectedItems().isEmpty()) return;
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeData(selectedItems()));
    const QString key = currentItem()->data(kKeyRole).toString();
    const QImage picture = m_thumbnails.picture(key);
    if (!picture.isNull())
        drag->setPixmap(QPixmap::fromImage(
            picture.scaledToWidth(kSmallestPicture / 2, Qt::SmoothTransformation)));
    drag->exec(Qt::MoveAction);
    showDropMark(-1);
}

void BookmarkGrid::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(mimeTypeOf(this))) event->acceptProposedAction();
}

void BookmarkGrid::dragMoveEvent(QDragMoveEvent* event) {
    if (!event->mimeData()->hasFormat(mimeTypeOf(this))) return event->ignore();
    const QPoint position = event->position().toPoint();
    showDropMark(dropRowAt(position));
    const int reach = gridSize().height() / 3;
    bringIntoSight(QRect(position, QSize(1, 1)).adjusted(0, -reach, 0, reach));
    event->acceptProposedAction();
}

void BookmarkGrid::dragLeaveEvent(QDragLeaveEvent*) {
    showDropMark(-1);
}

void BookmarkGrid::dropEvent(QDropEvent* event) {
    showDropMark(-1);
    if (!event->mimeData()->hasFormat(mimeTypeOf(this))) return event->ignore();
    event->acceptProposedAction();
    const int before = dropRowAt(event->position().toPoint());
    emit moveWanted(selectedRows(), static_cast<std::size_t>(before));
}

/// The row before which something that is dropped at this point is put.
int BookmarkGrid::dropRowAt(QPoint position) const {
    const bool isOneColumn = columnCount() == 1;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->isHidden()) continue;
        const QRect cell = visualItemRect(item(row));
        if (position.y() > cell.bottom()) continue;
        if (position.y() < cell.top()) return row;  // right of the last cell of a line
        if (isOneColumn ? position.y() < cell.center().y() : position.x() < cell.center().x())
            return row;
    }
    return count();
}

void BookmarkGrid::showDropMark(int before) {
    if (m_dropMark == before) return;
    m_dropMark = before;
    viewport()->update();
}

void BookmarkGrid::paintEvent(QPaintEvent* event) {
    QListWidget::paintEvent(event);
    if (m_dropMark < 0) return;
    // The mark is at the near edge of the cell that it stands before, or at the far edge of the
    // last cell.
    int row = std::min(m_dropMark, count() - 1);
    while (row > 0 && item(row)->isHidden())
        --row;
    const QRect cell = visualItemRect(item(row));
    const bool isAfter = m_dropMark == count();
    constexpr int kThickness = 3;
    QRect mark = cell.adjusted(kCellMargin, kCellMargin, -kCellMargin, -kCellMargin);
    if (columnCount() == 1) {
        mark.setHeight(kThickness);
        mark.moveTop(std::clamp(isAfter ? cell.bottom() - kThickness / 2 : cell.top() - 1, 0,
                                viewport()->height() - kThickness));
    } else {
        mark.setWidth(kThickness);
        mark.moveLeft(std::clamp(isAfter ? cell.right() - kThickness / 2 : cell.left() - 1, 0,
                                 viewport()->width() - kThickness));
    }
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().highlight());
    painter.drawRoundedRect(mark, kThickness / 2.0, kThickness / 2.0);
}

}  // namespace fathom
