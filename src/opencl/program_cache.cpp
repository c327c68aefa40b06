#include "opencl/program_cache.h"

#include <optional>
#include <string_view>

#include "base/atomic_file.h"
#include "base/kept_file.h"

namespace fathom {

namespace {

constexpr std::string_view kKind = "kernel 1";
constexpr std::size_t kMaximumBinaryBytes = std::size_t{64} << 20;

std::string keyOf(const OpenClDevice& device, const ProgramSource& source) {
    return device.label + "\n" + device.driver + "\n" + source.options + "\n" + source.text;
}

std::filesystem::path fileOf(const std::filesystem::path& folder, const std::string& key) {
    return folder / keptFileName("kernel", key);
}

}  // namespace

Result<LoadedProgram> ProgramCache::load(const OpenClDevice& device, const cl::Context& context,
                                         const ProgramSource& source) const {
    // A binary that does not load is no failure: the driver may have changed without a new name.
    if (!m_folder.empty()) {
        const std::string key = keyOf(device, source);
        const auto file = readFile(fileOf(m_folder, key), kMaximumBinaryBytes);
        const auto binary = file ? unpackKept(kKind, key, *file) : std::nullopt;
        if (binary) {
            try {
                const cl::Program program(context, device.handle, std::string(*binary));
                program.build(device.handle, source.options.c_str());
                return LoadedProgram{program, true};
            } catch (const cl::Failure&) {
            }
        }
    }

    const cl::Program program(context, source.text);
    try {
        program.build(device.handle, source.options.c_str());
    } catch (const cl::Failure& failure) {
        if (failure.status() != CL_BUILD_PROGRAM_FAILURE) throw;
        return tl::make_unexpected(
            kernelBuildError(device.label, source.name, program.buildLog(device.handle)));
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
        const std::string binary = program.binary();
        if (!binary.empty())
            (void)writeFileAtomically(fileOf(m_folder, key), packKept(kKind, key, binary));
    } catch (const cl::Failure&) {  // the driver gives no binaries
    }
}

}  // namespace fathom
