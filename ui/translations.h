// The window's language: from the files of resources/i18n, which are compiled in. GUI thread.
#pragma once

#include <span>
#include <string_view>

#include <QString>
#include <QStringList>

#include "base/phrase.h"

class QCoreApplication;

namespace fathom {

/// Makes tr() speak `wanted` ("de"); empty: the system's language. A language without a translation
/// is answered in English. Numbers and dates are written as that language writes them in the
/// system's country. Widgets that exist already keep their words.
void installTranslations(QCoreApplication& application, const QString& wanted);

/// The languages that there are, English among them: "de", "en".
QStringList translationLanguages();

/// A label of the core (formulas, their parameters, rungs, palettes, colourings, starter bookmarks)
/// in the window's language; unchanged where it has none, as for names that a person gave.
QString translated(std::string_view label);

/// A sentence of the core: why this rung, what is being done.
QString translatedPhrase(const Phrase& phrase);

/// The labels that translated() knows, in English; a test holds them to what the core has.
std::span<const char* const> coreLabels();

/// The patterns of phrases that it knows.
std::span<const char* const> corePatterns();

}  // namespace fathom
