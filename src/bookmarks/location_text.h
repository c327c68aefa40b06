// A location as plain text that people can read, mail and paste. Pure functions: any thread.
//
//     Formula: mandelbrot
//     Re: -0.743643887037151
//     Im: 0.131825904205330
//     Zoom: 4e11
//     Radius: 5e-12
//     Iterations: 20000
//     Rotation: 0
//     ImagPointsUp: 1
//
// Each line is "key: value" or "key = value", in any order. Case, blanks, hyphens and underscores
// in keys do not matter. A line of digits alone continues the number before it, because mail breaks
// long lines. Numbers without keys are a centre, or a centre and a radius.
//
// `Zoom` is the key that Kalles Fraktaler and related programs read and write. The radius is 2/zoom
// unless a line gives its exact digits. The imaginary axis then points down unless a line says
// "ImagPointsUp: 1" or "Mirrored: no"; the view is mirrored to show the same picture. The key
// `FractalType` is understood as well.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

/// 2/value, to as many digits as a zoomed radius keeps. It turns a zoom into a radius, and a radius
/// into a zoom. The value must be above 0.
Decimal twoOver(const Decimal& exactValue);

/// A location read from a text that was understood at least in part.
struct PastedLocation {
    Bookmark bookmark;
    std::vector<std::string> unknownKeys;  // from lines that look like ours
};

/// Writes everything that decides the place. Colours, name and notes are left to the JSON.
std::string toPlainText(const Location& location);

/// Replaces what the text names and keeps the rest of `base`, for example its formula and colours,
/// but not its name. A formula that the text names starts with its own power and parameters. Errors
/// give the line.
Result<PastedLocation> parsePlainText(std::string_view text, const Bookmark& base);

/// Parses a clipboard's text: a view as JSON, which is used as a whole, or plain text.
Result<PastedLocation> parseClipboardText(std::string_view text, const Bookmark& base);

}  // namespace fathom
