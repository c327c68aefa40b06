// Views as JSON, for the tests of bookmarks.
#pragma once

#include <string>

#include "bookmarks/bookmark.h"

namespace fathom {

/// A complete view in which no field has its default value.
inline const std::string kComplete = R"({
  "fathom": 1, "name": "Größe 深い 🌀 \"x\"\n\t\\",
  "formula": {"id": "mandelbrot", "power": 3,
              "julia": {"re": "-0.70176000000000000000000000000000000000001", "im": "0.3842"},
              "parameters": {}},
  "center": {"re": "-0.743643887037158704752191506114774", "im": "0.13182590420531197049"},
  "radius": "5.12e-30",
  "transform": {"rotation": 12.5, "flip": true, "stretch_angle": -30, "stretch": 1.25},
  "iterations": 20000, "escape_radius": 100, "convergence": 1e-9,
  "coloring": {"palette": "abyss", "coloring": "distance", "smooth": false, "mapping": "linear",
               "density": 2.5, "offset": 0.125,
               "light": {"strength": 0.5, "direction": 200, "elevation": 30},
               "interior": "#0a1B2c"},
  "tags": ["a", "ü"], "notes": "two\nlines", "created": "2026-01-02T03:04:05Z"})";

inline const std::string kSmall = R"({"formula": {"id": "mandelbrot"},
  "center": {"re": "-0.75", "im": "0"}, "radius": "1.5"})";

/// The sentence that refuses the text as a bookmark.
inline std::string errorOf(const std::string& text) {
    const Result<Bookmark> bookmark = parseBookmark(text, "home.json");
    return bookmark ? "no error" : bookmark.error().message;
}

}  // namespace fathom
