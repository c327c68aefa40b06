// Languages: what is shown in them.
#include "ui/translations.h"

#include "ui/translation_files.h"
#include "ui/window_fixture.h"

#include <set>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>

#include "formula/formula_list.h"
#include "render/rung.h"
#include "ui/exact_field.h"
#include "ui/text.h"

namespace fathom {
namespace {

class TranslationsTest : public WindowTest {
protected:
    void TearDown() override {
        WindowTest::TearDown();
        installTranslations(testApplication(), "en");
        QLocale::setDefault(QLocale::c());
    }

    QStringList menus() {
        QStringList titles;
        for (const QAction* action : window().menuBar()->actions())
            titles << action->text();
        return titles;
    }
};

TEST_F(TranslationsTest, AGermanWindowHasAGermanMenu) {
    EXPECT_TRUE(menus().contains("&File"));
    installTranslations(testApplication(), "de");
    openWindow();
    EXPECT_TRUE(menus().contains("&Datei"));
    EXPECT_FALSE(menus().contains("&File"));
    const auto* formulaList = window().findChild<QComboBox*>("formula");
    ASSERT_NE(formulaList, nullptr);
    EXPECT_GE(formulaList->findText("Newton, gewählte Nullstellen"), 0);
    EXPECT_EQ(translated("My own place"), "My own place");
}

TEST_F(TranslationsTest, ALanguageHasItsOwnNameAndQtsWords) {
    QStringList names;
    for (const QString& language : translationLanguages())
        names << languageName(language);
    EXPECT_EQ(names, (QStringList{"Deutsch", "English", "Español", "Français", "日本語"}));
    for (const QString& language : translatedLanguages()) {
        installTranslations(testApplication(), language);
        EXPECT_NE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Cancel")
            << language.toStdString();
    }
}

TEST_F(TranslationsTest, NumbersAreWrittenAsTheWordsAre) {
    installTranslations(testApplication(), "de");
    EXPECT_EQ(durationText(1.25), "1,25 s");
    EXPECT_EQ(shortNumberInWords(*Decimal::parse("1.5e-9")), "1,5e-9");
    EXPECT_EQ(QLocale().language(), QLocale::German);
    installTranslations(testApplication(), "en");  // with the marks of the machine's country
    EXPECT_EQ(QLocale().language(), QLocale::English);
}

TEST_F(TranslationsTest, NumbersOfALocationHaveAPointInEveryLanguage) {
    installTranslations(testApplication(), "de");
    openWindow();
    Location location = state().location();
    location.view.transform.stretch = 1.25;
    state().setLocation(location);
    auto& depth = find<ExactField>("depth");
    auto& stretch = find<QDoubleSpinBox>("stretch");
    EXPECT_TRUE(depth.text().contains('.')) << depth.text().toStdString();
    EXPECT_EQ(stretch.text(), "1.2500");

    const auto enter = [](QWidget& field, const char* text) {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, QLatin1String(text));
        QTest::keyClick(&field, Qt::Key_Return);
    };
    enter(*depth.lineEdit(), "1,5");
    EXPECT_EQ(depth.text(), "1.50");
    enter(stretch, "2,5");
    EXPECT_EQ(stretch.text(), "2.5000");
    EXPECT_EQ(view().transform.stretch, 2.5);
}

/// Entries of one menu, or of the bar, that have the same mnemonic: "menu: letter".
QStringList sharedMnemonics(const QWidget& menu) {
    QStringList shared;
    std::set<QString> taken;
    for (const QAction* action : menu.actions()) {
        const QString mnemonic = QKeySequence::mnemonic(action->text()).toString();
        if (!mnemonic.isEmpty() && !taken.insert(mnemonic).second)
            shared << QStringLiteral("%1: %2").arg(menu.objectName(), action->text());
    }
    return shared;
}

TEST_F(TranslationsTest, NoTwoEntriesOfAMenuShareAMnemonic) {
    for (const QString& language : translationLanguages()) {
        installTranslations(testApplication(), language);
        openWindow();
        QStringList shared = sharedMnemonics(*window().menuBar());
        const auto menus = window().findChildren<QMenu*>();
        EXPECT_GT(menus.size(), 8);
        for (const QMenu* menu : menus)
            shared << sharedMnemonics(*menu);
        EXPECT_TRUE(shared.isEmpty()) << language.toStdString() << "\n"
                                      << shared.join('\n').toStdString();
        for (const QAction* title : window().menuBar()->actions())
            EXPECT_FALSE(QKeySequence::mnemonic(title->text()).isEmpty());
    }
    QMenu twice;
    twice.addAction("&Open");
    twice.addAction("F&oundry");
    EXPECT_EQ(sharedMnemonics(twice).size(), 1);
}

// ---- Sentences of the core

/// Patterns of a phrase and of its parts, without numbers and names.
void gather(const Phrase& phrase, std::set<std::string>& patterns) {
    if (!phrase.parts.empty()) patterns.insert(phrase.pattern);
    for (const Phrase& part : phrase.parts)
        gather(part, patterns);
}

TEST_F(TranslationsTest, ReasonsAreToldInGerman) {
    installTranslations(testApplication(), "de");
    std::set<std::string> patterns;
    EngineInfo cpu = CpuEngine(2).info();
    EngineInfo singles = cpu;
    singles.numbers = {NumberKind::Ff, NumberKind::BigFloat};
    EngineInfo graphics = singles;
    graphics.kind = DeviceKind::OpenClGpu;
    for (const char* formula : {"mandelbrot", "magnet1"})
        for (const char* radius : {"1", "1e-9", "1e-11", "1e-26", "1e-32", "1e-50"})
            for (const char* forced : {"", "dd", "bigfloat"})
                for (const EngineInfo& engine : {cpu, singles, graphics}) {
                    RenderRequest request;
                    request.location = homeLocation(defaultInstance(*findFormula(formula)));
                    request.location.view.radius = *Decimal::parse(radius);
                    request.size = {64, 48};
                    request.forcedRung = forced;
                    if (const auto plan = choosePlan(request, std::vector{engine}))
                        gather(plan->reason, patterns);
                }
    EXPECT_GT(patterns.size(), 8U);
    const std::set<std::string> known(corePatterns().begin(), corePatterns().end());
    for (const std::string& pattern : patterns)
        EXPECT_TRUE(known.contains(pattern)) << "ui/core_patterns.cpp has not: " << pattern;

    EXPECT_EQ(translatedPhrase(Phrase("Compiling kernels for %1", {"H200"})),
              "Kernel übersetzen für H200");
    const Phrase reason{"Pixels are %1 wide, too fine for %2", {"10^-9", "single precision"}};
    EXPECT_EQ(translatedPhrase(reason), "Pixel sind 10⁻⁹ breit, zu fein für einfache Genauigkeit");
}

TEST_F(TranslationsTest, AnUnknownLanguageIsAnsweredInEnglish) {
    installTranslations(testApplication(), "de");
    installTranslations(testApplication(), "tlh");
    openWindow();
    EXPECT_TRUE(menus().contains("&File"));
    const auto lines = [](int count) {
        return QCoreApplication::translate("fathom::LogWindow", "%n line(s)", nullptr, count);
    };
    EXPECT_EQ(lines(1), "1 line");
    EXPECT_EQ(lines(2), "2 lines");
}

TEST_F(TranslationsTest, KeysBesideMenuEntriesAreThoseOfQt) {
    for (const QString& language : translatedLanguages()) {
        installTranslations(testApplication(), language);
        int seen = 0;
        for (const auto& [key, message] : messagesIn(bytesOf(fileOf(language)))) {
            const QString keys = key.second.section(QChar('\t'), 1);
            if (keys.isEmpty()) continue;
            EXPECT_EQ(message.forms.front().section(QChar('\t'), 1),
                      QKeySequence(keys).toString(QKeySequence::NativeText))
                << language.toStdString() << ": " << key.second.toStdString();
            ++seen;
        }
        EXPECT_GT(seen, 3);
    }
}

}  // namespace
}  // namespace fathom
