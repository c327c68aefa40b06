// Foreign text in our messages: names, keys, paths and driver messages may contain anything. Pure
// functions: any thread.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fathom {

/// The text as valid UTF-8 that changes neither the terminal nor the reading order. Bytes that are
/// not UTF-8 and ASCII control characters appear as "\x1b"; other control characters, line ends and
/// direction marks appear as "\u202e". Applying it twice changes nothing more.
std::string printable(std::string_view text);

/// The beginning of a text, for a message: printable, at most limits::kQuotedCharacters characters
/// and at most twice as many bytes. "…" stands for the rest.
std::string excerpt(std::string_view text);

/// excerpt() in double quotes.
std::string inQuotes(std::string_view text);

/// A path for a message: printable and short. The end is kept, because it is the file's name.
std::string shownPath(const std::filesystem::path& path);

/// Every message passes through here before the user sees it: it becomes printable and, with
/// "fathom: " before it, at most limits::kMessageBytes long. "…" replaces the middle of a longer
/// message, so that its beginning and the advice at its end stay.
std::string shownMessage(std::string_view sentence);

}  // namespace fathom
