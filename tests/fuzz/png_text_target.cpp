// The view in a text chunk of a PNG picture: plain, compressed or international.
#include <zlib.h>

#include "export/image_exporter.h"
#include "export/png_writer.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

namespace {

constexpr std::size_t kSignature = 8, kWord = 4;

std::string bigEndian(std::uint32_t value) {
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::uint32_t wordAt(std::string_view bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(at, kWord))
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

std::uint32_t checksumOf(std::string_view typeAndData) {
    return static_cast<std::uint32_t>(::crc32(0, reinterpret_cast<const Bytef*>(typeAndData.data()),
                                              static_cast<uInt>(typeAndData.size())));
}

/// The file with correct checksums in all its whole chunks, because random changes never produce
/// them.
std::string withChecksums(std::string_view input) {
    std::string png(input);
    for (std::size_t at = kSignature; at + 3 * kWord <= png.size();) {
        const std::size_t length = wordAt(png, at);
        if (length > png.size() - at - 3 * kWord) break;
        const std::size_t end = at + 2 * kWord + length;
        const std::string_view chunk = std::string_view(png).substr(at + kWord, kWord + length);
        png.replace(end, kWord, bigEndian(checksumOf(chunk)));
        at = end + kWord;
    }
    return png;
}

/// A header and an end with nothing between them: enough to hold a view.
std::string emptyPng() {
    const std::string header =
        "IHDR" + bigEndian(1) + bigEndian(1) + std::string("\x08\x02\0\0\0", 5);
    return "\x89PNG\r\n\x1a\n" + bigEndian(13) + header + bigEndian(checksumOf(header)) +
           bigEndian(0) + "IEND" + bigEndian(checksumOf("IEND"));
}

void checkPng(std::string_view png) {
    const Result<Bookmark> bookmark = readView(png, "view.png");
    if (!bookmark) return requireSentence(bookmark.error());
    requireSame(*bookmark, readView(withView(emptyPng(), toJson(*bookmark)), "view.png"));
}

}  // namespace

void checkPngText(std::string_view input) {
    checkPng(input);
    checkPng(withChecksums(input));
}

}  // namespace fathom::test
