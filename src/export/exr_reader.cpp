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
#include "export/exr_stream.h"
#include "export/exr_writer.h"
#include "export/foreign_samples.h"
#include "formula/formula_list.h"

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
constexpr std::string_view kChannels = "chlist", kText = "string", kPreview = "preview";

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

/// Checks the header's attributes and finds its preview.
Result<ByteRange> checkAttributes(const std::filesystem::path& path) {
    Result<ByteSource> source = ByteSource::open(path, ByteSource::Takes::PlainFiles);
    if (!source) return tl::make_unexpected(source.error());
    const Result<std::string> magic = source->exactly(kExrMagic.size());
    if (!magic) return tl::make_unexpected(magic.error());
    if (*magic != kExrMagic)
        return fail(ErrorCode::Parse,
                    {"%1 is not an EXR file; only EXR files keep samples.", {source->name()}});
    // OpenEXR keeps all values in memory: allow room for a view, and as much for the others.
    std::size_t room = 2 * limits::kViewBytes;
    std::uint64_t place = kExrMagic.size() + 4;  // after the version
    ByteRange preview;
    const auto walk = [&](const ExrAttribute& attribute) -> Result<ExrWalk> {
        const std::uint64_t begin = place;
        place += attribute.name.size() + attribute.type.size() + 2 + 4 + attribute.size;
        if (attribute.type == kPreview && attribute.name == kPreview && preview.end == 0) {
            preview = {begin, place};
            return ExrWalk::Pass;
        }
        if (attribute.size > room || !isHonest(attribute, *source))
            return fail(
                ErrorCode::Parse,
                {"%1 has an attribute that Fathom does not read, %2 of %3 bytes.",
                 {source->name(), inQuotes(attribute.name), std::to_string(attribute.size)}});
        room -= attribute.size;
        return ExrWalk::Pass;
    };
    return walkExrAttributes(*source, walk).map([&] { return preview; });
}

Imf::Header readHeader(const std::filesystem::path& path, ByteRange preview) {
    ExrStream stream(path.c_str(), preview);
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

bool hasChannel(const Imf::Header& header, const char* name, Imf::PixelType type) {
    const Imf::Channel* const channel = header.channels().findChannel(name);
    return channel && channel->type == type;
}

SampleChannels channelsOf(const Imf::Header& header) {
    return {.fractions = hasChannel(header, "NF", Imf::FLOAT),
            .angles = hasChannel(header, "T", Imf::FLOAT),
            .distances =
                hasChannel(header, "DEX", Imf::FLOAT) && hasChannel(header, "DEY", Imf::FLOAT)};
}

/// What is wrong with the header of a file whose samples are to be read; empty if nothing is. Files
/// of other programs need no more than counts.
Phrase shortcomingOf(const Imf::Header& header, bool isForeign) {
    const auto& window = header.dataWindow();
    const auto isLength = [](int from, int to) {
        return from == 0 && to >= 0 && to < limits::kPictureSide;
    };
    if (!isLength(window.min.x, window.max.x) || !isLength(window.min.y, window.max.y))
        return phrase("is damaged: its size is not that of a picture of Fathom's");
    // Other compressions pack hundreds of rows together, and OpenEXR keeps all of these in memory.
    const Imf::Compression packing = header.compression();
    if (header.hasTileDescription() ||
        (packing != Imf::ZIP_COMPRESSION && packing != Imf::ZIPS_COMPRESSION &&
         packing != Imf::RLE_COMPRESSION && packing != Imf::NO_COMPRESSION))
        return phrase("is packed in a way that Fathom does not write");

    constexpr int kMostChannels = 16;  // 16 rows of the widest picture take 98 MiB
    int count = 0;
    for (auto channel = header.channels().begin(); channel != header.channels().end(); ++channel) {
        if (++count > kMostChannels) return phrase("has more channels than Fathom writes");
        if (channel.channel().xSampling != 1 || channel.channel().ySampling != 1)
            return phrase("is packed in a way that Fathom does not write");
    }
    const bool hasCounts =
        hasChannel(header, "N", Imf::UINT) ||
        (hasChannel(header, "N0", Imf::UINT) && hasChannel(header, "N1", Imf::UINT));
    if (isForeign) return hasCounts ? "" : phrase("holds no samples (its channel N)");
    const SampleChannels channels = channelsOf(header);
    if (!hasCounts || !channels.fractions || !channels.angles || !channels.distances)
        return phrase("holds no samples (its channels N, NF, T, DEX and DEY)");
    return "";
}

/// A count that is a whole number, or a text if it is too large for one. 0 if there is none.
std::uint64_t countAttribute(const Imf::Header& header, const char* name) {
    if (const auto* small = header.findTypedAttribute<Imf::IntAttribute>(name))
        return static_cast<std::uint64_t>(std::max(small->value(), 0));
    std::uint64_t count = 0;
    if (const auto* large = header.findTypedAttribute<Imf::StringAttribute>(name))
        std::from_chars(large->value().data(), large->value().data() + large->value().size(),
                        count);
    return count;
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
    Location viewInFile;
    bool isForeign = false;
    SampleChannels channels;
    std::vector<Phrase> lost;
    Imf::Header header;
    std::unique_ptr<ExrStream> stream;  // of the file
    std::unique_ptr<Imf::InputFile> file;
    Size size;
    bool hasWideCounts = false, hasAttractors = false;
    bool hasPeriods = false, hasNearness = false;
    std::uint64_t bias = 0;
    std::vector<std::uint32_t> low, high;  // low and high words of the counts of some rows
    std::vector<std::uint32_t> attractors, nearness;  // of the same rows
    std::vector<TileSample> around;                   // these rows and one more on each side

    tl::unexpected<Error> damaged() const {
        return fail(ErrorCode::Parse, {"%1 is damaged: its samples cannot be read.", {name}});
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
    const Result<ByteRange> preview = checkAttributes(path);
    if (!preview) return tl::make_unexpected(preview.error());
    const Result<OpenedView> opened = openView(path);
    if (!opened) return tl::make_unexpected(opened.error());
    file->isForeign = opened->isForeign;

    try {
        file->header = readHeader(path, *preview);
        if (const Phrase shortcoming = shortcomingOf(file->header, file->isForeign);
            !shortcoming.isEmpty())
            return fail(ErrorCode::Parse, {"%1 %2.", {file->name, shortcoming}});
        file->stream = std::make_unique<ExrStream>(path.c_str(), *preview);
        file->file = std::make_unique<Imf::InputFile>(*file->stream, 0);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        return file->damaged();
    }
    const auto& window = file->header.dataWindow();
    file->size = {window.max.x + 1, window.max.y + 1};
    file->channels = channelsOf(file->header);
    file->hasWideCounts = file->header.channels().findChannel("N") == nullptr;
    file->hasAttractors = hasChannel(file->header, "ATTRACTOR", Imf::UINT);
    file->hasPeriods = hasChannel(file->header, "PERIOD", Imf::UINT);
    file->hasNearness = file->hasPeriods && hasChannel(file->header, "NEARNESS", Imf::UINT);
    file->bias = countAttribute(file->header, "IterationsBias");
    file->view = opened->bookmark;
    file->viewInFile = file->view.location;
    if (!file->isForeign) return ExrReader(std::move(file));

    if (const Phrase refusal = refusalOf(*opened, file->size, file->name); !refusal.isEmpty())
        return fail(ErrorCode::Unsupported, refusal);
    file->view = sampledView(*opened, file->size);
    file->lost = opened->lost;
    std::ranges::move(lostSamples(*opened, file->size, file->channels),
                      std::back_inserter(file->lost));
    return ExrReader(std::move(file));
}

Size ExrReader::size() const {
    return m_file->size;
}
const Location& ExrReader::viewInFile() const {
    return m_file->viewInFile;
}
const Bookmark& ExrReader::view() const {
    return m_file->view;
}
const std::vector<Phrase>& ExrReader::lost() const {
    return m_file->lost;
}
std::uint64_t ExrReader::iterationLimit() const {
    return countAttribute(m_file->header, "Iterations");
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
    const bool isEstimated = m_file->isForeign && !m_file->channels.distances;
    return isEstimated ? estimateMissing(first, samples) : readNumbers(first, samples);
}

/// Reads samples without distances, with a row more on each side, and estimates the distances.
Result<void> ExrReader::estimateMissing(int first, std::span<TileSample> samples) {
    File& file = *m_file;
    const auto width = static_cast<std::size_t>(file.size.width);
    const int last = first + static_cast<int>(samples.size() / width);
    const int top = std::max(first - 1, 0), bottom = std::min(last + 1, file.size.height);
    file.around.resize(static_cast<std::size_t>(bottom - top) * width);
    if (Result<void> read = readNumbers(top, file.around); !read) return read;

    const auto row = [&](int y) {
        const bool isThere = y >= top && y < bottom;
        return std::span(file.around)
            .subspan(isThere ? static_cast<std::size_t>(y - top) * width : 0, isThere ? width : 0);
    };
    const double logPower = logGrowth(file.view.location.formula);
    for (int y = first; y < last; ++y)
        estimateDistances(row(y - 1), row(y), row(y + 1), logPower, file.size.height);
    std::ranges::copy(std::span(file.around)
                          .subspan(static_cast<std::size_t>(first - top) * width, samples.size()),
                      samples.begin());
    return {};
}

Result<void> ExrReader::readNumbers(int first, std::span<TileSample> samples) {
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
    if (file.channels.fractions) addMember("NF", Imf::FLOAT, &TileSample::fraction);
    if (file.channels.angles) addMember("T", Imf::FLOAT, &TileSample::angle);
    if (file.channels.distances) {
        addMember("DEX", Imf::FLOAT, &TileSample::distance_x);
        addMember("DEY", Imf::FLOAT, &TileSample::distance_y);
    }
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
        if (file.isForeign) toOurs(sample);
        sample.fraction = turned(sample.fraction);
        sample.angle = turned(sample.angle);
        sample.distance_x = bounded(sample.distance_x, std::numeric_limits<float>::max());
        sample.distance_y = bounded(sample.distance_y, std::numeric_limits<float>::max());
    }
    return {};
}

}  // namespace fathom
