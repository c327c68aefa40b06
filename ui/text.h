// How numbers and names read in the window. Pure functions; any thread.
#pragma once

#include <cstdint>

#include <QString>

#include "render/view.h"

namespace fathom {

QString toQString(std::string_view text);
std::string toUtf8(const QString& text);

/// A message as people may see it: short and printable, as base/shown_text.h makes it.
QString shownMessage(const QString& sentence);

/// "10⁻³⁷": a power of ten with a true exponent.
QString powerOfTen(std::int64_t exponent);

/// The depth that people speak of, as the nearest power of ten: "10³⁷".
QString depthText(double depth10);

/// As people write it: four digits, "0.0014" or "1.397e-9".
QString shortNumber(const Decimal& value);

/// "-1.227 + 0.3596 i", each part as shortNumber() has it.
QString complexText(const Decimal& re, const Decimal& im);

/// "12 345" with thin spaces between groups of three.
QString groupedCount(std::uint64_t count);

/// "0.42 s", "12 s", "3 min 05 s", "2 h 07 min".
QString durationText(double seconds);

/// The digits of a coordinate that a pixel of `spacing` can tell apart, trailing zeros included; at
/// most `maximumLength` characters, elided in the middle.
QString coordinateText(const Decimal& value, const FloatExp& spacing, int maximumLength);

/// Keeps the beginning and the end of a text and puts an ellipsis between.
QString elidedMiddle(const QString& text, int maximumLength);

/// A device as people call it: without what drivers add to its maker's name for it.
QString deviceName(const QString& label);

/// A name that can stand in a file name.
QString fileNameFrom(const QString& name);

}  // namespace fathom
