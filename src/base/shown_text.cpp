#include "base/shown_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>

#include "base/limits.h"

namespace fathom {

namespace {

constexpr std::string_view kEllipsis = "…";

bool continuesCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// The first character of a non-empty text.
struct Character {
    std::size_t bytes = 1;
    char32_t code = 0;
    bool isValid = false;  // false: one byte that is not valid UTF-8
};

/// Decodes UTF-8 by the Unicode Standard, table 3-7: no overlong forms, no surrogates, nothing
/// above U+10FFFF.
Character firstCharacter(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return {1, lead, true};
    const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {};
    char32_t code = lead & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if (!continuesCharacter(text[i])) return {};
        code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
    }
    constexpr std::array<char32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[bytes] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return {};
    return {bytes, code, true};
}

/// Control characters, and characters that move or reverse the text around them: direction marks,
/// line and paragraph ends, invisible tags (Unicode Standard, chapters 23.1, 23.2 and 23.9).
bool isUnprintable(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0x9F) || code == 0x61C || code == 0x200E ||
           code == 0x200F || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF ||
           (code >= 0xE0000 && code <= 0xE007F);
}

/// Takes the first character off a non-empty text and returns it as it is shown.
std::string takeShown(std::string_view& text) {
    const Character character = firstCharacter(text);
    const std::string_view bytes = text.substr(0, character.bytes);
    text.remove_prefix(character.bytes);
    if (character.isValid && !isUnprintable(character.code)) return std::string(bytes);

    std::array<char, 16> escape{};
    if (bytes.size() == 1)
        std::snprintf(escape.data(), escape.size(), "\\x%02x",
                      static_cast<unsigned>(static_cast<unsigned char>(bytes[0])));
    else
        std::snprintf(escape.data(), escape.size(), "\\u%04x",
                      static_cast<unsigned>(character.code));
    return escape.data();
}

/// At most `bytes` bytes from the beginning, without a partial character at the end.
std::string_view beginningOf(std::string_view text, std::size_t bytes) {
    while (bytes > 0 && continuesCharacter(text[bytes]))
        --bytes;
    return text.substr(0, bytes);
}

/// At most `bytes` bytes from the end, without a partial character at the beginning.
std::string_view endOf(std::string_view text, std::size_t bytes) {
    std::size_t start = text.size() - bytes;
    while (start < text.size() && continuesCharacter(text[start]))
        ++start;
    return text.substr(start);
}

/// Shortens valid UTF-8 to at most `bytes` bytes. "…" replaces its middle; `bytesOfEnd` bytes of
/// its end are kept.
std::string withoutMiddle(const std::string& text, std::size_t bytes, std::size_t bytesOfEnd) {
    if (text.size() <= bytes) return text;
    std::string shown(beginningOf(text, bytes - bytesOfEnd - kEllipsis.size()));
    return shown.append(kEllipsis).append(endOf(text, bytesOfEnd));
}

}  // namespace

std::string printable(std::string_view text) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty())
        shown += takeShown(text);
    return shown;
}

std::string excerpt(std::string_view text) {
    constexpr std::size_t kBytes = 2 * limits::kQuotedCharacters;
    std::string shown;
    std::size_t characters = 0;
    while (!text.empty()) {
        const std::string next = takeShown(text);
        // An escape counts as the number of characters in which it is written.
        characters += continuesCharacter(next.back()) ? 1 : next.size();
        const std::size_t room = text.empty() ? 0 : 1;  // for the ellipsis
        if (characters + room > limits::kQuotedCharacters || shown.size() + next.size() > kBytes)
            return shown.append(kEllipsis);
        shown += next;
    }
    return shown;
}

std::string inQuotes(std::string_view text) {
    return '"' + excerpt(text) + '"';
}

std::string shownPath(const std::filesystem::path& path) {
    constexpr std::size_t kBytes = 120;
    // A path that names a file has at most 4,096 bytes; the middle of a longer one does not matter.
    const std::string& whole = path.native();
    const std::string text = printable(std::string_view(whole).substr(
        whole.size() - std::min<std::size_t>(whole.size(), 4 * limits::kNameBytes)));
    return withoutMiddle(text, kBytes, kBytes - 20);
}

std::string shownMessage(std::string_view sentence) {
    constexpr std::size_t kBytes = limits::kMessageBytes - std::string_view("fathom: \n").size();
    // The middle that is cut out need not be made printable. An escape is at most six times as
    // long.
    const std::string text = sentence.size() <= 2 * limits::kMessageBytes
                                 ? printable(sentence)
                                 : printable(beginningOf(sentence, limits::kMessageBytes)) +
                                       printable(endOf(sentence, limits::kMessageBytes));
    return withoutMiddle(text, kBytes, kBytes / 2);
}

}  // namespace fathom
