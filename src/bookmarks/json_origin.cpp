#include "bookmarks/json_origin.h"

namespace fathom {

namespace {

/// Whether both are objects, or lists of the same length.
template <class A, class B>
bool areAlike(const A& a, const B& b) {
    return (a.is_object() && b.is_object()) ||
           (a.is_array() && b.is_array() && a.size() == b.size());
}

/// The keys that `read` has and `known` lacks, at every level of objects and lists; null if there
/// are none.
Json unknownPart(const Json& read, const OrderedJson& known) {
    Json rest;
    if (!areAlike(read, known)) return rest;
    if (read.is_array()) {
        for (std::size_t i = 0; i < read.size(); ++i)
            if (Json below = unknownPart(read[i], known[i]); !below.is_null()) {
                if (rest.is_null()) rest = Json::array_t(read.size());
                rest[i] = std::move(below);
            }
        return rest;
    }
    for (const auto& [key, value] : read.items()) {
        const auto ours = known.find(key);
        if (ours == known.end())
            rest[key] = value;
        else if (Json below = unknownPart(value, *ours); !below.is_null())
            rest[key] = std::move(below);
    }
    return rest;
}

/// Adds the keys that only `unknown` has, at every level of objects and lists.
void addUnknown(OrderedJson& tree, const Json& unknown) {
    if (!areAlike(tree, unknown)) return;
    if (tree.is_array()) {
        for (std::size_t i = 0; i < tree.size(); ++i)
            addUnknown(tree[i], unknown[i]);
        return;
    }
    OrderedJson::object_t added;
    for (const auto& [key, value] : unknown.items()) {
        const auto ours = tree.find(key);
        if (ours == tree.end())
            added.push_back({key, OrderedJson(value)});
        else
            addUnknown(*ours, value);
    }
    auto& members = tree.get_ref<OrderedJson::object_t&>();
    for (auto& member : added)
        members.push_back(std::move(member));
}

}  // namespace

std::string originOf(const Json& read, const OrderedJson& known) {
    const Json rest = unknownPart(read, known);
    return rest.is_null() ? std::string()
                          : rest.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void addOrigin(OrderedJson& tree, const std::string& origin) {
    if (origin.empty()) return;
    const Result<Json> unknown = parseTree(origin, "origin");
    if (unknown && unknown->is_object()) addUnknown(tree, *unknown);
}

}  // namespace fathom
