// How much is read from files and texts of unknown origin. Each limit is far above what people and
// programs write, and low enough that refusing any file takes less than a second and less than 100
// MiB. SECURITY.md lists the same numbers; a test compares the two.
#pragma once

#include <cstddef>
#include <cstdint>

namespace fathom::limits {

inline constexpr std::size_t kMebibyte = std::size_t{1} << 20;

// ---- Decimal numbers

/// The deepest radius is 10^-1000000; a centre at that depth needs as many digits.
inline constexpr std::size_t kDigits = 1'000'000;
/// The same centre written without an exponent has as many zeros before its digits.
inline constexpr std::size_t kNumberCharacters = 2 * kDigits + 1'000;
/// Far beyond any view, so that the view's own check can report what is wrong.
inline constexpr std::int64_t kExponent = 1'000'000'000;

// ---- A view, as JSON or as pasted text

/// Five numbers of kDigits digits (centre, Julia constant, radius) take 5 MiB. The rest is for
/// notes and for what newer programs write.
inline constexpr std::size_t kViewBytes = 8 * kMebibyte;
/// Length of a text or a number as it is written in JSON. It allows twice the longest number, or
/// notes with every letter escaped. The parser holds a dozen copies of it while it reports an
/// error.
inline constexpr std::size_t kTextBytes = 4 * kMebibyte;
/// A view has 40 values; the rest is for what newer programs write. While a view is read, each
/// value takes at most 250 bytes, so a view takes at most 25 MiB.
inline constexpr std::size_t kViewValues = 100'000;
/// A list of views nests five levels. Writing a tree recurses, so the depth must be bounded.
inline constexpr std::size_t kLevels = 64;
/// A name, a tag or a date. The window lays out each of them in one piece.
inline constexpr std::size_t kNameBytes = 4096;
/// Tags of one view.
inline constexpr std::size_t kTags = 1000;
/// About two hundred pages of text.
inline constexpr std::size_t kNotesBytes = kMebibyte;
/// Pasted lines with a key. Other programs write about two hundred of them.
inline constexpr std::size_t kPastedLines = 10'000;

/// Lines of another program's file. Collections of thousands of Fractint's places have fewer.
inline constexpr std::size_t kForeignLines = 200'000;
/// Places in one file of another program.
inline constexpr std::size_t kForeignPlaces = 10'000;
/// Hexadecimal digits of a number of Imagina. Their exact decimal takes time by the square of their
/// number; so many take half a second.
inline constexpr std::size_t kHexDigits = 50'000;

/// Steps of a hybrid formula; as many as its kernels have room for.
inline constexpr std::size_t kSteps = 16;

// ---- A list of bookmarks

/// Twenty-five new bookmarks a day for ten years.
inline constexpr std::size_t kListViews = 100'000;
/// A saved bookmark takes about 1,000 bytes; the rest is for names, notes and digits.
inline constexpr std::size_t kListBytes = 128 * kMebibyte;

// ---- Pictures

/// PNG chunks before the view. Programs that put texts at the end write pixels in pieces of 8 KiB
/// or more, so this allows 2 GiB of pixels. Fathom's own text stands before the pixels.
inline constexpr std::size_t kPngChunks = 262'144;
/// Renderers write about a hundred attributes.
inline constexpr std::size_t kExrAttributes = 4096;
/// The limit of the format itself.
inline constexpr std::size_t kExrNameBytes = 255;
/// A picture's width and height, in pixels. Row coordinates are exact to a fraction of a pixel up
/// to this size.
inline constexpr int kPictureSide = 100'000;
/// Bytes that are read and dropped before the view when a picture comes through a pipe, which
/// cannot seek.
inline constexpr std::size_t kPipeBytes = 256 * kMebibyte;

// ---- A palette

/// 4,096 stops, one for each colour that is computed from a palette, take 100 KiB.
inline constexpr std::size_t kPaletteBytes = kMebibyte / 4;
inline constexpr std::size_t kPaletteStops = 4096;
/// Palettes in the user's own folder. The window shows all of them.
inline constexpr std::size_t kPaletteFiles = 1000;

// ---- Layers of colours

/// Each layer takes a few milliseconds for a picture on a screen, and a dock shows all layers.
inline constexpr std::size_t kLayers = 16;

// ---- Messages

/// A line on standard error, including "fathom: " before the message and the line end.
inline constexpr std::size_t kMessageBytes = 300;
/// Characters of foreign text that a message quotes.
inline constexpr std::size_t kQuotedCharacters = 60;

}  // namespace fathom::limits
