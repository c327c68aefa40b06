#include "export/png_writer.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csetjmp>
#include <cstdio>
#include <new>
#include <string_view>
#include <vector>

#include <png.h>
#include <zlib.h>

#include "base/abreast.h"
#include "base/check.h"
#include "color/srgb.h"

namespace fathom {

namespace {

/// The curve of IEC 61966-2-1, to 16 bits.
std::uint16_t toSrgb16(float linear) {
    const double value = std::clamp(static_cast<double>(linear), 0.0, 1.0);
    const double encoded =
        value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    return static_cast<std::uint16_t>(std::lround(65535 * encoded));
}

bool isAscii(const std::string& text) {
    return std::ranges::all_of(text,
                               [](char byte) { return static_cast<unsigned char>(byte) < 128; });
}

std::string bigEndian(std::size_t value) {
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

/// Of pictures of fractals, this level and the filter Sub make files as small as zlib's and
/// libpng's own choices do (15 % larger where the picture is smooth, 20 % smaller where it is not),
/// three times as fast.
constexpr int kCompression = 3;
constexpr png_byte kFilter = PNG_FILTER_VALUE_SUB;

/// The two bytes before a stream of zlib's: deflate with a window of 32 KiB, quickly; and, behind
/// its last block, one that is empty and final.
constexpr std::string_view kStreamHead = "\x78\x5e", kStreamEnd("\x03\x00", 2);

/// Rows as the file has them.
struct PackedRows {
    std::size_t bytes = 0;  // before compression
    uLong sum = 0;          // of them, by Adler
    std::string packed;     // whole blocks of deflate, and whole bytes
};

/// deflate(): of rows alone, whatever stands before them, so that others can be packed meanwhile.
PackedRows packed(std::vector<png_byte> bytes) {
    PackedRows rows{bytes.size(), ::adler32_z(1, bytes.data(), bytes.size()), {}};
    z_stream stream{};
    if (::deflateInit2(&stream, kCompression, Z_DEFLATED, -MAX_WBITS, MAX_MEM_LEVEL,
                       Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    constexpr std::size_t kFlush = 16;
    rows.packed.resize(::deflateBound(&stream, bytes.size()) + kFlush);
    stream.next_in = bytes.data();
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(rows.packed.data());
    stream.avail_out = static_cast<uInt>(rows.packed.size());
    const int result = ::deflate(&stream, Z_SYNC_FLUSH);
    rows.packed.resize(rows.packed.size() - stream.avail_out);
    ::deflateEnd(&stream);
    FATHOM_CHECK(result == Z_OK && stream.avail_in == 0);
    return rows;
}

class PngWriter final : public ImageWriter {
public:
    PngWriter(AtomicFile file, Size size, int bits, int threads)
        : m_file(std::move(file)), m_size(size), m_bits(bits), m_threads(threads) {}
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;
    ~PngWriter() override { png_destroy_write_struct(&m_png, &m_info); }

    Result<void> begin(PictureHead head);
    Result<void> writeRows(const PictureRows& rows) override;
    Result<void> finish() override;

private:
    /// libpng leaves a failed call by longjmp(): `call` and what it calls hold nothing that a
    /// destructor would have to free.
    template <class Call>
    Result<void> attempt(const Call& call) {
        if (setjmp(png_jmpbuf(m_png)) != 0) return tl::make_unexpected(failure());
        call();
        return {};
    }

    Error failure() const {
        if (m_writeError != 0) return m_file.writeError(m_writeError);
        return {ErrorCode::Io, std::string("Cannot write the PNG file: ") + m_complaint + "."};
    }

    static PngWriter& self(void* pointer) { return *static_cast<PngWriter*>(pointer); }

    [[noreturn]] static void onError(png_structp png, png_const_charp complaint) {
        PngWriter& writer = self(png_get_error_ptr(png));
        std::snprintf(writer.m_complaint, sizeof writer.m_complaint, "%s", complaint);
        png_longjmp(png, 1);
    }
    static void onWarning(png_structp, png_const_charp) {}

    static void onWrite(png_structp png, png_bytep bytes, std::size_t count) {
        PngWriter& writer = self(png_get_io_ptr(png));
        if (std::fwrite(bytes, 1, count, writer.m_file.stream()) == count) return;
        writer.m_writeError = errno;
        png_error(png, "writing failed");
    }
    static void onFlush(png_structp) {}

    /// Appends the samples of a row, unfiltered.
    void encodeRow(std::span<const RgbF> colors, std::vector<png_byte>& out) const;
    PackedRows pack(std::span<const RgbF> colors) const;
    Result<void> writeData(std::string_view bytes) { return writeChunk("IDAT", bytes); }
    Result<void> writeChunk(const char* type, std::string_view bytes) {
        return attempt([&] {
            png_write_chunk(m_png, reinterpret_cast<png_const_bytep>(type),
                            reinterpret_cast<png_const_bytep>(bytes.data()), bytes.size());
        });
    }

    AtomicFile m_file;
    Size m_size;
    int m_bits;
    int m_threads;
    uLong m_sum = 1;  // of all rows so far, by Adler
    png_structp m_png = nullptr;
    png_infop m_info = nullptr;
    int m_writeError = 0;
    char m_complaint[128] = "";
};

Result<void> PngWriter::begin(PictureHead head) {
    m_png = png_create_write_struct(PNG_LIBPNG_VER_STRING, this, onError, onWarning);
    if (m_png != nullptr) m_info = png_create_info_struct(m_png);
    if (m_info == nullptr)
        return fail(ErrorCode::OutOfMemory, "There is not enough memory to write a PNG file.");

    char softwareKey[] = "Software", software[] = "Fathom", viewKey[] = "fathom", none[] = "";
    png_text texts[2]{};
    texts[0].compression = PNG_TEXT_COMPRESSION_NONE;
    texts[0].key = softwareKey;
    texts[0].text = software;
    texts[1].compression =
        isAscii(head.viewJson) ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
    texts[1].key = viewKey;
    texts[1].text = head.viewJson.data();
    texts[1].lang = none;
    texts[1].lang_key = none;
    const auto dotsPerMeter = static_cast<png_uint_32>(std::lround(head.dotsPerInch / 0.0254));

    Result<void> begun = attempt([&] {
        png_set_write_fn(m_png, this, onWrite, onFlush);
        png_set_IHDR(m_png, m_info, static_cast<png_uint_32>(m_size.width),
                     static_cast<png_uint_32>(m_size.height), m_bits, PNG_COLOR_TYPE_RGB,
                     PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_sRGB_gAMA_and_cHRM(m_png, m_info, PNG_sRGB_INTENT_PERCEPTUAL);
        if (dotsPerMeter > 0)
            png_set_pHYs(m_png, m_info, dotsPerMeter, dotsPerMeter, PNG_RESOLUTION_METER);
        png_set_text(m_png, m_info, texts, 2);
        png_write_info(m_png, m_info);
    });
    return begun ? writeData(kStreamHead) : begun;
}

void PngWriter::encodeRow(std::span<const RgbF> colors, std::vector<png_byte>& out) const {
    if (m_bits == 8) {
        std::vector<Rgb32> codes(colors.size());
        toSrgb8(colors, codes);
        for (const Rgb32 code : codes)
            for (const int shift : {16, 8, 0})
                out.push_back(static_cast<png_byte>(code >> shift));
        return;
    }
    for (const RgbF color : colors)
        for (const float channel : {color.r, color.g, color.b}) {
            const std::uint16_t code = toSrgb16(channel);
            out.push_back(static_cast<png_byte>(code >> 8));
            out.push_back(static_cast<png_byte>(code));
        }
}

PackedRows PngWriter::pack(std::span<const RgbF> colors) const {
    const auto width = static_cast<std::size_t>(m_size.width);
    const auto pixelBytes = static_cast<std::size_t>(3 * m_bits / 8);
    std::vector<png_byte> bytes;
    bytes.reserve(colors.size() / width + colors.size() * pixelBytes);
    for (std::size_t first = 0; first < colors.size(); first += width) {
        bytes.push_back(kFilter);
        const std::size_t row = bytes.size();
        encodeRow(colors.subspan(first, width), bytes);
        for (std::size_t i = bytes.size() - 1; i >= row + pixelBytes; --i)
            bytes[i] = static_cast<png_byte>(bytes[i] - bytes[i - pixelBytes]);
    }
    return packed(std::move(bytes));
}

Result<void> PngWriter::writeRows(const PictureRows& rows) {
    const std::size_t most = rowsOfThread(m_size) * static_cast<std::size_t>(m_size.width);
    std::vector<PackedRows> pieces((rows.colors.size() + most - 1) / most);
    runAbreast(m_threads, pieces.size(), [&](std::size_t i) {
        pieces[i] =
            pack(rows.colors.subspan(i * most, std::min(most, rows.colors.size() - i * most)));
    });
    for (const PackedRows& piece : pieces) {
        if (Result<void> written = writeData(piece.packed); !written) return written;
        m_sum = ::adler32_combine(m_sum, piece.sum, static_cast<z_off_t>(piece.bytes));
    }
    return {};
}

Result<void> PngWriter::finish() {
    Result<void> ended = writeData(std::string(kStreamEnd) + bigEndian(m_sum));
    if (ended) ended = writeChunk("IEND", {});
    return ended ? m_file.commit() : ended;
}

}  // namespace

Result<std::unique_ptr<ImageWriter>> makePngWriter(AtomicFile file, PictureHead head,
                                                   int bitsPerChannel, int threads) {
    auto writer = std::make_unique<PngWriter>(std::move(file), head.size, bitsPerChannel, threads);
    if (Result<void> begun = writer->begin(std::move(head)); !begun)
        return tl::make_unexpected(begun.error());
    return writer;
}

std::string withView(std::string png, const std::string& viewJson) {
    constexpr std::size_t kAfterHeader = 8 + 4 + 4 + 13 + 4;  // the signature and IHDR
    if (png.size() < kAfterHeader) return png;

    // After the keyword, iTXt has two bytes that say "not compressed" and two empty words.
    std::string body = isAscii(viewJson) ? "tEXtfathom" : "iTXtfathom";
    body.append(isAscii(viewJson) ? 1 : 5, '\0');
    body += viewJson;
    const auto sum =
        ::crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    png.insert(kAfterHeader, bigEndian(body.size() - 4) + body + bigEndian(sum));
    return png;
}

}  // namespace fathom
