#include "export/exr_reader.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>

#include "base/byte_source.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "export/exr_header.h"
#include "export/exr_input.h"
#include "export/exr_writer.h"
#include "export/foreign_samples.h"
#include "formula/formula_list.h"

namespace fathom {

/// The position of a channel that a file does not have.
constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

/// Each channel's position in the bytes of a row.
struct ExrRowLayout {
    std::size_t low, high;  // words of the counts; the high ones may be nowhere
    std::size_t fraction, angle, distanceX, distanceY;
    std::size_t attractor, period, nearness;

    SampleChannels channels() const {
        return {.fractions = fraction != kNowhere,
                .angles = angle != kNowhere,
                .distances = distanceX != kNowhere && distanceY != kNowhere};
    }
};

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

/// Checks the header's attributes, and finds its end and its preview.
Result<ExrLayout> checkAttributes(const std::filesystem::path& path) {
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
    ExrLayout layout;
    const auto walk = [&](const ExrAttribute& attribute) -> Result<ExrWalk> {
        const std::uint64_t begin = place;
        place += attribute.name.size() + attribute.type.size() + 2 + 4 + attribute.size;
        if (attribute.type == kPreview && attribute.name == kPreview && layout.previewEnd == 0) {
            layout.previewBegin = begin;
            layout.previewEnd = place;
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
    return walkExrAttributes(*source, walk).map([&] {
        layout.headerEnd = place + 1;
        return layout;
    });
}

exr_attr_box2i_t dataWindow(exr_const_context_t header) {
    exr_attr_box2i_t window{};
    ::exr_get_data_window(header, 0, &window);
    return window;
}

std::span<const exr_attr_chlist_entry_t> channelsOf(exr_const_context_t header) {
    const exr_attr_chlist_t* list = nullptr;
    ::exr_get_channels(header, 0, &list);
    if (!list) return {};
    return {list->entries, static_cast<std::size_t>(list->num_channels)};
}

ExrRowLayout rowLayout(exr_const_context_t header) {
    const exr_attr_box2i_t window = dataWindow(header);
    const auto width = static_cast<std::size_t>(window.max.x - window.min.x + 1);
    const auto placeOf = [&](std::string_view name, exr_pixel_type_t type) {
        std::size_t place = 0;
        for (const exr_attr_chlist_entry_t& channel : channelsOf(header)) {
            if (channel.name.str == name) return channel.pixel_type == type ? place : kNowhere;
            place += width * (channel.pixel_type == EXR_PIXEL_HALF ? 2 : sizeof(std::uint32_t));
        }
        return kNowhere;
    };
    const std::size_t whole = placeOf("N", EXR_PIXEL_UINT), low = placeOf("N0", EXR_PIXEL_UINT),
                      high = placeOf("N1", EXR_PIXEL_UINT);
    const std::size_t period = placeOf("PERIOD", EXR_PIXEL_UINT);
    const bool isWide = whole == kNowhere && low != kNowhere && high != kNowhere;
    return {.low = isWide ? low : whole,
            .high = isWide ? high : kNowhere,
            .fraction = placeOf("NF", EXR_PIXEL_FLOAT),
            .angle = placeOf("T", EXR_PIXEL_FLOAT),
            .distanceX = placeOf("DEX", EXR_PIXEL_FLOAT),
            .distanceY = placeOf("DEY", EXR_PIXEL_FLOAT),
            .attractor = placeOf("ATTRACTOR", EXR_PIXEL_UINT),
            .period = period,
            .nearness = period == kNowhere ? kNowhere : placeOf("NEARNESS", EXR_PIXEL_UINT)};
}

/// What is wrong with the header of a file whose samples are to be read; empty if nothing is. Files
/// of other programs need no more than counts.
Phrase shortcomingOf(exr_const_context_t header, bool isForeign) {
    const exr_attr_box2i_t window = dataWindow(header);
    const auto isLength = [](int from, int to) {
        return from == 0 && to >= 0 && to < limits::kPictureSide;
    };
    if (!isLength(window.min.x, window.max.x) || !isLength(window.min.y, window.max.y))
        return phrase("is damaged: its size is not that of a picture of Fathom's");
    // Other compressions pack hundreds of rows together, and OpenEXR keeps all of these in memory.
    exr_storage_t storage{};
    exr_compression_t packing{};
    ::exr_get_storage(header, 0, &storage);
    ::exr_get_compression(header, 0, &packing);
    if (storage != EXR_STORAGE_SCANLINE ||
        (packing != EXR_COMPRESSION_ZIP && packing != EXR_COMPRESSION_ZIPS &&
         packing != EXR_COMPRESSION_RLE && packing != EXR_COMPRESSION_NONE))
        return phrase("is packed in a way that Fathom does not write");

    constexpr std::size_t kMostChannels = 16;  // 16 rows of the widest picture take 98 MiB
    const auto channels = channelsOf(header);
    if (channels.size() > kMostChannels) return phrase("has more channels than Fathom writes");
    const auto isSampled = [](const exr_attr_chlist_entry_t& channel) {
        return channel.x_sampling != 1 || channel.y_sampling != 1;
    };
    if (std::ranges::any_of(channels, isSampled))
        return phrase("is packed in a way that Fathom does not write");
    const ExrRowLayout row = rowLayout(header);
    const bool hasCounts = row.low != kNowhere;
    if (isForeign) return hasCounts ? "" : phrase("holds no samples (its channel N)");
    const SampleChannels found = row.channels();
    if (!hasCounts || !found.fractions || !found.angles || !found.distances)
        return phrase("holds no samples (its channels N, NF, T, DEX and DEY)");
    return "";
}

std::optional<int> wholeAttribute(exr_const_context_t header, const char* name) {
    int value = 0;
    const bool isThere = ::exr_attr_get_int(header, 0, name, &value) == EXR_ERR_SUCCESS;
    return isThere ? std::optional(value) : std::nullopt;
}

/// Empty if there is none.
std::string_view textAttribute(exr_const_context_t header, const char* name) {
    int size = 0;
    const char* text = nullptr;
    if (::exr_attr_get_string(header, 0, name, &size, &text) != EXR_ERR_SUCCESS) return {};
    return {text, static_cast<std::size_t>(size)};
}

/// A count that is a whole number, or a text if it is too large for one. 0 if there is none.
std::uint64_t countAttribute(exr_const_context_t header, const char* name) {
    if (const std::optional<int> small = wholeAttribute(header, name))
        return static_cast<std::uint64_t>(std::max(*small, 0));
    const std::string_view large = textAttribute(header, name);
    std::uint64_t count = 0;
    std::from_chars(large.data(), large.data() + large.size(), count);
    return count;
}

/// The number at a place of a row, low byte first. 0 if it is nowhere.
std::uint32_t wordAt(const unsigned char* row, std::size_t place, std::size_t pixel) {
    if (place == kNowhere) return 0;
    const unsigned char* const at = row + place + pixel * sizeof(std::uint32_t);
    return at[0] | at[1] << 8 | at[2] << 16 | std::uint32_t{at[3]} << 24;
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
    std::vector<Phrase> lost;
    std::unique_ptr<ExrInput> input;
    Size size;
    ExrRowLayout row;
    std::uint64_t bias = 0;
    std::vector<TileSample> around;  // some rows and one more on each side

    tl::unexpected<Error> damaged() const {
        return fail(ErrorCode::Parse, {"%1 is damaged: its samples cannot be read.", {name}});
    }
    exr_const_context_t header() const { return input->header(); }
    std::uint64_t countAt(const unsigned char* bytes, std::size_t x) const;
    TileSample sampleAt(const unsigned char* bytes, std::size_t x) const;
};

std::uint64_t ExrReader::File::countAt(const unsigned char* bytes, std::size_t x) const {
    const std::uint32_t low = wordAt(bytes, row.low, x);
    const std::uint64_t count = std::uint64_t{wordAt(bytes, row.high, x)} << 32 | low;
    const bool isInterior = row.high == kNowhere ? low == kExrInterior : count == kInteriorCount;
    return isInterior ? kInteriorCount : count > bias ? count - bias : 0;
}

/// The sample of a pixel of a row.
TileSample ExrReader::File::sampleAt(const unsigned char* bytes, std::size_t x) const {
    const auto number = [&](std::size_t place) {
        return std::bit_cast<float>(wordAt(bytes, place, x));
    };
    const auto shortWord = [&](std::size_t place) {
        constexpr std::uint32_t kMost = std::numeric_limits<std::uint16_t>::max();
        return static_cast<std::uint16_t>(std::min(wordAt(bytes, place, x), kMost));
    };
    TileSample sample;
    sample.count = countAt(bytes, x);
    sample.fraction = number(row.fraction);
    sample.angle = number(row.angle);
    sample.distance_x = number(row.distanceX);
    sample.distance_y = number(row.distanceY);
    sample.attractor = shortWord(row.attractor);
    sample.period = wordAt(bytes, row.period, x);
    sample.nearness = shortWord(row.nearness);
    if (isForeign) toOurs(sample);
    sample.fraction = turned(sample.fraction);
    sample.angle = turned(sample.angle);
    sample.distance_x = bounded(sample.distance_x, std::numeric_limits<float>::max());
    sample.distance_y = bounded(sample.distance_y, std::numeric_limits<float>::max());
    return sample;
}

ExrReader::ExrReader(std::unique_ptr<File> file) : m_file(std::move(file)) {}
ExrReader::ExrReader(ExrReader&&) noexcept = default;
ExrReader::~ExrReader() = default;

Result<ExrReader> ExrReader::open(const std::filesystem::path& path) {
    auto file = std::make_unique<File>();
    file->name = shownPath(path);
    const Result<ExrLayout> layout = checkAttributes(path);
    if (!layout) return tl::make_unexpected(layout.error());
    const Result<OpenedView> opened = openView(path);
    if (!opened) return tl::make_unexpected(opened.error());
    file->isForeign = opened->isForeign;

    file->input = ExrInput::open(path, *layout);
    if (!file->input) return file->damaged();
    if (const Phrase shortcoming = shortcomingOf(file->header(), file->isForeign);
        !shortcoming.isEmpty())
        return fail(ErrorCode::Parse, {"%1 %2.", {file->name, shortcoming}});
    const exr_attr_box2i_t window = dataWindow(file->header());
    file->size = {window.max.x + 1, window.max.y + 1};
    file->row = rowLayout(file->header());
    file->bias = countAttribute(file->header(), "IterationsBias");
    file->view = opened->bookmark;
    file->viewInFile = file->view.location;
    if (!file->isForeign) return ExrReader(std::move(file));

    if (const Phrase refusal = refusalOf(*opened, file->size, file->name); !refusal.isEmpty())
        return fail(ErrorCode::Unsupported, refusal);
    file->view = sampledView(*opened, file->size);
    file->lost = opened->lost;
    std::ranges::move(lostSamples(*opened, file->size, file->row.channels()),
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
    return countAttribute(m_file->header(), "Iterations");
}
std::string ExrReader::projection() const {
    return std::string(textAttribute(m_file->header(), kExrProjection));
}
int ExrReader::dotsPerInch() const {
    float density = 0;
    ::exr_attr_get_float(m_file->header(), 0, "xDensity", &density);
    return density >= 1 && density <= 100'000 ? static_cast<int>(density) : 0;
}
bool ExrReader::hasAttractors() const {
    return m_file->row.attractor != kNowhere;
}
WantedPeriods ExrReader::periods() const {
    return {.outside = m_file->row.nearness != kNowhere, .inside = m_file->row.period != kNowhere};
}
int ExrReader::samplesPerPixel() const {
    return std::max(wholeAttribute(m_file->header(), "SamplesPerPixel").value_or(1), 1);
}

Result<void> ExrReader::readRows(int first, std::span<TileSample> samples) {
    const bool isEstimated = m_file->isForeign && !m_file->row.channels().distances;
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
    const File& file = *m_file;
    const auto width = static_cast<std::size_t>(file.size.width);
    for (int y = first; !samples.empty(); ++y, samples = samples.subspan(width)) {
        const unsigned char* const bytes = file.input->row(y);
        if (!bytes) return file.damaged();
        for (std::size_t x = 0; x < width; ++x)
            samples[x] = file.sampleAt(bytes, x);
    }
    return {};
}

}  // namespace fathom
