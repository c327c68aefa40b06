#include "export/exr_header.h"

#include <cstdint>

#include "base/limits.h"

namespace fathom {

std::uint32_t exrWord(std::string_view bytes) {
    std::uint32_t value = 0;
    for (int i = 3; i >= 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
    return value;
}

namespace {

/// Takes a name of the header: up to a zero byte, which is dropped.
Result<std::string> takeName(ByteSource& source) {
    const Result<std::string_view> ahead = source.ahead(limits::kExrNameBytes + 1);
    if (!ahead) return tl::make_unexpected(ahead.error());
    const std::size_t end = ahead->substr(0, limits::kExrNameBytes + 1).find('\0');
    if (end == std::string_view::npos)
        return fail(ErrorCode::Parse, {ahead->size() <= limits::kExrNameBytes
                                           ? phrase("%1 is cut short: its end is missing.")
                                           : phrase("%1 is damaged: a name in it has no end."),
                                       {source.name()}});
    std::string name(ahead->substr(0, end));
    source.take(end + 1);
    return name;
}

/// Takes the next attribute; its name is empty at the end of the header.
Result<ExrAttribute> takeAttribute(ByteSource& source) {
    ExrAttribute attribute;
    Result<std::string> name = takeName(source);
    if (!name) return tl::make_unexpected(name.error());
    attribute.name = *std::move(name);
    if (attribute.name.empty()) return attribute;
    Result<std::string> type = takeName(source);
    if (!type) return tl::make_unexpected(type.error());
    attribute.type = *std::move(type);
    const Result<std::string> size = source.exactly(4);
    if (!size) return tl::make_unexpected(size.error());
    attribute.size = exrWord(*size);
    return attribute;
}

}  // namespace

Result<void> walkExrAttributes(ByteSource& source,
                               const std::function<Result<ExrWalk>(const ExrAttribute&)>& visit) {
    if (const Result<std::string> version = source.exactly(4); !version)
        return tl::make_unexpected(version.error());
    for (std::size_t i = 0; i < limits::kExrAttributes; ++i) {
        const Result<ExrAttribute> attribute = takeAttribute(source);
        if (!attribute) return tl::make_unexpected(attribute.error());
        if (attribute->name.empty()) return {};
        const Result<ExrWalk> walk = visit(*attribute);
        if (!walk) return tl::make_unexpected(walk.error());
        if (*walk == ExrWalk::End) return {};
        if (*walk == ExrWalk::Taken) continue;
        if (Result<void> skipped = source.skip(attribute->size); !skipped) return skipped;
    }
    return fail(ErrorCode::Parse,
                {"%1 has no view, or no end of its header, in its first %2 attributes.",
                 {source.name(), std::to_string(limits::kExrAttributes)}});
}

}  // namespace fathom
