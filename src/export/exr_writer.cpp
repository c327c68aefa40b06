#include "export/exr_writer.h"

#include <cerrno>
#include <limits>
#include <vector>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfHeader.h>
#include <ImfIO.h>
#include <ImfIntAttribute.h>
#include <ImfOutputFile.h>
#include <ImfStandardAttributes.h>
#include <ImfStringAttribute.h>
#include <ImfThreading.h>

namespace fathom {

namespace {

constexpr std::uint64_t kIterationsBias = 1024;
constexpr std::uint32_t kInterior32 = 0xFFFFFFFF;

/// Leaves OpenEXR's code after a failed write; the reason stays in the stream.
struct WriteFailure : std::exception {
    const char* what() const noexcept override { return "writing failed"; }
};

/// OpenEXR's view of an AtomicFile.
class FileStream final : public Imf::OStream {
public:
    explicit FileStream(std::FILE* file) : OStream("picture"), m_file(file) {}

    void write(const char bytes[], int count) override {
        const auto size = static_cast<std::size_t>(count);
        if (std::fwrite(bytes, 1, size, m_file) != size) leave();
    }
    std::uint64_t tellp() override { return static_cast<std::uint64_t>(::ftello(m_file)); }
    void seekp(std::uint64_t position) override {
        if (::fseeko(m_file, static_cast<off_t>(position), SEEK_SET) != 0) leave();
    }

    /// The errno of the first failure; 0 when all is well.
    int error() const { return m_error; }

private:
    [[noreturn]] void leave() {
        if (m_error == 0) m_error = errno;
        throw WriteFailure();
    }

    std::FILE* m_file;
    int m_error = 0;
};

/// Samples in the file's layout.
struct SampleRows {
    void assign(std::span<const TileSample> samples);

    std::vector<std::uint32_t> low, high;
    std::vector<float> fraction, angle, distanceX, distanceY;
};

void SampleRows::assign(std::span<const TileSample> samples) {
    for (auto* counts : {&low, &high})
        counts->resize(samples.size());
    for (auto* numbers : {&fraction, &angle, &distanceX, &distanceY})
        numbers->resize(samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const TileSample& sample = samples[i];
        std::uint64_t count = sample.count;
        if (count != 0 && count != kInteriorCount) count += kIterationsBias;
        low[i] = static_cast<std::uint32_t>(count);
        high[i] = static_cast<std::uint32_t>(count >> 32);
        fraction[i] = sample.fraction;
        angle[i] = sample.angle;
        distanceX[i] = sample.distance_x;
        distanceY[i] = sample.distance_y;
    }
}

class ExrWriter final : public ImageWriter {
public:
    ExrWriter(AtomicFile file, Size size, std::uint64_t limit)
        : m_file(std::move(file)),
          m_size(size),
          m_limit(limit),
          m_hasWideCounts(limit >= kInterior32 - kIterationsBias),
          m_stream(m_file.stream()) {}

    Result<void> begin(const PictureHead& head, int threads);
    Result<void> writeRows(const PictureRows& rows) override;
    Result<void> finish() override;

private:
    /// Runs calls into OpenEXR; its exceptions end here.
    template <class Call>
    Result<void> attempt(const Call& call) {
        std::string complaint;
        try {
            call();
            if (m_stream.error() == 0) return {};
        } catch (const std::bad_alloc&) {
            return fail(ErrorCode::OutOfMemory, "There is not enough memory to write an EXR file.");
        } catch (const std::exception& exception) {
            complaint = exception.what();
        }
        if (m_stream.error() != 0) return tl::make_unexpected(m_file.writeError(m_stream.error()));
        return fail(ErrorCode::Io, "Cannot write the EXR file: " + complaint + ".");
    }

    Imf::Header header(const PictureHead& head) const;
    /// Of rows from m_nextRow on.
    Imf::FrameBuffer frameBuffer(std::span<const RgbF> colors, const SampleRows& samples) const;

    AtomicFile m_file;
    Size m_size;
    std::uint64_t m_limit;
    bool m_hasWideCounts;
    int m_nextRow = 0;
    SampleRows m_samples;
    FileStream m_stream;
    std::unique_ptr<Imf::OutputFile> m_output;  // writes to the stream when it goes
};

Imf::Header ExrWriter::header(const PictureHead& head) const {
    // ZIP compresses 16 rows at once; of very wide pictures one at a time, to bound the memory.
    constexpr int kWidestForBlocks = 100'000;
    Imf::Header header(m_size.width, m_size.height);
    header.compression() =
        m_size.width <= kWidestForBlocks ? Imf::ZIP_COMPRESSION : Imf::ZIPS_COMPRESSION;
    Imf::addChromaticities(header, Imf::Chromaticities());  // the primaries of Rec. 709 and sRGB

    for (const char* name : {"R", "G", "B", "NF", "T", "DEX", "DEY"})
        header.channels().insert(name, Imf::Channel(Imf::FLOAT));
    header.channels().insert(m_hasWideCounts ? "N0" : "N", Imf::Channel(Imf::UINT));
    if (m_hasWideCounts) header.channels().insert("N1", Imf::Channel(Imf::UINT));

    if (m_limit <= static_cast<std::uint64_t>(std::numeric_limits<int>::max()))
        header.insert("Iterations", Imf::IntAttribute(static_cast<int>(m_limit)));
    else
        header.insert("Iterations", Imf::StringAttribute(std::to_string(m_limit)));
    header.insert("IterationsBias", Imf::IntAttribute(static_cast<int>(kIterationsBias)));
    header.insert("fathom", Imf::StringAttribute(head.viewJson));
    if (head.dotsPerInch > 0) Imf::addXDensity(header, static_cast<float>(head.dotsPerInch));
    return header;
}

Imf::FrameBuffer ExrWriter::frameBuffer(std::span<const RgbF> colors,
                                        const SampleRows& samples) const {
    const int rows = static_cast<int>(colors.size()) / m_size.width;
    Imf::FrameBuffer frame;
    const auto add = [&]<class Value>(const char* name, Imf::PixelType type, const Value* first,
                                      std::size_t stride) {
        frame.insert(name, Imf::Slice::Make(type, first, {0, m_nextRow}, m_size.width, rows, stride,
                                            stride * static_cast<std::size_t>(m_size.width)));
    };
    add("R", Imf::FLOAT, &colors[0].r, sizeof(RgbF));
    add("G", Imf::FLOAT, &colors[0].g, sizeof(RgbF));
    add("B", Imf::FLOAT, &colors[0].b, sizeof(RgbF));
    add(m_hasWideCounts ? "N0" : "N", Imf::UINT, samples.low.data(), sizeof(std::uint32_t));
    if (m_hasWideCounts) add("N1", Imf::UINT, samples.high.data(), sizeof(std::uint32_t));
    add("NF", Imf::FLOAT, samples.fraction.data(), sizeof(float));
    add("T", Imf::FLOAT, samples.angle.data(), sizeof(float));
    add("DEX", Imf::FLOAT, samples.distanceX.data(), sizeof(float));
    add("DEY", Imf::FLOAT, samples.distanceY.data(), sizeof(float));
    return frame;
}

Result<void> ExrWriter::begin(const PictureHead& head, int threads) {
    return attempt([&] {
        if (Imf::globalThreadCount() < threads) Imf::setGlobalThreadCount(threads);
        m_output = std::make_unique<Imf::OutputFile>(m_stream, header(head), threads);
    });
}

Result<void> ExrWriter::writeRows(const PictureRows& rows) {
    m_samples.assign(rows.samples);
    const int count = static_cast<int>(rows.colors.size()) / m_size.width;
    Result<void> written = attempt([&] {
        m_output->setFrameBuffer(frameBuffer(rows.colors, m_samples));
        m_output->writePixels(count);
    });
    m_nextRow += count;
    return written;
}

Result<void> ExrWriter::finish() {
    // Closing writes the table of rows, and swallows exceptions: the stream remembers them.
    Result<void> closed = attempt([&] { m_output.reset(); });
    return closed ? m_file.commit() : closed;
}

}  // namespace

Result<std::unique_ptr<ImageWriter>> makeExrWriter(AtomicFile file, const PictureHead& head,
                                                   std::uint64_t iterationLimit, int threads) {
    auto writer = std::make_unique<ExrWriter>(std::move(file), head.size, iterationLimit);
    if (Result<void> begun = writer->begin(head, threads); !begun)
        return tl::make_unexpected(begun.error());
    return writer;
}

}  // namespace fathom
