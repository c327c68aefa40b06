// A sentence of the core with its variable parts kept apart, so that the window can translate it.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace fathom {

/// A value. Translators get the patterns that ui/i18n/phrase_patterns.h finds in the sources.
struct Phrase {
    Phrase() = default;
    Phrase(std::string words, std::vector<Phrase> inWords = {});
    Phrase(const char* words, std::vector<Phrase> inWords = {});

    /// The sentence in English. If `translate` is given, it translates each pattern, including the
    /// patterns of the parts.
    std::string text(
        const std::function<std::string(const std::string& pattern)>& translate = {}) const;

    bool isEmpty() const { return pattern.empty(); }
    bool operator==(const Phrase&) const = default;

    std::string pattern;        // %1 to %9 stand for the parts
    std::vector<Phrase> parts;  // may be names and numbers, which are never translated
};

/// Marks a pattern that is written apart from its Phrase, such as in a table or after `return`.
constexpr const char* phrase(const char* pattern) {
    return pattern;
}

}  // namespace fathom
