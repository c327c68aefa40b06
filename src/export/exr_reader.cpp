#include "export/exr_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>

#include <ImfChannelList.h>
#include <ImfFrameBuffer.h>
#include <ImfInputFile.h>
#include <ImfIntAttribute.h>
#include <ImfStandardAttributes.h>
#include <ImfStdIO.h>
#include <ImfStringAttribute.h>
#include <ImfVersion.h>

#include "base/byte_source.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "export/exr_header.h"
#include "export/exr_writer.h"
#include "export/image_exporter.h"

namespace fathom {

namespace {

/// The attribute types that pictures have, as the file layout spells them, and the size of their
/// values in bytes. OpenEXR reads by the type, whatever size the file states. If the two differ,
/// the next attribute begins inside of a value and can claim any size.
struct ExrKind {
    std::string_view name;
    std::size_t size;
};
constexpr ExrKind kKinds[] = {{"box2f", 16},      {"box2i", 16}, {"chromaticities", 32},
                              {"compression", 1}, {"double", 8}, {"envmap", 1},
                              {"float", 4},       {"int", 4},    {"keycode", 28},
                              {"lineOrder", 1},   {"m33d", 72},  {"m33f", 36},
                              {"m44d", 128},      {"m44f", 64},  {"rational", 8},
                              {"timecode", 8},    {"v2d", 16},   {"v2f", 8},
                              {"v2i", 8},         {"v3d", 24},   {"v3f", 12},
                              {"v3i", 12}};
constexpr std::string_view kChannels = "chlist", kText = "string";

/// Whether the bytes are exactly a list of channels: a name and 16 bytes for each, then a zero
/// byte.
bool isChannelList(std::string_view bytes) {
    constexpr std::size_t kOfChannel = 16;
    for (;;) {
        const std::size_t end = bytes.find('\0');
        if (end == 0) return bytes.size() == 1;
        if (end > limits::kExrNameBytes || bytes.size() - end - 1 < kOfChannel) return false;
        bytes.remove_prefix(end + 1 + kOfChannel);
    }
}

/// Whether OpenEXR reads exactly as many bytes of the value as the file states.
bool isHonest(const ExrAttribute& attribute, ByteSource& source) {
    if (attribute.type == kText) return true;
    if (attribute.type == kChannels) {
        constexpr std::size_t kMostBytes = 8192;  // more channels than Fathom reads
        if (attribute.size > kMostBytes) return false;
        const Result<std::string_view> value = source.ahead(attribute.size);
        return value && isChannelList(value->substr(0, attribute.size));
    }
    const auto* const kind = std::ranges::find(kKinds, attribute.type, &ExrKind::name);
    return kind != std::end(kKinds) && kind->size == attribute.size;
}

Result<void> checkAttributes(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path, ByteSource::Takes::PlainFiles);
    if (!source) return tl::make_unexpected(source.error());
    const Result<std::string> magic = source->exactly(kExrMagic.size());
    if (!magic) return tl::make_unexpected(magic.error());
    if (*magic != kExrMagic)
        return fail(ErrorCode::Parse,
                    source->name() + " is not an EXR file; only EXR files keep samples.");
    // OpenEXR keeps all values in memory: allow room for a view, and as much for the others.
    std::size_t room = 2 * limits::kViewBytes;
    return walkExrAttributes(*source, [&](const ExrAttribute& attribute) -> Result<ExrWalk> {
        if (attribute.size > room || !isHonest(attribute, *source))
            return fail(ErrorCode::Parse, source->name() +
                                              " has an attribute that Fathom does not read, " +
                                              inQuotes(attribute.name) + " of " +
                                              std::to_string(attribute.size) + " bytes.");
        room -= attribute.size;
        return ExrWalk::Pass;
    });
}

Imf::Header readHeader(const std::filesystem::path& path) {
    Imf::StdIFStream stream(path.c_str());
    stream.seekg(kExrMagic.size());
    char bytes[4];
    stream.read(bytes, sizeof bytes);
    const int version = static_cast<unsigned char>(bytes[0]) |
                        static_cast<unsigned char>(bytes[1]) << 8 |
                        static_cast<unsigned char>(bytes[2]) << 16;
    if (!Imf::supportsFlags(Imf::getFlags(version))) throw std::invalid_argument("flags");
    Imf::Header header;
    int known = version;
    header.readFrom(stream, known);
    return header;
}

/// What is wrong with the header of a file whose samples are to be read; empty if nothing is.
std::string shortcomingOf(const Imf::Header& header) {
    const auto& window = header.dataWindow();
    const auto isLength = [](int from, int to) {
        return from == 0 && to >= 0 && to < limits::kPictureSide;
    };
    if (!isLength(window.min.x, window.max.x) || !isLength(window.min.y, window.max.y))
        return "is damaged: its size is not that of a picture of Fathom's";
    // Other compressions pack hundreds of rows together, and OpenEXR keeps all of these in memory.
    const Imf::Compression packing = header.compression();
    if (header.hasTileDescription() ||
        (packing != Imf::ZIP_COMPRESSION && packing != Imf::ZIPS_COMPRESSION &&
         packing != Imf::RLE_COMPRESSION && packing != Imf::NO_COMPRESSION))
        return "is packed in a way that Fathom does not write";

    constexpr int kMostChannels = 16;  // 16 rows of the widest picture take 98 MiB
    int count = 0;
    for (auto channel = header.channels().begin(); channel != header.channels().end(); ++channel) {
        if (++count > kMostChannels) return "has more channels than Fathom writes";
        if (channel.channel().xSampling != 1 || channel.channel().ySampling != 1)
            return "is packed in a way that Fathom does not write";
    }
    const auto has = [&](const char* name, Imf::PixelType type) {
        const Imf::Channel* const channel = header.channels().findChannel(name);
        return channel && channel->type == type;
    };
    const bool hasCounts = has("N", Imf::UINT) || (has("N0", Imf::UINT) && has("N1", Imf::UINT));
    if (!hasCounts || !has("NF", Imf::FLOAT) || !has("T", Imf::FLOAT) || !has("DEX", Imf::FLOAT) ||
        !has("DEY", Imf::FLOAT))
        return "holds no samples (its channels N, NF, T, DEX and DEY)";
    return "";
}

std::uint64_t iterationLimitOf(const Imf::Header& header) {
    if (const auto* small = header.findTypedAttribute<Imf::IntAttribute>("Iterations"))
        return static_cast<std::uint64_t>(std::max(small->value(), 0));
    std::uint64_t limit = 0;
    if (const auto* large = header.findTypedAttribute<Imf::StringAttribute>("Iterations"))
        std::from_chars(large->value().data(), large->value().data() + large->value().size(),
                        limit);
    return limit;
}

int wholeAttribute(const Imf::Header& header, const char* name, int otherwise) {
    const auto* const attribute = header.findTypedAttribute<Imf::IntAttribute>(name);
    return attribute ? attribute->value() : otherwise;
}

/// Replaces values that no kernel computes and no colouring can handle by 0, which means unknown.
float bounded(float value, float limit) {
    return std::abs(value) <= limit ? value : 0;
}
float turned(float value) {
    return value >= 0 && value < 1 ? value : 0;
}

}  // namespace

struct ExrReader::File {
    std::string name;
    Bookmark view;
    Imf::Header header;
    std::unique_ptr<Imf::InputFile> file;
    Size size;
    bool hasWideCounts = false, hasAttractors = false;
    bool hasPeriods = false, hasNearness = false;
    std::uint64_t bias = 0;
    std::vector<std::uint32_t> low, high;  // low and high words of the counts of some rows
    std::vector<std::uint32_t> attractors, nearness;  // of the same rows

    tl::unexpected<Error> damaged() const {
        return fail(ErrorCode::Parse, name + " is damaged: its samples cannot be read.");
    }
    std::uint64_t countAt(std::size_t i) const {
        const std::uint64_t count =
            hasWideCounts ? std::uint64_t{high[i]} << 32 | low[i] : std::uint64_t{low[i]};
        const bool isInterior = hasWideCounts ? count == kInteriorCount : low[i] == kExrInterior;
        return isInterior ? kInteriorCount : count > bias ? count - bias : 0;
    }
};

ExrReader::ExrReader(std::unique_ptr<File> file) : m_file(std::move(file)) {}
ExrReader::ExrReader(ExrReader&&) noexcept = default;
ExrReader::~ExrReader() = default;

Result<ExrReader> ExrReader::open(const std::filesystem::path& path) {
    auto file = std::make_unique<File>();
    file->name = shownPath(path);
    if (Result<void> checked = checkAttributes(path); !checked)
        return tl::make_unexpected(checked.error());
    Result<Bookmark> view = readView(path);
    if (!view) return tl::make_unexpected(view.error());
    file->view = *std::move(view);

    try {
        file->header = readHeader(path);
        if (const std::string shortcoming = shortcomingOf(file->header); !shortcoming.empty())
            return fail(ErrorCode::Parse, file->name + " " + shortcoming + ".");
        file->file = std::make_unique<Imf::InputFile>(path.c_str(), 0);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        return file->damaged();
    }
    const auto& window = file->header.dataWindow();
    file->size = {window.max.x + 1, window.max.y + 1};
    file->hasWideCounts = file->header.channels().findChannel("N") == nullptr;
    const auto hasWhole = [&](const char* name) {
        const Imf::Channel* const channel = file->header.channels().findChannel(name);
        return channel && channel->type == Imf::UINT;
    };
    file->hasAttractors = hasWhole("ATTRACTOR");
    file->hasPeriods = hasWhole("PERIOD");
    file->hasNearness = file->hasPeriods && hasWhole("NEARNESS");
    file->bias =
        static_cast<std::uint64_t>(std::max(wholeAttribute(file->header, "IterationsBias", 0), 0));
    return ExrReader(std::move(file));
}

Size ExrReader::size() const {
    return m_file->size;
}
const Bookmark& ExrReader::view() const {
    return m_file->view;
}
std::uint64_t ExrReader::iterationLimit() const {
    return iterationLimitOf(m_file->header);
}
std::string ExrReader::projection() const {
    const auto* const name =
        m_file->header.findTypedAttribute<Imf::StringAttribute>(kExrProjection);
    return name ? name->value() : "";
}
int ExrReader::dotsPerInch() const {
    if (!Imf::hasXDensity(m_file->header)) return 0;
    const float density = Imf::xDensity(m_file->header);
    return density >= 1 && density <= 100'000 ? static_cast<int>(density) : 0;
}
bool ExrReader::hasAttractors() const {
    return m_file->hasAttractors;
}
WantedPeriods ExrReader::periods() const {
    return {.outside = m_file->hasNearness, .inside = m_file->hasPeriods};
}
int ExrReader::samplesPerPixel() const {
    return std::max(wholeAttribute(m_file->header, "SamplesPerPixel", 1), 1);
}

Result<void> ExrReader::readRows(int first, std::span<TileSample> samples) {
    File& file = *m_file;
    const auto width = static_cast<std::size_t>(file.size.width);
    const int count = static_cast<int>(samples.size() / width);
    file.low.resize(samples.size());
    if (file.hasWideCounts) file.high.resize(samples.size());
    if (file.hasAttractors) file.attractors.resize(samples.size());
    if (file.hasNearness) file.nearness.resize(samples.size());
    std::ranges::fill(samples, TileSample{});

    // OpenEXR expects the address of the picture's first row, from which it counts.
    const auto slice = [&](Imf::PixelType type, void* at, std::size_t step) {
        char* const base =
            static_cast<char*>(at) - static_cast<std::ptrdiff_t>(step * width) * first;
        return Imf::Slice(type, base, step, step * width);
    };
    Imf::FrameBuffer frame;
    const auto addWords = [&](const char* name, std::vector<std::uint32_t>& words) {
        frame.insert(name, slice(Imf::UINT, words.data(), sizeof(std::uint32_t)));
    };
    const auto addMember = [&](const char* name, Imf::PixelType type, auto TileSample::*member) {
        frame.insert(name, slice(type, &(samples.data()->*member), sizeof(TileSample)));
    };
    addWords(file.hasWideCounts ? "N0" : "N", file.low);
    if (file.hasWideCounts) addWords("N1", file.high);
    addMember("NF", Imf::FLOAT, &TileSample::fraction);
    addMember("T", Imf::FLOAT, &TileSample::angle);
    addMember("DEX", Imf::FLOAT, &TileSample::distance_x);
    addMember("DEY", Imf::FLOAT, &TileSample::distance_y);
    if (file.hasAttractors) addWords("ATTRACTOR", file.attractors);
    if (file.hasPeriods) addMember("PERIOD", Imf::UINT, &TileSample::period);
    if (file.hasNearness) addWords("NEARNESS", file.nearness);
    try {
        file.file->setFrameBuffer(frame);
        file.file->readPixels(first, first + count - 1);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        return file.damaged();
    }

    for (std::size_t i = 0; i < samples.size(); ++i) {
        TileSample& sample = samples[i];
        sample.count = file.countAt(i);
        constexpr std::uint32_t kMost = std::numeric_limits<std::uint16_t>::max();
        if (file.hasAttractors)
            sample.attractor = static_cast<std::uint16_t>(std::min(file.attractors[i], kMost));
        if (file.hasNearness)
            sample.nearness = static_cast<std::uint16_t>(std::min(file.nearness[i], kMost));
        sample.fraction = turned(sample.fraction);
        sample.angle = turned(sample.angle);
        sample.distance_x = bounded(sample.distance_x, std::numeric_limits<float>::max());
        sample.distance_y = bounded(sample.distance_y, std::numeric_limits<float>::max());
    }
    return {};
}

}  // namespace fathom
