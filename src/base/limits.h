// How much is read of what strangers wrote. Each number is far above what people and programs write
// and low enough that refusing any file takes less than a second and less than 100 MiB.
// SECURITY.md lists the same numbers; a test compares the two.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fathom::limits {

inline constexpr std::size_t kMebibyte = std::size_t{1} << 20;

// ---- Decimal numbers

/// The deepest radius is 10^-1000000: a centre there needs as many digits.
inline constexpr std::size_t kDigits = 1'000'000;
/// The same centre written without an exponent has as many zeros before its digits.
inline constexpr std::size_t kNumberCharacters = 2 * kDigits + 1'000;
/// Far beyond any view, so that the view's own check can say what is wrong with it.
inline constexpr std::int64_t kExponent = 1'000'000'000;

// ---- A view, as JSON or as pasted text

/// Five numbers of kDigits (centre, Julia constant, radius) take 5 MiB; notes and what newer
/// programs write have the rest.
inline constexpr std::size_t kViewBytes = 8 * kMebibyte;
/// A text or a number in JSON as it is written. The parser holds a dozen copies of one while it
/// says what is wrong with it. Twice the longest number, and notes with each letter escaped.
inline constexpr std::size_t kTextBytes = 4 * kMebibyte;
/// A view has 40 values; the rest is for what newer programs write. While it is read, a value takes
/// at most 250 bytes, so that a view takes 25 MiB.
inline constexpr std::size_t kViewValues = 100'000;
/// A list nests five levels. Writing a tree recurses, so it cannot be left unbounded.
inline constexpr std::size_t kLevels = 64;
/// A name, a tag or a date. The window lays out each in one piece.
inline constexpr std::size_t kNameBytes = 4096;
/// Of a view.
inline constexpr std::size_t kTags = 1000;
/// Two hundred pages of text.
inline constexpr std::size_t kNotesBytes = kMebibyte;
/// Pasted lines with a key. Other programs write some two hundred of them.
inline constexpr std::size_t kPastedLines = 10'000;

// ---- A list of bookmarks

/// Twenty-five a day for ten years.
inline constexpr std::size_t kListViews = 100'000;
/// A bookmark as it is saved takes 1,000 bytes; names, notes and digits have the rest.
inline constexpr std::size_t kListBytes = 128 * kMebibyte;

// ---- Pictures

/// Chunks before the view. Programs that put texts at the end write pixels in pieces of 8 KiB and
/// more: this is 2 GiB of them. Fathom's own text stands before the pixels.
inline constexpr std::size_t kPngChunks = 262'144;
/// Renderers write about a hundred attributes.
inline constexpr std::size_t kExrAttributes = 4096;
/// By the format's own rule.
inline constexpr std::size_t kExrNameBytes = 255;
/// A picture's width and height. Coordinates of rows are exact to a part of a pixel up to here.
inline constexpr int kPictureSide = 100'000;
/// Read past before the view of a picture that comes through a pipe, where nothing can be skipped.
inline constexpr std::size_t kPipeBytes = 256 * kMebibyte;

// ---- A palette

/// 4,096 stops, one for each colour that is computed of a palette, take 100 KiB.
inline constexpr std::size_t kPaletteBytes = kMebibyte / 4;
inline constexpr std::size_t kPaletteStops = 4096;
/// A person's own, in their folder. The window shows all of them.
inline constexpr std::size_t kPaletteFiles = 1000;

// ---- Layers of colours

/// Each takes a few milliseconds of a picture on a screen, and a dock shows them all.
inline constexpr std::size_t kLayers = 16;

// ---- Messages

/// A line on standard error, with "fathom: " before the sentence and the line's end.
inline constexpr std::size_t kMessageBytes = 300;
/// Characters of foreign text in a sentence.
inline constexpr std::size_t kQuotedCharacters = 60;

}  // namespace fathom::limits
