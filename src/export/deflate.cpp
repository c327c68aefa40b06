#include "export/deflate.h"

#include <isa-l/igzip_lib.h>

#include <string>

namespace fathom {

namespace {

/// A compressor at level 2, which packs pictures as well as level 3 in less time.
struct Compressor {
    isal_zstream stream;
    unsigned char memory[ISAL_DEF_LVL2_DEFAULT];
};

}  // namespace

Result<FreshVector<unsigned char>> deflated(std::span<const unsigned char> bytes, DeflateEnd end) {
    FreshVector<Compressor> compressor(1);
    isal_zstream& stream = compressor.front().stream;
    ::isal_deflate_init(&stream);
    stream.level = 2;
    stream.level_buf = compressor.front().memory;
    stream.level_buf_size = sizeof compressor.front().memory;
    stream.gzip_flag = end == DeflateEnd::Whole ? IGZIP_ZLIB : IGZIP_DEFLATE;
    stream.flush = end == DeflateEnd::Whole ? NO_FLUSH : SYNC_FLUSH;
    stream.end_of_stream = end == DeflateEnd::Whole;
    stream.next_in = const_cast<unsigned char*>(bytes.data());
    stream.avail_in = static_cast<std::uint32_t>(bytes.size());

    FreshVector<unsigned char> packed;
    do {
        const std::size_t used = stream.total_out;
        packed.resize(used + bytes.size() + 1024);  // nearly always enough
        stream.next_out = packed.data() + used;
        stream.avail_out = static_cast<std::uint32_t>(packed.size() - used);
        if (const int result = ::isal_deflate(&stream); result != COMP_OK)
            return fail(
                ErrorCode::Internal,
                {"The picture could not be compressed (ISA-L code %1).", {std::to_string(result)}});
    } while (stream.avail_out == 0);
    packed.resize(stream.total_out);
    return packed;
}

}  // namespace fathom
