#include "foreign/foreign_text.h"

#include <algorithm>

#include "base/limits.h"

namespace fathom {

namespace {

tl::unexpected<Error> refuse(Phrase sentence) {
    return fail(ErrorCode::Parse, std::move(sentence));
}

/// A line that can only be the rest of a number.
bool continuesNumber(std::string_view line) {
    return !line.empty() && line.find_first_not_of("0123456789.eE+-") == std::string_view::npos;
}

}  // namespace

Result<std::string> cleanText(std::string_view bytes) {
    if (bytes.size() > limits::kViewBytes)
        return refuse({"this is longer than a location may be (%1 MiB).",
                       {std::to_string(limits::kViewBytes / limits::kMebibyte)}});
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
        return refuse("this text is in UTF-16; please save it as UTF-8.");
    if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
    if (bytes.starts_with("version https://git-lfs"))
        return refuse(
            "this is only the pointer that Git LFS keeps in place of the file; `git lfs pull` "
            "fetches the file.");
    if (bytes.find('\0') != std::string_view::npos)
        return refuse("this is not a text, so it is not a location.");

    std::string text;
    text.reserve(bytes.size());
    std::size_t lines = 1;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const bool isEnd = bytes[i] == '\n' || bytes[i] == '\r';
        if (bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n') continue;
        text += isEnd ? '\n' : bytes[i];
        lines += isEnd ? 1 : 0;
    }
    if (lines > limits::kForeignLines)
        return refuse({"this has more than %1 lines; no location is that long.",
                       {std::to_string(limits::kForeignLines)}});
    return text;
}

std::string lowered(std::string_view text) {
    std::string low(text);
    for (char& letter : low)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return low;
}

bool hasLineStarting(std::string_view text, std::string_view start) {
    TextLines lines(text);
    while (const std::optional<std::string_view> line = lines.next())
        if (trimmed(*line).starts_with(start)) return true;
    return false;
}

std::vector<std::string_view> wordsOf(std::string_view text, std::size_t most) {
    std::vector<std::string_view> words;
    constexpr std::string_view kBlanks = " \t\n";
    for (std::size_t start = text.find_first_not_of(kBlanks);
         start != std::string_view::npos && words.size() < most;
         start = text.find_first_not_of(kBlanks, start)) {
        const std::size_t end = std::min(text.find_first_of(kBlanks, start), text.size());
        words.push_back(text.substr(start, end - start));
        start = end;
    }
    return words;
}

std::vector<std::string_view> partsOf(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos || parts.size() == limits::kForeignLines) return parts;
        text.remove_prefix(end + 1);
    }
}

KeyValues readLines(std::string_view text, char separator) {
    KeyValues values;
    std::string key, value;
    std::size_t first = 0, number = 0;
    const auto keep = [&] {
        if (!key.empty()) values.set(key, value, first);
        key.clear();
    };
    TextLines lines(text);
    while (const std::optional<std::string_view> next = lines.next()) {
        ++number;
        const std::string_view line = trimmed(*next);
        const std::size_t at = line.find(separator);
        if (at != std::string_view::npos && at > 0) {
            keep();
            key = trimmed(line.substr(0, at));
            value = trimmed(line.substr(at + 1));
            first = number;
        } else if (!key.empty() && continuesNumber(line) &&
                   (value.empty() || continuesNumber(value))) {
            value += line;
        } else {
            keep();
        }
    }
    keep();
    return values;
}

}  // namespace fathom
