#include "ui/find_dock.h"

#include <algorithm>

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/found_words.h"
#include "ui/picture_row.h"

namespace fathom {
namespace {

constexpr int kPictureKeyRole = PictureRow::kDetailRole + 1;

bool isSameNucleus(const Nucleus& a, const Nucleus& b) {
    return a.period == b.period && a.re == b.re && a.im == b.im;
}

}  // namespace

FindDock::FindDock(Finder& finder, Thumbnails& thumbnails, ViewOf viewOf, QWidget* parent)
    : QWidget(parent),
      m_finder(finder),
      m_thumbnails(thumbnails),
      m_viewOf(std::move(viewOf)),
      m_search(new QPushButton(this)),
      m_hint(new QLabel(this)),
      m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("findDock"));
    m_search->setObjectName(QStringLiteral("findAllButton"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("foundList"));
    m_list->setAccessibleName(tr("Minibrots in view"));
    m_list->setItemDelegate(new PictureRow(m_list));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    setFocusProxy(m_search);
    auto* column = new QVBoxLayout(this);
    const int space = fontMetrics().height() * 3 / 4;
    column->setContentsMargins(space, space, space, space);
    column->setSpacing(space);
    column->addWidget(m_search);
    column->addWidget(m_hint);
    column->addWidget(m_list, 1);
    column->addStretch();  // fills the space below the hint while there is no list

    connect(m_search, &QPushButton::clicked, this, [this] {
        if (m_finder.isListing())
            m_finder.endList();
        else
            emit searchWanted();
    });
    connect(m_list, &QListWidget::itemClicked, this, &FindDock::open);
    connect(m_list, &QListWidget::itemActivated, this, &FindDock::open);
    connect(&m_finder, &Finder::listChanged, this, &FindDock::refresh);
    connect(&m_thumbnails, &Thumbnails::ready, this, &FindDock::takePicture);
    refresh();
}

void FindDock::setReason(const QString& reason) {
    m_reason = reason;
    refresh();
}

void FindDock::showEvent(QShowEvent*) {
    m_thumbnails.setWatched(this, true);
}

void FindDock::hideEvent(QHideEvent*) {
    m_thumbnails.setWatched(this, false);
}

void FindDock::refresh() {
    m_search->setText(m_finder.isListing() ? tr("Stop the search")
                                           : tr("Find the minibrots in view"));
    m_search->setEnabled(m_reason.isEmpty());
    fill();
    if (!m_reason.isEmpty())
        m_hint->setText(m_reason);
    else if (m_finder.isListing())
        m_hint->setText(tr("Looking for the lowest periods in the picture…"));
    else if (m_shown.empty())
        m_hint->setText(
            tr("Lists the minibrots of the lowest periods in the picture and marks them. Choose "
               "one to go to it."));
    m_hint->setVisible(m_shown.empty() || m_finder.isListing());
    m_list->setVisible(!m_shown.empty());
}

// An unchanged list is not filled anew, so that its rows keep their place and the focus.
void FindDock::fill() {
    const std::vector<Nucleus>& list = m_finder.list();
    if (std::equal(list.begin(), list.end(), m_shown.begin(), m_shown.end(), isSameNucleus)) return;
    m_shown = list;
    m_views.clear();
    m_list->clear();
    for (const Nucleus& nucleus : m_shown) {
        const Bookmark& view = m_views.emplace_back(m_viewOf(nucleus));
        const QString key = Thumbnails::keyOf(view);
        auto* item = new QListWidgetItem(titleOf(nucleus), m_list);
        item->setData(PictureRow::kDetailRole, detailOf(nucleus));
        item->setData(kPictureKeyRole, key);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1, %2").arg(titleOf(nucleus), detailOf(nucleus)));
        item->setData(Qt::DecorationRole, m_thumbnails.picture(key));
        m_thumbnails.want(view, Thumbnails::Keep::Memory);
    }
}

void FindDock::takePicture(const QString& key) {
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(kPictureKeyRole) == key)
            m_list->item(row)->setData(Qt::DecorationRole, m_thumbnails.picture(key));
}

void FindDock::open(const QListWidgetItem* item) {
    emit goWanted(m_shown[static_cast<std::size_t>(m_list->row(item))]);
}

}  // namespace fathom
