#include "opencl/program_source.h"

#include <algorithm>
#include <string_view>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/embedded_text.h"

namespace fathom {

namespace {

constexpr std::size_t kMaximumKernelBytes = std::size_t{1} << 20;

std::string_view fileOf(NumberKind number) {
    switch (number) {
        case NumberKind::Fp32:
            return "fp32";
        case NumberKind::Fp64:
            return "fp64";
        case NumberKind::BigFloat:
            break;
    }
    FATHOM_CHECK(!"a number that has kernels");
    return {};
}

Result<std::string> kernelText(const std::string& file, const std::filesystem::path& folder) {
    if (!folder.empty()) return readFile(folder / file, kMaximumKernelBytes);
    const auto sources = kernelSources();
    const auto found =
        std::find_if(sources.begin(), sources.end(),
                     [&](const EmbeddedText& source) { return source.path == "kernels/" + file; });
    if (found == sources.end())
        return fail(ErrorCode::NotFound,
                    "The kernel file " + file + " is not part of this program; install it again.");
    return std::string(found->text);
}

}  // namespace

Result<ProgramSource> assembleProgram(const ProgramId& id, const std::filesystem::path& folder) {
    const std::string number(fileOf(id.number));
    const std::string files[] = {"portable.h",
                                 "shared_structs.h",
                                 "number/" + number + ".h",
                                 "complex.h",
                                 "formula/" + id.formula + ".h",
                                 "direct.h",
                                 "direct_structs.h",
                                 id.entry + ".cl"};
    ProgramSource source;
    source.name = id.entry + " " + number + " " + id.formula + " " + std::to_string(id.power);
    source.options = "-cl-std=CL1.2 -DFATHOM_POWER=" + std::to_string(id.power) +
                     " -DFATHOM_GROUP=" + std::to_string(kGroupSize);
    for (const std::string& file : files) {
        auto text = kernelText(file, folder);
        if (!text) return tl::make_unexpected(text.error());
        source.text += "#line 1 \"" + file + "\"\n" + *text + "\n";
    }
    return source;
}

}  // namespace fathom
