#include "opencl/program_cache.h"

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string_view>

#include "base/atomic_file.h"

namespace fathom {

namespace {

constexpr std::string_view kMagic = "fathom kernel 1\n";
constexpr std::size_t kMaximumBinaryBytes = std::size_t{64} << 20;

/// FNV-1a (Fowler, Noll, Vo; IETF draft-eastlake-fnv) of 64 bits: names files and finds damage. Two
/// programs are told apart by their whole keys, which the files hold.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char character : text)
        hash = (hash ^ static_cast<unsigned char>(character)) * 0x100000001b3u;
    return hash;
}

std::string hexadecimal(std::uint64_t value) {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(value));
    return digits;
}

std::string keyOf(const OpenClDevice& device, const ProgramSource& source) {
    return device.label + "\n" + device.driver + "\n" + source.options + "\n" + source.text;
}

std::filesystem::path fileOf(const std::filesystem::path& folder, const std::string& key) {
    return folder / ("kernel-" + hexadecimal(hashOf(key)));
}

/// A file: magic, hash of what follows the header, hash and length of the key, key, binary.
std::string packed(const std::string& key, std::string_view binary) {
    const std::string content = key + std::string(binary);
    return std::string(kMagic) + hexadecimal(hashOf(content)) + hexadecimal(key.size()) + content;
}

/// The binary in a file, unless it belongs to another key or is damaged.
std::optional<std::string> unpacked(const std::string& file, const std::string& key) {
    const std::size_t header = kMagic.size() + 32;
    if (file.size() <= header + key.size()) return std::nullopt;
    const std::string binary = file.substr(header + key.size());
    if (file != packed(key, binary)) return std::nullopt;
    return binary;
}

}  // namespace

Result<LoadedProgram> ProgramCache::load(const OpenClDevice& device, const cl::Context& context,
                                         const ProgramSource& source) const {
    // A binary that does not load is no failure: the driver may have changed under its own name.
    if (!m_folder.empty()) {
        const std::string key = keyOf(device, source);
        const auto file = readFile(fileOf(m_folder, key), kMaximumBinaryBytes);
        const auto binary = file ? unpacked(*file, key) : std::nullopt;
        if (binary) {
            try {
                const cl::Program::Binaries binaries{{binary->begin(), binary->end()}};
                cl::Program program(context, {device.handle}, binaries);
                program.build(device.handle, source.options.c_str());
                return LoadedProgram{program, true};
            } catch (const cl::Error&) {
            }
        }
    }

    cl::Program program(context, source.text);
    try {
        program.build(device.handle, source.options.c_str());
    } catch (const cl::BuildError& error) {
        const auto logs = error.getBuildLog();
        return tl::make_unexpected(kernelBuildError(device.label, source.name,
                                                    logs.empty() ? std::string() : logs[0].second));
    }
    return LoadedProgram{program, false};
}

void ProgramCache::keep(const OpenClDevice& device, const cl::Program& program,
                        const ProgramSource& source) const {
    if (m_folder.empty()) return;
    const std::string key = keyOf(device, source);
    std::error_code ignored;
    std::filesystem::create_directories(m_folder, ignored);
    try {
        const auto binaries = program.getInfo<CL_PROGRAM_BINARIES>();
        if (binaries.empty() || binaries[0].empty()) return;
        const auto& bytes = binaries[0];
        (void)writeFileAtomically(
            fileOf(m_folder, key),
            packed(key, {reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
    } catch (const cl::Error&) {  // a driver without binaries
    }
}

}  // namespace fathom
