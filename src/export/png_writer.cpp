#include "export/png_writer.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include <zlib.h>

#include "base/fresh_vector.h"
#include "base/parallel.h"
#include "color/srgb.h"
#include "export/deflate.h"

namespace fathom {

namespace {

std::string bigEndian(std::size_t value) {
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::uint32_t chunkSum(std::string_view type, std::string_view data) {
    const auto add = [](uLong sum, std::string_view bytes) {
        if (bytes.empty()) return sum;  // zlib would restart the sum
        return ::crc32_z(sum, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
    };
    return static_cast<std::uint32_t>(add(add(0, type), data));
}

/// A chunk: length, type, data and checksum (PNG specification, 5.3).
std::string chunk(std::string_view type, std::string_view data) {
    return bigEndian(data.size()) + std::string(type) + std::string(data) +
           bigEndian(chunkSum(type, data));
}

/// A text chunk: tEXt for plain ASCII, otherwise iTXt, in which two bytes that mean "not
/// compressed" and two empty strings follow the keyword.
std::string textChunk(std::string_view keyword, std::string_view text) {
    const bool isAscii =
        std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 128; });
    return chunk(isAscii ? "tEXt" : "iTXt",
                 std::string(keyword) + std::string(isAscii ? 1 : 5, '\0') + std::string(text));
}

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";

/// Everything before the pixels.
std::string fileHead(const PictureHead& head, int bits) {
    constexpr char kRgb = 2;
    std::string header = bigEndian(static_cast<std::size_t>(head.size.width)) +
                         bigEndian(static_cast<std::size_t>(head.size.height)) +
                         static_cast<char>(bits) + kRgb;
    header.append(3, '\0');  // deflate, standard filters, no interlacing

    // The sRGB chunk, and chunks that mean the same to programs that do not know it (specification,
    // 11.3.3).
    constexpr std::size_t kGamma = 45455;
    constexpr std::size_t kPrimaries[] = {31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000};
    std::string primaries;
    for (const std::size_t primary : kPrimaries)
        primaries += bigEndian(primary);

    std::string bytes = std::string(kSignature) + chunk("IHDR", header) +
                        chunk("gAMA", bigEndian(kGamma)) + chunk("sRGB", std::string(1, '\0')) +
                        chunk("cHRM", primaries);
    const auto dotsPerMeter = static_cast<std::size_t>(std::lround(head.dotsPerInch / 0.0254));
    if (dotsPerMeter > 0) {
        const std::string dots = bigEndian(dotsPerMeter);
        bytes += chunk("pHYs", dots + dots + '\1');  // unit 1: per metre
    }
    return bytes + textChunk("Software", "Fathom") + textChunk(kViewKeyword, head.viewJson);
}

/// Filters: the difference from the pixel to the left, and from the one above, which makes files of
/// fractal pictures up to a tenth smaller.
constexpr unsigned char kSub = 1, kUp = 2;

/// The two bytes at the start of a zlib stream (deflate with a window of 32 KiB, fast), and an
/// empty final block that follows its last block.
constexpr std::string_view kStreamHead = "\x78\x5e", kStreamEnd("\x03\x00", 2);

/// Rows in the form that the file has.
struct PackedRows {
    std::size_t bytes = 0;  // before compression
    uLong sum = 0;          // their Adler-32 checksum
    FreshVector<unsigned char> packed;

    std::string_view data() const {
        return {reinterpret_cast<const char*>(packed.data()), packed.size()};
    }
};

class PngWriter final : public ImageWriter {
public:
    PngWriter(AtomicFile file, Size size, int bits, int threads, const WriterState& state)
        : m_file(std::move(file)),
          m_size(size),
          m_bits(bits),
          m_threads(threads),
          m_rows(state.rows),
          m_sum(state.sum) {}

    Result<void> begin(const PictureHead& head);
    Result<void> writeRows(const PictureRows& rows) override;
    Result<WriterState> sync() override;
    Result<void> finish() override;

private:
    /// Writes the samples of a row, unfiltered.
    void encodeRow(std::span<const RgbF> colors, unsigned char* to) const;
    /// Packs at least one row.
    Result<PackedRows> pack(std::span<const RgbF> colors) const;
    Result<void> writeData(std::string_view bytes);

    AtomicFile m_file;
    Size m_size;
    int m_bits;
    int m_threads;
    int m_rows;   // written so far
    uLong m_sum;  // Adler-32 checksum of all rows so far
};

Result<void> PngWriter::begin(const PictureHead& head) {
    if (m_rows > 0) return {};
    return m_file.write(fileHead(head, m_bits)).and_then([this] { return writeData(kStreamHead); });
}

Result<void> PngWriter::writeData(std::string_view bytes) {
    constexpr std::string_view kType = "IDAT";
    return m_file.write(bigEndian(bytes.size()) + std::string(kType))
        .and_then([&] { return m_file.write(bytes); })
        .and_then([&] { return m_file.write(bigEndian(chunkSum(kType, bytes))); });
}

void PngWriter::encodeRow(std::span<const RgbF> colors, unsigned char* to) const {
    if (m_bits == 8) {
        FreshVector<Rgb32> codes(colors.size());
        toSrgb8(colors, codes);
        for (const Rgb32 code : codes)
            for (const int shift : {16, 8, 0})
                *to++ = static_cast<unsigned char>(code >> shift);
        return;
    }
    for (const RgbF color : colors)
        for (const float channel : {color.r, color.g, color.b}) {
            const std::uint16_t code = toSrgb16(channel);
            *to++ = static_cast<unsigned char>(code >> 8);
            *to++ = static_cast<unsigned char>(code);
        }
}

Result<PackedRows> PngWriter::pack(std::span<const RgbF> colors) const {
    const auto width = static_cast<std::size_t>(m_size.width);
    const std::size_t rows = colors.size() / width;
    const auto pixelBytes = static_cast<std::size_t>(3 * m_bits / 8);
    const std::size_t rowBytes = 1 + width * pixelBytes;
    FreshVector<unsigned char> bytes(rows * rowBytes);
    for (std::size_t row = 0; row < rows; ++row)
        encodeRow(colors.subspan(row * width, width), &bytes[row * rowBytes + 1]);

    // The last row is filtered first, as a filter needs the row above as it was. The first row does
    // without, because another thread may have that.
    for (std::size_t row = rows - 1; row > 0; --row) {
        unsigned char* const to = &bytes[row * rowBytes];
        to[0] = kUp;
        for (std::size_t i = 1; i < rowBytes; ++i)
            to[i] = static_cast<unsigned char>(to[i] - (to - rowBytes)[i]);
    }
    bytes[0] = kSub;
    for (std::size_t i = rowBytes - 1; i > pixelBytes; --i)
        bytes[i] = static_cast<unsigned char>(bytes[i] - bytes[i - pixelBytes]);

    return deflated(bytes, DeflateEnd::Open).map([&](FreshVector<unsigned char> packed) {
        return PackedRows{bytes.size(), ::adler32_z(1, bytes.data(), bytes.size()),
                          std::move(packed)};
    });
}

Result<void> PngWriter::writeRows(const PictureRows& rows) {
    const std::size_t most = rowsOfThread(m_size) * static_cast<std::size_t>(m_size.width);
    std::vector<Result<PackedRows>> pieces((rows.colors.size() + most - 1) / most);
    parallelFor(m_threads, pieces.size(), [&](std::size_t i) {
        pieces[i] =
            pack(rows.colors.subspan(i * most, std::min(most, rows.colors.size() - i * most)));
    });
    for (const Result<PackedRows>& piece : pieces) {
        if (!piece) return tl::make_unexpected(piece.error());
        if (Result<void> written = writeData(piece->data()); !written) return written;
        m_sum = ::adler32_combine(m_sum, piece->sum, static_cast<z_off_t>(piece->bytes));
    }
    m_rows += static_cast<int>(rows.colors.size() / static_cast<std::size_t>(m_size.width));
    return {};
}

Result<WriterState> PngWriter::sync() {
    return m_file.sync().map([this] {
        return WriterState{.rows = m_rows,
                           .bytes = m_file.size(),
                           .sum = static_cast<std::uint32_t>(m_sum),
                           .chunks = {}};
    });
}

Result<void> PngWriter::finish() {
    if (m_rows != m_size.height) return missingRows();
    return writeData(std::string(kStreamEnd) + bigEndian(m_sum))
        .and_then([this] { return m_file.write(chunk("IEND", {})); })
        .and_then([this] { return m_file.commit(); });
}

}  // namespace

Result<std::unique_ptr<ImageWriter>> makePngWriter(AtomicFile file, const PictureHead& head,
                                                   int bitsPerChannel, int threads,
                                                   const WriterState& state) {
    auto writer =
        std::make_unique<PngWriter>(std::move(file), head.size, bitsPerChannel, threads, state);
    if (Result<void> begun = writer->begin(head); !begun) return tl::make_unexpected(begun.error());
    return writer;
}

std::string withView(std::string png, const std::string& viewJson) {
    constexpr std::size_t kAfterHeader = kSignature.size() + 4 + 4 + 13 + 4;  // and IHDR
    if (png.size() < kAfterHeader || !png.starts_with(kSignature)) return png;
    return png.insert(kAfterHeader, textChunk(kViewKeyword, viewJson));
}

}  // namespace fathom
