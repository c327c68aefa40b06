// Finds the patterns of phrases in C++ sources, for translators.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace fathom {

/// Texts of string literals. Escapes stay as they are written.
struct PhrasePatterns {
    /// The arguments of functions that make a phrase or an error, such as Phrase or fail, or that
    /// hand one on, such as complain; and what is returned in braces with a %1. Further braces and
    /// parentheses do not matter. Words alone, such as keys, are left out.
    std::set<std::string> patterns;
    /// Other literals that end a sentence. In the core they are labels, or else mistakes: sentences
    /// that would stay English.
    std::set<std::string> sentences;
};
PhrasePatterns phrasePatterns(std::string_view source);

}  // namespace fathom
