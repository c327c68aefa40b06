#include "ui/tag_edit.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

#include "ui/text.h"

namespace fathom {

TagEdit::TagEdit(const QStringList& known, QWidget* parent)
    : QLineEdit(parent), m_completer(new QCompleter(known, this)) {
    setPlaceholderText(tr("spiral, deep, wallpaper"));
    setToolTip(tr("Tags, separated by commas"));
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(this, &QLineEdit::textEdited, this, &TagEdit::suggest);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            &TagEdit::complete);
}

void TagEdit::setTags(const std::vector<std::string>& tags) {
    QStringList list;
    for (const std::string& tag : tags)
        list << toQString(tag);
    setText(list.join(QStringLiteral(", ")));
}

std::vector<std::string> TagEdit::tags() const {
    std::vector<std::string> tags;
    for (const QString& part : text().split(QChar(','))) {
        std::string tag = toUtf8(part.simplified());
        if (!tag.empty() && std::find(tags.begin(), tags.end(), tag) == tags.end())
            tags.push_back(std::move(tag));
    }
    return tags;
}

qsizetype TagEdit::startOfTag() const {
    qsizetype start = cursorPosition();
    while (start > 0 && text()[start - 1] != QChar(','))
        --start;
    while (start < cursorPosition() && text()[start].isSpace())
        ++start;
    return start;
}

void TagEdit::suggest() {
    const qsizetype start = startOfTag();
    const QString begun = text().mid(start, cursorPosition() - start);
    m_completer->setCompletionPrefix(begun);
    if (begun.isEmpty() || m_completer->completionCount() == 0)
        m_completer->popup()->hide();
    else
        m_completer->complete();
}

void TagEdit::complete(const QString& tag) {
    const qsizetype start = startOfTag();
    setSelection(static_cast<int>(start), static_cast<int>(cursorPosition() - start));
    insert(tag + QStringLiteral(", "));
}

// While the list of tags is open, these keys go to it.
void TagEdit::keyPressEvent(QKeyEvent* event) {
    const bool isForList = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                           event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape;
    if (isForList && m_completer->popup()->isVisible())
        event->ignore();
    else
        QLineEdit::keyPressEvent(event);
}

}  // namespace fathom
