// Actions and their keys: the table, the schemes, and the page where they are changed.
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>

#include "base/paths.h"
#include "ui/window_fixture.h"

namespace fathom {
namespace {

class KeysTest : public WindowTest {
protected:
    QAction& action(const char* id) {
        return *window().findChild<QAction*>(QString::fromLatin1(id));
    }
    QString keysOf(const char* id) { return QKeySequence::listToString(action(id).shortcuts()); }

    /// Opens this page of the preferences with the keyboard only.
    void openEditor() {
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        m_dialog = window().findChild<QWidget*>(QStringLiteral("preferences"));
        ASSERT_TRUE(m_dialog);
        QApplication::setActiveWindow(m_dialog);
        auto* titles = m_dialog->findChild<QListWidget*>();
        const int keysPage = 2;
        for (int row = 0; row < keysPage; ++row)
            QTest::keyClick(titles, Qt::Key_Down);
        EXPECT_EQ(titles->currentRow(), keysPage);
        table().setFocus();
    }
    QTreeWidget& table() { return *find<QTreeWidget>("keyTable"); }
    QString message() { return find<QLabel>("keyMessage")->text(); }
    template <class Widget>
    Widget* find(const char* name) {
        return m_dialog->findChild<Widget*>(QString::fromLatin1(name));
    }

    void select(const char* id) {
        const QString text = plainActionText(rowOf(id));
        const auto found = table().findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
        ASSERT_FALSE(found.isEmpty());
        table().setCurrentItem(found.last());  // the last match comes after the headings
    }
    static const ActionRow& rowOf(const char* id) {
        for (const ActionRow& row : actionRows())
            if (std::strcmp(row.id, id) == 0) return row;
        throw std::out_of_range(id);
    }
    void press(const char* button) {
        auto* found = find<QPushButton>(button);
        ASSERT_TRUE(found->isVisible() && found->isEnabled()) << button;
        QTest::keyClick(found, Qt::Key_Space);
    }
    void record(const char* id, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        select(id);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::keyClick(&table(), Qt::Key_Return);
        auto* recorder = find<QKeySequenceEdit>("keyRecorder");
        ASSERT_TRUE(recorder);
        EXPECT_TRUE(recorder->hasFocus());
        QTest::keyClick(recorder, key, modifiers);
    }

    QWidget* m_dialog = nullptr;
};

TEST_F(KeysTest, EveryActionStandsInAMenuWithItsIcon) {
    for (const ActionRow& row : actionRows()) {
        const auto objects = action(row.id).associatedObjects();
        EXPECT_TRUE(std::any_of(objects.begin(), objects.end(), [](const QObject* object) {
            return qobject_cast<const QMenu*>(object);
        })) << row.id;
        const bool hasIcon = QFile::exists(QStringLiteral(":/icons/%1.svg").arg(row.icon));
        EXPECT_TRUE(hasIcon || !*row.icon) << row.id;
    }
}

TEST_F(KeysTest, EverySchemeHasAKeyForEveryActionAndNoneTwice) {
    for (const KeyScheme scheme : kKeySchemes) {
        std::map<QString, const char*> owners;
        for (const ActionRow& row : actionRows()) {
            EXPECT_FALSE(schemeKeys(row, scheme).isEmpty()) << row.id;
            for (const QKeySequence& key : schemeKeys(row, scheme)) {
                EXPECT_EQ(key.count(), 1) << row.id;
                EXPECT_NE(key[0].key(), Qt::Key_unknown) << row.id;
                const auto [other, isNew] = owners.emplace(key.toString(), row.id);
                EXPECT_TRUE(isNew)
                    << schemeTitle(scheme).toStdString() << ": " << key.toString().toStdString()
                    << " of " << row.id << " and " << other->second;
            }
        }
    }
}

TEST_F(KeysTest, MenusShareNoLetter) {
    std::map<std::pair<ActionMenu, QChar>, const char*> owners;
    for (const ActionRow& row : actionRows()) {
        const QString text = actionText(row);
        const QChar letter = text[text.indexOf(QChar('&')) + 1].toLower();
        ASSERT_TRUE(text.contains(QChar('&'))) << row.id;
        EXPECT_TRUE(owners.emplace(std::pair(row.menu, letter), row.id).second) << row.id;
    }
}

TEST_F(KeysTest, ASchemeHoldsAtOnceAndAfterARestart) {
    openEditor();
    QTest::keyClick(find<QComboBox>("keyScheme"), Qt::Key_Down);
    EXPECT_EQ(keysOf("zoom-in"), QStringLiteral("PgUp; +; ="));
    EXPECT_TRUE(action("bookmark").toolTip().contains(QStringLiteral("Ctrl+B")));
    m_dialog->close();
    QApplication::setActiveWindow(&window());
    const double before = view().depth10();
    pressOnCanvas(Qt::Key_PageUp);
    EXPECT_NEAR(view().depth10() - before, std::log10(2), 1e-9);

    openWindow();
    EXPECT_EQ(keysOf("zoom-in"), QStringLiteral("PgUp; +; ="));
}

TEST_F(KeysTest, EscapeKeepsItsWorkInEveryScheme) {
    for (const KeyScheme scheme : kKeySchemes)
        EXPECT_TRUE(schemeKeys(rowOf("stop"), scheme).contains(QKeySequence(Qt::Key_Escape)));
}

TEST_F(KeysTest, ARecordedKeyWorksAtOnceAndAfterARestart) {
    openEditor();
    record("upright", Qt::Key_K, Qt::ControlModifier);
    EXPECT_EQ(keysOf("upright"), QStringLiteral("Ctrl+K"));
    EXPECT_TRUE(table().hasFocus());
    EXPECT_EQ(table().currentItem()->text(1), QStringLiteral("Ctrl+K"));

    openWindow();
    EXPECT_EQ(keysOf("upright"), QStringLiteral("Ctrl+K"));
    turnWheel({60, 60}, 120);
    action("turn-left").trigger();
    ASSERT_NE(view().transform.rotation, 0);
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_K, Qt::ControlModifier);
    EXPECT_EQ(view().transform.rotation, 0);
}

TEST_F(KeysTest, EscapeLeavesTheKeyAsItWas) {
    openEditor();
    record("upright", Qt::Key_Escape);
    EXPECT_EQ(keysOf("upright"), QStringLiteral("\\"));
    EXPECT_TRUE(m_dialog->isVisible());
    EXPECT_FALSE(find<QKeySequenceEdit>("keyRecorder") &&
                 find<QKeySequenceEdit>("keyRecorder")->isVisible());
}

TEST_F(KeysTest, AKeyOfAnotherActionIsTakenOverOnlyWhenAsked) {
    openEditor();
    record("home", Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(message().contains(QStringLiteral("Ctrl+S")));
    EXPECT_TRUE(message().contains(plainActionText(rowOf("save-picture"))));
    EXPECT_EQ(keysOf("home"), QStringLiteral("Home"));
    press("keyLeave");
    EXPECT_EQ(keysOf("home"), QStringLiteral("Home"));
    EXPECT_EQ(keysOf("save-picture"), QStringLiteral("Ctrl+S"));

    record("home", Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(find<QPushButton>("keyTakeOver")->hasFocus());
    press("keyTakeOver");
    EXPECT_EQ(keysOf("home"), QStringLiteral("Ctrl+S"));
    EXPECT_EQ(keysOf("save-picture"), QString());

    openWindow();
    EXPECT_EQ(keysOf("home"), QStringLiteral("Ctrl+S"));
    EXPECT_EQ(keysOf("save-picture"), QString());
}

TEST_F(KeysTest, KeysAreAddedRemovedAndReset) {
    openEditor();
    select("home");
    press("keyAdd");
    QTest::keyClick(find<QKeySequenceEdit>("keyRecorder"), Qt::Key_H);
    EXPECT_EQ(keysOf("home"), QStringLiteral("Home; H"));
    QTest::keyClick(&table(), Qt::Key_Delete);
    EXPECT_EQ(keysOf("home"), QString());
    press("keyReset");
    EXPECT_EQ(keysOf("home"), QStringLiteral("Home"));
    EXPECT_FALSE(find<QPushButton>("keyReset")->isEnabled());

    // Reset restores the action's own key, even after another action has taken it.
    record("home", Qt::Key_H);
    record("upright", Qt::Key_Home);
    EXPECT_EQ(keysOf("upright"), QStringLiteral("Home"));
    select("home");
    press("keyReset");
    EXPECT_EQ(keysOf("home"), QStringLiteral("Home"));
    EXPECT_EQ(keysOf("upright"), QString());
    press("keyResetAll");
    EXPECT_EQ(keysOf("upright"), QStringLiteral("\\"));
}

TEST_F(KeysTest, OwnKeysStayWithTheirScheme) {
    openEditor();
    record("home", Qt::Key_H);
    auto* scheme = find<QComboBox>("keyScheme");
    QTest::keyClick(scheme, Qt::Key_Down);
    EXPECT_EQ(keysOf("home"), QStringLiteral("Home; Ctrl+N"));
    QTest::keyClick(scheme, Qt::Key_Up);
    EXPECT_EQ(keysOf("home"), QStringLiteral("H"));
}

TEST_F(KeysTest, TheFilterFindsActionsAndKeys) {
    openEditor();
    const auto shown = [this] {
        QStringList texts;
        for (QTreeWidgetItemIterator item(&table(), QTreeWidgetItemIterator::NotHidden); *item;
             ++item)
            if ((*item)->parent() && !(*item)->parent()->isHidden()) texts << (*item)->text(0);
        return texts;
    };
    EXPECT_EQ(shown().size(), static_cast<int>(actionRows().size()));
    auto* field = find<QLineEdit>("keyFilter");
    QTest::keyClicks(field, QStringLiteral("iterations"));
    EXPECT_EQ(shown(), QStringList({"Lock the iterations", "Double the iterations",
                                    "Halve the iterations"}));
    field->clear();
    QTest::keyClicks(field, QStringLiteral("f11"));
    EXPECT_EQ(shown(), QStringList({"Full screen", "Favourite palette 11",
                                    "Keep this palette as favourite 11"}));
}

TEST_F(KeysTest, AFileWithDoubtfulKeysGivesEachKeyOnce) {
    {
        QSettings file(QString::fromStdString((configFolder() / "explorer.ini").string()),
                       QSettings::IniFormat);
        file.setValue("keys/scheme", "emacs");
        file.setValue("keys-fathom/home", "Ctrl+K");
        file.setValue("keys-fathom/open", "Ctrl+K; Ctrl+S");
        file.setValue("keys-fathom/of-a-later-version", "F12");
    }
    openWindow();
    EXPECT_EQ(keysOf("open"), QStringLiteral("Ctrl+K; Ctrl+S"));
    EXPECT_EQ(keysOf("home"), QString());
    EXPECT_EQ(keysOf("save-picture"), QString());
}

TEST_F(KeysTest, PalettesAndIterationsChangeByKeys) {
    const PaletteChoice first = state().colors().palette;
    pressOnCanvas(Qt::Key_P);
    EXPECT_NE(state().colors().palette, first);
    QTest::keyClick(&canvas(), Qt::Key_P, Qt::ShiftModifier);
    EXPECT_EQ(state().colors().palette, first);
    QTest::keyClick(&canvas(), Qt::Key_P, Qt::ShiftModifier);  // from the first to the last
    EXPECT_NE(state().colors().palette, first);

    pressOnCanvas(Qt::Key_Comma);
    EXPECT_GT(state().colors().offset, 0.9);
    pressOnCanvas(Qt::Key_Period);
    EXPECT_EQ(state().colors().offset, 0);

    Location location = state().location();
    location.iterations = {3, false};
    state().setLocation(location);
    pressOnCanvas(Qt::Key_I);
    EXPECT_EQ(state().location().iterations, (IterationLimit{6, false}));
    for (int press = 0; press < 4; ++press)
        QTest::keyClick(&canvas(), Qt::Key_I, Qt::ShiftModifier);
    EXPECT_EQ(state().location().iterations, (IterationLimit{1, false}));
}

TEST_F(KeysTest, HalfAScreenAndTenTimes) {
    const View before = view();
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Right, Qt::ControlModifier);
    EXPECT_NEAR(pixelsApart({view().re, view().im}, {before.re, before.im}),
                canvas().imageSize().width / 2.0, 1);
    pressOnCanvas(Qt::Key_PageUp);
    EXPECT_NEAR(view().depth10() - before.depth10(), 1, 1e-9);
}

TEST_F(KeysTest, PanelsOpenByNumber) {
    auto* tabs = window().findChild<QTabWidget*>();
    QTest::keyClick(&window(), Qt::Key_F9);
    for (int tab = tabs->count() - 1; tab >= 0; --tab) {
        QTest::keyClick(&window(), static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::ControlModifier);
        EXPECT_TRUE(tabs->isVisible());
        EXPECT_EQ(tabs->currentIndex(), tab);
    }
}

}  // namespace
}  // namespace fathom
