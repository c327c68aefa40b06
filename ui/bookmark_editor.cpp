#include "ui/bookmark_editor.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>

#include "ui/form_column.h"
#include "ui/tag_edit.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/translations.h"

namespace fathom {
namespace {

/// The picture with rounded corners as in the grid; an empty plate if there is no picture.
QPixmap plateOf(const QImage& picture, int width, double pixelRatio) {
    QPixmap plate(QSizeF(width * pixelRatio, width * pixelRatio * 5 / 8).toSize());
    plate.fill(Qt::transparent);
    QPainter painter(&plate);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath shape;
    shape.addRoundedRect(plate.rect(), 6 * pixelRatio, 6 * pixelRatio);
    painter.setClipPath(shape);
    painter.fillRect(plate.rect(), canvasColor());
    if (!picture.isNull()) painter.drawImage(plate.rect(), picture);
    painter.end();
    plate.setDevicePixelRatio(pixelRatio);
    return plate;
}

}  // namespace

BookmarkEditor::BookmarkEditor(Bookmark bookmark, const QImage& picture,
                               const QStringList& knownTags, QWidget* parent)
    : QDialog(parent),
      m_bookmark(std::move(bookmark)),
      m_name(new QLineEdit(toQString(m_bookmark.name), this)),
      m_tags(new TagEdit(knownTags, this)),
      m_notes(new QPlainTextEdit(toQString(m_bookmark.notes), this)) {
    setObjectName(QStringLiteral("bookmarkEditor"));
    setWindowTitle(tr("Edit bookmark"));
    m_name->setObjectName(QStringLiteral("bookmarkName"));
    m_tags->setObjectName(QStringLiteral("bookmarkTags"));
    m_notes->setObjectName(QStringLiteral("bookmarkNotes"));
    m_tags->setTags(m_bookmark.tags);
    m_notes->setTabChangesFocus(true);
    m_notes->setPlaceholderText(tr("What makes this place special?"));
    m_name->selectAll();

    // The picture, and what it shows.
    auto* plate = new QLabel(this);
    plate->setPixmap(plateOf(picture, fontMetrics().height() * 14, devicePixelRatioF()));
    auto* facts = new QLabel(this);
    facts->setObjectName(QStringLiteral("hint"));
    QStringList lines{tr("%1, depth %2")
                          .arg(translatedFormula(m_bookmark.location.formula),
                               depthText(m_bookmark.location.view.depth10()))};
    const QDateTime created = QDateTime::fromString(toQString(m_bookmark.created), Qt::ISODate);
    if (created.isValid())
        lines << QLocale().toString(created.toLocalTime().date(), QLocale::LongFormat);
    facts->setText(lines.join(QChar('\n')));

    auto* fields = new QWidget(this);
    FormColumn form(fields);
    form.addAbove(tr("Name"), m_name);
    form.addAbove(tr("Tags"), m_tags);
    form.addAbove(tr("Notes"), m_notes);
    fields->layout()->setContentsMargins(0, 0, 0, 0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* grid = new QGridLayout(this);
    const int space = fontMetrics().height();
    grid->setContentsMargins(space, space, space, space);
    grid->setHorizontalSpacing(space);
    grid->setVerticalSpacing(space / 2);
    grid->addWidget(plate, 0, 0);
    grid->addWidget(facts, 1, 0, Qt::AlignTop);
    grid->addWidget(fields, 0, 1, 2, 1);
    grid->addWidget(buttons, 2, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(1, 1);
    resize(space * 40, sizeHint().height());
}

// A field that was not edited keeps its value, even where a single line cannot show all of it.
Bookmark BookmarkEditor::bookmark() const {
    Bookmark edited = m_bookmark;
    const QString name = m_name->text().simplified();
    if (m_name->isModified() && !name.isEmpty()) edited.name = toUtf8(name);
    if (m_tags->isModified()) edited.tags = m_tags->tags();
    if (m_notes->document()->isModified()) edited.notes = toUtf8(m_notes->toPlainText().trimmed());
    return edited;
}

}  // namespace fathom
