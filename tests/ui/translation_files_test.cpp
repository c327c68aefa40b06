// The files of translators: that they keep up with the sources, and that translations are whole.
#include "ui/translation_files.h"

#include <fstream>

#include <gtest/gtest.h>

#include <QProcess>
#include <QRegularExpression>

#include "color/palette.h"
#include "formula/formula_list.h"
#include "support/temporary_folder.h"
#include "ui/text.h"

namespace fathom {
namespace {

void runToEnd(QProcess& process, const QString& program, const QStringList& arguments) {
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(-1));
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
}

/// Every text of the sources, and every label of the core, as lupdate finds them for each language.
std::map<QString, Messages> messagesOfSources(const QStringList& languages) {
    const TemporaryFolder folder;
    const auto pathOf = [&](const QString& name) {
        return toQString((folder.path() / toUtf8(name)).string());
    };
    const QString labels = pathOf("core_labels.cpp");
    QProcess collect;
    collect.setStandardOutputFile(labels);
    runToEnd(collect, FATHOM_CORE_LABELS, {FATHOM_SOURCE_DIR "/src", FATHOM_SOURCE_DIR "/ui"});
    QStringList arguments{"ui", labels, "-I", ".", "-silent", "-source-language", "en", "-ts"};
    for (const QString& language : languages)
        arguments << pathOf(language + ".ts");
    // lupdate takes a file's language from the file.
    for (const QString& language : languages)
        std::ofstream(toUtf8(pathOf(language + ".ts")))
            << "<TS version=\"2.1\" language=\"" << language.toStdString() << "\"/>";
    QProcess lupdate;
    lupdate.setWorkingDirectory(FATHOM_SOURCE_DIR);
    runToEnd(lupdate, FATHOM_LUPDATE, arguments);
    std::map<QString, Messages> messages;
    for (const QString& language : languages)
        messages[language] = messagesIn(bytesOf(pathOf(language + ".ts")));
    return messages;
}

/// True for what may stay as it is, so that whoever adds a formula or a palette need not know every
/// language.
bool isName(const QString& text) {
    const auto isText = [&text](std::string_view name) { return toQString(name) == text; };
    return std::ranges::any_of(formulas(), isText, &FormulaSpec::label) ||
           std::ranges::any_of(bundledPalettes(), isText, &Palette::name);
}

/// What keeps a file from being complete: a sentence for each text.
QStringList gapsOf(const Messages& file, const Messages& sources) {
    QStringList gaps;
    for (const auto& [key, message] : sources) {
        if (key.first == QLatin1String("core") && isName(key.second)) continue;
        const auto found = file.find(key);
        if (found == file.end())
            gaps << QStringLiteral("missing: %1").arg(key.second);
        else if (!found->second.isFinished || found->second.forms.contains(QString()))
            gaps << QStringLiteral("unfinished: %1").arg(key.second);
        else if (found->second.forms.size() != message.forms.size())
            gaps << QStringLiteral("%1 plural forms: %2")
                        .arg(found->second.forms.size())
                        .arg(key.second);
    }
    for (const auto& [key, message] : file)
        if (!sources.contains(key))
            gaps << QStringLiteral("not in the sources: %1").arg(key.second);
    return gaps;
}

TEST(TranslationFiles, TheRuleFindsGaps) {
    const Messages sources = messagesOfSources({"de"})["de"];
    ASSERT_GT(sources.size(), 200U);
    ASSERT_TRUE(sources.contains({"Actions", "&File"}));
    for (const char* label :
         {"double-double", "Burning Ship", "Relaxation", "Phase", "Filaments", "Soft light",
          "Abyss", "Seahorse valley", "spirals", "Computing pixels", "%1 has no Julia sets.",
          "Cannot write %1: %2.", "its name is too long"})
        EXPECT_TRUE(sources.contains({"core", label})) << label;
    Messages file = sources;
    for (auto& [key, message] : file) {
        message.isFinished = true;
        for (QString& form : message.forms)
            form = "word";
    }
    EXPECT_EQ(gapsOf(file, sources), QStringList());

    file.erase({"core", "Abyss"});
    file.erase({"core", "Burning Ship"});
    EXPECT_EQ(gapsOf(file, sources), QStringList()) << "names may stay as they are";
    file.erase({"Actions", "&File"});
    file[{"Actions", "&Edit"}].isFinished = false;
    file[{"Actions", "&View"}].forms = {""};
    file[{"Actions", "Nowhere"}] = {};
    file[{"fathom::LogWindow", "%n line(s)"}].forms = {"%n Zeile"};
    EXPECT_EQ(gapsOf(file, sources),
              (QStringList{"unfinished: &Edit", "missing: &File", "unfinished: &View",
                           "1 plural forms: %n line(s)", "not in the sources: Nowhere"}));
}

TEST(TranslationFiles, TheRuleFindsSentencesThatWouldStayEnglish) {
    const TemporaryFolder sources, window;
    const auto collect = [&](const char* source) {
        std::ofstream(sources.path() / "source.cpp") << source;
        QProcess process;
        process.start(FATHOM_CORE_LABELS,
                      {toQString(sources.path().string()), toQString(window.path().string())});
        EXPECT_TRUE(process.waitForFinished(-1));
        return std::pair(process.exitCode(),
                         process.readAllStandardOutput() + process.readAllStandardError());
    };
    const auto [code, found] = collect(R"(
        return fail(ErrorCode::Io, {"Cannot read %1: "
                                    "it is %2.", {name, phrase("a folder")}});
        return {"Pixels are %1 wide", {width}};)");
    EXPECT_EQ(code, 0) << found.toStdString();
    for (const char* pattern : {"Cannot read %1: it is %2.", "a folder", "Pixels are %1 wide"})
        EXPECT_TRUE(found.contains('"' + QByteArray(pattern) + '"')) << pattern;

    const auto [failure, words] = collect(R"(std::string text = "Cannot read " + name + " now.";)");
    EXPECT_EQ(failure, 1);
    EXPECT_TRUE(words.contains(" now.")) << words.toStdString();
}

TEST(TranslationFiles, LanguagesHaveEveryWordAndPlural) {
    for (const auto& [language, sources] : messagesOfSources(translatedLanguages())) {
        const QStringList gaps = gapsOf(messagesIn(bytesOf(fileOf(language))), sources);
        EXPECT_TRUE(gaps.isEmpty()) << language.toStdString() << "\n"
                                    << gaps.join('\n').toStdString();
    }
}

TEST(TranslationFiles, EnglishHasAllPlurals) {
    Messages plurals;
    const Messages sources = messagesOfSources({"en"})["en"];
    for (const auto& [key, message] : sources)
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

/// The mark that a text ends with, as far as it tells what the text is. Those of Japanese are full
/// width.
QString endOf(const QString& text) {
    const QString mark = QRegularExpression("(:|…|\\.|\\?|!|,|;|：|。|？|！| *)$")
                             .match(withoutKey(text))
                             .captured()
                             .trimmed();
    const qsizetype wide = QStringLiteral("：。？！").indexOf(mark);
    return mark.isEmpty() || wide < 0 ? mark : QStringLiteral(":.?!").mid(wide, 1);
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

/// What a translation has against the rules by which its language sets marks: empty if nothing.
QString typographyFaultOf(const QString& language, const QString& translation) {
    struct Rule {
        const char* language;
        const char* wrong;  // an expression
        const char* fault;
    };
    static constexpr Rule kRules[] = {
        {"fr", "[^\\x{202F}][!?»:]|[^\\x{202F};];(?!;)|«[^\\x{202F}]", "no narrow space at a mark"},
        {"fr", "'", "a straight apostrophe"},
        {"es", "^[^¿]*\\?", "no ¿ before a ?"},
        {"es", "^[^¡]*!", "no ¡ before a !"},
        {"es", "[“”]", "English quotes"},
        {"ja", "[、。] |[\\x{3040}-\\x{30FF}\\x{4E00}-\\x{9FFF}](?:[,:;!?]|\\.(?!\\w))",
         "a narrow mark"},
        {"ja", "[“”]", "English quotes"},
    };
    // Words of files and of commands keep their marks.
    static const QRegularExpression kCode(QStringLiteral("\"[^\"]*\":?|`[^`]*`|\\d:\\d"));
    const QString words = QString(translation).remove(kCode);
    for (const Rule& rule : kRules)
        if (language == QLatin1String(rule.language) &&
            QRegularExpression(QString::fromUtf8(rule.wrong)).match(words).hasMatch())
            return QLatin1String(rule.fault);
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

TEST(TranslationFiles, TheRuleFindsFaultsOfTypography) {
    EXPECT_EQ(typographyFaultOf("fr", "Où\u202F? «\u202Fici\u202F»\u202F: \"a: b\" (*.png);;(*)"),
              "");
    for (const char* text : {"Où?", "Où ?", "Où\u00A0: ici", "« ici\u202F»", "l'ici"})
        EXPECT_NE(typographyFaultOf("fr", text), "") << text;
    EXPECT_EQ(typographyFaultOf("es", "¿Salir? ¡Sí!"), "");
    for (const char* text : {"Salir?", "Sí!", "“Sí”"})
        EXPECT_NE(typographyFaultOf("es", text), "") << text;
    EXPECT_EQ(typographyFaultOf("ja", "終了しますか？「%1」。-0.4：1.5"), "");
    for (const char* text : {"終了しますか?", "はい, いいえ", "はい。 いいえ", "“はい”"})
        EXPECT_NE(typographyFaultOf("ja", text), "") << text;
}

TEST(TranslationFiles, TranslationsKeepWhatTheirSourcesHave) {
    for (const QString& language : translationLanguages()) {
        int seen = 0;
        for (const auto& [key, message] : messagesIn(bytesOf(fileOf(language))))
            for (const QString& form : message.forms) {
                if (!message.isFinished) continue;
                const QString fault = faultOf(key.second, form);
                EXPECT_TRUE(fault.isEmpty()) << fault.toStdString() << ": " << form.toStdString();
                const QString slip = typographyFaultOf(language, form);
                EXPECT_TRUE(slip.isEmpty()) << slip.toStdString() << ": " << form.toStdString();
                ++seen;
            }
        EXPECT_GT(seen, 10) << language.toStdString();
    }
}

}  // namespace
}  // namespace fathom
