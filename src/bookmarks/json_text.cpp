#include "bookmarks/json_text.h"

#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

namespace {

using nlohmann::json;

/// Builds the JSON tree, with two differences from the library's own: the depth is bounded, since
/// writing a tree recurses, and a coordinate given as a number keeps its digits, as a string.
class TreeBuilder final : public nlohmann::json_sax<json> {
public:
    static constexpr std::size_t kMaximumDepth = 64;

    json takeTree() { return std::move(m_tree); }
    /// Where and why the parser stopped; empty when the nesting is too deep.
    std::size_t errorPosition() const { return m_errorPosition; }
    const std::string& errorText() const { return m_errorText; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(std::int64_t value) override { return add(value); }
    bool number_unsigned(std::uint64_t value) override { return add(value); }
    bool number_float(double value, const std::string& digits) override {
        return isCoordinate() ? add(digits) : add(value);
    }
    bool string(std::string& value) override { return add(std::move(value)); }
    bool binary(json::binary_t&) override { return false; }

    bool start_object(std::size_t) override { return open(json::object()); }
    bool key(std::string& name) override {
        m_keys.back() = std::move(name);
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_array() override { return close(); }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        m_errorPosition = position;
        m_errorText = error.what();
        return false;
    }

private:
    bool isCoordinate() const {
        std::string path;
        for (const std::string& name : m_keys)
            if (!name.empty() && name != "bookmarks") path += "/" + name;
        return path == "/radius" || path == "/center/re" || path == "/center/im" ||
               path == "/formula/julia/re" || path == "/formula/julia/im";
    }

    json* place(json value) {
        if (m_open.empty()) {
            m_tree = std::move(value);
            return &m_tree;
        }
        json& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        json& slot = parent[m_keys.back()];
        slot = std::move(value);
        return &slot;
    }

    bool add(json value) {
        place(std::move(value));
        return true;
    }

    bool open(json container) {
        if (m_open.size() == kMaximumDepth) return false;
        m_open.push_back(place(std::move(container)));
        m_keys.emplace_back();
        return true;
    }

    bool close() {
        m_open.pop_back();
        m_keys.pop_back();
        return true;
    }

    json m_tree;
    std::vector<json*> m_open;        // from the root to the container being read
    std::vector<std::string> m_keys;  // the present key of each; empty in an array
    std::size_t m_errorPosition = 0;
    std::string m_errorText;
};

/// What the library says, without its own code, position and quotation of the text.
std::string reasonOf(const std::string& text) {
    const auto after = [&text](std::string_view mark) -> std::string {
        const std::size_t at = text.find(mark);
        return at == std::string::npos ? std::string() : text.substr(at + mark.size());
    };
    std::string reason = after(" - ");
    if (reason.empty()) reason = after("] ");
    reason = reason.substr(0, reason.find(';'));
    const std::string expected = after("; expected ");
    return expected.empty() ? reason : reason + ", expected " + expected;
}

/// "line 3, column 14" of a byte; columns count characters.
std::string placeOf(std::string_view text, std::size_t position) {
    std::size_t line = 1, column = 1;
    for (const char character : text.substr(0, position > 0 ? position - 1 : 0)) {
        const bool continuesCharacter = (static_cast<unsigned char>(character) & 0xC0) == 0x80;
        if (character == '\n') {
            ++line;
            column = 1;
        } else if (!continuesCharacter) {
            ++column;
        }
    }
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

}  // namespace

Result<json> parseTree(std::string_view text, const std::string& source) {
    if (text.size() > kMaximumBookmarkBytes)
        return fail(ErrorCode::Parse, source + " is larger than a bookmark file may be (" +
                                          std::to_string(kMaximumBookmarkBytes >> 20) + " MiB).");
    TreeBuilder builder;
    if (json::sax_parse(text.begin(), text.end(), &builder)) return builder.takeTree();
    if (builder.errorText().empty())
        return fail(ErrorCode::Parse, source + " is nested deeper than " +
                                          std::to_string(TreeBuilder::kMaximumDepth) +
                                          " levels: it is no bookmark file.");
    return fail(ErrorCode::Parse, source + " is broken JSON at " +
                                      placeOf(text, builder.errorPosition()) + ": " +
                                      reasonOf(builder.errorText()) + ".");
}

std::string quoted(const json& value) {
    std::string text = value.dump(-1, ' ', true, json::error_handler_t::replace);
    constexpr std::size_t kShown = 40;
    return text.size() <= kShown ? text : text.substr(0, kShown) + "…";
}

}  // namespace fathom
