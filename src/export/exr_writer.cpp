#include "export/exr_writer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstring>
#include <limits>
#include <map>
#include <mutex>
#include <vector>

#include <openexr_attr.h>

#include "base/check.h"
#include "base/fresh_vector.h"
#include "base/instruction_set.h"
#include "base/parallel.h"
#include "export/deflate.h"
#include "export/exr_checksum.h"
#include "export/exr_half.h"
#include "export/exr_header.h"
#include "export/run_lengths.h"

namespace fathom {

namespace {

/// The 4-byte words of some pixels of a row: the first ones of all samples, then the second ones,
/// and so on; likewise those of the colours. Taken apart many at a time, this takes less than half
/// of the time.
struct RowPart {
    static constexpr std::size_t kLongest = 64;
    template <class Value>
    using Words = std::array<std::array<std::uint32_t, kLongest>, sizeof(Value) / 4>;

    Words<TileSample> samples;
    Words<RgbF> colors;
};

template <class Value>
void takeApart(const Value* from, std::size_t count, RowPart::Words<Value>& to) {
    constexpr std::size_t kWords = sizeof(Value) / 4;
    const auto* const bytes = reinterpret_cast<const unsigned char*>(from);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t word = 0; word < kWords; ++word)
            std::memcpy(&to[word][i], bytes + 4 * (kWords * i + word), 4);
}
template <class Value>
constexpr auto kTakeApart = versionsOf<takeApart<Value>>();

constexpr bool kIsLittleEndian = std::endian::native == std::endian::little;

/// The number of pixel i in a channel: the member that begins `offset` bytes into a sample or
/// colour.
template <std::size_t offset>
constexpr auto kSample =
    [](const RowPart& part, std::size_t i) { return part.samples[offset / 4][i]; };
template <std::size_t offset>
constexpr auto kSampleHalf = [](const RowPart& part, std::size_t i) {
    const bool isLow = (offset % 4 == 0) == kIsLittleEndian;
    return isLow ? part.samples[offset / 4][i] & 0xFFFF : part.samples[offset / 4][i] >> 16;
};
template <std::size_t offset>
constexpr auto kColor =
    [](const RowPart& part, std::size_t i) { return part.colors[offset / 4][i]; };
template <std::size_t offset>
constexpr auto kHalfColor = [](const RowPart& part, std::size_t i) {
    return halfOf(std::bit_cast<float>(part.colors[offset / 4][i]));
};
/// A word of the biased count.
template <bool isHigh>
constexpr auto kCount = [](const RowPart& part, std::size_t i) {
    constexpr std::size_t kPlace = offsetof(TileSample, count) / 4;
    const std::uint32_t low = part.samples[kPlace + (kIsLittleEndian ? 0 : 1)][i],
                        high = part.samples[kPlace + (kIsLittleEndian ? 1 : 0)][i];
    const std::uint32_t biased = low + static_cast<std::uint32_t>(kExrIterationsBias);
    const bool isCount = (low | high) != 0 && (low & high) != ~0u;
    if (!isHigh) return isCount ? biased : low;
    return high + static_cast<std::uint32_t>(isCount && biased < low);
};

/// Writes one number for each pixel, low byte first like all numbers of OpenEXR.
template <auto numberOf>
void encode(const RowPart& part, std::size_t count, unsigned char* to) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = numberOf(part, i);
        if constexpr (kIsLittleEndian) {
            std::memcpy(to + i * sizeof number, &number, sizeof number);
        } else {
            for (std::size_t byte = 0; byte < sizeof number; ++byte)
                to[i * sizeof number + byte] = static_cast<unsigned char>(number >> (8 * byte));
        }
    }
}

/// A channel: its name, its type (whole or floating-point numbers), and the function that encodes
/// a part of its row.
struct Channel {
    const char* name;
    exr_pixel_type_t type;
    void (*encode)(const RowPart& part, std::size_t count, unsigned char* to);

    std::size_t bytes() const { return type == EXR_PIXEL_HALF ? 2 : sizeof(std::uint32_t); }
};

/// The channels in the order of the file, which is by name.
std::vector<Channel> channelsOf(bool hasWideCounts, const PictureHead& head) {
    const Channel halfB{"B", EXR_PIXEL_HALF, encode<kHalfColor<offsetof(RgbF, b)>>};
    const Channel halfG{"G", EXR_PIXEL_HALF, encode<kHalfColor<offsetof(RgbF, g)>>};
    const Channel halfR{"R", EXR_PIXEL_HALF, encode<kHalfColor<offsetof(RgbF, r)>>};
    if (!head.hasSamples) return {halfB, halfG, halfR};
    const Channel floatB{"B", EXR_PIXEL_FLOAT, encode<kColor<offsetof(RgbF, b)>>};
    const Channel floatG{"G", EXR_PIXEL_FLOAT, encode<kColor<offsetof(RgbF, g)>>};
    const Channel floatR{"R", EXR_PIXEL_FLOAT, encode<kColor<offsetof(RgbF, r)>>};
    std::vector<Channel> channels;
    const auto add = [&](bool isThere, Channel channel) {
        if (isThere) channels.push_back(channel);
    };
    add(head.endAtAttractors,
        {"ATTRACTOR", EXR_PIXEL_UINT, encode<kSampleHalf<offsetof(TileSample, attractor)>>});
    add(head.hasColors, head.hasHalfColors ? halfB : floatB);
    add(true, {"DEX", EXR_PIXEL_FLOAT, encode<kSample<offsetof(TileSample, distance_x)>>});
    add(true, {"DEY", EXR_PIXEL_FLOAT, encode<kSample<offsetof(TileSample, distance_y)>>});
    add(head.hasColors, head.hasHalfColors ? halfG : floatG);
    add(true, {hasWideCounts ? "N0" : "N", EXR_PIXEL_UINT, encode<kCount<false>>});
    add(hasWideCounts, {"N1", EXR_PIXEL_UINT, encode<kCount<true>>});
    add(head.periods.outside,
        {"NEARNESS", EXR_PIXEL_UINT, encode<kSampleHalf<offsetof(TileSample, nearness)>>});
    add(true, {"NF", EXR_PIXEL_FLOAT, encode<kSample<offsetof(TileSample, fraction)>>});
    add(head.periods.any(),
        {"PERIOD", EXR_PIXEL_UINT, encode<kSample<offsetof(TileSample, period)>>});
    add(head.hasColors, head.hasHalfColors ? halfR : floatR);
    add(true, {"T", EXR_PIXEL_FLOAT, encode<kSample<offsetof(TileSample, angle)>>});
    return channels;
}

template <std::integral Number>
std::string littleEndian(Number value) {
    std::string bytes;
    for (std::size_t byte = 0; byte < sizeof value; ++byte)
        bytes += static_cast<char>(value >> (8 * byte));
    return bytes;
}

/// Numbers of 4 bytes, one after the other.
template <class... Numbers>
std::string words(Numbers... values) {
    return (littleEndian(std::bit_cast<std::uint32_t>(values)) + ...);
}

/// The value of the attribute with the channels.
std::string channelList(std::span<const Channel> channels) {
    std::string list;
    for (const Channel& channel : channels) {
        constexpr int kIsPerceptual = 0, kStepX = 1, kStepY = 1;  // in each pixel
        list += std::string(channel.name) + '\0';
        list += words(static_cast<int>(channel.type), kIsPerceptual, kStepX, kStepY);
    }
    return list + '\0';
}

/// Rearranges bytes as OpenEXR does to compress well: first those at even positions, then those at
/// odd positions, each as its difference from the one before (OpenEXR's ImfZip.cpp).
FreshVector<unsigned char> differences(std::span<const unsigned char> bytes) {
    const std::size_t half = bytes.size() / 2;
    FreshVector<unsigned char> result(bytes.size());
    const unsigned char* const from = bytes.data();
    unsigned char *const even = result.data(), *const odd = even + half;
    const auto difference = [from](std::size_t at, std::size_t before) {
        return static_cast<unsigned char>(from[at] - from[before] + 128);
    };
    even[0] = from[0];
    odd[0] = difference(1, 2 * half - 2);
    for (std::size_t i = 1; i < half; ++i) {
        even[i] = difference(2 * i, 2 * i - 2);
        odd[i] = difference(2 * i + 1, 2 * i - 1);
    }
    return result;
}

/// Whether a chunk is worth the time to pack it, as a sample of its differences() says: Huffman
/// codes would make them a seventh smaller, and what repeats makes them smaller still. In most
/// pictures all but the counts and the upper bytes of colours is noise.
bool isWorthPacking(std::span<const unsigned char> bytes) {
    constexpr std::size_t kStride = 79;  // odd, so that all bytes of all channels come up
    constexpr double kMostBits = 8 * 6.0 / 7;
    std::array<std::uint32_t, 256> histogram{};
    std::size_t count = 0;
    for (std::size_t i = 2; i < bytes.size(); i += kStride, ++count)
        ++histogram[static_cast<unsigned char>(bytes[i] - bytes[i - 2])];
    double bits = 0;
    for (const std::uint32_t times : histogram)
        if (times > 0) bits += times * std::log2(static_cast<double>(count) / times);
    return bits <= kMostBits * static_cast<double>(count);
}

/// Each chunk begins with its first row and its size, in 4 bytes each.
constexpr std::size_t kChunkHeadBytes = 8;

/// Writes the file's rows, its chunks and their table by itself, because OpenEXR's own writer
/// ignores failures in its threads and at its end.
class ExrWriter final : public ImageWriter {
public:
    ExrWriter(AtomicFile file, const PictureHead& head, int threads, const WriterState& state)
        : m_file(std::move(file)),
          m_size(head.size),
          m_limit(head.iterationLimit),
          m_threads(threads),
          m_channels(channelsOf(m_limit >= kExrInterior - kExrIterationsBias, head)),
          m_packFast(head.packFast),
          m_chunkRows(m_packFast ? 1 : chunkRowsOf(m_size)),
          m_isBottomUp(head.isBottomUp),
          m_nextRow(state.rows),
          m_offsets(state.chunks) {}

    Result<void> begin(const PictureHead& head);
    Result<void> writeRows(const PictureRows& rows) override;
    Result<WriterState> sync() override;
    Result<void> finish() override;

private:
    using Bytes = FreshVector<unsigned char>;

    std::string fileHead(const PictureHead& head) const;
    int chunkCount() const { return (m_size.height + m_chunkRows - 1) / m_chunkRows; }
    int rowsOfChunk(int chunk) const {
        return std::min(m_chunkRows, m_size.height - chunk * m_chunkRows);
    }
    std::size_t rowBytes() const {
        std::size_t bytes = 0;
        for (const Channel& channel : m_channels)
            bytes += channel.bytes();
        return static_cast<std::size_t>(m_size.width) * bytes;
    }
    void encodeRow(const PictureRows& row, Bytes& out) const;
    Result<Bytes> pack(Bytes bytes) const;
    Result<void> writeChunk(const Bytes& packed);

    AtomicFile m_file;
    Size m_size;
    std::uint64_t m_limit;
    int m_threads;
    std::vector<Channel> m_channels;
    bool m_packFast;
    int m_chunkRows;  // rows that are packed together
    bool m_isBottomUp;

    int m_nextRow;
    Bytes m_open;                          // rows of an incomplete chunk
    std::uint64_t m_checksum = 0;          // position of the checksum in the file; 0: there is none
    Checksum m_chunks;                     // of the chunks so far
    std::uint64_t m_table = 0;             // position of the chunk table in the file
    std::vector<std::uint64_t> m_offsets;  // positions of the chunks so far
};

/// The magic number, the version and the attributes. OpenEXR sorts these by name, and its C++
/// library writes the same bytes.
std::string ExrWriter::fileHead(const PictureHead& head) const {
    std::string bytes = std::string(kExrMagic) + words(2);
    const auto add = [&](std::string_view name, std::string_view type, const std::string& value) {
        for (const std::string_view text : {name, type})
            (bytes += text) += '\0';
        bytes += words(static_cast<std::uint32_t>(value.size())) + value;
    };
    const std::string window = words(0, 0, m_size.width - 1, m_size.height - 1);
    const auto byte = [](int value) { return std::string(1, static_cast<char>(value)); };

    if (m_packFast) add(kExrChecksum, "int", words(0));
    if (m_limit <= static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        add("Iterations", "int", words(static_cast<int>(m_limit)));
    else
        add("Iterations", "string", std::to_string(m_limit));
    if (head.hasSamples) add("IterationsBias", "int", words(static_cast<int>(kExrIterationsBias)));
    if (!head.projection.empty()) add(kExrProjection, "string", head.projection);
    if (head.samplesPerPixel > 1) add("SamplesPerPixel", "int", words(head.samplesPerPixel));
    add("channels", "chlist", channelList(m_channels));
    // Red, green, blue and white of Rec. 709 and sRGB, x and y of each.
    add("chromaticities", "chromaticities",
        words(0.64f, 0.33f, 0.3f, 0.6f, 0.15f, 0.06f, 0.3127f, 0.329f));
    add("compression", "compression",
        byte(m_packFast        ? EXR_COMPRESSION_RLE
             : m_chunkRows > 1 ? EXR_COMPRESSION_ZIP
                               : EXR_COMPRESSION_ZIPS));
    add("dataWindow", "box2i", window);
    add("displayWindow", "box2i", window);
    add(kViewKeyword, "string", head.viewJson);
    add("lineOrder", "lineOrder",
        byte(m_isBottomUp ? EXR_LINEORDER_DECREASING_Y : EXR_LINEORDER_INCREASING_Y));
    add("pixelAspectRatio", "float", words(1.0f));
    add("screenWindowCenter", "v2f", words(0.0f, 0.0f));
    add("screenWindowWidth", "float", words(1.0f));
    if (head.dotsPerInch > 0) add("xDensity", "float", words(static_cast<float>(head.dotsPerInch)));
    return bytes + '\0';
}

Result<void> ExrWriter::begin(const PictureHead& head) {
    const std::string bytes = fileHead(head);
    m_table = bytes.size();
    // The checksum's value follows its name, its type, each with a zero byte, and its size.
    const std::string checksum = std::string(kExrChecksum) + '\0' + "int" + '\0';
    if (m_packFast) m_checksum = bytes.find(checksum) + checksum.size() + sizeof(std::uint32_t);
    if (m_nextRow > 0) return {};
    const std::string emptyTable(static_cast<std::size_t>(chunkCount()) * sizeof(std::uint64_t),
                                 '\0');
    return m_file.write(bytes).and_then([&] { return m_file.write(emptyTable); });
}

/// Encodes a row, in which each channel follows the one before.
void ExrWriter::encodeRow(const PictureRows& row, Bytes& out) const {
    static const InstructionSet set = instructionSets().back();
    out.resize(out.size() + rowBytes());
    unsigned char* const to = out.data() + out.size() - rowBytes();
    RowPart part;
    for (std::size_t first = 0; first < row.pixels(); first += RowPart::kLongest) {
        const std::size_t count = std::min(RowPart::kLongest, row.pixels() - first);
        if (!row.samples.empty())
            kTakeApart<TileSample>.on(set)(&row.samples[first], count, part.samples);
        if (!row.colors.empty()) kTakeApart<RgbF>.on(set)(&row.colors[first], count, part.colors);
        std::size_t place = 0;
        for (const Channel& channel : m_channels) {
            channel.encode(part, count, to + place + first * channel.bytes());
            place += row.pixels() * channel.bytes();
        }
    }
}

/// Packs a chunk. Data that shrinks little is stored as it is.
Result<FreshVector<unsigned char>> ExrWriter::pack(Bytes bytes) const {
    if (!m_packFast && !isWorthPacking(bytes)) return bytes;
    const Bytes arranged = differences(bytes);
    Result<Bytes> packed =
        m_packFast ? runLengths(arranged) : deflated(arranged, DeflateEnd::Whole);
    if (packed && packed->size() >= bytes.size()) return bytes;
    return packed;
}

Result<void> ExrWriter::writeRows(const PictureRows& rows) {
    const auto width = static_cast<std::size_t>(m_size.width);
    const int begin = m_nextRow, end = begin + static_cast<int>(rows.pixels() / width);
    const auto rowAt = [&](int y) {
        const std::size_t first = static_cast<std::size_t>(y - begin) * width;
        return PictureRows{
            .colors = rows.colors.empty() ? rows.colors : rows.colors.subspan(first, width),
            .samples = rows.samples.empty() ? rows.samples : rows.samples.subspan(first, width)};
    };
    const int firstChunk = begin / m_chunkRows, lastChunk = (end - 1) / m_chunkRows;

    // Each chunk takes its rows. Complete chunks are packed, and written in order; the last one may
    // stay open.
    const auto chunks = static_cast<std::size_t>(lastChunk - firstChunk + 1);
    const std::size_t rowsAtMost = chunks * static_cast<std::size_t>(m_chunkRows);
    m_file.expect(chunks * kChunkHeadBytes + rowsAtMost * rowBytes());
    std::map<std::size_t, Result<Bytes>> waiting;
    std::size_t next = 0;
    Result<void> written;
    std::mutex mutex;  // guards the three
    Bytes open;
    parallelFor(m_threads, chunks, [&](std::size_t i) {
        const int chunk = firstChunk + static_cast<int>(i), top = chunk * m_chunkRows;
        const int bottom = top + rowsOfChunk(chunk);
        Bytes bytes;
        if (i == 0) bytes = std::move(m_open);
        bytes.reserve(static_cast<std::size_t>(bottom - top) * rowBytes());
        for (int y = std::max(top, begin); y < std::min(bottom, end); ++y)
            encodeRow(rowAt(y), bytes);
        if (end < bottom) {
            open = std::move(bytes);
            return;
        }
        Result<Bytes> packed = pack(std::move(bytes));
        const std::lock_guard lock(mutex);
        waiting.emplace(i, std::move(packed));
        for (auto first = waiting.find(next); first != waiting.end();
             first = waiting.find(++next)) {
            if (written)
                written = first->second.and_then([&](const Bytes& all) { return writeChunk(all); });
            waiting.erase(first);
        }
    });

    m_open = std::move(open);
    m_nextRow = end;
    return written;
}

/// Writes a chunk: its first row, its size, its bytes.
Result<void> ExrWriter::writeChunk(const Bytes& packed) {
    const int index = static_cast<int>(m_offsets.size());
    const int chunk = m_isBottomUp ? chunkCount() - 1 - index : index;
    const auto row = static_cast<std::uint32_t>(chunk * m_chunkRows);
    m_offsets.push_back(m_file.size());
    const std::string head =
        littleEndian(row) + littleEndian(static_cast<std::uint32_t>(packed.size()));
    const std::string_view body(reinterpret_cast<const char*>(packed.data()), packed.size());
    if (m_checksum > 0) {
        m_chunks.add(head);
        m_chunks.add(body);
    }
    return m_file.write(head).and_then([&] { return m_file.write(body); });
}

Result<WriterState> ExrWriter::sync() {
    FATHOM_CHECK(m_open.empty());
    return m_file.sync().map([this] {
        return WriterState{
            .rows = m_nextRow, .bytes = m_file.size(), .sum = 1, .chunks = m_offsets};
    });
}

Result<void> ExrWriter::finish() {
    if (m_offsets.size() != static_cast<std::size_t>(chunkCount())) return missingRows();
    // The table is in the order of rows, whatever that of the chunks is.
    if (m_isBottomUp) std::ranges::reverse(m_offsets);
    std::string table;
    for (const std::uint64_t offset : m_offsets)
        table += littleEndian(offset);
    Result<void> written = m_file.rewrite(m_table, table);
    if (written && m_checksum > 0) {
        Checksum behindHeader;
        behindHeader.add(table);
        written =
            m_file.rewrite(m_checksum, littleEndian(behindHeader.followedBy(m_chunks).value()));
    }
    return written.and_then([this] { return m_file.commit(); });
}

}  // namespace

Result<std::unique_ptr<ImageWriter>> makeExrWriter(AtomicFile file, const PictureHead& head,
                                                   int threads, const WriterState& state) {
    auto writer = std::make_unique<ExrWriter>(std::move(file), head, threads, state);
    if (Result<void> begun = writer->begin(head); !begun) return tl::make_unexpected(begun.error());
    return writer;
}

}  // namespace fathom
