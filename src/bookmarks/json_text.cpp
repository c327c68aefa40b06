#include "bookmarks/json_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "base/sentence.h"
#include "base/shown_text.h"

namespace fathom {

namespace {

std::string mebibytes(std::size_t bytes) {
    return std::to_string(bytes / limits::kMebibyte) + " MiB";
}

/// The characters of a source, one after the other, as the parser wants them. It counts the
/// characters read, and ends early if there are too many.
class Characters {
public:
    explicit Characters(ByteSource& source) : m_source(source) {}

    /// The iterator that the parser compares and advances.
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = char;
        using difference_type = std::ptrdiff_t;
        using pointer = const char*;
        using reference = const char&;

        explicit Iterator(Characters* characters = nullptr) : m_characters(characters) {}
        reference operator*() const { return *m_characters->m_next; }
        Iterator& operator++() {
            m_characters->pass();
            return *this;
        }
        /// The other iterator is always the end.
        bool operator!=(const Iterator&) const { return !m_characters->isAtEnd(); }
        bool operator==(const Iterator&) const { return m_characters->isAtEnd(); }

    private:
        Characters* m_characters;
    };

    /// Number of bytes that the parser has taken so far.
    std::size_t position() const {
        return m_before + static_cast<std::size_t>(m_next - m_block.data());
    }
    /// Allows `bytes` more bytes from now on.
    void allow(std::size_t bytes) { m_end = position() + bytes; }
    /// Number of bytes that are still allowed.
    std::size_t bytesLeft() const { return m_end - std::min(m_end, position()); }
    /// Marks the end of a token (a text, a number or a bracket); the next one begins here.
    void endToken() { m_token = position(); }

    /// Why the characters ended early, if they did.
    bool isTooLong() const { return m_isTooLong; }
    bool isTokenTooLong() const { return m_isTokenTooLong; }
    const std::optional<Error>& readError() const { return m_readError; }
    /// Whether all characters were blanks.
    bool isBlank() const { return m_isBlank && isBlank(m_block); }

    /// "line 3, column 14" of the last character, or of the end; columns count characters.
    std::string place() const {
        const auto passed = static_cast<std::size_t>(m_next - m_block.data());
        Place place = m_place;
        place.pass(m_block.substr(0, passed > 0 ? passed - 1 : 0));
        return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
    }

private:
    struct Place {
        std::size_t line = 1, column = 1;

        void pass(std::string_view text) {
            for (const char character : text) {
                const bool continuesCharacter =
                    (static_cast<unsigned char>(character) & 0xC0) == 0x80;
                if (character == '\n') {
                    ++line;
                    column = 1;
                } else if (!continuesCharacter) {
                    ++column;
                }
            }
        }
    };

    static bool isBlank(std::string_view text) {
        return text.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == std::string_view::npos;
    }
    static bool isBlank(char character) {
        return character == ' ' || character == '\n' || character == '\r' || character == '\t';
    }
    const char* blockEnd() const { return m_block.data() + m_block.size(); }

    bool isAtEnd() {
        if (m_isAfterBlank) passBlanks();
        return m_next == blockEnd() && !readBlock();
    }

    /// Takes one character and keeps track of whether it is inside a text.
    void pass() {
        const char character = *m_next++;
        if (m_isInText && !m_isEscaped && character == '\\') {
            m_isEscaped = true;
        } else {
            if (character == '"' && !m_isEscaped) m_isInText = !m_isInText;
            m_isEscaped = false;
            m_isAfterBlank = !m_isInText && isBlank(character);
        }
    }

    /// Passes only the first of several blanks to the parser. The parser remembers everything that
    /// it sees until the next text or number, to quote it, and writes each line end with eight
    /// characters.
    void passBlanks() {
        do {
            while (m_next != blockEnd() && isBlank(*m_next))
                ++m_next;
            endToken();
        } while (m_next == blockEnd() && readBlock());
        m_isAfterBlank = false;
    }

    /// Reads the next block. Limits are checked between blocks, so a text may exceed them by less
    /// than one block.
    bool readBlock() {
        m_isTooLong = m_isTooLong || position() > m_end;
        m_isTokenTooLong = m_isTokenTooLong || position() > m_token + limits::kTextBytes;
        if (m_isTooLong || m_isTokenTooLong || m_hasEnded) return false;
        m_place.pass(m_block);
        m_isBlank = m_isBlank && isBlank(m_block);
        m_before += m_block.size();
        m_source.take(m_block.size());
        m_block = {};
        m_next = nullptr;

        const Result<std::string_view> next = m_source.ahead();
        if (!next) m_readError = next.error();
        m_hasEnded = !next || next->empty();
        if (m_hasEnded) return false;
        m_block = *next;
        m_next = m_block.data();
        return true;
    }

    ByteSource& m_source;
    std::string_view m_block;
    const char* m_next = nullptr;  // in the block
    std::size_t m_before = 0;      // bytes before the block
    Place m_place;                 // position of the block's beginning
    bool m_isInText = false, m_isEscaped = false;
    bool m_isAfterBlank = false;
    bool m_isBlank = true;

    std::size_t m_end = 0;    // position at which reading must end
    std::size_t m_token = 0;  // where the last whole token ended
    bool m_isTooLong = false, m_isTokenTooLong = false;
    bool m_hasEnded = false;
    std::optional<Error> m_readError;
};

/// Builds the tree within the limits. It differs from the library's own builder in two more ways:
/// it hands out the views of a list one by one, and a coordinate written as a number keeps its
/// digits, as a string.
class TreeBuilder final : public nlohmann::json_sax<Json> {
public:
    TreeBuilder(Characters& characters, const TakeView& take)
        : m_characters(characters), m_take(take) {
        m_characters.allow(limits::kViewBytes);
    }

    Json takeTree() { return std::move(m_tree); }
    bool hasEnough() const { return m_hasEnough; }

    /// The end of the message about what stopped the parser: "is nested deeper than 64 levels:
    /// ...".
    Phrase problem() const {
        if (!m_problem.isEmpty()) return m_problem;
        if (m_characters.isTooLong()) return tooLong();
        if (m_characters.isTokenTooLong())
            return Phrase{"holds a text or a number of more than %1; it is not a bookmark file.",
                          {mebibytes(limits::kTextBytes)}};
        if (m_characters.isBlank()) return phrase("is empty.");
        return Phrase{"is broken JSON at %1: %2.", {m_characters.place(), m_errorText}};
    }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(std::int64_t value) override { return add(value); }
    bool number_unsigned(std::uint64_t value) override { return add(value); }
    bool number_float(double value, const std::string& digits) override {
        return isCoordinate() ? add(digits) : add(value);
    }
    bool string(std::string& value) override { return add(std::move(value)); }
    bool binary(Json::binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool key(std::string& name) override {
        if (name.size() > limits::kNameBytes)
            return stop(Phrase{"has a key longer than %1 bytes; it is not a bookmark file.",
                               {std::to_string(limits::kNameBytes)}});
        m_characters.endToken();
        m_keys.back() = std::move(name);
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t, const std::string&,
                     const nlohmann::detail::exception& error) override {
        m_errorText = reasonOf(error.what());
        return false;
    }

private:
    /// The library's message without its own code, position and quotation of the text.
    static std::string reasonOf(std::string_view text) {
        const auto after = [text](std::string_view mark) {
            const std::size_t at = text.find(mark);
            return at == std::string_view::npos ? std::string_view()
                                                : text.substr(at + mark.size());
        };
        std::string_view reason = after(" - ");
        if (reason.empty()) reason = after("] ");
        std::string words = excerpt(reason.substr(0, reason.find(';')));
        if (const std::string_view expected = after("; expected "); !expected.empty())
            words += ", expected " + excerpt(expected);
        return withoutFullStop(words);  // the quoted text may look like the library's words
    }

    Phrase tooLong() const {
        const std::string most = mebibytes(limits::kViewBytes);
        if (m_views > 0 || isInView())
            return Phrase{
                "holds a bookmark, or other data next to the bookmarks, of more than %1; no "
                "bookmark is that large.",
                {most}};
        return Phrase{"is larger than a bookmark may be (%1).", {most}};
    }

    bool stop(Phrase problem) {
        m_problem = std::move(problem);
        return false;
    }

    /// Whether elements of the list are being read now.
    bool isInList() const {
        return m_take && m_open.size() == 2 && m_open[1]->is_array() && m_keys[0] == "bookmarks";
    }
    bool isInView() const { return m_viewLevel > 0; }

    bool isCoordinate() const {
        const auto isPath = [&](std::initializer_list<const char*> names) {
            return std::equal(m_keys.begin() + static_cast<std::ptrdiff_t>(m_viewLevel),
                              m_keys.end(), names.begin(), names.end());
        };
        return isPath({"radius"}) || isPath({"center", "re"}) || isPath({"center", "im"}) ||
               isPath({"formula", "julia", "re"}) || isPath({"formula", "julia", "im"});
    }

    /// Stores a value in the tree; returns null if there is no room for it.
    Json* place(Json value) {
        m_characters.endToken();
        if (++m_values > limits::kViewValues) {
            stop({"holds more than %1 values in one bookmark; it is not a bookmark file.",
                  {std::to_string(limits::kViewValues)}});
            return nullptr;
        }
        Json& slot = nextSlot();
        slot = std::move(value);
        return &slot;
    }

    Json& nextSlot() {
        if (m_open.empty()) return m_tree;
        if (isInList()) return m_view;
        Json& parent = *m_open.back();
        if (!parent.is_array()) return parent[m_keys.back()];
        parent.push_back(nullptr);
        return parent.back();
    }

    bool add(Json value) {
        const bool isView = isInList();
        if (isView && !startView()) return false;
        return place(std::move(value)) && (!isView || endView());
    }

    bool open(Json container) {
        if (m_open.size() == limits::kLevels)
            return stop({"is nested deeper than %1 levels; it is not a bookmark file.",
                         {std::to_string(limits::kLevels)}});
        if (isInList() && !startView()) return false;
        Json* placed = place(std::move(container));
        if (!placed) return false;
        m_open.push_back(placed);
        m_keys.emplace_back();
        return true;
    }

    bool close() {
        m_characters.endToken();
        m_open.pop_back();
        m_keys.pop_back();
        return !isInView() || m_open.size() > m_viewLevel || endView();
    }

    // ---- Views of a list, each with limits of its own

    bool startView() {
        if (m_views == limits::kListViews)
            return stop({"holds more than %1 bookmarks; split it into several files.",
                         {std::to_string(limits::kListViews)}});
        if (m_characters.position() > limits::kListBytes)
            return stop(
                {"is larger than a list of bookmarks may be (%1); split it into several files.",
                 {mebibytes(limits::kListBytes)}});
        m_viewLevel = m_open.size();
        m_outside = {m_values, m_characters.bytesLeft()};
        m_values = 0;
        m_characters.allow(limits::kViewBytes);
        return true;
    }

    bool endView() {
        m_viewLevel = 0;
        ++m_views;
        m_values = m_outside.values;
        m_characters.allow(m_outside.bytes);
        m_hasEnough = !m_take(std::move(m_view));
        return !m_hasEnough;
    }

    Characters& m_characters;
    const TakeView& m_take;
    Json m_tree, m_view;
    std::vector<Json*> m_open;        // from the root to the container being read
    std::vector<std::string> m_keys;  // the current key of each; empty in an array
    std::size_t m_viewLevel = 0;      // containers around the current view; 0: not in a view

    struct Spent {
        std::size_t values = 0, bytes = 0;
    };
    Spent m_outside;           // values read and bytes left outside of the views
    std::size_t m_values = 0;  // values read, inside the view or outside
    std::size_t m_views = 0;
    bool m_hasEnough = false;

    Phrase m_problem;
    std::string m_errorText;
};

}  // namespace

Result<Json> readTree(ByteSource& source, const TakeView& take) {
    Characters characters(source);
    TreeBuilder builder(characters, take);
    const bool isWhole =
        Json::sax_parse(Characters::Iterator(&characters), Characters::Iterator(), &builder);
    const bool isBounded = !characters.isTooLong() && !characters.isTokenTooLong();
    if ((isWhole && isBounded) || builder.hasEnough()) return builder.takeTree();
    if (characters.readError()) return tl::make_unexpected(*characters.readError());
    return fail(ErrorCode::Parse, {"%1 %2", {source.name(), builder.problem()}});
}

Result<Json> parseTree(std::string_view text, std::string_view source) {
    ByteSource bytes = ByteSource::over(text, source);
    return readTree(bytes);
}

OrderedJson jsonNumber(double value) {
    if (std::floor(value) == value && std::fabs(value) < 1e15)
        return static_cast<std::int64_t>(value);
    return value;
}

Phrase spoken(const Json& value) {
    if (value.is_string()) return inQuotes(value.get_ref<const std::string&>());
    if (value.is_array()) return phrase("a list");
    if (value.is_object()) return phrase("an object");
    return value.dump();
}

}  // namespace fathom
