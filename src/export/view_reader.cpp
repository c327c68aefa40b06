// Finds the view inside a file by walking its chunks or attributes: no pixel is decoded.
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>

#include <zlib.h>

#include "base/atomic_file.h"
#include "export/image_exporter.h"

namespace fathom {

namespace {

constexpr std::string_view kPngSignature("\x89PNG\r\n\x1a\n", 8);
constexpr std::string_view kExrMagic("\x76\x2f\x31\x01", 4);
constexpr std::string_view kKeyword = "fathom";

/// The view's JSON; nothing when the file carries none.
using Found = std::optional<std::string>;

/// Reads and skips forward in a file.
class Source {
public:
    static Result<Source> open(const std::filesystem::path& path) {
        Source source(path);
        source.m_file.reset(std::fopen(path.c_str(), "rb"));
        if (!source.m_file) return tl::make_unexpected(fileError("read", path, errno));
        return source;
    }

    /// The bytes must outlive it.
    static Result<Source> over(std::string_view bytes, const std::string& name) {
        Source source(name);
        source.m_file.reset(::fmemopen(const_cast<char*>(bytes.data()), bytes.size(), "rb"));
        if (!source.m_file) return fail(ErrorCode::Parse, name + " is empty.");
        return source;
    }

    std::string name() const { return m_path.string(); }

    /// Fewer bytes only at the end of the file.
    Result<std::string> upTo(std::size_t count) {
        std::string bytes(count, '\0');
        bytes.resize(std::fread(bytes.data(), 1, count, m_file.get()));
        if (std::ferror(m_file.get())) return tl::make_unexpected(fileError("read", m_path, errno));
        return bytes;
    }

    Result<std::string> exactly(std::size_t count) {
        Result<std::string> bytes = upTo(count);
        if (bytes && bytes->size() < count)
            return fail(ErrorCode::Parse, name() + " is cut short: its end is missing.");
        return bytes;
    }

    /// Up to a zero byte, which is left out.
    Result<std::string> textUpTo(std::size_t longest) {
        std::string text;
        while (text.size() <= longest) {
            const int byte = std::fgetc(m_file.get());
            if (byte == EOF) return exactly(1);
            if (byte == 0) return text;
            text += static_cast<char>(byte);
        }
        return fail(ErrorCode::Parse, name() + " is damaged: a name in it has no end.");
    }

    Result<void> skip(std::size_t count) {
        if (::fseeko(m_file.get(), static_cast<off_t>(count), SEEK_CUR) == 0) return {};
        // A pipe has no positions: it is read past.
        constexpr std::size_t kBlock = std::size_t{1} << 16;
        while (count > 0) {
            const Result<std::string> passed = upTo(std::min(count, kBlock));
            if (!passed) return tl::make_unexpected(passed.error());
            if (passed->empty()) return {};
            count -= passed->size();
        }
        return {};
    }

private:
    explicit Source(std::filesystem::path path) : m_path(std::move(path)) {}

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::filesystem::path m_path;
    std::unique_ptr<std::FILE, Close> m_file;
};

std::uint32_t bigEndian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4))
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

std::uint32_t littleEndian(std::string_view bytes) {
    std::uint32_t value = 0;
    for (int i = 3; i >= 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
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

/// Nothing when the data is damaged or larger than any view.
Found inflated(std::string_view packed) {
    z_stream stream{};
    if (::inflateInit(&stream) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());

    std::string text;
    std::array<char, std::size_t{1} << 16> block;
    int status = Z_OK;
    while (status == Z_OK && text.size() <= kMaximumBookmarkBytes) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        status = ::inflate(&stream, Z_NO_FLUSH);
        text.append(block.data(), block.size() - stream.avail_out);
    }
    ::inflateEnd(&stream);
    if (status != Z_STREAM_END) return {};
    return text;
}

/// What follows the keyword and its zero byte, by the chunk's type (PNG specification, 11.3.4).
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

Result<Found> findInPng(Source& source) {
    for (;;) {
        const Result<std::string> head = source.exactly(8);
        if (!head) return tl::make_unexpected(head.error());
        const std::size_t length = bigEndian(*head);
        const std::string type = head->substr(4);
        if (type == "IEND") return Found();

        const bool mayHoldView = type == "tEXt" || type == "zTXt" || type == "iTXt";
        if (!mayHoldView || length > kMaximumBookmarkBytes) {
            if (Result<void> skipped = source.skip(length + 4); !skipped)
                return tl::make_unexpected(skipped.error());
            continue;
        }

        const Result<std::string> data = source.exactly(length + 4);
        if (!data) return tl::make_unexpected(data.error());
        const std::string_view content = std::string_view(*data).substr(0, length);
        if (content.substr(0, content.find('\0')) != kKeyword) continue;

        const std::string checked = type + std::string(content);
        const auto sum = ::crc32(0, reinterpret_cast<const Bytef*>(checked.data()),
                                 static_cast<uInt>(checked.size()));
        const Found text = content.size() > kKeyword.size() &&
                                   sum == bigEndian(std::string_view(*data).substr(length))
                               ? textOf(type, content.substr(kKeyword.size() + 1))
                               : Found();
        if (!text)
            return fail(ErrorCode::Parse, "The view inside " + source.name() + " is damaged.");
        return text;
    }
}

// --- OpenEXR --------------------------------------------------------------------------------

/// The header (of the first part): name, type, size and value of each attribute; an empty name ends
/// it (OpenEXR file layout).
Result<Found> findInExr(Source& source) {
    constexpr std::size_t kLongestName = 255;
    const Result<std::string> version = source.exactly(4);
    if (!version) return tl::make_unexpected(version.error());
    for (;;) {
        const Result<std::string> name = source.textUpTo(kLongestName);
        if (!name) return tl::make_unexpected(name.error());
        if (name->empty()) return Found();
        const Result<std::string> type = source.textUpTo(kLongestName);
        if (!type) return tl::make_unexpected(type.error());
        const Result<std::string> sizeBytes = source.exactly(4);
        if (!sizeBytes) return tl::make_unexpected(sizeBytes.error());

        const std::size_t size = littleEndian(*sizeBytes);
        if (*name == kKeyword && *type == "string" && size <= kMaximumBookmarkBytes) {
            Result<std::string> text = source.exactly(size);
            if (!text) return tl::make_unexpected(text.error());
            return Found(*std::move(text));
        }
        if (Result<void> skipped = source.skip(size); !skipped)
            return tl::make_unexpected(skipped.error());
    }
}

// --- Bookmark files -------------------------------------------------------------------------

/// Goes on after the bytes already read, so that a pipe can be read too.
Result<Bookmark> firstBookmark(Source& source, std::string start) {
    // A glance decides whether it may be JSON: a film is not read to its end to be refused.
    constexpr std::size_t kGlance = 4096;
    Result<std::string> more = source.upTo(kGlance);
    if (!more) return tl::make_unexpected(more.error());
    std::string text = std::move(start) + *more;
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    const std::size_t mark = text.rfind(kByteOrderMark, 0) == 0 ? kByteOrderMark.size() : 0;
    const std::size_t first = text.find_first_not_of(" \t\r\n", mark);
    if (first == std::string::npos) return fail(ErrorCode::Parse, source.name() + " is empty.");
    if (text[first] != '{' && text[first] != '[')
        return fail(
            ErrorCode::Parse,
            source.name() + " is neither a bookmark file nor a PNG or EXR picture of Fathom's.");

    while (!more->empty() && text.size() <= kMaximumBookmarkBytes) {
        constexpr std::size_t kBlock = std::size_t{1} << 18;
        more = source.upTo(kBlock);
        if (!more) return tl::make_unexpected(more.error());
        text += *more;
    }
    Result<std::vector<Bookmark>> bookmarks = parseBookmarks(text, source.name());
    if (!bookmarks) return tl::make_unexpected(bookmarks.error());
    if (bookmarks->empty()) return fail(ErrorCode::Parse, source.name() + " holds no bookmark.");
    return std::move(bookmarks->front());
}

Result<Bookmark> viewOf(Source& source) {
    Result<std::string> magic = source.upTo(kExrMagic.size());
    if (!magic) return tl::make_unexpected(magic.error());

    Result<Found> found = Found();
    if (*magic == kExrMagic) {
        found = findInExr(source);
    } else if (*magic == kPngSignature.substr(0, 4)) {
        const Result<std::string> rest = source.upTo(4);
        if (!rest) return tl::make_unexpected(rest.error());
        if (*rest != kPngSignature.substr(4))
            return fail(ErrorCode::Parse, source.name() + " is a damaged PNG file.");
        found = findInPng(source);
    } else {
        return firstBookmark(source, *std::move(magic));
    }

    if (!found) return tl::make_unexpected(found.error());
    if (!*found)
        return fail(ErrorCode::Parse,
                    source.name() + " carries no Fathom view: another program wrote it.");
    return parseBookmark(**found, "The view inside " + source.name());
}

}  // namespace

Result<Bookmark> readView(const std::filesystem::path& path) {
    Result<Source> source = Source::open(path);
    if (!source) return tl::make_unexpected(source.error());
    return viewOf(*source);
}

Result<Bookmark> readView(std::string_view bytes, const std::string& name) {
    Result<Source> source = Source::over(bytes, name);
    if (!source) return tl::make_unexpected(source.error());
    return viewOf(*source);
}

}  // namespace fathom
