#include "ui/bookmarks_dock.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "bookmarks/location_text.h"
#include "ui/bookmark_delegate.h"
#include "ui/bookmark_editor.h"
#include "ui/bookmark_files.h"
#include "ui/spoken.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/thumbnails.h"
#include "ui/translations.h"

namespace fathom {
namespace {

void alignWithPictures(QLabel* label) {
    label->setIndent(0);
    label->setContentsMargins(BookmarkDelegate::kMargin, 0, BookmarkDelegate::kMargin, 0);
}

QLabel* makeHeading(const QString& text, QWidget* parent) {
    auto* heading = new QLabel(text, parent);
    heading->setObjectName(QStringLiteral("heading"));
    alignWithPictures(heading);
    return heading;
}

}  // namespace

BookmarksDock::BookmarksDock(Result<BookmarkStore> store, Thumbnails& thumbnails, QWidget* parent)
    : QWidget(parent),
      m_store(std::move(store)),
      m_thumbnails(thumbnails),
      m_search(new QLineEdit(this)),
      m_searchIcon(m_search->addAction(QIcon(), QLineEdit::LeadingPosition)),
      m_more(new QToolButton(this)),
      m_ownHeading(makeHeading(tr("Yours"), this)),
      m_starterHeading(makeHeading(tr("Starter bookmarks"), this)),
      m_hint(new QLabel(this)),
      m_own(new BookmarkGrid(thumbnails, tr("Your bookmarks"), BookmarkGrid::Kind::Own, this)),
      m_starterGrid(
          new BookmarkGrid(thumbnails, tr("Starter bookmarks"), BookmarkGrid::Kind::Fixed, this)),
      m_add(new QPushButton(tr("Bookmark this view"), this)) {
    setObjectName(QStringLiteral("bookmarksDock"));
    m_own->setObjectName(QStringLiteral("ownBookmarks"));
    m_starterGrid->setObjectName(QStringLiteral("starterBookmarks"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    alignWithPictures(m_hint);
    setAcceptDrops(true);
    m_add->setToolTip(tr("Keeps the place, the formula and the colours"));

    auto* scroll = new QScrollArea(this);
    scroll->setWidget(makePage());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);  // the grids have the focus, and it follows them
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(scroll, 1);
    auto* foot = new QVBoxLayout;
    const int space = fontMetrics().height() * 3 / 4;
    foot->setContentsMargins(space, space / 2, space, space);
    foot->addWidget(m_add);
    column->addLayout(foot);
    tintIcons();

    for (const StarterBookmark& starter : starterBookmarks()) {
        Bookmark& own = m_starters.emplace_back(starter.bookmark);
        for (std::string* words : {&own.name, &own.notes})
            *words = toUtf8(translated(*words));
        for (std::string& tag : own.tags)
            tag = toUtf8(translated(tag));
    }
    m_starterGrid->setBookmarks(m_starters);
    show({});
    connectParts();
}

void BookmarksDock::connectParts() {
    connect(&m_exchange, &BookmarkExchange::found, this, &BookmarksDock::takeImported);
    connect(&m_exchange, &BookmarkExchange::told, this,
            [this](const QString& sentence) { emit noticed(sentence, {}); });
    connect(m_add, &QPushButton::clicked, this, &BookmarksDock::addWanted);
    connect(m_search, &QLineEdit::textChanged, this, &BookmarksDock::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &BookmarksDock::openFirstMatch);
    connect(m_own, &BookmarkGrid::opened, this,
            [this](int row) { emit openWanted(bookmarks()[static_cast<std::size_t>(row)]); });
    connect(m_starterGrid, &BookmarkGrid::opened, this,
            [this](int row) { emit openWanted(m_starters[static_cast<std::size_t>(row)]); });
    // Queued: the editor still belongs to the row, so the rows are rebuilt only after it has gone.
    connect(m_own, &BookmarkGrid::renamed, this, &BookmarksDock::rename, Qt::QueuedConnection);
    connect(m_own, &BookmarkGrid::editWanted, this, &BookmarksDock::edit);
    connect(m_own, &BookmarkGrid::deleteWanted, this, [this] { remove(m_own->selectedRows()); });
    connect(m_own, &BookmarkGrid::moveWanted, this, &BookmarksDock::move);
    connect(m_own, &BookmarkGrid::contextMenuWanted, this, &BookmarksDock::showMenu);
    connect(m_starterGrid, &BookmarkGrid::contextMenuWanted, this, &BookmarksDock::showStarterMenu);
}

QWidget* BookmarksDock::makeHead() {
    m_search->setObjectName(QStringLiteral("bookmarkSearch"));
    m_search->setPlaceholderText(tr("Search names, tags, notes"));
    m_search->setAccessibleName(tr("Search the bookmarks"));
    addClearButton(*m_search);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_search, m_own, m_starterGrid, m_add})
        widget->installEventFilter(this);
    m_more->setObjectName(QStringLiteral("bookmarkMenu"));
    m_more->setToolTip(tr("Import and export"));
    m_more->setAccessibleName(tr("Import and export bookmarks"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(makeMenu());

    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    const int space = fontMetrics().height() * 3 / 4;
    row->setContentsMargins(space, space, space / 2, space / 2);
    row->setSpacing(space / 3);
    row->addWidget(m_search, 1);
    row->addWidget(m_more);
    return head;
}

QWidget* BookmarksDock::makePage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    const int space = fontMetrics().height() * 3 / 4;
    const int side = space - BookmarkDelegate::kMargin;  // the pictures have a margin of their own
    column->setContentsMargins(side, 0, 0, space);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_ownHeading, m_hint, m_own,
                                                           m_starterHeading, m_starterGrid})
        column->addWidget(widget);
    column->addStretch(1);
    return page;
}

QMenu* BookmarksDock::makeMenu() {
    auto* menu = new QMenu(m_more);
    menu->addAction(tr("&Import…"), this, [this] { m_exchange.askImport(this); })
        ->setEnabled(m_store.has_value());
    menu->addSeparator();
    m_exportAll = menu->addAction(tr("&Export all…"), this, [this] {
        Rows all;
        for (std::size_t row = 0; row < bookmarks().size(); ++row)
            all.push_back(row);
        m_exchange.askExport(this, listOf(all));
    });
    m_exportSelected = menu->addAction(tr("Export the &selected…"), this, [this] {
        m_exchange.askExport(this, listOf(m_own->selectedRows()));
    });
    connect(menu, &QMenu::aboutToShow, this, [this] {
        m_exportAll->setEnabled(!bookmarks().empty());
        m_exportSelected->setEnabled(!m_own->selectedRows().empty());
    });
    return menu;
}

void BookmarksDock::showEvent(QShowEvent*) {
    m_thumbnails.setWatched(this, true);
}

void BookmarksDock::hideEvent(QHideEvent*) {
    m_thumbnails.setWatched(this, false);
}

void BookmarksDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) tintIcons();
    QWidget::changeEvent(event);
}

void BookmarksDock::tintIcons() {
    m_searchIcon->setIcon(themedIcon(QStringLiteral("search"), palette()));
    m_more->setIcon(themedIcon(QStringLiteral("more"), palette()));
}

const std::vector<Bookmark>& BookmarksDock::bookmarks() const {
    static const std::vector<Bookmark> kNone;
    return m_store ? m_store->items() : kNone;
}

// After a change: shows the rows as the file has them, and if the change failed, the sentence that
// says why.
void BookmarksDock::show(const Result<void>& outcome) {
    if (!outcome) emit noticed(translatedError(outcome.error()), {});
    m_own->setBookmarks(bookmarks());
    filter();
}

void BookmarksDock::filter() {
    const QString text = m_search->text().simplified();
    const QStringList words = text.split(QChar(' '), Qt::SkipEmptyParts);
    const bool hasOwn = m_own->showMatching(words) > 0;
    const bool hasStarters = m_starterGrid->showMatching(words) > 0;
    m_own->setVisible(hasOwn);
    m_starterGrid->setVisible(hasStarters);
    m_starterHeading->setVisible(hasStarters);

    // Without a search the user's part is always shown: it says what it is for, or why it is
    // missing.
    const bool isSearching = !words.isEmpty();
    m_ownHeading->setVisible(hasOwn || !isSearching);
    m_hint->setVisible(isSearching ? !hasOwn && !hasStarters : !hasOwn);
    if (isSearching)
        m_hint->setText(tr("No bookmark has “%1” in its name, tags, notes or formula.").arg(text));
    else
        m_hint->setText(m_store ? tr("Nothing here yet. A bookmark keeps the place, the formula "
                                     "and the colours.")
                                : translatedError(m_store.error()));
}

void BookmarksDock::openFirstMatch() {
    if (m_search->text().isEmpty()) return;
    for (BookmarkGrid* grid : {m_own, m_starterGrid})
        if (const int row = grid->firstShown(); row >= 0) return emit grid->opened(row);
}

// Esc empties the search before it may stop any work, and Down goes to what was found.
bool BookmarksDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search) return undoOnKey(*event);
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::ShortcutOverride) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        event->accept();
        if (isPress) m_search->clear();
        return true;
    }
    if (!isPress || key != Qt::Key_Down) return false;
    BookmarkGrid* grid = m_own->firstShown() >= 0 ? m_own : m_starterGrid;
    grid->setFocus();
    grid->setCurrentRow(grid->firstShown());
    return true;
}

// ---- Changes

ToastAction BookmarksDock::undoable(std::function<void()> takeBack) {
    const UndoList::Id change = m_changes.add(std::move(takeBack));
    return {tr("Undo"), [this, change] { m_changes.takeBack(change); }};
}

void BookmarksDock::undo() {
    m_changes.takeBackLast();
}

// Takes the key before the window would undo a move.
bool BookmarksDock::undoOnKey(QEvent& event) {
    const bool isPress = event.type() == QEvent::KeyPress;
    if (!isPress && event.type() != QEvent::ShortcutOverride) return false;
    if (m_changes.isEmpty() || !static_cast<QKeyEvent&>(event).matches(QKeySequence::Undo))
        return false;
    event.accept();
    if (isPress) undo();
    return true;
}

std::optional<std::size_t> BookmarksDock::rowOf(const Bookmark& bookmark) const {
    const auto found = std::find(bookmarks().rbegin(), bookmarks().rend(), bookmark);
    if (found == bookmarks().rend()) return {};
    return static_cast<std::size_t>(bookmarks().rend() - found) - 1;
}

void BookmarksDock::add(Bookmark bookmark) {
    if (!m_store) {
        emit noticed(translatedError(m_store.error()), {});
        return;
    }
    m_search->clear();  // otherwise the new bookmark might be hidden
    const Result<void> added = m_store->add(bookmark);
    show(added);
    if (!added) return;
    undoable([this, bookmark = std::move(bookmark)] {
        if (const auto row = rowOf(bookmark)) show(m_store->remove({*row}));
    });
    const int row = static_cast<int>(bookmarks().size()) - 1;
    m_own->setCurrentRow(row);
    if (isVisible()) QTimer::singleShot(0, m_own, [this, row] { m_own->rename(row); });
}

/// Replaces the bookmark at the row where it is now, or adds it if it has gone: an editor or a
/// notice may have been open for long.
void BookmarksDock::replace(const Bookmark& present, const Bookmark& next) {
    const std::optional<std::size_t> row = rowOf(present);
    if (row)
        show(m_store->replace(*row, next));
    else
        show(m_store->add(next));
    if (const auto now = rowOf(next)) m_own->select({*now});
}

void BookmarksDock::rename(int row, const QString& name) {
    if (row >= static_cast<int>(bookmarks().size())) return;  // deleted before this call came
    const Bookmark present = bookmarks()[static_cast<std::size_t>(row)];
    Bookmark next = present;
    if (!name.isEmpty()) next.name = toUtf8(name);
    if (next != present) undoable([this, present, next] { replace(next, present); });
    replace(present, next);
}

void BookmarksDock::edit(int row) {
    const Bookmark present = bookmarks()[static_cast<std::size_t>(row)];
    auto* editor = new BookmarkEditor(present, m_thumbnails.picture(Thumbnails::keyOf(present)),
                                      tagsInUse(), this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    connect(editor, &QDialog::accepted, this, [this, editor, present] {
        Bookmark next = editor->bookmark();
        if (next != present) {
            undoable([this, present, next] { replace(next, present); });
            replace(present, next);
        }
        m_own->setFocus();
    });
    editor->open();
}

QStringList BookmarksDock::tagsInUse() const {
    QStringList tags;
    for (const std::vector<Bookmark>* list : {&bookmarks(), &m_starters})
        for (const Bookmark& bookmark : *list)
            for (const std::string& tag : bookmark.tags)
                tags << toQString(tag);
    tags.removeDuplicates();
    tags.sort(Qt::CaseInsensitive);
    return tags;
}

void BookmarksDock::replaceView(int row, const Bookmark& present) {
    const Bookmark old = bookmarks()[static_cast<std::size_t>(row)];
    Bookmark next = old;
    next.location = present.location;
    next.colors = present.colors;
    replace(old, next);
    emit noticed(tr("“%1” now shows the present view.").arg(toQString(old.name)),
                 undoable([this, old, next] { replace(next, old); }));
}

void BookmarksDock::remove(const Rows& rows) {
    if (rows.empty()) return;
    std::vector<BookmarkStore::Placed> removed;
    for (const std::size_t row : rows)
        removed.push_back({row, bookmarks()[row]});
    const bool hadFocus = m_own->hasFocus();
    const Result<void> outcome = m_store->remove(rows);
    show(outcome);
    if (!outcome) return;
    if (!bookmarks().empty()) m_own->select({std::min(rows.front(), bookmarks().size() - 1)});
    const QString sentence =
        rows.size() == 1 ? tr("“%1” was deleted.").arg(toQString(removed.front().bookmark.name))
                         : tr("Bookmarks deleted: %1.").arg(rows.size());
    if (hadFocus && bookmarks().empty())
        m_add->setFocus();  // the grid is hidden, but Ctrl+Z must still come here
    emit noticed(sentence, undoable([this, rows, removed] {
                     show(m_store->insert(removed));
                     Rows back;
                     for (const std::size_t row : rows)
                         if (row < bookmarks().size()) back.push_back(row);
                     m_own->select(back);
                 }));
}

void BookmarksDock::move(const Rows& rows, std::size_t before) {
    if (rows.empty()) return;
    const auto above =
        std::count_if(rows.begin(), rows.end(), [before](std::size_t row) { return row < before; });
    const std::size_t first = before - static_cast<std::size_t>(above);
    const Result<void> outcome = m_store->move(rows, before);
    show(outcome);
    if (!outcome) return;
    Rows moved;
    for (std::size_t i = 0; i < rows.size() && first + i < bookmarks().size(); ++i)
        moved.push_back(first + i);
    m_own->select(moved);
}

// ---- Files

void BookmarksDock::importFiles(const QStringList& paths) {
    if (!m_store) return emit noticed(translatedError(m_store.error()), {});
    m_exchange.import(paths);
}

void BookmarksDock::takeImported(const FoundBookmarks& found) {
    for (const QString& problem : found.problems)
        emit noticed(problem, {});
    if (found.bookmarks.empty()) {
        if (found.problems.isEmpty()) emit noticed(tr("The file contains no bookmarks."), {});
        return;
    }
    const Result<std::size_t> added = m_store->addMissing(found.bookmarks);
    if (!added) return emit noticed(translatedError(added.error()), {});
    m_search->clear();
    show({});

    Rows rows;
    for (std::size_t row = bookmarks().size() - *added; row < bookmarks().size(); ++row)
        rows.push_back(row);
    m_own->select(rows);
    const std::vector<Bookmark> fresh(bookmarks().end() - static_cast<std::ptrdiff_t>(*added),
                                      bookmarks().end());
    const QString sentence = tr("Bookmarks added: %1. Already there: %2.")
                                 .arg(*added)
                                 .arg(found.bookmarks.size() - *added);
    if (fresh.empty()) return emit noticed(sentence, {});
    emit noticed(sentence, undoable([this, fresh] {
                     Rows imports;
                     for (const Bookmark& bookmark : fresh)
                         if (const auto row = rowOf(bookmark)) imports.push_back(*row);
                     show(m_store->remove(imports));
                 }));
}

void BookmarksDock::exportTo(const QString& path, const Rows& rows) {
    m_exchange.exportTo(path, listOf(rows));
}

BookmarkList BookmarksDock::listOf(const Rows& rows) const {
    BookmarkList list;
    for (const std::size_t row : rows)
        list.items.push_back(bookmarks()[row]);
    return list;
}

void BookmarksDock::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFilesOf(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void BookmarksDock::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    importFiles(localFilesOf(*event->mimeData()));
}

// ---- Menus

void BookmarksDock::showMenu(int row, const QPoint& position) {
    const Bookmark bookmark = bookmarks()[static_cast<std::size_t>(row)];
    const Rows rows = m_own->selectedRows();
    const bool isOne = rows.size() <= 1;
    const auto copy = [](const std::string& text) {
        QApplication::clipboard()->setText(toQString(text));
    };
    QMenu menu(this);
    const auto addForOne = [&](const QString& text, std::function<void()> run) {
        menu.addAction(text, this, std::move(run))->setEnabled(isOne);
    };
    addForOne(tr("Open\tEnter"), [&] { emit openWanted(bookmark); });
    addForOne(tr("Update to the present view"), [&] { emit replaceWanted(row); });
    menu.addSeparator();
    addForOne(tr("Rename\tF2"), [&] { m_own->rename(row); });
    addForOne(tr("Edit name, tags and notes…\tAlt+Enter"), [&] { edit(row); });
    menu.addAction(tr("Move up\tAlt+Up"), this, [&] { m_own->moveSelected(false); });
    menu.addAction(tr("Move down\tAlt+Down"), this, [&] { m_own->moveSelected(true); });
    menu.addSeparator();
    addForOne(tr("Copy as JSON"), [&] { copy(toJson(bookmark)); });
    addForOne(tr("Copy as plain text"), [&] { copy(toPlainText(bookmark.location)); });
    menu.addAction(tr("Export…"), this, [&] { m_exchange.askExport(this, listOf(rows)); });
    menu.addSeparator();
    menu.addAction(tr("Delete\tDel"), this, [&] { remove(rows); });
    menu.exec(position);
}

void BookmarksDock::showStarterMenu(int row, const QPoint& position) {
    const Bookmark bookmark = m_starters[static_cast<std::size_t>(row)];
    const auto copy = [](const std::string& text) {
        QApplication::clipboard()->setText(toQString(text));
    };
    QMenu menu(this);
    menu.addAction(tr("Open\tEnter"), this, [&] { emit openWanted(bookmark); });
    menu.addAction(tr("Add to yours"), this, [&] { add(bookmark); });
    menu.addSeparator();
    menu.addAction(tr("Copy as JSON"), this, [&] { copy(toJson(bookmark)); });
    menu.addAction(tr("Copy as plain text"), this, [&] { copy(toPlainText(bookmark.location)); });
    menu.exec(position);
}

}  // namespace fathom
