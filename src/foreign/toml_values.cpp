#include "foreign/toml_values.h"

#include <algorithm>
#include <cmath>

#include "base/limits.h"
#include "base/sentence.h"
#include "base/shown_text.h"
#include "foreign/foreign_text.h"

// A text such as "[&" breaks what toml++ 3.3 assumes of its own state: an assertion, or undefined
// behaviour with NDEBUG (its issue 294). Here it is an exception. The library as headers takes
// these macros; Debian's compiled one would not.
namespace fathom {
struct UnreadableToml {};
constexpr void assumeToml(bool holds) {
    if (!holds) throw UnreadableToml();
}
}  // namespace fathom
#undef NDEBUG
#define TOML_ASSERT(condition) ::fathom::assumeToml(static_cast<bool>(condition))
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>

namespace fathom {

namespace {

/// The text as the library can take it; lines keep their numbers. The numbers of lines "key =
/// number" are in quotes: the library reads them as doubles, and refuses long ones. Letters beyond
/// ASCII, which no value of a place has, become ?: outside texts some are undefined behaviour
/// (U+03E4, in is_non_ascii_horizontal_whitespace()).
std::string preparedText(std::string_view text) {
    constexpr std::string_view kNumber = "+-.0123456789_eE";
    std::string quoted;
    quoted.reserve(text.size() + 1024);
    for (const std::string_view line : partsOf(text, '\n')) {
        const std::size_t equals = std::min(line.find('='), line.size());
        std::string_view value = line.substr(std::min(equals + 1, line.size()));
        value = trimmed(value.substr(0, value.find('#')));
        const bool isNumber = value.find_first_of("0123456789") != std::string_view::npos &&
                              value.find_first_not_of(kNumber) == std::string_view::npos;
        if (isNumber) {
            std::string digits(value);
            std::erase(digits, '_');
            quoted.append(line.substr(0, equals)).append("= \"").append(digits).append("\"\n");
        } else {
            quoted.append(line).append("\n");
        }
    }
    for (char& letter : quoted)
        if ((static_cast<unsigned char>(letter) & 0x80) != 0) letter = '?';
    return quoted;
}

/// Whether a key may be nested deeper than any format's. The library would build a table for each
/// point of a key, and taking it apart is recursive.
bool isTooDeep(std::string_view text) {
    constexpr int kMostPoints = 100;
    constexpr std::string_view kEnds = "\n=,[]{}";
    int points = 0;
    for (const char letter : text) {
        if (kEnds.find(letter) != std::string_view::npos) points = 0;
        if (letter == '.' && ++points > kMostPoints) return true;
    }
    return false;
}

void flatten(const toml::node& node, const std::string& key, KeyValues& values) {
    if (key.size() > KeyValues::kLongestName) return;
    const std::size_t line = node.source().begin.line;
    if (const toml::table* const table = node.as_table()) {
        // An empty block of an array counts as well.
        if (table->empty() && !key.empty()) values.set(key + ".", "", line);
        for (auto&& [name, value] : *table)
            flatten(value,
                    key.empty() ? std::string(name.str()) : key + "." + std::string(name.str()),
                    values);
    } else if (const toml::array* const array = node.as_array()) {
        std::size_t number = 0;
        for (const toml::node& value : *array)
            flatten(value, key + "." + std::to_string(number++), values);
    } else if (const auto* const text = node.as_string()) {
        values.set(key, text->get(), line);
    } else if (const auto* const flag = node.as_boolean()) {
        values.set(key, flag->get() ? "true" : "false", line);
    } else if (const auto* const whole = node.as_integer()) {
        values.set(key, std::to_string(whole->get()), line);
    } else if (const auto real = node.value<double>(); real && std::isfinite(*real)) {
        values.set(key, Decimal::fromDouble(*real).toString(), line);
    } else {
        values.set(key, "?", line);  // a date, or no number
    }
}

}  // namespace

Result<KeyValues> readToml(std::string_view text) {
    // A value takes the library up to 300 bytes. Each needs one of these characters.
    const auto values = std::ranges::count_if(
        text, [](char letter) { return letter == '=' || letter == ',' || letter == '['; });
    if (static_cast<std::size_t>(values) > limits::kViewValues)
        return fail(ErrorCode::Parse, {"it has more than %1 values; no location has that many.",
                                       {std::to_string(limits::kViewValues)}});
    if (isTooDeep(text))
        return fail(ErrorCode::Parse, "it has a key of more than 100 parts; no location has one.");
    try {
        KeyValues flat;
        flatten(toml::parse(std::string_view(preparedText(text))), "", flat);
        return flat;
    } catch (const UnreadableToml&) {
        return fail(ErrorCode::Parse, "it is not TOML: one of its keys has a wrong character.");
    } catch (const toml::parse_error& error) {
        return fail(ErrorCode::Parse, {"line %1 is not TOML: %2.",
                                       {std::to_string(error.source().begin.line),
                                        excerpt(withoutFullStop(error.description()))}});
    }
}

std::string tomlString(std::string_view text) {
    return "\"" + std::string(text) + "\"";
}

std::string tomlFloat(double value) {
    const std::string text = Decimal::fromDouble(value).toString();
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

}  // namespace fathom
