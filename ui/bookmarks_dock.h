// The person's bookmarks and the starters that come with the program. GUI thread.
#pragma once

#include <optional>

#include <QWidget>

#include "bookmarks/bookmark_store.h"
#include "ui/toast_area.h"

class QLabel;
class QPushButton;

namespace fathom {

class BookmarkGrid;
class Thumbnails;

class BookmarksDock final : public QWidget {
    Q_OBJECT

public:
    /// Without a store (its file is broken) the starters remain, and adding says why not.
    BookmarksDock(Result<BookmarkStore> store, Thumbnails& thumbnails, QWidget* parent = nullptr);

    /// Saves at once and starts naming it.
    void add(Bookmark bookmark);
    const std::vector<Bookmark>& bookmarks() const;

signals:
    void addWanted();
    void openWanted(const fathom::Bookmark& bookmark);
    void noticed(const QString& sentence, const fathom::ToastAction& action);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void show(const Result<void>& outcome);
    void rename(int row, const QString& name);
    void remove(int row);
    void putBack(std::size_t index, const Bookmark& bookmark);
    void showMenu(int row, const QPoint& position);
    void showStarterMenu(int row, const QPoint& position);

    Result<BookmarkStore> m_store;
    Thumbnails& m_thumbnails;
    std::vector<Bookmark> m_starters;
    QLabel* m_empty;
    BookmarkGrid* m_own;
    BookmarkGrid* m_starterGrid;
    QPushButton* m_add;
};

}  // namespace fathom
