#include "opencl/program_source.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "base/atomic_file.h"
#include "base/check.h"
#include "base/embedded_text.h"

namespace fathom {

namespace {

constexpr std::size_t kMaximumKernelBytes = std::size_t{1} << 20;

/// The headers of a number kind: its machine word and its number of words.
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
        case NumberKind::Fp128:
            return {"float", "fixed_point"};
        case NumberKind::BigFloat:
        case NumberKind::DeltaFp64:
        case NumberKind::DeltaFf:
        case NumberKind::DeltaFp32:
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
                    {"The kernel file %1 is not part of this program; install it again.", {file}});
    return std::string(found->text);
}

/// A kernel file with all the files that it includes. Headers are named by quoted paths from
/// kernels/, or by one of `names`.
class Expander {
public:
    using Names = std::map<std::string, std::string, std::less<>>;
    Expander(const std::filesystem::path& folder, Names names)
        : m_folder(folder), m_names(std::move(names)) {}

    Result<std::string> expanded(const std::string& file) const {
        const auto text = kernelText(file, m_folder);
        if (!text) return tl::make_unexpected(text.error());
        std::string all = "#line 1 \"" + file + "\"\n";
        // No stream: those end early, as if the file did, when memory runs out.
        std::string_view rest = *text;
        for (int number = 1; !rest.empty(); ++number) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::string_view line = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            if (!line.starts_with(kInclude)) {
                (all += line) += '\n';
                continue;
            }
            const auto included = expanded(fileOf(line.substr(kInclude.size())));
            if (!included) return tl::make_unexpected(included.error());
            all += *included + "#line " + std::to_string(number + 1) + " \"" + file + "\"\n";
        }
        return all;
    }

private:
    static constexpr std::string_view kInclude = "#include ";

    std::string fileOf(std::string_view name) const {
        if (name.starts_with('"')) return std::string(name.substr(1, name.size() - 2));
        const auto found = m_names.find(name);
        return found == m_names.end() ? std::string(name) : found->second;
    }

    std::filesystem::path m_folder;
    Names m_names;
};

}  // namespace

Result<ProgramSource> assembleProgram(const ProgramId& id, const std::filesystem::path& folder) {
    const std::vector<std::string> number = filesOf(id.number);
    const bool hasVectors = id.lanes > 1, isFixed = id.number == NumberKind::Fp128,
               isDouble = number[0] == "double";
    const auto text =
        Expander(folder,
                 {{"FATHOM_WORD", hasVectors ? "lanes/vector.h" : "number/" + number[0] + ".h"},
                  {"FATHOM_NUMBER", "number/" + number[1] + ".h"},
                  {"FATHOM_SCALED", "perturbation/scaled_" + number[1] + ".h"},
                  {"FATHOM_FORM", isFixed ? "squares.h" : "form/" + id.form + ".h"},
                  {"FATHOM_FORMULA", "formula/" + id.formula + ".h"},
                  {"FATHOM_ITERATION",
                   isFixed ? "program/iteration_with_tail.h" : "program/iteration.h"},
                  {"FATHOM_FOURIER_NUMBERS",
                   isDouble ? "fourier/over_doubles.h" : "fourier/over_integers.h"}})
            .expanded(id.entry + ".cl");
    if (!text) return tl::make_unexpected(text.error());

    ProgramSource source;
    source.name = id.entry + " " + number[0] + " " + number[1] + " " + id.formula + " " +
                  std::to_string(id.power) + " " + id.form;
    source.text = *text;
    source.options = "-cl-std=CL1.2 -DFATHOM_POWER=" + std::to_string(id.power) +
                     " -DFATHOM_GROUP=" + std::to_string(id.groupSize()) + id.defines;
    // How many vectors to run in parallel, as measured: for vectors of 64 bytes there are twice as
    // many registers.
    if (hasVectors) {
        const bool isFloat = number[0] == "float", isOneWord = number[1] == "one_word";
        const std::size_t bytes = id.lanes * (isFloat ? sizeof(float) : sizeof(double));
        const bool hasRoom = isOneWord && bytes == 64;
        source.options += " -DFATHOM_LANES=" + std::to_string(id.lanes) +
                          " -DFATHOM_VECTOR_BYTES=" + std::to_string(bytes) +
                          " -DFATHOM_LANE_WORD=" + number[0] +
                          " -DFATHOM_LANE_INT=" + (isFloat ? "int" : "long") +
                          " -DCOUNTED_VECTORS=" + (hasRoom ? "4" : "2") + " -DSCOUT_VECTORS=" +
                          (!isOneWord ? "3"
                           : hasRoom  ? "8"
                                      : "4");
    }
    if (id.dividesFloats) source.options += " -cl-fp32-correctly-rounded-divide-sqrt";
    return source;
}

}  // namespace fathom
