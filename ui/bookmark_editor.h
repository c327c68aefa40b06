// A dialog for a bookmark's name, tags and notes, next to its picture. GUI thread.
#pragma once

#include <QDialog>
#include <QImage>

#include "bookmarks/bookmark.h"

class QLineEdit;
class QPlainTextEdit;

namespace fathom {

class TagEdit;

class BookmarkEditor final : public QDialog {
    Q_OBJECT

public:
    /// The picture may be null. `knownTags` are suggested while tags are typed.
    BookmarkEditor(Bookmark bookmark, const QImage& picture, const QStringList& knownTags,
                   QWidget* parent = nullptr);

    /// The given bookmark with the user's changes.
    Bookmark bookmark() const;

private:
    Bookmark m_bookmark;
    QLineEdit* m_name;
    TagEdit* m_tags;
    QPlainTextEdit* m_notes;
};

}  // namespace fathom
