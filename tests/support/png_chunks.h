// PNG files made by hand, chunk by chunk, after the specification.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <string>

namespace fathom::test {

inline std::string bigEndian(std::uint32_t value) {
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

inline std::string chunk(const std::string& type, const std::string& data) {
    const std::string body = type + data;
    const auto sum =
        ::crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return bigEndian(static_cast<std::uint32_t>(data.size())) + body +
           bigEndian(static_cast<std::uint32_t>(sum));
}

inline std::string deflated(const std::string& text) {
    uLongf size = ::compressBound(text.size());
    std::string packed(size, '\0');
    ::compress(reinterpret_cast<Bytef*>(packed.data()), &size,
               reinterpret_cast<const Bytef*>(text.data()), text.size());
    packed.resize(size);
    return packed;
}

/// A PNG of one black pixel, with the chunks `before` and `after` around its data.
inline std::string pngWith(const std::string& before, const std::string& after = "") {
    const std::string header = bigEndian(1) + bigEndian(1) + std::string("\x08\x02\0\0\0", 5);
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", header) + before +
           chunk("IDAT", deflated(std::string(4, '\0'))) + after + chunk("IEND", "");
}

}  // namespace fathom::test
