#include "ui/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include "formula/formula_list.h"
#include "ui/text.h"

/// Resources of a static library must be loaded by name, outside of any namespace.
static void loadTranslations() {
    Q_INIT_RESOURCE(translations);
}

namespace fathom {
namespace {

QString folder() {
    loadTranslations();
    return QStringLiteral(":/i18n");
}

/// Installs one translator, for our texts or for Qt's; it is replaced when the language changes.
void install(QCoreApplication& application, const char* name, const QLocale& locale,
             const QString& file, const QString& path) {
    delete application.findChild<QTranslator*>(QLatin1String(name));
    auto* translator = new QTranslator(&application);
    translator->setObjectName(QLatin1String(name));
    if (translator->load(locale, file, QStringLiteral("_"), path))
        QCoreApplication::installTranslator(translator);
}

}  // namespace

void installTranslations(QCoreApplication& application, const QString& wanted) {
    const QLocale system = QLocale::system();
    const auto spokenHere = [&system](const QLocale& locale) {
        return locale.language() == system.language()
                   ? system
                   : QLocale(locale.language(), system.territory());
    };
    QLocale locale = spokenHere(wanted.isEmpty() ? system : QLocale(wanted));
    // Without a translation use English, whose translation file has the plural forms.
    if (!translationLanguages().contains(locale.name().section(QChar('_'), 0, 0)))
        locale = spokenHere(QLocale(QLocale::English));
    QLocale::setDefault(locale);
    install(application, "fathomTranslator", locale, QStringLiteral("fathom"), folder());
    install(application, "qtTranslator", locale, QStringLiteral("qtbase"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

QStringList translationLanguages() {
    QStringList languages;
    for (const QString& file : QDir(folder()).entryList({QStringLiteral("fathom_*.qm")}))
        languages << file.section(QChar('_'), 1).section(QChar('.'), 0, 0);
    return languages;
}

QString languageName(const QString& language) {
    // The file of a language translates this word to its own name. Qt's names tell countries apart.
    const char* const english = QT_TRANSLATE_NOOP("Languages", "English");
    QTranslator translator;
    const QString file = QStringLiteral("fathom_%1").arg(language);
    const QString name =
        translator.load(file, folder()) ? translator.translate("Languages", english) : QString();
    return name.isEmpty() ? QString::fromLatin1(english) : name;
}

QString translated(std::string_view label) {
    return QCoreApplication::translate("core", std::string(label).c_str());
}

QString translatedFormula(const FormulaInstance& formula) {
    if (!formula.spec->hasSteps) return translated(formula.spec->label);
    QStringList steps;
    for (const FormulaStep& step : formula.steps)
        steps << translated(step.spec->label) + toQString(powerSign(step.power));
    return steps.join(QStringLiteral(", "));
}

QString translatedPhrase(const Phrase& phrase) {
    QString text = toQString(
        phrase.text([](const std::string& pattern) { return toUtf8(translated(pattern)); }));
    // The core writes plain ASCII, for terminals too; the window writes powers as elsewhere.
    static const QRegularExpression kPower(QStringLiteral("10\\^(-?\\d+)"));
    for (auto power = kPower.match(text); power.hasMatch(); power = kPower.match(text))
        text.replace(power.capturedStart(), power.capturedLength(),
                     powerOfTen(power.capturedView(1).toLongLong()));
    return text;
}

QString translatedError(const Error& error) {
    return translatedPhrase(error.phrase);
}

}  // namespace fathom
