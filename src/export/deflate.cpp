#include "export/deflate.h"

#include <zlib.h>

namespace fathom {

Result<std::string> deflated(std::span<const unsigned char> bytes, int level, DeflateEnd end) {
    const bool isWhole = end == DeflateEnd::Whole;
    constexpr int kUsualMemoryLevel = 8;
    z_stream stream{};
    const int begun =
        ::deflateInit2(&stream, level, Z_DEFLATED, isWhole ? MAX_WBITS : -MAX_WBITS,
                       isWhole ? kUsualMemoryLevel : MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
    if (begun != Z_OK)
        return fail(ErrorCode::OutOfMemory, "There is not enough memory to compress the picture.");
    struct End {
        z_stream& stream;
        ~End() { ::deflateEnd(&stream); }
    } const ended{stream};

    constexpr std::size_t kFlush = 16;  // beyond deflateBound(): the marker of an open end
    std::string packed(::deflateBound(&stream, bytes.size()) + kFlush, '\0');
    stream.next_in = const_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int result = ::deflate(&stream, isWhole ? Z_FINISH : Z_SYNC_FLUSH);
    if (result != (isWhole ? Z_STREAM_END : Z_OK) || stream.avail_in != 0)
        return fail(ErrorCode::Internal, "zlib did not compress the whole picture (zlib code " +
                                             std::to_string(result) + ").");
    packed.resize(packed.size() - stream.avail_out);
    return packed;
}

}  // namespace fathom
