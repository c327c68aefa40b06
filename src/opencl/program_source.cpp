#include "opencl/program_source.h"

#include <algorithm>
#include <string_view>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/embedded_text.h"

namespace fathom {

namespace {

constexpr std::size_t kMaximumKernelBytes = std::size_t{1} << 20;

/// The headers of a number: its machine word, and how many words it has.
std::vector<std::string> filesOf(NumberKind number) {
    switch (number) {
        case NumberKind::Fp32:
            return {"float", "one_word"};
        case NumberKind::Ff:
            return {"float", "two_words"};
        case NumberKind::Fp64:
            return {"double", "one_word"};
        case NumberKind::Dd:
            return {"double", "two_words"};
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
    ProgramSource source;
    std::vector<std::string> files{"portable.h", "shared_structs.h"};
    source.name = id.entry;
    for (const std::string& number : filesOf(id.number)) {
        files.push_back("number/" + number + ".h");
        source.name += " " + number;
    }
    source.name += " " + id.formula + " " + std::to_string(id.power);
    files.insert(files.end(),
                 {"direct_structs.h", "complex.h", "division.h", "power.h",
                  "formula/" + id.formula + ".h", "direct.h", "one_number.h", id.entry + ".cl"});
    source.options = "-cl-std=CL1.2 -DFATHOM_POWER=" + std::to_string(id.power) +
                     " -DFATHOM_GROUP=" + std::to_string(kGroupSize);
    if (id.dividesFloats) source.options += " -cl-fp32-correctly-rounded-divide-sqrt";
    for (const std::string& file : files) {
        auto text = kernelText(file, folder);
        if (!text) return tl::make_unexpected(text.error());
        source.text += "#line 1 \"" + file + "\"\n" + *text + "\n";
    }
    return source;
}

}  // namespace fathom
