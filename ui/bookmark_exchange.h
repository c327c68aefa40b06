// Imports bookmarks from files and exports them: asks for the files, and reads and writes them on a
// thread of its own. GUI thread.
#pragma once

#include <QObject>

#include "ui/bookmark_files.h"
#include "ui/workers.h"

namespace fathom {

class BookmarkExchange final : public QObject {
    Q_OBJECT

public:
    explicit BookmarkExchange(QObject* parent = nullptr);

    void askImport(QWidget* window);
    /// Reads lists, single views, pictures, files of other programs, and folders of these; found()
    /// follows.
    void import(const QStringList& paths);
    void askExport(QWidget* window, const BookmarkList& list);
    /// Writes a list that import() can read. Replaces an existing file: the file dialog has already
    /// asked.
    void exportTo(const QString& path, const BookmarkList& list);

signals:
    void found(const fathom::FoundBookmarks& found);
    void told(const QString& sentence);

private:
    QString m_folder;    // of the last import or export
    Workers m_files{1};  // last member: its tasks report to this object
};

}  // namespace fathom
