// Shared by the readers of palettes in lines of text. Pure functions: any thread.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace fathom {

/// Returns one line after the other, without its end (LF or CR LF).
class TextLines {
public:
    explicit TextLines(std::string_view text) : m_rest(text) {
        if (m_rest.starts_with("\xef\xbb\xbf")) m_rest.remove_prefix(3);  // a byte order mark
    }
    /// The next line; nothing after the last one.
    std::optional<std::string_view> next() {
        if (m_rest.empty()) return std::nullopt;
        const std::size_t end = m_rest.find('\n');
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        ++m_number;
        return line;
    }
    /// An error with code Parse: "line 3 <what>", with the number of the line that next() returned
    /// last.
    tl::unexpected<Error> complain(const Phrase& what) const {
        return fail(ErrorCode::Parse, {"line %1 %2", {std::to_string(m_number), what}});
    }

private:
    std::string_view m_rest;
    std::size_t m_number = 0;
};

inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t start = text.find_first_not_of(kBlanks);
    if (start == std::string_view::npos) return {};
    return text.substr(start, text.find_last_not_of(kBlanks) + 1 - start);
}

/// Takes the next word up to a blank; empty at the end.
inline std::string_view takeWord(std::string_view& text) {
    text = trimmed(text);
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text.remove_prefix(word.size());
    return word;
}

/// Parses a whole word as a number, in the C locale. Infinities and NaN give nothing.
template <class Number>
std::optional<Number> numberOf(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    if (number - number != 0) return std::nullopt;
    return number;
}

/// Takes three whole numbers from 0 to 255 as 0xRRGGBB.
inline std::optional<std::uint32_t> takeColor(std::string_view& line) {
    std::uint32_t color = 0;
    for (int channel = 0; channel < 3; ++channel) {
        const auto code = numberOf<int>(takeWord(line));
        if (!code || *code < 0 || *code > 255) return std::nullopt;
        color = color << 8 | static_cast<std::uint32_t>(*code);
    }
    return color;
}

}  // namespace fathom
