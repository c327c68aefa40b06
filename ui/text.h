// How numbers and names read in the window. Pure functions; any thread.
//
// Numbers of a location, such as coordinates, radius and depth, have a decimal point in every
// language: people copy them between this window, files and other programs. Numbers in sentences
// follow the language.
#pragma once

#include <cstdint>

#include <QString>

#include "render/view.h"

namespace fathom {

QString toQString(std::string_view text);
std::string toUtf8(const QString& text);

/// A message ready to be shown: short and printable, as base/shown_text.h makes it.
QString shownMessage(const QString& sentence);

/// "10⁻³⁷": a power of ten with a true exponent.
QString powerOfTen(std::int64_t exponent);

/// The depth as its nearest power of ten: "10³⁷".
QString depthText(double depth10);

/// Four significant digits, in the usual form: "0.0014" or "1.397e-9".
QString shortNumber(const Decimal& value);
/// The same for a sentence: with the decimal mark of the language.
QString shortNumberInWords(const Decimal& value);

/// "-1.227 + 0.3596 i", each part in the form of shortNumber().
QString complexText(const Decimal& re, const Decimal& im);

/// "12 345" with thin spaces between groups of three.
QString groupedCount(std::uint64_t count);

/// "0.42 s", "12 s", "3 min 05 s", "2 h 07 min".
QString durationText(double seconds);

/// The digits of a coordinate that pixels of size `spacing` can resolve, including trailing zeros:
/// at most `maximumLength` characters, elided in the middle.
QString coordinateText(const Decimal& value, const FloatExp& spacing, int maximumLength);

/// Keeps the beginning and the end of a text and puts an ellipsis between.
QString elidedMiddle(const QString& text, int maximumLength);

/// The usual name of a device: the driver's label without its additions to the maker's name.
QString deviceName(const QString& label);

/// Turns a name into a file name: lower-case letters, digits and hyphens, at most 80 characters.
QString fileNameFrom(const QString& name);

}  // namespace fathom
