#include "bookmarks/json_origin.h"

namespace fathom {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// What `read` has and `known` has not, at every level of objects; null when there is nothing.
json unknownPart(const json& read, const ordered_json& known) {
    json rest;
    for (const auto& [key, value] : read.items()) {
        const auto ours = known.find(key);
        if (ours == known.end()) {
            rest[key] = value;
        } else if (value.is_object() && ours->is_object()) {
            json below = unknownPart(value, *ours);
            if (!below.is_null()) rest[key] = std::move(below);
        }
    }
    return rest;
}

/// Adds what only `unknown` has, at every level of objects.
void addUnknown(ordered_json& tree, const json& unknown) {
    ordered_json::object_t added;
    for (const auto& [key, value] : unknown.items()) {
        const auto ours = tree.find(key);
        if (ours == tree.end())
            added.push_back({key, ordered_json(value)});
        else if (ours->is_object() && value.is_object())
            addUnknown(*ours, value);
    }
    auto& members = tree.get_ref<ordered_json::object_t&>();
    for (auto& member : added)
        members.push_back(std::move(member));
}

}  // namespace

std::string originOf(const json& read, const ordered_json& known) {
    const json rest = unknownPart(read, known);
    return rest.is_null() ? std::string()
                          : rest.dump(-1, ' ', false, json::error_handler_t::replace);
}

void addOrigin(ordered_json& tree, const std::string& origin) {
    if (origin.empty()) return;
    const Result<json> unknown = parseTree(origin, "origin");
    if (unknown && unknown->is_object()) addUnknown(tree, *unknown);
}

}  // namespace fathom
