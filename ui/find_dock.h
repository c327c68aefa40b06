// The minibrots of the lowest periods in a view, as a list with pictures. GUI thread.
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "bookmarks/bookmark.h"
#include "ui/finder.h"
#include "ui/thumbnails.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace fathom {

class FindDock final : public QWidget {
    Q_OBJECT

public:
    /// The view that choosing a nucleus would open.
    using ViewOf = std::function<Bookmark(const Nucleus&)>;

    FindDock(Finder& finder, Thumbnails& thumbnails, ViewOf viewOf, QWidget* parent = nullptr);

    /// Sets why nothing can be found here; empty if something can.
    void setReason(const QString& reason);

signals:
    void searchWanted();
    void goWanted(const Nucleus& nucleus);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    void fill();
    void takePicture(const QString& key);
    void open(const QListWidgetItem* item);

    Finder& m_finder;
    Thumbnails& m_thumbnails;
    ViewOf m_viewOf;
    QString m_reason;
    QPushButton* m_search;
    QLabel* m_hint;
    QListWidget* m_list;
    std::vector<Nucleus> m_shown;
    std::vector<Bookmark> m_views;  // m_views[i] shows m_shown[i]
};

}  // namespace fathom
