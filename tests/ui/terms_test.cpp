// The field's terms: where the English text has one, a translation has its word. The list is
// resources/i18n/terms.csv, with a column for each language; "|" stands between a word's forms.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "ui/text.h"
#include "ui/translation_files.h"

namespace fathom {
namespace {

struct Term {
    explicit Term(const QString& word, const QStringList& translations)
        : english(word),
          words(translations),
          inText(QStringLiteral("\\b%1s?\\b").arg(QRegularExpression::escape(word)),
                 QRegularExpression::CaseInsensitiveOption) {}

    QString english;
    QStringList words;  // any of them will do, also as the beginning or the end of a longer word
    QRegularExpression inText;  // the English word or its plural
};

/// The rows of the list, with the words of one language; none if it has no column.
std::vector<Term> termsOf(const QString& language) {
    std::ifstream file(FATHOM_SOURCE_DIR "/resources/i18n/terms.csv");
    std::string line;
    std::getline(file, line);
    const qsizetype column = toQString(line).split(',').indexOf(language);
    std::vector<Term> terms;
    while (column > 0 && std::getline(file, line)) {
        const QStringList fields = toQString(line).split(',');
        terms.emplace_back(fields.value(0), fields.value(column).split('|', Qt::SkipEmptyParts));
    }
    return terms;
}

/// The terms of a text whose translation has none of their words.
QStringList missingTerms(const QString& source, const QString& translation,
                         const std::vector<Term>& terms) {
    const auto plain = [](QString text) { return text.remove(QChar('&')); };
    const QString english = plain(source), words = plain(translation);
    QStringList missing;
    for (const Term& term : terms) {
        if (!term.inText.match(english).hasMatch()) continue;
        // A name, such as that of a key of a file, stays as it is.
        const bool isThere = words.contains(term.english, Qt::CaseInsensitive) ||
                             std::ranges::any_of(term.words, [&](const QString& form) {
                                 return words.contains(form, Qt::CaseInsensitive);
                             });
        if (!isThere) missing << term.english;
    }
    return missing;
}

TEST(Terms, TheRuleFindsMissingWords) {
    const std::vector terms{Term("period", {"Periode"}), Term("film", {"Film", "Filme"})};
    EXPECT_EQ(missingTerms("The p&eriods", "Die Dauern", terms), QStringList{"period"});
    EXPECT_EQ(missingTerms("The p&eriods", "Die &Perioden", terms), QStringList());
    EXPECT_EQ(missingTerms("Periodic filming", "Wiederholtes Drehen", terms), QStringList());
    EXPECT_EQ(missingTerms("A film's period", "Filmdauer", terms), QStringList{"period"});
}

TEST(Terms, EveryLanguageHasAllOfThem) {
    for (const QString& language : translatedLanguages()) {
        const std::vector<Term> terms = termsOf(language);
        EXPECT_GT(terms.size(), 40U) << language.toStdString();
        for (const Term& term : terms)
            EXPECT_FALSE(term.words.isEmpty())
                << language.toStdString() << ": " << term.english.toStdString();
    }
}

TEST(Terms, TranslationsUseThem) {
    for (const QString& language : translatedLanguages()) {
        const std::vector<Term> terms = termsOf(language);
        for (const auto& [key, message] : messagesIn(bytesOf(fileOf(language))))
            for (const QString& form : message.forms)
                EXPECT_EQ(missingTerms(key.second, form, terms).join(", ").toStdString(), "")
                    << language.toStdString() << ": " << key.second.toStdString() << "\n"
                    << form.toStdString();
    }
}

}  // namespace
}  // namespace fathom
