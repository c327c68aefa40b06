// A sentence of the core whose parts stand apart, so that the window can say it in its language.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace fathom {

/// A value. Patterns come from a small set, which ui/core_labels.cpp lists for translators.
struct Phrase {
    Phrase() = default;
    Phrase(std::string pattern, std::vector<Phrase> parts = {});
    Phrase(const char* pattern, std::vector<Phrase> parts = {});

    /// In English, or as `translate` says each pattern, those of the parts included.
    std::string text(
        const std::function<std::string(const std::string& pattern)>& translate = {}) const;

    std::string pattern;        // %1 to %9 stand for the parts
    std::vector<Phrase> parts;  // names and numbers among them, which no language changes
};

}  // namespace fathom
