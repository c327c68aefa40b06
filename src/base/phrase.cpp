#include "base/phrase.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fathom {
namespace {

/// Whether the sentence goes on after a part that may be a sentence itself, such as the error in
/// "%1 failed: %2; continuing on %3.". The marks are those of all languages of the window.
bool continues(std::string_view rest) {
    constexpr std::array<std::string_view, 6> kMarks{";", ")", "\u202f;", "；", "）", "。"};
    return std::ranges::any_of(kMarks,
                               [&](std::string_view mark) { return rest.starts_with(mark); });
}

void dropFullStop(std::string& text) {
    for (const std::string_view stop : {".", "。"})
        if (text.ends_with(stop)) text.resize(text.size() - stop.size());
}

}  // namespace

Phrase::Phrase(std::string words, std::vector<Phrase> inWords)
    : pattern(std::move(words)), parts(std::move(inWords)) {}

Phrase::Phrase(const char* words, std::vector<Phrase> inWords)
    : Phrase(std::string(words), std::move(inWords)) {}

std::string Phrase::text(
    const std::function<std::string(const std::string& pattern)>& translate) const {
    const std::string words = translate ? translate(pattern) : pattern;
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const char digit = words[at] == '%' && at + 1 < words.size() ? words[at + 1] : '0';
        const auto part = static_cast<std::size_t>(digit - '1');
        if (digit < '1' || part >= parts.size()) {
            text += words[at];
            continue;
        }
        text += parts[part].text(translate);
        ++at;
        if (continues(std::string_view(words).substr(at + 1))) dropFullStop(text);
    }
    return text;
}

}  // namespace fathom
