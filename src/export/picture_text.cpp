#include "export/picture_text.h"

#include <algorithm>
#include <array>

#include <zlib.h>

#include "base/limits.h"
#include "export/exr_header.h"
#include "export/image_writer.h"
#include "foreign/foreign_text.h"

namespace fathom {

namespace {

constexpr std::string_view kPngSignature("\x89PNG\r\n\x1a\n", 8);

/// A text in a picture; nothing if there is none.
using Found = std::optional<std::string>;

tl::unexpected<Error> damaged(const ByteSource& source) {
    return fail(ErrorCode::Parse, {"The view inside %1 is damaged.", {source.name()}});
}

tl::unexpected<Error> tooLarge(const ByteSource& source) {
    return fail(ErrorCode::Parse,
                {"The view inside %1 is larger than %2 MiB; no view is that large.",
                 {source.name(), std::to_string(limits::kViewBytes / limits::kMebibyte)}});
}

std::uint32_t bigEndian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4))
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

// --- PNG ------------------------------------------------------------------------------------

std::string utf8FromLatin1(std::string_view latin) {
    std::string text;
    for (const char character : latin) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte >= 0x80) text += static_cast<char>(0xC0 | byte >> 6);
        text += static_cast<char>(byte >= 0x80 ? 0x80 | (byte & 0x3F) : byte);
    }
    return text;
}

/// Decompresses data. Returns nothing if it is damaged. Output beyond the size of any view is cut
/// off a little above that size.
Found inflated(std::string_view packed) {
    z_stream stream{};
    if (::inflateInit(&stream) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());

    std::string text;
    std::array<char, std::size_t{1} << 16> block;
    int status = Z_OK;
    while (status == Z_OK && text.size() <= limits::kViewBytes) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        status = ::inflate(&stream, Z_NO_FLUSH);
        text.append(block.data(), block.size() - stream.avail_out);
    }
    ::inflateEnd(&stream);
    if (status != Z_STREAM_END && text.size() <= limits::kViewBytes) return {};
    return text;
}

/// The text after the keyword and its zero byte, by the chunk's type (PNG specification, 11.3.4).
Found textOf(std::string_view type, std::string_view data) {
    if (type == "tEXt") return utf8FromLatin1(data);
    if (type == "zTXt") {
        if (data.empty() || data[0] != 0) return {};
        const Found text = inflated(data.substr(1));
        return text ? Found(utf8FromLatin1(*text)) : Found();
    }

    // iTXt: compression flag and method, language, translated keyword, text.
    if (data.size() < 2) return {};
    const bool isCompressed = data[0] != 0;
    data.remove_prefix(2);
    for (int field = 0; field < 2; ++field) {
        const std::size_t end = data.find('\0');
        if (end == std::string_view::npos) return {};
        data.remove_prefix(end + 1);
    }
    return isCompressed ? inflated(data) : Found(data);
}

/// Length and type of a chunk. Its data and a checksum of four bytes follow.
struct ChunkHead {
    std::size_t length = 0;
    std::string type;

    bool mayHoldView() const { return type == "tEXt" || type == "zTXt" || type == "iTXt"; }
};

/// Reads the head of a chunk. Fails if no chunk can begin here (PNG specification, 5.3), so that
/// the search does not walk through other data.
Result<ChunkHead> chunkHead(ByteSource& source) {
    const Result<std::string> bytes = source.exactly(8);
    if (!bytes) return tl::make_unexpected(bytes.error());
    const ChunkHead head{bigEndian(*bytes), bytes->substr(4)};
    const bool isType = std::all_of(head.type.begin(), head.type.end(), [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
    });
    if (!isType || head.length > 0x7FFFFFFF)
        return fail(ErrorCode::Parse, {"%1 is a damaged PNG file.", {source.name()}});
    return head;
}

/// The data of a chunk whose head has been read; nothing if its checksum is wrong.
Result<Found> dataOf(ByteSource& source, const ChunkHead& head) {
    Result<std::string> data = source.exactly(head.length + 4);
    if (!data) return tl::make_unexpected(data.error());
    const std::string_view content = std::string_view(*data).substr(0, head.length);
    const auto typeSum = ::crc32(0, reinterpret_cast<const Bytef*>(head.type.data()), 4);
    const auto sum = ::crc32(typeSum, reinterpret_cast<const Bytef*>(content.data()),
                             static_cast<uInt>(content.size()));
    if (sum != bigEndian(std::string_view(*data).substr(head.length))) return Found();
    data->resize(head.length);
    return Found(*std::move(data));
}

/// The view in a chunk whose head and keyword have been read.
Result<Found> viewInChunk(ByteSource& source, const ChunkHead& head) {
    if (head.length > limits::kViewBytes) return tooLarge(source);
    const Result<Found> data = dataOf(source, head);
    if (!data) return data;
    if (!*data || (*data)->size() == kViewKeyword.size()) return damaged(source);
    const Found text = textOf(head.type, std::string_view(**data).substr(kViewKeyword.size() + 1));
    if (!text) return damaged(source);
    if (text->size() > limits::kViewBytes) return tooLarge(source);
    return text;
}

/// Whether the data of a text chunk, which comes next, begins with exactly this keyword.
Result<bool> hasKeyword(ByteSource& source, const ChunkHead& head) {
    const Result<std::string_view> ahead = source.ahead(kViewKeyword.size() + 1);
    if (!ahead) return tl::make_unexpected(ahead.error());
    const std::string_view data = ahead->substr(0, head.length);
    return data.substr(0, data.find('\0')) == kViewKeyword;
}

/// Takes a text chunk that is not Fathom's.
Result<void> takeOtherText(ByteSource& source, const ChunkHead& head, PictureText& carried) {
    const Result<Found> data = dataOf(source, head);
    if (!data) return tl::make_unexpected(data.error());
    if (!*data) return {};
    const std::string_view content = **data;
    const std::size_t end = content.find('\0');
    if (end == std::string_view::npos) return {};
    if (const Found text = textOf(head.type, content.substr(end + 1))) carried.offer(*text);
    return {};
}

Result<PictureText> findInPng(ByteSource& source) {
    constexpr int kMostTexts = 16;  // of other programs, which write one to six
    PictureText carried;
    int texts = 0;
    for (std::size_t chunk = 0; chunk < limits::kPngChunks; ++chunk) {
        const Result<ChunkHead> head = chunkHead(source);
        if (!head) return tl::make_unexpected(head.error());
        if (head->type == "IEND") return carried;
        if (head->mayHoldView()) {
            const Result<bool> isView = hasKeyword(source, *head);
            if (!isView) return tl::make_unexpected(isView.error());
            if (*isView) {
                Result<Found> view = viewInChunk(source, *head);
                if (!view) return tl::make_unexpected(view.error());
                carried.json = *std::move(view);
                return carried;
            }
            if (!carried.format && head->length <= limits::kViewBytes && texts++ < kMostTexts) {
                if (Result<void> taken = takeOtherText(source, *head, carried); !taken)
                    return tl::make_unexpected(taken.error());
                continue;
            }
        }
        if (Result<void> skipped = source.skip(head->length + 4); !skipped)
            return tl::make_unexpected(skipped.error());
    }
    return fail(ErrorCode::Parse, {"%1 has no view in its first %2 chunks.",
                                   {source.name(), std::to_string(limits::kPngChunks)}});
}

// --- OpenEXR --------------------------------------------------------------------------------

/// The attributes in which other programs keep their text.
constexpr std::string_view kForeignAttributes[] = {"KallesFraktaler2+", "Fraktaler3"};

Result<PictureText> findInExr(ByteSource& source) {
    PictureText carried;
    const Result<void> walked =
        walkExrAttributes(source, [&](const ExrAttribute& attribute) -> Result<ExrWalk> {
            const bool isView = attribute.name == kViewKeyword;
            const bool isForeign = std::ranges::find(kForeignAttributes, attribute.name) !=
                                   std::end(kForeignAttributes);
            if (attribute.type != "string" || !(isView || isForeign)) return ExrWalk::Pass;
            if (attribute.size > limits::kViewBytes) return tooLarge(source);
            Result<std::string> bytes = source.exactly(attribute.size);
            if (!bytes) return tl::make_unexpected(bytes.error());
            if (isForeign) {
                carried.offer(*bytes);
                return ExrWalk::Taken;
            }
            carried.json = *std::move(bytes);
            return ExrWalk::End;
        });
    if (!walked) return tl::make_unexpected(walked.error());
    return carried;
}

// --- JPEG -----------------------------------------------------------------------------------

/// Walks the segments before the pixels (ITU-T T.81, B.1.1.4): each is a marker and, with its own
/// two bytes, a length.
Result<PictureText> findInJpeg(ByteSource& source) {
    constexpr char kComment = '\xFE', kScan = '\xDA', kEnd = '\xD9';
    constexpr int kMostSegments = 4096;
    PictureText carried;
    for (int segment = 0; segment < kMostSegments; ++segment) {
        const Result<std::string> head = source.exactly(4);
        if (!head) return tl::make_unexpected(head.error());
        const char marker = (*head)[1];
        const std::size_t length = bigEndian(std::string(2, '\0') + head->substr(2));
        if ((*head)[0] != '\xFF' || length < 2)
            return fail(ErrorCode::Parse, {"%1 is a damaged JPEG file.", {source.name()}});
        if (marker == kScan || marker == kEnd) break;
        if (marker != kComment) {
            if (Result<void> skipped = source.skip(length - 2); !skipped)
                return tl::make_unexpected(skipped.error());
            continue;
        }
        const Result<std::string> text = source.exactly(length - 2);
        if (!text) return tl::make_unexpected(text.error());
        carried.offer(std::string_view(*text).substr(0, text->find('\0')));
    }
    return carried;
}
}  // namespace

Result<FileKind> kindOf(ByteSource& source) {
    const Result<std::string_view> ahead = source.ahead(kPngSignature.size());
    if (!ahead) return tl::make_unexpected(ahead.error());
    if (ahead->starts_with(kExrMagic)) {
        source.take(kExrMagic.size());
        return FileKind::Exr;
    }
    if (ahead->starts_with(kPngSignature)) {
        source.take(kPngSignature.size());
        return FileKind::Png;
    }
    if (ahead->starts_with(kPngSignature.substr(0, 4)))
        return fail(ErrorCode::Parse, {"%1 is a damaged PNG file.", {source.name()}});
    if (ahead->starts_with("\xFF\xD8\xFF")) return FileKind::Jpeg;
    return FileKind::Text;
}

void PictureText::offer(std::string_view text) {
    if (format) return;
    const Result<std::string> clean = cleanText(text);
    if (!clean) return;
    format = findForeignFormat(*clean, {});
    if (format) foreign = *clean;
}

Result<PictureText> textIn(ByteSource& source, FileKind kind) {
    if (kind == FileKind::Exr) return findInExr(source);
    if (kind == FileKind::Png) return findInPng(source);
    source.take(2);  // the start of a JPEG
    return findInJpeg(source);
}

}  // namespace fathom
