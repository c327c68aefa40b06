#include "export/exr_checksum.h"

#include <optional>

#include <zlib.h>

#include "export/exr_header.h"

namespace fathom {

void Checksum::add(std::string_view bytes) {
    m_value = static_cast<std::uint32_t>(
        ::crc32_z(m_value, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()));
    m_size += bytes.size();
}

Checksum Checksum::followedBy(const Checksum& next) const {
    Checksum both;
    both.m_value = static_cast<std::uint32_t>(
        ::crc32_combine(m_value, next.m_value, static_cast<z_off_t>(next.m_size)));
    both.m_size = m_size + next.m_size;
    return both;
}

Result<void> verifyExr(const std::filesystem::path& path) {
    auto source = ByteSource::open(path, ByteSource::Takes::PlainFiles);
    if (!source) return tl::make_unexpected(source.error());
    if (auto magic = source->exactly(kExrMagic.size()); !magic)
        return tl::make_unexpected(magic.error());
    std::optional<std::uint32_t> wanted;
    auto walked = walkExrAttributes(*source, [&](const ExrAttribute& attribute) -> Result<ExrWalk> {
        if (attribute.name != kExrChecksum || attribute.size != sizeof(std::uint32_t))
            return ExrWalk::Pass;
        const auto bytes = source->exactly(attribute.size);
        if (!bytes) return tl::make_unexpected(bytes.error());
        wanted = exrWord(*bytes);
        return ExrWalk::Taken;
    });
    if (!walked) return walked;

    Checksum found;
    for (;;) {
        const auto ahead = source->ahead();
        if (!ahead) return tl::make_unexpected(ahead.error());
        if (ahead->empty()) break;
        found.add(*ahead);
        source->take(ahead->size());
    }
    if (wanted == found.value()) return {};
    return fail(ErrorCode::Parse, {"%1 is damaged: its checksum differs.", {source->name()}});
}

}  // namespace fathom
