#include "foreign/key_values.h"

#include <cmath>

#include "base/shown_text.h"
#include "foreign/foreign_text.h"

namespace fathom {

void KeyValues::set(std::string key, std::string_view text, std::size_t line) {
    m_values.insert_or_assign(std::move(key), Value{std::string(trimmed(text)), line});
}

const KeyValues::Value* KeyValues::find(std::string_view key) const {
    const auto found = m_values.find(key);
    return found == m_values.end() ? nullptr : &found->second;
}

const std::string* KeyValues::firstWith(std::string_view prefix) const {
    const auto found = m_values.lower_bound(prefix);
    return found != m_values.end() && found->first.starts_with(prefix) ? &found->first : nullptr;
}

std::string KeyValues::text(std::string_view key, std::string_view fallback) const {
    const Value* const value = find(key);
    return value ? value->text : std::string(fallback);
}

Decimal KeyValues::decimal(std::string_view key, const std::optional<Decimal>& fallback) {
    const Value* const value = find(key);
    if (!value) {
        if (!fallback) complain(key, "is missing; the file gives no place without it.");
        return fallback.value_or(Decimal());
    }
    Result<Decimal> number = Decimal::parse(value->text);
    if (number) return *std::move(number);
    complain(key, {"has an invalid %1: %2", {excerpt(key), number.error().phrase}});
    return {};
}

Decimal KeyValues::coordinate(std::string_view key, const std::optional<Decimal>& fallback) {
    // The places that a view's centre may have; see validate(View).
    constexpr std::int64_t kHighest = 10, kLowest = -1'001'000;
    Decimal number = decimal(key, fallback);
    if (number.isZero()) return {};
    if (number.leadingPlace() <= kHighest && number.lastPlace() >= kLowest) return number;
    demand(key, "a number up to 1e10 with digits down to 1e-1001000");
    return {};
}

double KeyValues::number(std::string_view key, double fallback) {
    const Value* const value = find(key);
    if (!value) return fallback;
    if (const std::optional<double> number = numberOf<double>(value->text)) return *number;
    demand(key, "a number");
    return fallback;
}

std::int64_t KeyValues::whole(std::string_view key, std::int64_t fallback, std::int64_t least,
                              std::int64_t most) {
    const Value* const value = find(key);
    if (!value) return fallback;
    std::optional<std::int64_t> number = numberOf<std::int64_t>(value->text);
    if (!number) {
        const std::optional<double> real = numberOf<double>(value->text);
        constexpr double kExact = 9007199254740992;  // 2^53
        if (real && *real == std::floor(*real) && std::fabs(*real) <= kExact)
            number = static_cast<std::int64_t>(*real);
    }
    if (number && *number >= least && *number <= most) return *number;
    demand(key, {"a whole number from %1 to %2", {std::to_string(least), std::to_string(most)}});
    return fallback;
}

bool KeyValues::flag(std::string_view key, bool fallback) {
    const Value* const value = find(key);
    if (!value) return fallback;
    const std::string word = lowered(value->text);
    if (word == "1" || word == "true" || word == "yes") return true;
    if (word == "0" || word == "false" || word == "no") return false;
    demand(key, "0 or 1");
    return fallback;
}

void KeyValues::complain(std::string_view key, Phrase what) {
    if (m_problem) return;
    const Value* const value = find(key);
    if (value && value->line > 0)
        m_problem = Phrase{"line %1 %2", {std::to_string(value->line), std::move(what)}};
    else
        m_problem = Phrase{"%1 %2", {excerpt(key), std::move(what)}};
}

void KeyValues::demand(std::string_view key, Phrase what) {
    complain(key,
             {"needs %1 as %2, not %3.", {std::move(what), excerpt(key), inQuotes(text(key))}});
}

Result<void> KeyValues::result() const {
    if (m_problem) return fail(ErrorCode::Parse, *m_problem);
    return {};
}

}  // namespace fathom
