#include "base/phrase.h"

#include <utility>

namespace fathom {

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
    }
    return text;
}

}  // namespace fathom
