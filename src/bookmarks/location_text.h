// A location as plain text that people read, mail and paste. Pure functions: any thread.
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
// One "key: value" or "key = value" a line, in any order. Case, blanks, hyphens and underscores in
// keys do not count. A line of digits alone continues the number before it: mail breaks long lines.
// Bare numbers are a centre, or a centre and a radius.
//
// `Zoom` is what Kalles Fraktaler and its kin read and write: the radius is 2/zoom, where no line
// gives its exact digits, and the imaginary axis points down unless a line says "ImagPointsUp: 1"
// or "Mirrored: no"; so the view is mirrored and shows the same picture. Its `FractalType` is
// understood as well.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

/// A text that was understood, at least in part.
struct PastedLocation {
    Bookmark bookmark;
    std::vector<std::string> unknownKeys;  // of lines that look like ours and mean nothing here
};

/// All that decides where one is; colours, name and notes are left to the JSON.
std::string toPlainText(const Location& location);

/// Replaces what the text names and keeps the rest of `base`: its formula and colours, say, but not
/// its name. A formula that is named starts with its own power and parameters. Errors give the
/// line.
Result<PastedLocation> parsePlainText(std::string_view text, const Bookmark& base);

/// Whatever is on a clipboard: a view as JSON, which is taken whole, or plain text.
Result<PastedLocation> parseClipboardText(std::string_view text, const Bookmark& base);

}  // namespace fathom
