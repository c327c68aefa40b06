// Finds the view inside a file by walking its chunks or attributes: no pixel is decoded.
#include <algorithm>
#include <array>
#include <optional>

#include <zlib.h>

#include "base/byte_source.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "export/exr_header.h"
#include "export/image_exporter.h"
#include "export/image_writer.h"
#include "export/opened_view.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"

namespace fathom {

namespace {

constexpr std::string_view kPngSignature("\x89PNG\r\n\x1a\n", 8);

/// A text in a picture; nothing if there is none.
using Found = std::optional<std::string>;

/// What a picture carries: the JSON of a view, or else a text of another program.
struct Carried {
    Found json;
    std::string foreign;
    const ForeignFormat* format = nullptr;  // of `foreign`; null if there is none

    /// Keeps the first text that a format recognizes.
    void offer(std::string_view text) {
        if (format) return;
        const Result<std::string> clean = cleanText(text);
        if (!clean) return;
        format = findForeignFormat(*clean, {});
        if (format) foreign = *clean;
    }
};

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
Result<void> takeOtherText(ByteSource& source, const ChunkHead& head, Carried& carried) {
    const Result<Found> data = dataOf(source, head);
    if (!data) return tl::make_unexpected(data.error());
    if (!*data) return {};
    const std::string_view content = **data;
    const std::size_t end = content.find('\0');
    if (end == std::string_view::npos) return {};
    if (const Found text = textOf(head.type, content.substr(end + 1))) carried.offer(*text);
    return {};
}

Result<Carried> findInPng(ByteSource& source) {
    constexpr int kMostTexts = 16;  // of other programs, which write one to six
    Carried carried;
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
    return fail(ErrorCode::Parse, source.name() + " has no view in its first " +
                                      std::to_string(limits::kPngChunks) + " chunks.");
}

// --- OpenEXR --------------------------------------------------------------------------------

/// The attributes in which other programs keep their text.
constexpr std::string_view kForeignAttributes[] = {"KallesFraktaler2+", "Fraktaler3"};

Result<Carried> findInExr(ByteSource& source) {
    Carried carried;
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
Result<Carried> findInJpeg(ByteSource& source) {
    constexpr char kComment = '\xFE', kScan = '\xDA', kEnd = '\xD9';
    constexpr int kMostSegments = 4096;
    Carried carried;
    for (int segment = 0; segment < kMostSegments; ++segment) {
        const Result<std::string> head = source.exactly(4);
        if (!head) return tl::make_unexpected(head.error());
        const char marker = (*head)[1];
        const std::size_t length = bigEndian(std::string(2, '\0') + head->substr(2));
        if ((*head)[0] != '\xFF' || length < 2)
            return fail(ErrorCode::Parse, source.name() + " is a damaged JPEG file.");
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

// --- Any file -------------------------------------------------------------------------------

enum class Kind { Png, Exr, Jpeg, Text };

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
    if (ahead->starts_with("\xFF\xD8\xFF")) return Kind::Jpeg;
    return Kind::Text;
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

Result<Carried> findIn(ByteSource& source, Kind kind) {
    if (kind == Kind::Exr) return findInExr(source);
    if (kind == Kind::Png) return findInPng(source);
    source.take(2);  // the start of a JPEG
    return findInJpeg(source);
}

tl::unexpected<Error> noView(const ByteSource& source) {
    return fail(ErrorCode::Parse,
                source.name() + " contains no Fathom view; another program wrote it.");
}

Result<Bookmark> viewOf(ByteSource& source) {
    const Result<Kind> kind = kindOf(source);
    if (!kind) return tl::make_unexpected(kind.error());
    if (*kind == Kind::Text || *kind == Kind::Jpeg)
        return expectJson(source).and_then([&] { return readFirstBookmark(source); });
    const Result<Carried> found = findIn(source, *kind);
    if (!found) return tl::make_unexpected(found.error());
    if (!found->json) return noView(source);
    return parseBookmark(*found->json, "The view inside " + source.name());
}

// --- Files of other programs ----------------------------------------------------------------

/// Everything that follows in a source. What is longer than any location ends a little above that
/// length, and what cannot be a text ends early; both are then refused.
Result<std::string> restOf(ByteSource& source) {
    std::string text;
    while (text.size() <= limits::kViewBytes && text.find('\0') == std::string::npos) {
        const Result<std::string_view> ahead = source.ahead();
        if (!ahead) return tl::make_unexpected(ahead.error());
        if (ahead->empty()) break;
        text += *ahead;
        source.take(ahead->size());
    }
    return text;
}

/// A whole file: either bookmarks or the places of another program.
struct Contents {
    BookmarkList list;
    ForeignFile foreign;  // without a format if the file is not foreign
};

Result<Contents> withForeign(Result<ForeignFile> foreign) {
    return std::move(foreign).map([](ForeignFile file) { return Contents{{}, std::move(file)}; });
}

Result<Contents> withList(Result<BookmarkList> list) {
    return std::move(list).map([](BookmarkList read) { return Contents{std::move(read), {}}; });
}

Result<Contents> withView(Result<Bookmark> view) {
    return std::move(view).map([](Bookmark read) { return Contents{{{std::move(read)}, ""}, {}}; });
}

/// Whether JSON begins here. Some texts of other programs begin with [, which no bookmark file
/// does.
Result<bool> beginsWithBrace(ByteSource& source) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF", kBlanks = " \t\r\n";
    const Result<std::string_view> ahead = source.ahead(64);
    if (!ahead) return tl::make_unexpected(ahead.error());
    const std::size_t mark = ahead->starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    const std::size_t first = ahead->find_first_not_of(kBlanks, mark);
    return first == std::string_view::npos || (*ahead)[first] == '{';
}

/// Reads a file. `path` gives the extension; of a list of bookmarks, all are read only if they are
/// `wanted`.
enum class Wanted { First, All };
Result<Contents> contentsOf(ByteSource& source, const std::filesystem::path& path, Wanted wanted) {
    const Result<Kind> kind = kindOf(source);
    if (!kind) return tl::make_unexpected(kind.error());
    if (*kind == Kind::Text) {
        const Result<bool> isJson = beginsWithBrace(source);
        if (!isJson) return tl::make_unexpected(isJson.error());
        if (*isJson && wanted == Wanted::First) return withView(readFirstBookmark(source));
        if (*isJson) return withList(readBookmarkList(source));
        const Result<std::string> text = restOf(source);
        if (!text) return tl::make_unexpected(text.error());
        return withForeign(parseForeign(*text, path));
    }
    const Result<Carried> found = findIn(source, *kind);
    if (!found) return tl::make_unexpected(found.error());
    if (found->json)
        return withView(parseBookmark(*found->json, "The view inside " + source.name()));
    if (found->format)
        return withForeign(
            parseForeign(*found->format, found->foreign, "The view inside " + source.name()));
    return fail(ErrorCode::Parse, source.name() + " contains no view that Fathom can read.");
}

std::string nameFor(const ForeignPlace& place, const std::filesystem::path& path) {
    return excerpt(place.name.empty() ? path.stem().string() : place.name);
}

Bookmark bookmarkOf(const ForeignPlace& place, const std::filesystem::path& path) {
    Bookmark bookmark;
    bookmark.name = nameFor(place, path);
    bookmark.location = *place.location;
    bookmark.colors = place.colors.value_or(initialColors());
    return bookmark;
}

Result<OpenedView> openedOf(ByteSource& source, const std::filesystem::path& path) {
    Result<Contents> contents = contentsOf(source, path, Wanted::First);
    if (!contents) return tl::make_unexpected(contents.error());
    if (!contents->foreign.format)
        return OpenedView{std::move(contents->list.items.front()), false, {}};
    const std::vector<ForeignPlace>& places = contents->foreign.places;
    const ForeignPlace& place = places.front();
    if (!place.location)
        return fail(ErrorCode::Parse, source.name() +
                                          " has colours but no place; use it for the colours of "
                                          "another view (--colors).");
    OpenedView opened{bookmarkOf(place, path), true, place.lost};
    if (places.size() > 1)
        opened.lost.push_back("The file has " + std::to_string(places.size()) +
                              " places, of which this is the first; the bookmarks panel imports "
                              "all.");
    return opened;
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

Result<OpenedView> openView(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    return openedOf(*source, path);
}

Result<OpenedView> openView(std::string_view bytes, const std::string& name) {
    ByteSource source = ByteSource::over(bytes, name);
    return openedOf(source, name);
}

Result<BookmarkList> readViews(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    Result<Contents> contents = contentsOf(*source, path, Wanted::All);
    if (!contents) return tl::make_unexpected(contents.error());
    BookmarkList list = std::move(contents->list);
    for (const ForeignPlace& place : contents->foreign.places) {
        if (!place.location) continue;
        list.items.push_back(bookmarkOf(place, path));
        for (const std::string& sentence : place.lost) {
            std::string& notes = list.items.back().notes;
            notes += (notes.empty() ? "" : "\n") + sentence;
        }
    }
    if (contents->foreign.format && list.items.empty())
        return fail(ErrorCode::Parse, source->name() + " has colours but no place.");
    if (list.items.size() == 1 && list.items.front().name.empty())
        list.items.front().name = path.stem().string();
    return list;
}

Result<OpenedColors> openColors(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path);
    if (!source) return tl::make_unexpected(source.error());
    Result<Contents> contents = contentsOf(*source, path, Wanted::First);
    if (!contents) return tl::make_unexpected(contents.error());
    if (!contents->foreign.format) return OpenedColors{contents->list.items.front().colors, {}};
    const ForeignPlace& place = contents->foreign.places.front();
    if (!place.colors)
        return fail(ErrorCode::Parse,
                    source->name() + " has a place but no colours that Fathom can read.");
    return OpenedColors{*place.colors, place.lost};
}

}  // namespace fathom
