// Reads the keys of one JSON object; errors name the key's path. Include it in .cpp files only.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/phrase.h"
#include "bookmarks/json_text.h"
#include "number/decimal.h"

namespace fathom {

/// The first error is kept in `problem`, as a sentence that begins with the key's path; values that
/// are read after it do not matter. A missing key gives the fallback.
class Fields {
public:
    Fields(const Json& object, std::string path, Phrase& problem)
        : m_object(object), m_path(std::move(path)), m_problem(problem) {}

    const Json& json() const { return m_object; }
    /// Null when the key is missing.
    const Json* find(const char* key) const;
    void complain(const char* key, Phrase demand, const Json* value = nullptr) const;

    /// Same as complain(), but `sentence` is the whole message.
    void reject(Phrase sentence) const;

    std::string text(const char* key, std::string fallback,
                     std::size_t mostBytes = limits::kNameBytes) const;
    double number(const char* key, double fallback) const;
    bool flag(const char* key, bool fallback) const;
    /// A number of any length, written as a text or as a whole number. The key must be present.
    Decimal decimal(const char* key) const;
    /// The object under a key; an empty object if the key is missing.
    Fields object(const char* key) const;
    /// The objects in the list under a key, at most `most`; none if the key is missing.
    std::vector<Fields> objects(const char* key, std::size_t most) const;

private:
    const Json& m_object;
    std::string m_path;
    Phrase& m_problem;
};

/// The ids of a table's rows in a sentence: "light, contours, field".
template <class Rows, class Id>
std::string idsOf(const Rows& rows, Id id) {
    std::string list;
    for (const auto& row : rows) {
        if (!list.empty()) list += ", ";
        list += std::invoke(id, row);
    }
    return list;
}

}  // namespace fathom
