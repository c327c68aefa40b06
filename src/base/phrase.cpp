#include "base/phrase.h"

#include <utility>

namespace fathom {

Phrase::Phrase(std::string pattern, std::vector<Phrase> parts)
    : pattern(std::move(pattern)), parts(std::move(parts)) {}

Phrase::Phrase(const char* pattern, std::vector<Phrase> parts)
    : Phrase(std::string(pattern), std::move(parts)) {}

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
    }
    return text;
}

}  // namespace fathom
