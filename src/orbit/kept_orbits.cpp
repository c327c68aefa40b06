#include "orbit/kept_orbits.h"

#include <isa-l/igzip_lib.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "base/atomic_file.h"
#include "base/folder.h"
#include "base/kept_file.h"
#include "base/measure.h"
#include "base/paths.h"

namespace fathom {

namespace {

constexpr std::string_view kKind = "orbit 1", kName = "orbit";

std::string textOf(FloatExp value) {
    char text[64];
    std::snprintf(text, sizeof text, "%a*2^%lld", value.mantissa,
                  static_cast<long long>(value.exponent));
    return text;
}

/// All that an orbit of z^2 + c depends on. The number of threads changes no bit, and devices drop
/// bits that no pixel sees.
std::string keyOf(const OrbitRequest& request) {
    return "z^2 + c\n" + request.re.toString() + "\n" + request.im.toString() + "\n" +
           std::to_string(request.bits) + "\n" + textOf(request.reach) + "\n" +
           textOf(request.smallestPixel) + "\n" + textOf(FloatExp::of(request.escapeRadius)) +
           "\n" + std::to_string(request.iterations);
}

// ---- Bytes

class Writer {
public:
    template <class T>
    void add(const T& value) {
        static_assert(std::is_arithmetic_v<T>);
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void add(FloatExp value) {
        add(value.mantissa);
        add(value.exponent);
    }
    void add(const ComplexExp& value) {
        add(value.re);
        add(value.im);
    }
    /// The first bytes of all doubles, then the second ones, and so on: equal bytes lie together.
    void addByPlanes(std::span<const double> values) {
        const auto* const bytes = reinterpret_cast<const char*>(values.data());
        for (std::size_t plane = 0; plane < sizeof(double); ++plane)
            for (std::size_t i = 0; i < values.size(); ++i)
                m_bytes += bytes[i * sizeof(double) + plane];
    }
    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what a Writer has written. After bytes that are too few, all values are 0.
class Reader {
public:
    explicit Reader(std::string_view bytes) : m_rest(bytes) {}

    template <class T>
    void read(T& value) {
        static_assert(std::is_arithmetic_v<T>);
        value = {};
        if (has(1, sizeof value)) std::memcpy(&value, m_rest.data(), sizeof value);
        m_rest.remove_prefix(std::min(m_rest.size(), sizeof value));
    }
    void read(FloatExp& value) {
        read(value.mantissa);
        read(value.exponent);
    }
    void read(ComplexExp& value) {
        read(value.re);
        read(value.im);
    }
    /// How many parts of so many bytes follow.
    std::size_t count(std::size_t bytesOfPart) {
        std::uint64_t count;
        read(count);
        return has(count, bytesOfPart) ? static_cast<std::size_t>(count) : 0;
    }
    void readPlanes(std::span<double> values) {
        auto* const bytes = reinterpret_cast<char*>(values.data());
        for (std::size_t plane = 0; plane < sizeof(double); ++plane)
            for (std::size_t i = 0; i < values.size(); ++i)
                bytes[i * sizeof(double) + plane] = m_rest[plane * values.size() + i];
        m_rest.remove_prefix(values.size_bytes());
    }
    /// Whether there were enough bytes, and none is left.
    bool isAtEnd() const { return m_isWhole && m_rest.empty(); }

private:
    bool has(std::uint64_t count, std::size_t bytesOfPart) {
        m_isWhole = m_isWhole && count <= m_rest.size() / bytesOfPart;
        return m_isWhole;
    }

    std::string_view m_rest;
    bool m_isWhole = true;
};

// ---- Compression, behind the number of bytes

std::string compressed(std::string_view bytes) {
    isal_zstream stream;
    ::isal_deflate_stateless_init(&stream);
    std::vector<unsigned char> memory(ISAL_DEF_LVL1_DEFAULT);
    stream.level = 1;
    stream.level_buf = memory.data();
    stream.level_buf_size = static_cast<std::uint32_t>(memory.size());
    stream.end_of_stream = 1;
    const std::uint64_t size = bytes.size();
    std::string result(sizeof size + size + size / 1000 + 1024, '\0');  // more than the worst case
    std::memcpy(result.data(), &size, sizeof size);
    stream.next_in = reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<std::uint32_t>(size);
    stream.next_out = reinterpret_cast<unsigned char*>(result.data()) + sizeof size;
    stream.avail_out = static_cast<std::uint32_t>(result.size() - sizeof size);
    if (::isal_deflate_stateless(&stream) != COMP_OK) return {};
    result.resize(sizeof size + stream.total_out);
    return result;
}

std::optional<std::string> expanded(std::string_view bytes, std::uint64_t mostBytes) {
    std::uint64_t size;
    if (bytes.size() < sizeof size) return std::nullopt;
    std::memcpy(&size, bytes.data(), sizeof size);
    bytes.remove_prefix(sizeof size);
    if (size > mostBytes) return std::nullopt;
    std::string result(size, '\0');
    inflate_state state;
    ::isal_inflate_init(&state);
    state.next_in = reinterpret_cast<unsigned char*>(const_cast<char*>(bytes.data()));
    state.avail_in = static_cast<std::uint32_t>(bytes.size());
    state.next_out = reinterpret_cast<unsigned char*>(result.data());
    state.avail_out = static_cast<std::uint32_t>(size);
    if (::isal_inflate_stateless(&state) != ISAL_DECOMP_OK || state.avail_out != 0)
        return std::nullopt;
    return result;
}

template <class Range, class Projection>
bool ascendsBelow(const Range& range, std::size_t end, Projection projection) {
    const auto isNotLess = [](auto a, auto b) { return a >= b; };
    return std::ranges::adjacent_find(range, isNotLess, projection) == range.end() &&
           (range.empty() || std::invoke(projection, range.back()) < end);
}

}  // namespace

// ---- An orbit as bytes

std::string KeptOrbits::bytesOf(const ReferenceOrbit& orbit) {
    Writer writer;
    writer.add(std::uint64_t{orbit.m_points.size()});
    writer.addByPlanes({orbit.data()[0], 2 * orbit.m_points.size()});
    writer.add(std::uint64_t{orbit.m_extendedPoints.size()});
    for (const DeltaExtendedPoint& point : orbit.m_extendedPoints) {
        writer.add(point.z[0]);
        writer.add(point.z[1]);
        writer.add(point.exponent);
        writer.add(point.m);
    }
    writer.add(std::uint64_t{orbit.m_departures.size()});
    for (const auto& departure : orbit.m_departures) {
        writer.add(departure.m);
        writer.add(departure.derivative);
        writer.add(departure.growth);
    }
    writer.add(orbit.m_reach);
    writer.add(orbit.m_escapeRadius);
    writer.add(orbit.m_isPeriodic);
    writer.add(orbit.m_hasEscaped);
    return writer.take();
}

std::optional<ReferenceOrbit> KeptOrbits::fromBytes(std::string_view bytes) {
    constexpr std::size_t kPoint = 2 * sizeof(double), kExtended = kPoint + 8,
                          kDeparture = 4 + 3 * 16;
    Reader reader(bytes);
    ReferenceOrbit orbit;
    orbit.m_points.resize(reader.count(kPoint));
    const std::size_t points = orbit.m_points.size();
    if (points < 2 || points > ReferenceOrbit::kMaximumLength + std::size_t{1}) return std::nullopt;
    reader.readPlanes({reinterpret_cast<double*>(orbit.m_points.data()), 2 * points});
    orbit.m_extendedPoints.resize(reader.count(kExtended));
    for (DeltaExtendedPoint& point : orbit.m_extendedPoints) {
        reader.read(point.z[0]);
        reader.read(point.z[1]);
        reader.read(point.exponent);
        reader.read(point.m);
    }
    orbit.m_departures.resize(reader.count(kDeparture));
    for (auto& departure : orbit.m_departures) {
        reader.read(departure.m);
        reader.read(departure.derivative);
        reader.read(departure.growth);
    }
    reader.read(orbit.m_reach);
    reader.read(orbit.m_escapeRadius);
    std::uint8_t flags[2];
    for (std::uint8_t& flag : flags)
        reader.read(flag);
    orbit.m_isPeriodic = flags[0] != 0;
    orbit.m_hasEscaped = flags[1] != 0;
    const bool isOrbit = reader.isAtEnd() && (flags[0] | flags[1]) <= 1 &&
                         ascendsBelow(orbit.m_extendedPoints, points, &DeltaExtendedPoint::m) &&
                         ascendsBelow(orbit.m_departures, points, &ReferenceOrbit::Departure::m);
    return isOrbit ? std::optional(std::move(orbit)) : std::nullopt;
}

// ---- The folder

KeptOrbits::KeptOrbits(std::filesystem::path folder, Limits limits)
    : m_folder(std::move(folder)), m_limits(limits) {}

Result<ReferenceOrbit> KeptOrbits::orbitOf(
    const OrbitRequest& request, const std::function<Result<ReferenceOrbit>()>& compute) const {
    if (m_folder.empty()) return compute();
    if (auto kept = find(request)) return *std::move(kept);
    const Stopwatch watch;
    auto computed = compute();
    if (computed && watch.spent().wall >= m_limits.leastSeconds) keep(request, *computed);
    return computed;
}

std::optional<ReferenceOrbit> KeptOrbits::find(const OrbitRequest& request) const {
    const std::string key = keyOf(request);
    const std::filesystem::path path = m_folder / keptFileName(kName, key);
    const auto file = readFile(path, mostOfOrbit());
    if (!file) return std::nullopt;
    std::error_code ignored;
    const auto packed = unpackKept(kKind, key, *file);
    const auto bytes = packed ? expanded(*packed, mostOfOrbit()) : std::nullopt;
    auto orbit = bytes ? fromBytes(*bytes) : std::nullopt;
    if (orbit)
        std::filesystem::last_write_time(path, std::filesystem::file_time_type::clock::now(),
                                         ignored);
    else
        std::filesystem::remove(path, ignored);
    return orbit;
}

void KeptOrbits::keep(const OrbitRequest& request, const ReferenceOrbit& orbit) const {
    if (orbit.m_points.size() > mostOfOrbit() / sizeof orbit.m_points[0]) return;
    const std::string bytes = bytesOf(orbit);
    const std::string key = keyOf(request), packed = compressed(bytes);
    const std::string file = packKept(kKind, key, packed);
    const bool isShort = bytes.size() <= mostOfOrbit() && file.size() <= mostOfOrbit();
    if (!isShort || packed.empty() || !makeFolder(m_folder)) return;
    makeRoom(file.size());
    (void)writeFileAtomically(m_folder / keptFileName(kName, key), file);
}

void KeptOrbits::makeRoom(std::uint64_t bytes) const {
    struct File {
        std::filesystem::path path;
        std::filesystem::file_time_type used;
        std::uint64_t bytes;
    };
    std::vector<File> files;
    std::error_code error;
    for (const std::string& name : namesIn(m_folder)) {
        if (!name.starts_with(kName)) continue;
        File file{m_folder / name, {}, 0};
        file.used = std::filesystem::last_write_time(file.path, error);
        if (!error) file.bytes = std::filesystem::file_size(file.path, error);
        if (!error) files.push_back(std::move(file));
    }
    std::ranges::sort(files, std::greater{}, &File::used);
    for (const File& file : files) {
        bytes += file.bytes;
        if (bytes > m_limits.mostBytes) std::filesystem::remove(file.path, error);
    }
}

std::filesystem::path orbitFolder() {
    return cacheFolder() / "orbits";
}

}  // namespace fathom
