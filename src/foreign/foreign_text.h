// The syntax that several foreign formats share. Pure functions: any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "color/formats/text_lines.h"
#include "foreign/key_values.h"

namespace fathom {

/// A file's bytes as UTF-8 with line ends \n and without a byte order mark. Fails with Parse for
/// what is no such text (UTF-16, binary data, the pointer that Git LFS leaves in place of a file)
/// and beyond limits::kViewBytes or limits::kForeignLines.
Result<std::string> cleanText(std::string_view bytes);

std::string lowered(std::string_view text);

/// True if a line of the text begins with `start`, after blanks.
bool hasLineStarting(std::string_view text, std::string_view start);

/// The words of a text between blanks; at most the first `most`.
std::vector<std::string_view> wordsOf(std::string_view text, std::size_t most = 500'000);

/// The parts of a text between separators; also empty ones. At most as many as a text has lines.
std::vector<std::string_view> partsOf(std::string_view text, char separator);

/// Reads lines "Key: value" or "key = value", by the separator. A line of digits alone continues
/// the number before it, as mail breaks long lines. Lines without the separator are skipped.
KeyValues readLines(std::string_view text, char separator);

}  // namespace fathom
