// Finds the view inside a file by walking its chunks or attributes: no pixel is decoded.
#include <algorithm>
#include <array>
#include <optional>

#include <zlib.h>

#include "base/byte_source.h"
#include "base/limits.h"
#include "export/exr_header.h"
#include "export/image_exporter.h"
#include "export/image_writer.h"

namespace fathom {

namespace {

constexpr std::string_view kPngSignature("\x89PNG\r\n\x1a\n", 8);

/// The view's JSON; nothing if the file has none.
using Found = std::optional<std::string>;

tl::unexpected<Error> damaged(const ByteSource& source) {
    return fail(ErrorCode::Parse, "The view inside " + source.name() + " is damaged.");
}

tl::unexpected<Error> tooLarge(const ByteSource& source) {
    return fail(ErrorCode::Parse, "The view inside " + source.name() + " is larger than " +
                                      std::to_string(limits::kViewBytes / limits::kMebibyte) +
                                      " MiB; no view is that large.");
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
        return fail(ErrorCode::Parse, source.name() + " is a damaged PNG file.");
    return head;
}

/// The view in a chunk whose head and keyword have been read.
Result<Found> viewInChunk(ByteSource& source, const ChunkHead& head) {
    if (head.length > limits::kViewBytes) return tooLarge(source);
    const Result<std::string> data = source.exactly(head.length + 4);
    if (!data) return tl::make_unexpected(data.error());
    const std::string_view content = std::string_view(*data).substr(0, head.length);

    const auto typeSum = ::crc32(0, reinterpret_cast<const Bytef*>(head.type.data()), 4);
    const auto sum = ::crc32(typeSum, reinterpret_cast<const Bytef*>(content.data()),
                             static_cast<uInt>(content.size()));
    if (sum != bigEndian(std::string_view(*data).substr(head.length)) ||
        content.size() == kViewKeyword.size())
        return damaged(source);
    const Found text = textOf(head.type, content.substr(kViewKeyword.size() + 1));
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

Result<Found> findInPng(ByteSource& source) {
    for (std::size_t chunk = 0; chunk < limits::kPngChunks; ++chunk) {
        const Result<ChunkHead> head = chunkHead(source);
        if (!head) return tl::make_unexpected(head.error());
        if (head->type == "IEND") return Found();
        if (head->mayHoldView()) {
            const Result<bool> isView = hasKeyword(source, *head);
            if (!isView) return tl::make_unexpected(isView.error());
            if (*isView) return viewInChunk(source, *head);
        }
        if (Result<void> skipped = source.skip(head->length + 4); !skipped)
            return tl::make_unexpected(skipped.error());
    }
    return fail(ErrorCode::Parse, source.name() + " has no view in its first " +
                                      std::to_string(limits::kPngChunks) + " chunks.");
}

// --- OpenEXR --------------------------------------------------------------------------------

Result<Found> findInExr(ByteSource& source) {
    Found text;
    const Result<void> walked =
        walkExrAttributes(source, [&](const ExrAttribute& attribute) -> Result<ExrWalk> {
            if (attribute.name != kViewKeyword || attribute.type != "string") return ExrWalk::Pass;
            if (attribute.size > limits::kViewBytes) return tooLarge(source);
            Result<std::string> bytes = source.exactly(attribute.size);
            if (!bytes) return tl::make_unexpected(bytes.error());
            text = *std::move(bytes);
            return ExrWalk::End;
        });
    if (!walked) return tl::make_unexpected(walked.error());
    return text;
}

// --- Any file -------------------------------------------------------------------------------

enum class Kind { Png, Exr, Json };

/// Recognizes the kind by the first bytes; takes those of a picture.
Result<Kind> kindOf(ByteSource& source) {
    const Result<std::string_view> ahead = source.ahead(kPngSignature.size());
    if (!ahead) return tl::make_unexpected(ahead.error());
    if (ahead->starts_with(kExrMagic)) {
        source.take(kExrMagic.size());
        return Kind::Exr;
    }
    if (ahead->starts_with(kPngSignature)) {
        source.take(kPngSignature.size());
        return Kind::Png;
    }
    if (ahead->starts_with(kPngSignature.substr(0, 4)))
        return fail(ErrorCode::Parse, source.name() + " is a damaged PNG file.");
    return Kind::Json;
}

/// Fails if no JSON can begin here, so that a film is not read completely just to be refused. Only
/// the next bytes are checked; if they are blank, the JSON reader decides.
Result<void> expectJson(ByteSource& source) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF", kBlanks = " \t\r\n";
    const Result<std::string_view> ahead = source.ahead(kByteOrderMark.size());
    if (!ahead) return tl::make_unexpected(ahead.error());
    const std::size_t mark = ahead->starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    const std::size_t first = ahead->find_first_not_of(kBlanks, mark);
    if (first == std::string_view::npos || (*ahead)[first] == '{' || (*ahead)[first] == '[')
        return {};
    return fail(ErrorCode::Parse, source.name() +
                                      " is neither a bookmark file nor a PNG or EXR picture of "
                                      "Fathom's.");
}

/// The view of a picture.
Result<Bookmark> viewInside(ByteSource& source, Kind kind) {
    const Result<Found> found = kind == Kind::Exr ? findInExr(source) : findInPng(source);
    if (!found) return tl::make_unexpected(found.error());
    if (!*found)
        return fail(ErrorCode::Parse,
                    source.name() + " contains no Fathom view; another program wrote it.");
    return parseBookmark(**found, "The view inside " + source.name());
}

Result<Bookmark> viewOf(ByteSource& source) {
    const Result<Kind> kind = kindOf(source);
    if (!kind) return tl::make_unexpected(kind.error());
    if (*kind != Kind::Json) return viewInside(source, *kind);
    return expectJson(source).and_then([&] { return readFirstBookmark(source); });
}

}  // namespace

Result<Bookmark> readView(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    return viewOf(*source);
}

Result<Bookmark> readView(std::string_view bytes, const std::string& name) {
    ByteSource source = ByteSource::over(bytes, name);
    return viewOf(source);
}

Result<BookmarkList> readViews(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    const Result<Kind> kind = kindOf(*source);
    if (!kind) return tl::make_unexpected(kind.error());
    if (*kind != Kind::Json)
        return viewInside(*source, *kind).map([&](Bookmark view) {
            if (view.name.empty()) view.name = path.stem().string();
            return BookmarkList{{std::move(view)}, ""};
        });
    return expectJson(*source).and_then([&] { return readBookmarkList(*source); });
}

}  // namespace fathom
