// A sentence of the core whose parts stand apart, so that the window can say it in its language.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace fathom {

/// A value. Patterns come from a small set, which ui/core_labels.cpp lists for translators.
struct Phrase {
    Phrase() = default;
    Phrase(std::string words, std::vector<Phrase> inWords = {});
    Phrase(const char* words, std::vector<Phrase> inWords = {});

    /// In English, or as `translate` says each pattern, those of the parts included.
    std::string text(
        const std::function<std::string(const std::string& pattern)>& translate = {}) const;

    std::string pattern;        // %1 to %9 stand for the parts
    std::vector<Phrase> parts;  // names and numbers among them, which no language changes
};

}  // namespace fathom
