// Foreign words in our sentences: names, keys, paths and what drivers say may hold anything.
// Pure functions: any thread.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace fathom {

/// The text as valid UTF-8 in which nothing changes the terminal or the order of reading: bytes
/// that are no UTF-8 and ASCII control characters appear as "\x1b", other control characters, line
/// ends and marks of direction as "\u202e". What it returns comes back unchanged.
std::string printable(std::string_view text);

/// The beginning of a text for a sentence: printable, at most limits::kQuotedCharacters characters
/// and twice as many bytes; "…" stands for the rest.
std::string excerpt(std::string_view text);

/// excerpt() in double quotes.
std::string inQuotes(std::string_view text);

/// A path for a sentence: printable and short. The end stays, since it is the file's name.
std::string shownPath(const std::filesystem::path& path);

/// What every message passes before a person sees it: printable, and with "fathom: " before it at
/// most limits::kMessageBytes long. "…" stands for the middle of what is longer, so that the
/// beginning and the advice at the end stay.
std::string shownMessage(std::string_view sentence);

}  // namespace fathom
