// docs/ACCESSIBILITY.md shows the main window as a screen reader finds it.
#include "ui/places.h"

#include <cstdlib>
#include <fstream>

#include <QAccessible>
#include <QMenu>
#include <QMetaEnum>
#include <QRegularExpression>

#include "support/source_tree.h"

namespace fathom {
namespace {

const std::filesystem::path kDocument = test::kRoot / "docs" / "ACCESSIBILITY.md";

QString wordsOf(QAccessibleInterface& node) {
    const QAccessible::State state = node.state();
    QStringList words;
    if (node.role() == QAccessible::ComboBox)
        words << QStringLiteral("label %1").arg(toldName(node));
    const auto add = [&words](bool is, const char* word) {
        if (is) words << QLatin1String(word);
    };
    add(state.disabled, "disabled");
    add(state.checkable && !state.checked, "can be checked");
    add(state.checked, "checked");
    add(state.expandable && !state.expanded, "can be opened");
    add(state.editable && !state.readOnly, "editable");
    add(state.hasPopup, "has a menu");
    add(state.selected, "selected");
    return words.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(words.join(", "));
}

bool canBeUsed(QAccessibleInterface& node) {
    if (node.state().focusable) return true;
    return node.actionInterface() && !node.actionInterface()->actionNames().isEmpty();
}

/// A closed menu is a part of its bar.
bool isHidden(QAccessibleInterface& node) {
    const auto* widget = qobject_cast<const QWidget*>(node.object());
    return widget && !widget->isVisible() && !qobject_cast<const QMenu*>(widget);
}

/// The lines of `node` and of what is below it: whatever can be used, and named groups of that.
/// Other texts are left out, as times and names of devices differ from machine to machine.
QStringList treeOf(QAccessibleInterface* node, int depth = 0) {
    if (!node || !node->isValid() || isHidden(*node)) return {};
    // The number of threads is the machine's.
    static const QRegularExpression kThreads(QStringLiteral("\\d+ thread(s|\\b)"));
    const QString name =
        node->text(QAccessible::Name).replace(kThreads, QStringLiteral("some threads"));
    const bool isUsed = canBeUsed(*node), isLine = isUsed || !name.isEmpty();
    QStringList parts;
    for (int index = 0; index < node->childCount(); ++index)
        parts += treeOf(node->child(index), depth + isLine);
    if (!isLine || (parts.isEmpty() && !isUsed)) return parts;
    const char* const role = QMetaEnum::fromType<QAccessible::Role>().valueToKey(node->role());
    return QStringList(QString(2 * depth, QChar(' ')) +
                       QStringLiteral("%1 \"%2\"%3").arg(role, name, wordsOf(*node))) +
           parts;
}

/// The lines of the document, or those before its first section.
std::string documentText(bool isWhole) {
    std::string text;
    for (const std::string& line : test::linesOf(kDocument)) {
        if (!isWhole && line.starts_with("## ")) break;
        text += line + "\n";
    }
    return text;
}

class AccessibleTreeTest : public PlacesTest {};

// To write it again: FATHOM_WRITE_TREE=1 test_ui --gtest_filter='AccessibleTreeTest.*'
TEST_F(AccessibleTreeTest, IsThatOfTheDocument) {
    window().resize(1280, 800);
    ASSERT_TRUE(awaitPicture());
    std::string text = documentText(false);
    auto& tabs = *window().findChild<QTabWidget*>();
    for (int tab = 0; tab < tabs.count(); ++tab) {
        tabs.setCurrentIndex(tab);
        QWidget* const root = tab == 0 ? &window() : tabs.currentWidget();
        const QStringList lines = treeOf(QAccessible::queryAccessibleInterface(root));
        EXPECT_FALSE(lines.isEmpty()) << tab;
        const QString title = tab == 0 ? QStringLiteral("The window") : tabs.tabText(tab);
        text += (QStringLiteral("## %1\n\n```\n%2\n```\n").arg(title, lines.join(QChar('\n'))) +
                 (tab + 1 < tabs.count() ? "\n" : ""))
                    .toStdString();
    }
    if (std::getenv("FATHOM_WRITE_TREE")) std::ofstream(kDocument) << text;
    EXPECT_EQ(documentText(true), text);
}

}  // namespace
}  // namespace fathom
