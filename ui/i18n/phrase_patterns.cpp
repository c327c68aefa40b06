#include "ui/i18n/phrase_patterns.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace fathom {
namespace {

/// Functions whose literals are patterns. An ErrorCode at the beginning of braces makes an error.
constexpr std::array<std::string_view, 16> kMakers{
    "Phrase",    "phrase",           "Error",    "fail",
    "refuse",    "reject",           "complain", "demand",
    "invalid",   "errorOfException", "stop",     "emplace_back",
    "push_back", "report",           "stage",    "endAll"};

bool isIn(const auto& list, const auto& item) {
    return std::ranges::find(list, item) != list.end();
}

bool isWordPart(char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) || letter == '_';
}

/// Whether a text is part of a sentence, and not a key such as "center" or the end of a text that
/// is put together.
bool isSentence(const std::string& text) {
    const auto isInner = [](char letter) {
        return letter != ' ' && letter != ',' && letter != ';';
    };
    return text.find(' ') != std::string::npos && isInner(text.front()) && text.back() != ' ';
}

bool endsSentence(std::string_view text) {
    return text.find(' ') != std::string_view::npos && text.ends_with('.') && text.size() > 3;
}

class Scanner {
public:
    explicit Scanner(std::string_view source) : m_rest(source) {}

    PhrasePatterns run() {
        while (!m_rest.empty())
            take();
        return std::move(m_found);
    }

private:
    void take() {
        const char letter = m_rest.front();
        if (m_rest.starts_with("//")) return skip(std::min(m_rest.find('\n'), m_rest.size()));
        if (m_rest.starts_with("R\"(")) return takeRaw();
        if (m_rest.starts_with("#include")) return skip(std::min(m_rest.find('\n'), m_rest.size()));
        if (letter == '"') return takeLiteral();
        // A quote within digits only groups them.
        if (letter == '\'' && m_word.empty()) return skip(m_rest[1] == '\\' ? 4 : 3);
        if (isWordPart(letter)) {
            m_word = m_rest.substr(
                0, static_cast<std::size_t>(std::ranges::find_if_not(m_rest, isWordPart) -
                                            m_rest.begin()));
            if (m_word == "ErrorCode" && !m_makers.empty()) m_makers.back() = "Error";
            return skip(m_word.size(), m_word);
        }
        if (letter == '(' || letter == '{' || letter == '[') m_makers.push_back(m_word);
        if ((letter == ')' || letter == '}' || letter == ']') && !m_makers.empty())
            m_makers.pop_back();
        const bool isBlank = std::isspace(static_cast<unsigned char>(letter)) != 0;
        skip(1, isBlank ? m_word : std::string_view());
    }

    /// Raw texts are for files and commands. lupdate could not read one as a pattern.
    void takeRaw() {
        const std::string_view text = m_rest.substr(3, m_rest.find(")\"") - 3);
        if (endsSentence(text)) m_found.sentences.emplace(text);
        skip(text.size() + 5);
    }

    /// Takes literals that follow each other, which are one text.
    void takeLiteral() {
        std::string text;
        while (m_rest.starts_with('"')) {
            std::size_t end = 1;
            while (m_rest[end] != '"')
                end += m_rest[end] == '\\' ? 2 : 1;
            text += m_rest.substr(1, end - 1);
            skip(end + 1);
            const std::size_t next = m_rest.find_first_not_of(" \n\t");
            if (next != std::string_view::npos && m_rest[next] == '"') skip(next);
        }
        // Braces and parentheses without a name belong to the call around them.
        const auto maker =
            std::ranges::find_if(m_makers.rbegin(), m_makers.rend(),
                                 [](std::string_view name) { return !name.empty(); });
        const std::string_view name = maker == m_makers.rend() ? std::string_view() : *maker;
        // Other values than phrases are returned in braces, too.
        const bool isReturned = name == "return" && text.find("%1") != std::string::npos;
        if ((isIn(kMakers, name) || isReturned) && isSentence(text))
            m_found.patterns.insert(text);
        else if (endsSentence(text))
            m_found.sentences.insert(text);
    }

    /// Drops characters; `word` is what may name a parenthesis that follows.
    void skip(std::size_t count, std::string_view word = {}) {
        m_rest.remove_prefix(std::min(count, m_rest.size()));
        m_word = word;
    }

    std::string_view m_rest, m_word;
    std::vector<std::string_view> m_makers;  // the word before each open bracket; empty: none
    PhrasePatterns m_found;
};

}  // namespace

PhrasePatterns phrasePatterns(std::string_view source) {
    return Scanner(source).run();
}

}  // namespace fathom
