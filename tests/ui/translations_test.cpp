// Languages: what is shown in them, and that the files of translators keep up with the sources.
#include "ui/translations.h"

#include "ui/window_fixture.h"

#include <map>
#include <set>

#include <QComboBox>
#include <QFile>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include "bookmarks/bookmark_store.h"
#include "color/colorizer.h"
#include "color/palette.h"
#include "formula/formula_list.h"
#include "render/rung.h"
#include "ui/text.h"

namespace fathom {
namespace {

/// The languages that are held to every word of the window: "de" and so on.
const QStringList kCompleteLanguages{};

// ---- What is shown

class TranslationsTest : public WindowTest {
protected:
    void TearDown() override {
        WindowTest::TearDown();
        installTranslations(testApplication(), "en");
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
    QString translation;
    bool isFinished = false;
};
using Messages = std::map<std::pair<QString, QString>, Message>;  // by context and source

Messages messagesIn(const QByteArray& xml) {
    Messages messages;
    QXmlStreamReader reader(xml);
    QString context, source;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        if (reader.name() == QLatin1String("name")) context = reader.readElementText();
        if (reader.name() == QLatin1String("source")) source = reader.readElementText();
        if (reader.name() == QLatin1String("translation")) {
            const bool isFinished = !reader.attributes().hasAttribute("type");
            messages[{context, source}] = {
                reader.readElementText(QXmlStreamReader::IncludeChildElements), isFinished};
        }
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

/// Every text of the sources, as lupdate finds them.
Messages messagesOfSources() {
    const TemporaryFolder folder;
    const QString path = toQString((folder.path() / "fathom_de.ts").string());
    QProcess lupdate;
    lupdate.setWorkingDirectory(FATHOM_SOURCE_DIR);
    lupdate.start(FATHOM_LUPDATE, {"ui", "-I", ".", "-silent", "-source-language", "en",
                                   "-target-language", "de", "-ts", path});
    EXPECT_TRUE(lupdate.waitForFinished(-1));
    EXPECT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
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
    ASSERT_TRUE(sources.contains({"fathom::MainWindow", "&File"}));
    Messages file = sources;
    for (auto& [key, message] : file)
        message.isFinished = true;
    EXPECT_EQ(gapsOf(file, sources), QStringList());

    file.erase({"fathom::MainWindow", "&File"});
    file[{"fathom::MainWindow", "&Edit"}].isFinished = false;
    file[{"fathom::MainWindow", "Nowhere"}] = {};
    EXPECT_EQ(gapsOf(file, sources),
              (QStringList{"unfinished: &Edit", "missing: &File", "not in the sources: Nowhere"}));
}

TEST(TranslationFiles, CompleteLanguagesHaveEveryWord) {
    if (kCompleteLanguages.isEmpty()) GTEST_SKIP() << "No language claims to be complete.";
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

TEST(TranslationFiles, TranslationsKeepTheirPlaceholders) {
    static const QRegularExpression kPlaceholder("%(\\d+|n)");
    const auto placeholders = [](const QString& text) {
        std::set<QString> found;
        for (auto match = kPlaceholder.globalMatch(text); match.hasNext();)
            found.insert(match.next().captured());
        return found;
    };
    int seen = 0;
    for (const QString language : {"de", "en"})
        for (const auto& [key, message] : messagesIn(bytesOf(fileOf(language)))) {
            if (!message.isFinished) continue;
            EXPECT_EQ(placeholders(message.translation), placeholders(key.second))
                << message.translation.toStdString();
            ++seen;
        }
    EXPECT_GT(seen, 10);
}

TEST(TranslationFiles, EveryLabelOfTheCoreIsListed) {
    std::set<std::string> labels;
    for (const Rung& rung : rungs())
        labels.emplace(rung.label);
    for (const FormulaSpec& formula : formulas()) {
        labels.emplace(formula.label);
        for (const FormulaParameter& parameter : formula.parameters)
            labels.emplace(parameter.label);
    }
    for (const ColoringSpec& coloring : colorings())
        labels.emplace(coloring.label);
    for (const Palette& palette : bundledPalettes())
        labels.insert(palette.name());
    for (const StarterBookmark& starter : starterBookmarks())
        labels.insert(starter.bookmark.name);
    const auto listed = coreLabels();
    EXPECT_EQ(std::set<std::string>(listed.begin(), listed.end()), labels)
        << "ui/core_labels.cpp lists what the core has.";
}

}  // namespace
}  // namespace fathom
