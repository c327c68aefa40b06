// Languages: what is shown in them.
#include "ui/translations.h"

#include "ui/translation_files.h"
#include "ui/window_fixture.h"

#include <set>

#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include "base/atomic_file.h"
#include "base/shown_text.h"
#include "color/palette_format.h"
#include "export/opened_view.h"
#include "formula/formula_list.h"
#include "render/rung.h"
#include "ui/exact_field.h"
#include "ui/queue_model.h"
#include "ui/text.h"
#include "ui/toast_area.h"

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
    const Messages known = messagesIn(bytesOf(fileOf("de")));
    for (const std::string& pattern : patterns)
        EXPECT_TRUE(known.contains({"core", toQString(pattern)})) << pattern;

    EXPECT_EQ(translatedPhrase(Phrase("Compiling kernels for %1", {"H200"})),
              "Kernel übersetzen für H200");
    const Phrase reason{"Pixels are %1 wide, too fine for %2", {"10^-9", "single precision"}};
    EXPECT_EQ(translatedPhrase(reason), "Pixel sind 10⁻⁹ breit, zu fein für einfache Genauigkeit");
}

/// Errors from deep in the core, and what the window says about them in a language. The file's name
/// stands for %1.
struct ToldErrors {
    const char* language;
    const char* badKey;
    const char* badPalette;
    const char* badFolder;
    const char* badPaste;
};

constexpr ToldErrors kToldErrors[] = {
    {"en", "%1: escape_radius must be a number, not \"wide\".",
     "%1: line 5 must begin with three whole numbers from 0 to 255.",
     "Cannot write %1/film.png: a part of its path is not a folder.",
     "Line 1 of the text has an invalid Re: \"-0.75x\" is not a number; write one such as -0.75 or "
     "5e-12."},
    {"de", "%1: escape_radius muss eine Zahl sein, nicht \"wide\".",
     "%1: Zeile 5 muss mit drei ganzen Zahlen von 0 bis 255 beginnen.",
     "%1/film.png kann nicht geschrieben werden: ein Teil des Pfades ist kein Ordner.",
     "Zeile 1 des Textes hat einen ungültigen Wert für Re: \"-0.75x\" ist keine Zahl; richtig wäre "
     "etwa -0.75 oder 5e-12."},
    {"fr", "%1\u202F: escape_radius doit être un nombre, et non \"wide\".",
     "%1\u202F: ligne 5\u202F: doit commencer par trois nombres entiers de 0 à 255.",
     "Impossible d’écrire %1/film.png\u202F: une partie de son chemin n’est pas un dossier.",
     "La ligne 1 du texte a un Re incorrect\u202F: \"-0.75x\" n’est pas un nombre\u202F; écrivez "
     "par exemple -0.75 ou 5e-12."},
    {"es", "%1: escape_radius debe ser un número, no \"wide\".",
     "%1: línea 5: debe empezar con tres números enteros de 0 a 255.",
     "No se puede escribir %1/film.png: una parte de su ruta no es una carpeta.",
     "La línea 1 del texto tiene un Re no válido: \"-0.75x\" no es un número; escriba uno como "
     "-0.75 o 5e-12."},
    {"ja", "%1：escape_radius（\"wide\"は不可）：数でなければなりません。",
     "%1：5行目：0から255までの三つの整数で始まらなければなりません。",
     "%1/film.pngに書き込めません：パスの途中にフォルダーでないものがあります。",
     "テキストの1行目：Reが無効です：\"-0.75x\"は数ではありません。-0.75や5e-"
     "12のように書いてください。"},
};

TEST_F(TranslationsTest, ErrorsOfTheCoreAreToldInTheLanguageThatIsSet) {
    const std::filesystem::path bookmark = home() / "bookmark.json", palette = home() / "fire.gpl";
    ASSERT_TRUE(writeFileAtomically(
        bookmark, R"({"fathom": 1, "radius": "1", "formula": {"id": "mandelbrot", "power": 2},
        "center": {"re": "0", "im": "0"}, "escape_radius": "wide"})"));
    ASSERT_TRUE(writeFileAtomically(palette, "GIMP Palette\nName: Fire\n#\n255 0 0\nblue\n"));
    const auto badKey = openView(bookmark);
    const auto badPalette = readPaletteFile(palette);
    const auto badFolder = writeFileAtomically(bookmark / "film.png", "");
    ASSERT_FALSE(badKey || badPalette || badFolder);
    QApplication::clipboard()->setText("Re: -0.75x");
    for (const ToldErrors& told : kToldErrors) {
        SCOPED_TRACE(told.language);
        const auto about = [](const char* words, const std::filesystem::path& file) {
            return toUtf8(QString::fromUtf8(words).replace("%1", toQString(shownPath(file))));
        };
        installTranslations(testApplication(), QLatin1String(told.language));
        ExplorerEngines engines;
        engines.engines.push_back(std::make_unique<CpuEngine>(2));
        openWindow({}, std::move(engines), bookmark);  // as by a double click on the file
        EXPECT_EQ(toUtf8(window().toasts().sentences().last()), about(told.badKey, bookmark));
        QTest::mouseClick(&find<QPushButton>("pasteLocation"), Qt::LeftButton);
        EXPECT_EQ(toUtf8(window().toasts().sentences().last()), told.badPaste);
        EXPECT_EQ(toUtf8(translatedError(badPalette.error())), about(told.badPalette, palette));
        EXPECT_EQ(toUtf8(translatedError(badFolder.error())), about(told.badFolder, bookmark));
        // The command line prints this text.
        EXPECT_EQ(badKey.error().message, about(kToldErrors[0].badKey, bookmark));
        EXPECT_EQ(badPalette.error().message, about(kToldErrors[0].badPalette, palette));
        EXPECT_EQ(badFolder.error().message, about(kToldErrors[0].badFolder, bookmark));
    }
    const Error driver(ErrorCode::Internal, "The driver's own words");
    EXPECT_EQ(translatedError(driver), "The driver's own words");
}

// A program that speaks another language may have run the job.
TEST_F(TranslationsTest, FailedJobsAreExplainedInTheLanguageThatIsSet) {
    JobQueue queue(JobQueue::userFolder());
    ImageExport picture;
    picture.bookmark = state().toBookmark();
    picture.path = home() / "bookmark.json" / "film.png";
    ASSERT_TRUE(queue.add(picture));
    ASSERT_TRUE(writeFileAtomically(home() / "bookmark.json", ""));
    const auto badFolder = writeFileAtomically(picture.path, "");
    ASSERT_TRUE(queue.claimNext().value()->end(JobState::Failed, badFolder.error().phrase));
    QueueModel jobs;
    jobs.setListing(queue.list().value());
    for (const ToldErrors& told : kToldErrors) {
        installTranslations(testApplication(), QLatin1String(told.language));
        EXPECT_EQ(jobs.index(0).data(QueueModel::ProblemRole).toString(),
                  QString::fromUtf8(told.badFolder)
                      .replace("%1", toQString(shownPath(home() / "bookmark.json"))))
            << told.language;
    }
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
