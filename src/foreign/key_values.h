// The keys and values of a foreign text, whatever its syntax. One thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "number/decimal.h"

namespace fathom {

/// Each reading function returns what the value says, or a fallback if the key is missing. A value
/// that makes no sense is kept as the problem; only the first problem counts.
class KeyValues {
public:
    struct Value {
        std::string text;  // without blanks around it
        std::size_t line;  // from 1; 0: unknown
    };

    /// Longer names are no keys that Fathom reads. Those who put a section's name before each key
    /// check its length first, as the text of all keys together must stay short.
    static constexpr std::size_t kLongestName = 128;

    /// Sets a value. If the key is there already, the last value wins.
    void set(std::string key, std::string_view text, std::size_t line);
    bool isEmpty() const { return m_values.empty(); }
    bool has(std::string_view key) const { return find(key) != nullptr; }
    const Value* find(std::string_view key) const;
    /// The first key that begins with `prefix`; null if there is none.
    const std::string* firstWith(std::string_view prefix) const;

    std::string text(std::string_view key, std::string_view fallback = {}) const;
    /// Without a fallback a missing key is a problem.
    Decimal decimal(std::string_view key, const std::optional<Decimal>& fallback = {});
    /// Same for a coordinate, whose digits are within reach of any view, so that sums of two of
    /// them have a bounded length.
    Decimal coordinate(std::string_view key, const std::optional<Decimal>& fallback = {});
    double number(std::string_view key, double fallback);
    /// A whole number, also if it is written as 1e6 or 20000.0.
    std::int64_t whole(std::string_view key, std::int64_t fallback, std::int64_t least,
                       std::int64_t most);
    /// 1, true or yes; 0, false or no.
    bool flag(std::string_view key, bool fallback);

    /// "line 3 <what>", or "<key> <what>" if the line is unknown.
    void complain(std::string_view key, Phrase what);
    /// "line 3 needs <what> as Zoom, not "abc"."
    void demand(std::string_view key, Phrase what);
    bool hasProblem() const { return m_problem.has_value(); }
    /// The first problem as an error with code Parse.
    Result<void> result() const;

private:
    std::map<std::string, Value, std::less<>> m_values;
    std::optional<Phrase> m_problem;
};

}  // namespace fathom
