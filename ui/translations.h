// The window's language, from the compiled-in files of resources/i18n. GUI thread.
#pragma once

#include <string_view>

#include <QString>
#include <QStringList>

#include "base/phrase.h"
#include "base/result.h"
#include "formula/formula_spec.h"

class QCoreApplication;

namespace fathom {

/// Sets the language of tr() to `wanted` ("de"); empty: the system's language. If there is no
/// translation for it, the language is English. Numbers and dates have the form of that language in
/// the system's country. Existing widgets keep their texts.
void installTranslations(QCoreApplication& application, const QString& wanted);

/// The available languages, including English: "de", "en".
QStringList translationLanguages();

/// What people who speak an available language call it: "Deutsch" for "de".
QString languageName(const QString& language);

/// Translates a label of the core (formulas, their parameters, rungs, palettes, colourings, starter
/// bookmarks) to the window's language. A label without a translation, such as a name that the user
/// chose, stays unchanged.
QString translated(std::string_view label);

/// The formula's label; of a hybrid, its steps: "Mandelbrot, Burning Ship³".
QString translatedFormula(const FormulaInstance& formula);

/// Translates a sentence of the core: the reason for a rung, what is being done, or a notice. Any
/// thread.
QString translatedPhrase(const Phrase& phrase);

/// The error's sentence in the window's language. Any thread.
QString translatedError(const Error& error);

}  // namespace fathom
