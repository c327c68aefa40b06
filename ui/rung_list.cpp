#include "ui/rung_list.h"

#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>

#include "ui/translations.h"

namespace fathom {
namespace {

/// The translation context of this file.
struct RungWords {
    Q_DECLARE_TR_FUNCTIONS(RungList)
};

QLabel* makeLine(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

QWidget* makeRungList(const std::vector<RungVerdict>& ladder, QWidget* parent) {
    auto* list = new QFrame(parent, Qt::Popup);
    list->setObjectName(QStringLiteral("rungList"));
    list->setAttribute(Qt::WA_DeleteOnClose);
    auto* grid = new QGridLayout(list);
    const int space = list->fontMetrics().height();
    grid->setContentsMargins(space, space * 3 / 4, space, space * 3 / 4);
    grid->setHorizontalSpacing(space);
    grid->setVerticalSpacing(space / 3);
    auto* heading = makeLine(
        RungWords::tr(
            "Ways to compute this picture. Fathom takes the first that is exact enough and fast."),
        list);
    heading->setObjectName(QStringLiteral("hint"));
    grid->addWidget(heading, 0, 0, 1, 2);
    for (const RungVerdict& verdict : ladder) {
        const int row = grid->rowCount();
        auto* name = makeLine(translated(verdict.rung->label), list);
        name->setWordWrap(false);
        auto* reason = makeLine(translatedPhrase(verdict.reason), list);
        reason->setMinimumWidth(list->fontMetrics().averageCharWidth() * 60);
        if (verdict.isTaken) {
            QFont bold = list->font();
            bold.setBold(true);
            name->setFont(bold);
            reason->setFont(bold);
        } else {
            reason->setObjectName(QStringLiteral("hint"));
        }
        grid->addWidget(name, row, 0, Qt::AlignTop);
        grid->addWidget(reason, row, 1);
    }
    return list;
}

}  // namespace fathom
