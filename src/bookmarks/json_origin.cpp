#include "bookmarks/json_origin.h"

namespace fathom {

namespace {

/// The keys that `read` has and `known` lacks, at every level of objects; null if there are none.
Json unknownPart(const Json& read, const OrderedJson& known) {
    Json rest;
    for (const auto& [key, value] : read.items()) {
        const auto ours = known.find(key);
        if (ours == known.end()) {
            rest[key] = value;
        } else if (value.is_object() && ours->is_object()) {
            Json below = unknownPart(value, *ours);
            if (!below.is_null()) rest[key] = std::move(below);
        }
    }
    return rest;
}

/// Adds the keys that only `unknown` has, at every level of objects.
void addUnknown(OrderedJson& tree, const Json& unknown) {
    OrderedJson::object_t added;
    for (const auto& [key, value] : unknown.items()) {
        const auto ours = tree.find(key);
        if (ours == tree.end())
            added.push_back({key, OrderedJson(value)});
        else if (ours->is_object() && value.is_object())
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
