#include "ui/bookmark_grid.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include "ui/text.h"
#include "ui/theme.h"
#include "ui/thumbnails.h"

namespace fathom {
namespace {

constexpr int kKeyRole = Qt::UserRole;
constexpr int kDepthRole = Qt::UserRole + 1;
constexpr int kMargin = 5;

class BookmarkDelegate final : public QStyledItemDelegate {
public:
    BookmarkDelegate(Thumbnails& thumbnails, QObject* parent)
        : QStyledItemDelegate(parent), m_thumbnails(thumbnails) {}

    static QRect pictureRect(const QRect& cell) {
        const QRect inner = cell.adjusted(kMargin, kMargin, -kMargin, -kMargin);
        return {inner.left(), inner.top(), inner.width(),
                inner.width() * Thumbnails::kHeight / Thumbnails::kWidth};
    }

    static QRect nameRect(const QRect& cell, const QFontMetrics& metrics) {
        const QRect picture = pictureRect(cell);
        return {picture.left(), picture.bottom() + 3, picture.width(), metrics.height() + 4};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool isSelected = option.state & QStyle::State_Selected;
        const bool isUnderCursor = option.state & QStyle::State_MouseOver;
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);

        // The picture, or a quiet plate until it is there.
        const QRectF picture = pictureRect(option.rect);
        QPainterPath shape;
        shape.addRoundedRect(picture, 5, 5);
        painter->setClipPath(shape);
        painter->fillRect(picture, canvasColor());
        const QImage image = m_thumbnails.picture(index.data(kKeyRole).toString());
        if (!image.isNull()) painter->drawImage(picture, image);
        painter->setClipping(false);
        if (isSelected || isUnderCursor) {
            QColor rim = option.palette.color(QPalette::Highlight);
            rim.setAlphaF(isSelected ? 1.0F : 0.6F);
            painter->setPen(QPen(rim, isSelected ? 2 : 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(picture.adjusted(1, 1, -1, -1), 5, 5);
        }

        // The name with the depth at its right.
        const QRect line = nameRect(option.rect, option.fontMetrics);
        const QString depth = index.data(kDepthRole).toString();
        const int depthWidth = option.fontMetrics.horizontalAdvance(depth);
        painter->setPen(option.palette.color(QPalette::PlaceholderText));
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, depth);
        painter->setPen(option.palette.color(QPalette::Text));
        const QRect nameLine = line.adjusted(0, 0, -depthWidth - line.height() / 3, 0);
        painter->drawText(nameLine, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight,
                                                        nameLine.width()));
        painter->restore();
    }

    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex&) const override {
        editor->setGeometry(nameRect(option.rect, option.fontMetrics).adjusted(-2, -1, 2, 3));
    }

private:
    Thumbnails& m_thumbnails;
};

QString toolTipOf(const Bookmark& bookmark) {
    QStringList lines{toQString(bookmark.name)};
    if (!bookmark.tags.empty()) {
        QStringList tags;
        for (const std::string& tag : bookmark.tags)
            tags << toQString(tag);
        lines << tags.join(QStringLiteral(" · "));
    }
    if (!bookmark.notes.empty()) lines << toQString(bookmark.notes);
    return lines.join(QChar('\n'));
}

}  // namespace

BookmarkGrid::BookmarkGrid(Thumbnails& thumbnails, const QString& accessibleName, bool canRename,
                           QWidget* parent)
    : QListWidget(parent), m_thumbnails(thumbnails), m_canRename(canRename) {
    setAccessibleName(accessibleName);
    setItemDelegate(new BookmarkDelegate(thumbnails, this));
    setViewMode(IconMode);
    setResizeMode(Adjust);
    setMovement(Static);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(canRename ? EditKeyPressed : NoEditTriggers);
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
    connect(this, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { emit opened(row(item)); });
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
    for (const Bookmark& bookmark : bookmarks) {
        auto* item = new QListWidgetItem(toQString(bookmark.name), this);
        item->setData(kKeyRole, Thumbnails::keyOf(bookmark));
        item->setData(kDepthRole, depthText(bookmark.location.view.depth10()));
        item->setToolTip(toolTipOf(bookmark));
        if (m_canRename) item->setFlags(item->flags() | Qt::ItemIsEditable);
        m_thumbnails.want(bookmark);
    }
    layOut();
}

void BookmarkGrid::rename(int row) {
    setCurrentRow(row);
    editItem(item(row));
}

// As many columns as hold a picture of the smallest size; they share the whole width.
void BookmarkGrid::layOut() {
    const int available = std::max(kSmallestPicture, width() - 2);
    const int columns = std::max(1, available / (kSmallestPicture + 2 * kMargin));
    const int cellWidth = available / columns;
    const int pictureHeight = (cellWidth - 2 * kMargin) * Thumbnails::kHeight / Thumbnails::kWidth;
    const int cellHeight = pictureHeight + fontMetrics().height() + 3 * kMargin + 4;
    setGridSize({cellWidth, cellHeight});
    const QSignalBlocker blocker(this);
    for (int row = 0; row < count(); ++row)
        item(row)->setSizeHint({cellWidth, cellHeight});
    setFixedHeight((count() + columns - 1) / columns * cellHeight + 2);
}

QSize BookmarkGrid::sizeHint() const {
    return {2 * (kSmallestPicture + 2 * kMargin), height()};
}

void BookmarkGrid::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    layOut();
}

void BookmarkGrid::keyPressEvent(QKeyEvent* event) {
    const bool isOnRow = state() != EditingState && currentRow() >= 0;
    if (isOnRow && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit opened(currentRow());
    else if (isOnRow && event->key() == Qt::Key_Delete)
        emit deleteWanted(currentRow());
    else
        QListWidget::keyPressEvent(event);
}

void BookmarkGrid::wheelEvent(QWheelEvent* event) {
    event->ignore();
}

}  // namespace fathom
