#include "bookmarks/verified_pixels.h"

#include "base/limits.h"
#include "bookmarks/json_origin.h"

namespace fathom {
namespace {

constexpr const char* kVerifiedKey = "verified";
constexpr std::size_t kMostPixels = 1'000'000'000;

/// A whole number of a sensible size; otherwise nothing.
std::optional<std::size_t> countOf(const Json& value) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > kMostPixels)
        return std::nullopt;
    return value.get<std::size_t>();
}

}  // namespace

Bookmark withVerified(Bookmark bookmark, const VerifiedPixels& result) {
    const Result<Json> kept = parseTree(bookmark.origin.empty() ? "{}" : bookmark.origin, "origin");
    Json origin = kept && kept->is_object() ? *kept : Json::object();
    origin[kVerifiedKey] = {{"right", result.right},
                            {"wrong", result.wrong},
                            {"by", result.by},
                            {"size", {result.size.width, result.size.height}}};
    bookmark.origin = origin.dump(-1, ' ', false, Json::error_handler_t::replace);
    return bookmark;
}

std::optional<VerifiedPixels> verifiedPixelsOf(const Bookmark& bookmark) {
    if (bookmark.origin.empty()) return std::nullopt;
    const Result<Json> origin = parseTree(bookmark.origin, "origin");
    if (!origin || !origin->is_object() || !origin->contains(kVerifiedKey)) return std::nullopt;
    const Json& found = (*origin)[kVerifiedKey];
    const bool hasAll = found.is_object() && found.contains("right") && found.contains("wrong") &&
                        found.contains("by") && found["by"].is_string() && found.contains("size") &&
                        found["size"].is_array() && found["size"].size() == 2;
    if (!hasAll) return std::nullopt;
    const auto right = countOf(found["right"]), wrong = countOf(found["wrong"]);
    const auto width = countOf(found["size"][0]), height = countOf(found["size"][1]);
    if (!right || !wrong || !width || !height) return std::nullopt;
    return VerifiedPixels{*right,
                          *wrong,
                          found["by"].get<std::string>(),
                          {static_cast<int>(*width), static_cast<int>(*height)}};
}

}  // namespace fathom
