#include "ui/bookmarks_dock.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/bookmark_grid.h"
#include "ui/text.h"
#include "ui/thumbnails.h"

namespace fathom {

BookmarksDock::BookmarksDock(Result<BookmarkStore> store, Thumbnails& thumbnails, QWidget* parent)
    : QWidget(parent),
      m_store(std::move(store)),
      m_thumbnails(thumbnails),
      m_empty(new QLabel(this)),
      m_own(new BookmarkGrid(thumbnails, tr("Your bookmarks"), true, this)),
      m_starterGrid(new BookmarkGrid(thumbnails, tr("Starter bookmarks"), false, this)),
      m_add(new QPushButton(tr("Bookmark this view"), this)) {
    setObjectName(QStringLiteral("bookmarksDock"));
    m_own->setObjectName(QStringLiteral("ownBookmarks"));
    m_starterGrid->setObjectName(QStringLiteral("starterBookmarks"));
    m_empty->setObjectName(QStringLiteral("hint"));
    m_empty->setWordWrap(true);
    m_empty->setText(m_store ? tr("Nothing here yet. A bookmark keeps the place, the formula and "
                                  "the colours.")
                             : toQString(m_store.error().message));

    auto* page = new QWidget(this);
    auto* pageColumn = new QVBoxLayout(page);
    const int space = fontMetrics().height() / 2;
    pageColumn->setContentsMargins(space, space, space, space);
    const auto addHeading = [&](const QString& text) {
        auto* heading = new QLabel(text, page);
        heading->setObjectName(QStringLiteral("heading"));
        pageColumn->addWidget(heading);
    };
    addHeading(tr("Yours"));
    pageColumn->addWidget(m_empty);
    pageColumn->addWidget(m_own);
    addHeading(tr("To start with"));
    pageColumn->addWidget(m_starterGrid);
    pageColumn->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(space, 0, space, space);
    foot->addWidget(m_add);
    column->addLayout(foot);

    for (const StarterBookmark& starter : starterBookmarks())
        m_starters.push_back(starter.bookmark);
    m_starterGrid->setBookmarks(m_starters);
    m_own->setBookmarks(bookmarks());
    m_empty->setVisible(bookmarks().empty());
    m_own->setVisible(!bookmarks().empty());

    connect(m_add, &QPushButton::clicked, this, &BookmarksDock::addWanted);
    connect(m_own, &BookmarkGrid::opened, this,
            [this](int row) { emit openWanted(bookmarks()[static_cast<std::size_t>(row)]); });
    connect(m_starterGrid, &BookmarkGrid::opened, this,
            [this](int row) { emit openWanted(m_starters[static_cast<std::size_t>(row)]); });
    // The editor still belongs to the row: the rows are made anew once it has gone.
    connect(m_own, &BookmarkGrid::renamed, this, &BookmarksDock::rename, Qt::QueuedConnection);
    connect(m_own, &BookmarkGrid::deleteWanted, this, &BookmarksDock::remove);
    connect(m_own, &BookmarkGrid::contextMenuWanted, this, &BookmarksDock::showMenu);
    connect(m_starterGrid, &BookmarkGrid::contextMenuWanted, this, &BookmarksDock::showStarterMenu);
}

void BookmarksDock::showEvent(QShowEvent*) {
    m_thumbnails.setWatched(true);
}

void BookmarksDock::hideEvent(QHideEvent*) {
    m_thumbnails.setWatched(false);
}

const std::vector<Bookmark>& BookmarksDock::bookmarks() const {
    static const std::vector<Bookmark> kNone;
    return m_store ? m_store->items() : kNone;
}

// After a change: the rows as the file has them, or the sentence that says what went wrong.
void BookmarksDock::show(const Result<void>& outcome) {
    if (!outcome) emit noticed(toQString(outcome.error().message), {});
    m_own->setBookmarks(bookmarks());
    m_empty->setVisible(bookmarks().empty());
    m_own->setVisible(!bookmarks().empty());
}

void BookmarksDock::add(Bookmark bookmark) {
    if (!m_store) {
        emit noticed(toQString(m_store.error().message), {});
        return;
    }
    const Result<void> added = m_store->add(std::move(bookmark));
    show(added);
    if (!added) return;
    const int row = static_cast<int>(bookmarks().size()) - 1;
    m_own->setCurrentRow(row);
    if (isVisible()) QTimer::singleShot(0, m_own, [this, row] { m_own->rename(row); });
}

void BookmarksDock::rename(int row, const QString& name) {
    Bookmark bookmark = bookmarks()[static_cast<std::size_t>(row)];
    if (!name.isEmpty()) bookmark.name = toUtf8(name);
    show(m_store->replace(static_cast<std::size_t>(row), std::move(bookmark)));
    m_own->setCurrentRow(row);
}

void BookmarksDock::remove(int row) {
    const auto index = static_cast<std::size_t>(row);
    const Bookmark removed = bookmarks()[index];
    const Result<void> outcome = m_store->remove(index);
    show(outcome);
    if (!outcome) return;
    emit noticed(tr("“%1” was deleted.").arg(toQString(removed.name)),
                 {tr("Undo"), [this, index, removed] { putBack(index, removed); }});
}

void BookmarksDock::putBack(std::size_t index, const Bookmark& bookmark) {
    Result<void> outcome = m_store->add(bookmark);
    if (outcome) outcome = m_store->move(bookmarks().size() - 1, index);
    show(outcome);
}

void BookmarksDock::showMenu(int row, const QPoint& position) {
    const Bookmark bookmark = bookmarks()[static_cast<std::size_t>(row)];
    QMenu menu(this);
    menu.addAction(tr("Open"), this, [&] { emit openWanted(bookmark); });
    menu.addAction(tr("Rename\tF2"), this, [&] { m_own->rename(row); });
    menu.addAction(tr("Copy as text"), this,
                   [&] { QApplication::clipboard()->setText(toQString(toJson(bookmark))); });
    menu.addSeparator();
    menu.addAction(tr("Delete\tDel"), this, [&] { remove(row); });
    menu.exec(position);
}

void BookmarksDock::showStarterMenu(int row, const QPoint& position) {
    const Bookmark bookmark = m_starters[static_cast<std::size_t>(row)];
    QMenu menu(this);
    menu.addAction(tr("Open"), this, [&] { emit openWanted(bookmark); });
    menu.addAction(tr("Add to yours"), this, [&] { add(bookmark); });
    menu.addAction(tr("Copy as text"), this,
                   [&] { QApplication::clipboard()->setText(toQString(toJson(bookmark))); });
    menu.exec(position);
}

}  // namespace fathom
