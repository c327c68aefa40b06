// Languages: what is shown in them, and that the files of translators keep up with the sources.
#include "ui/translations.h"

#include "ui/window_fixture.h"

#include <map>
#include <set>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QKeySequence>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "formula/formula_list.h"
#include "render/rung.h"
#include "ui/exact_field.h"
#include "ui/text.h"

namespace fathom {
namespace {

/// The languages that are held to every word of the window: "de" and so on.
const QStringList kCompleteLanguages{"de"};

// ---- What is shown

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

TEST_F(TranslationsTest, ThereAreEnglishAndGerman) {
    EXPECT_EQ(translationLanguages(), (QStringList{"de", "en"}));
}

// ---- Files

struct Message {
    QStringList forms;  // several where the text has a plural
    bool isFinished = false;
};
using Messages = std::map<std::pair<QString, QString>, Message>;  // by context and source

Messages messagesIn(const QByteArray& xml) {
    Messages messages;
    QXmlStreamReader reader(xml);
    QString context, source;
    bool isPlural = false;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("name")) context = reader.readElementText();
        if (reader.name() == QLatin1String("message"))
            isPlural = reader.attributes().hasAttribute("numerus");
        if (reader.name() == QLatin1String("source")) source = reader.readElementText();
        if (reader.name() != QLatin1String("translation")) continue;
        Message& message = messages[{context, source}];
        message.isFinished = !reader.attributes().hasAttribute("type");
        if (!isPlural) message.forms << reader.readElementText();
        while (isPlural && reader.readNextStartElement())
            message.forms << reader.readElementText();
    }
    return messages;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString fileOf(const QString& language) {
    return QStringLiteral(FATHOM_SOURCE_DIR "/resources/i18n/fathom_%1.ts").arg(language);
}

void runToEnd(QProcess& process, const QString& program, const QStringList& arguments) {
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(-1));
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
}

/// Every text of the sources, and every label of the core, as lupdate finds them.
Messages messagesOfSources() {
    const TemporaryFolder folder;
    const auto pathOf = [&](const char* name) {
        return toQString((folder.path() / name).string());
    };
    const QString labels = pathOf("core_labels.cpp"), path = pathOf("fathom_de.ts");
    QProcess collect, lupdate;
    collect.setStandardOutputFile(labels);
    runToEnd(collect, FATHOM_CORE_LABELS, {});
    lupdate.setWorkingDirectory(FATHOM_SOURCE_DIR);
    runToEnd(lupdate, FATHOM_LUPDATE,
             {"ui", labels, "-I", ".", "-silent", "-source-language", "en", "-target-language",
              "de", "-ts", path});
    return messagesIn(bytesOf(path));
}

/// What keeps a file from being complete: a sentence for each text.
QStringList gapsOf(const Messages& file, const Messages& sources) {
    QStringList gaps;
    for (const auto& [key, message] : sources) {
        const auto found = file.find(key);
        if (found == file.end())
            gaps << QStringLiteral("missing: %1").arg(key.second);
        else if (!found->second.isFinished)
            gaps << QStringLiteral("unfinished: %1").arg(key.second);
    }
    for (const auto& [key, message] : file)
        if (!sources.contains(key))
            gaps << QStringLiteral("not in the sources: %1").arg(key.second);
    return gaps;
}

TEST(TranslationFiles, TheRuleFindsGaps) {
    const Messages sources = messagesOfSources();
    ASSERT_GT(sources.size(), 200U);
    ASSERT_TRUE(sources.contains({"Actions", "&File"}));
    for (const char* label : {"double-double", "Burning Ship", "Relaxation", "Phase", "Filaments",
                              "Soft light", "Abyss", "Seahorse valley", "spirals"})
        EXPECT_TRUE(sources.contains({"core", label})) << label;
    Messages file = sources;
    for (auto& [key, message] : file)
        message.isFinished = true;
    EXPECT_EQ(gapsOf(file, sources), QStringList());

    file.erase({"Actions", "&File"});
    file[{"Actions", "&Edit"}].isFinished = false;
    file[{"Actions", "Nowhere"}] = {};
    EXPECT_EQ(gapsOf(file, sources),
              (QStringList{"unfinished: &Edit", "missing: &File", "not in the sources: Nowhere"}));
}

TEST(TranslationFiles, CompleteLanguagesHaveEveryWord) {
    const Messages sources = messagesOfSources();
    for (const QString& language : kCompleteLanguages) {
        const QStringList gaps = gapsOf(messagesIn(bytesOf(fileOf(language))), sources);
        EXPECT_TRUE(gaps.isEmpty()) << language.toStdString() << "\n"
                                    << gaps.join('\n').toStdString();
    }
}

TEST(TranslationFiles, EnglishHasAllPlurals) {
    Messages plurals;
    for (const auto& [key, message] : messagesOfSources())
        if (key.second.contains("%n")) plurals[key] = message;
    EXPECT_FALSE(plurals.empty());
    const QStringList gaps = gapsOf(messagesIn(bytesOf(fileOf("en"))), plurals);
    EXPECT_TRUE(gaps.isEmpty()) << gaps.join('\n').toStdString();
}

/// "menu text" of "menu text\tKey".
QString withoutKey(const QString& text) {
    return text.section(QChar('\t'), 0, 0);
}

QStringList matchesOf(const QString& expression, const QString& text) {
    QStringList found;
    for (auto match = QRegularExpression(expression).globalMatch(text); match.hasNext();)
        found << match.next().captured();
    found.sort();
    return found;
}

/// The mark that a text ends with, as far as it tells what the text is.
QString endOf(const QString& text) {
    return QRegularExpression("(:|…|\\.|\\?|!|,|;| *)$")
        .match(withoutKey(text))
        .captured()
        .trimmed();
}

/// What a translation has lost of its source, or got wrong: empty when all is well.
QString faultOf(const QString& source, const QString& translation) {
    const auto differ = [&](const QString& expression) {
        return matchesOf(expression, source) != matchesOf(expression, translation);
    };
    if (differ("%(\\d+|n)")) return "placeholders";
    if (differ("<[^>]*>")) return "tags";
    if (endOf(source) != endOf(translation)) return "the end";
    if (differ("&(?=\\w)")) return "a mnemonic";
    if (source.contains(QChar('\t')) != translation.contains(QChar('\t'))) return "a key";
    if (!source.contains(QChar('"')) && translation.contains(QChar('"'))) return "straight quotes";
    return {};
}

TEST(TranslationFiles, TheRuleFindsFaults) {
    EXPECT_EQ(faultOf("%1 of %n", "%n, davon %1"), "");
    EXPECT_EQ(faultOf("%1 of %2", "%1 von %1"), "placeholders");
    EXPECT_EQ(faultOf("<b>bold</b>", "<b>fett<b>"), "tags");
    EXPECT_EQ(faultOf("Open…", "Öffnen"), "the end");
    EXPECT_EQ(faultOf("It is saved.", "Gespeichert"), "the end");
    EXPECT_EQ(faultOf("&Open", "Öffnen"), "a mnemonic");
    EXPECT_EQ(faultOf("Open…\tEnter", "Öffnen …\tEnter"), "");
    EXPECT_EQ(faultOf("Open\tEnter", "Öffnen"), "a key");
    EXPECT_EQ(faultOf("“%1” was deleted.", "\"%1\" wurde gelöscht."), "straight quotes");
}

TEST(TranslationFiles, TranslationsKeepWhatTheirSourcesHave) {
    for (const QString& language : translationLanguages()) {
        int seen = 0;
        for (const auto& [key, message] : messagesIn(bytesOf(fileOf(language))))
            for (const QString& form : message.forms) {
                if (!message.isFinished) continue;
                const QString fault = faultOf(key.second, form);
                EXPECT_TRUE(fault.isEmpty()) << fault.toStdString() << ": " << form.toStdString();
                ++seen;
            }
        EXPECT_GT(seen, 10) << language.toStdString();
    }
}

TEST_F(TranslationsTest, KeysBesideMenuEntriesAreThoseOfQt) {
    installTranslations(testApplication(), "de");
    int seen = 0;
    for (const auto& [key, message] : messagesIn(bytesOf(fileOf("de")))) {
        const QString keys = key.second.section(QChar('\t'), 1);
        if (keys.isEmpty()) continue;
        EXPECT_EQ(message.forms.front().section(QChar('\t'), 1),
                  QKeySequence(keys).toString(QKeySequence::NativeText))
            << key.second.toStdString();
        ++seen;
    }
    EXPECT_GT(seen, 3);
}

}  // namespace
}  // namespace fathom
