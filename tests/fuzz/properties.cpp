#include "fuzz/properties.h"

#include <stdexcept>

namespace fathom::test {

namespace {

/// The length of the UTF-8 character at the start of a text that is not empty, by the table of RFC
/// 3629, section 4; 0 if there is no valid character.
std::size_t lengthOfCharacter(std::string_view text) {
    const auto byte = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const auto continues = [byte](std::size_t i, unsigned least = 0x80, unsigned most = 0xBF) {
        return byte(i) >= least && byte(i) <= most;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const unsigned least = first == 0xE0 ? 0xA0 : 0x80, most = first == 0xED ? 0x9F : 0xBF;
        return continues(1, least, most) && continues(2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const unsigned least = first == 0xF0 ? 0x90 : 0x80, most = first == 0xF4 ? 0x8F : 0xBF;
        return continues(1, least, most) && continues(2) && continues(3) ? 4 : 0;
    }
    return 0;
}

/// True for C0, DEL and the UTF-8 forms of C1.
bool isControl(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    if (first < 0x20 || first == 0x7F) return true;
    return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
}

}  // namespace

bool isLight(RgbF color) {
    const auto inRange = [](float channel) { return channel >= 0 && channel <= 1; };
    return inRange(color.r) && inRange(color.g) && inRange(color.b);
}

void require(bool holds, const std::string& what) {
    if (!holds) throw std::logic_error(what);
}

void requireSentence(const Error& error) {
    constexpr std::size_t kLongest = 300;
    std::string_view rest = error.message;
    const std::string quoted = ": \"" + error.message + "\"";
    require(rest.size() <= kLongest, "A refusal has at most 300 bytes" + quoted);
    require(rest.ends_with('.') && !rest.ends_with(".."), "A refusal ends with one stop" + quoted);
    while (!rest.empty()) {
        const std::size_t length = lengthOfCharacter(rest);
        require(length > 0, "A refusal is valid UTF-8" + quoted);
        require(!isControl(rest.substr(0, length)), "A refusal has no control characters" + quoted);
        rest.remove_prefix(length);
    }
}

void requireSame(const Bookmark& bookmark, const Result<Bookmark>& again) {
    require(again.has_value(),
            "What was written can be read" + (again ? "" : ": " + again.error().message));
    require(*again == bookmark, "What was written reads as the same: " + toJson(bookmark));
    require(toJson(*again) == toJson(bookmark),
            "What was written is written the same again: " + toJson(bookmark));
}

}  // namespace fathom::test
