#include "ui/form_column.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

namespace fathom {

FormColumn::FormColumn(QWidget* owner) : m_owner(owner), m_grid(new QGridLayout(owner)) {
    const int space = owner->fontMetrics().height();
    m_grid->setContentsMargins(space * 3 / 4, space * 3 / 4, space * 3 / 4, space * 3 / 4);
    m_grid->setHorizontalSpacing(space / 2);
    m_grid->setVerticalSpacing(space / 2);
    m_grid->setColumnStretch(1, 1);
}

QLabel* FormColumn::makeLabel(const QString& text, QWidget* control) {
    auto* label = new QLabel(text, m_owner);
    label->setObjectName(QStringLiteral("formLabel"));
    label->setBuddy(control);
    if (control->accessibleName().isEmpty()) control->setAccessibleName(text);
    return label;
}

QLabel* FormColumn::addAbove(const QString& text, QWidget* control) {
    // Label and control share one cell: a label is nearer to its own control than to the one
    // before.
    QLabel* label = makeLabel(text, control);
    auto* pair = new QVBoxLayout;
    pair->setSpacing(m_owner->fontMetrics().height() / 5);
    pair->addWidget(label);
    pair->addWidget(control, 1);
    m_grid->addLayout(pair, m_row++, 0, 1, 2);
    return label;
}

QLabel* FormColumn::addLabeled(const QString& text, QWidget* control) {
    QLabel* label = makeLabel(text, control);
    m_grid->addWidget(label, m_row, 0);
    m_grid->addWidget(control, m_row++, 1);
    return label;
}

void FormColumn::addPlain(QWidget* control, int stretch) {
    m_grid->addWidget(control, m_row, 0, 1, 2);
    m_grid->setRowStretch(m_row++, stretch);
}

void FormColumn::addHeading(const QString& text) {
    auto* heading = new QLabel(text, m_owner);
    heading->setObjectName(QStringLiteral("heading"));
    heading->setIndent(0);
    m_grid->addWidget(heading, m_row++, 0, 1, 2);
}

void FormColumn::addGap() {
    m_grid->setRowMinimumHeight(m_row++, m_owner->fontMetrics().height() / 3);
}

FormColumn FormColumn::addSection() {
    auto* widget = new QWidget(m_owner);
    addPlain(widget);
    FormColumn section(widget);
    section.m_grid->setContentsMargins(0, 0, 0, 0);
    return section;
}

int FormColumn::labelWidth() const {
    int width = 0;
    for (const QLabel* label :
         m_owner->findChildren<QLabel*>(QStringLiteral("formLabel"), Qt::FindDirectChildrenOnly))
        width = std::max(width, label->sizeHint().width());
    return width;
}

void FormColumn::setLabelWidth(int width) {
    m_grid->setColumnMinimumWidth(0, width);
}

void FormColumn::removeFrom(int row) {
    for (int removed = row; removed < m_row; ++removed)
        for (int column = 0; column < m_grid->columnCount(); ++column)
            if (QLayoutItem* item = m_grid->itemAtPosition(removed, column)) delete item->widget();
    m_row = row;
}

void FormColumn::finish() {
    m_grid->setRowStretch(m_row, 1);
}

}  // namespace fathom
