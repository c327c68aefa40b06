#include "opencl/program_source.h"

#include <algorithm>
#include <regex>
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
                    "The kernel file " + file + " is not part of this program; install it again.");
    return std::string(found->text);
}

/// Reads kernel files and joins them into one text.
class Text {
public:
    explicit Text(const std::filesystem::path& folder) : m_folder(folder) {}

    void append(const std::vector<std::string>& files, bool isTail = false) {
        for (const std::string& file : files) {
            if (!m_text) return;
            const auto text = kernelText(file, m_folder);
            if (!text) {
                m_text = tl::make_unexpected(text.error());
                return;
            }
            *m_text += "#line 1 \"" + file + "\"\n" + (isTail ? tailNames(*text) : *text) + "\n";
        }
    }

    const Result<std::string>& text() const { return m_text; }

private:
    // OpenCL C has neither namespaces nor templates. If a program needs the same source for a
    // second kind of number, the names of the number and of everything made of it get a prefix.
    static std::string tailNames(const std::string& text) {
        static const std::regex names(
            R"(\b(real|cplx|slope|tangent|orbit|plane|fold|keep|power|FORMULA|formula|Direct|direct)(_\w+|[A-Z]\w*)?\b)");
        return std::regex_replace(text, names, "tail_$&");
    }

    std::filesystem::path m_folder;
    Result<std::string> m_text{std::string()};
};

}  // namespace

Result<ProgramSource> assembleProgram(const ProgramId& id, const std::filesystem::path& folder) {
    const std::vector<std::string> number = filesOf(id.number);
    const bool hasTail = id.number == NumberKind::Fp128, hasVectors = id.lanes > 1;
    const std::string form = "form/" + id.form + ".h", formula = "formula/" + id.formula + ".h";
    const std::vector<std::string> deltaStep{"perturbation/number.h",
                                             "complex_structs.h",
                                             "perturbation/plane.h",
                                             "complex.h",
                                             "perturbation/fold.h",
                                             "perturbation/division.h",
                                             form,
                                             "power.h",
                                             formula};
    Text text(folder);
    text.append({"portable.h", "shared_structs.h"});
    if (id.entry.starts_with("perturbation/")) text.append({"perturbation/constants.h"});
    if (id.entry == "perturbation/formula_wide_items")
        text.append({"perturbation/structs.h", "perturbation/formula_structs.h",
                     "perturbation/wide_words.h"});
    else
        text.append({hasVectors ? "lanes/vector.h" : "number/" + number[0] + ".h"});
    if (id.entry == "lanes/lanes" || id.entry == "lanes/items") {
        text.append({"number/" + number[1] + ".h", "complex_structs.h", "direct_structs.h",
                     "complex.h", hasVectors ? "lanes/fold.h" : "fold.h", form, "power.h",
                     formula});
        if (hasVectors)
            text.append({"lanes/structs.h", "lanes/iterate.h"});
        else
            text.append({"direct.h", "lanes/item_structs.h", "lanes/items.h", "sample_pixel.h",
                         "work_items.h"});
    } else if (id.entry == "perturbation/items") {
        text.append({"perturbation/structs.h", "perturbation/start.h",
                     "perturbation/start_values.h", "perturbation/item_structs.h",
                     "perturbation/item_keys.h", "perturbation/items.h", "sample_pixel.h",
                     "perturbation/item_points.h", "work_items.h", "perturbation/item_calls.h"});
    } else if (id.entry == "perturbation/scaled_items") {
        text.append({"number/" + number[1] + ".h", "complex_structs.h", "complex.h", form,
                     "perturbation/scaled_structs.h", "perturbation/scaled_" + number[1] + ".h",
                     "perturbation/item_keys.h", "perturbation/scaled_items.h", "sample_pixel.h",
                     "work_items.h", "perturbation/item_calls.h"});
    } else if (id.entry == "perturbation/formula_items") {
        text.append({"perturbation/structs.h", "perturbation/formula_structs.h",
                     "perturbation/item_words.h"});
        text.append(deltaStep);
        text.append({"perturbation/formula.h", "perturbation/formula_start.h",
                     "perturbation/item_structs.h", "perturbation/item_keys.h",
                     "perturbation/formula_items.h", "sample_pixel.h", "perturbation/item_points.h",
                     "work_items.h", "perturbation/item_calls.h"});
    } else if (id.entry == "perturbation/formula_wide_items") {
        text.append(deltaStep);
        text.append({"perturbation/find_point.h", "perturbation/formula_wide.h",
                     "perturbation/item_structs.h", "sample_pixel.h", "work_items.h",
                     "perturbation/item_calls.h"});
    } else if (id.entry == "perturbation/cells") {
        text.append({"perturbation/structs.h", "perturbation/item_structs.h",
                     "perturbation/item_keys.h", "perturbation/items.h",
                     "perturbation/cell_structs.h", "perturbation/item_words.h",
                     "perturbation/cell_map.h", "perturbation/cell_items.h", "work_items.h"});
    } else if (id.entry == "reference/limit") {
        text.append({"reference/limit.h"});
    } else {
        std::vector<std::string> iteration{"complex_structs.h", "direct_structs.h", "complex.h",
                                           "fold.h"};
        if (!hasTail) iteration.emplace_back("division.h");
        iteration.insert(iteration.end(), {form, "power.h", formula, "direct.h"});
        if (hasTail) {
            text.append({"number/two_words.h"}, true);
            text.append(iteration, true);
        }
        text.append({"number/" + number[1] + ".h"});
        text.append(iteration);
        text.append({hasTail ? "with_tail.h" : "one_number.h"});
        if (id.entry == "direct") text.append({"sample_pixel.h"});
        if (id.entry == "reference/plain") text.append({"reference/plain.h"});
    }
    text.append({id.entry + ".cl"});
    if (!text.text()) return tl::make_unexpected(text.text().error());

    ProgramSource source;
    source.name = id.entry + " " + number[0] + " " + number[1] + " " + id.formula + " " +
                  std::to_string(id.power) + " " + id.form;
    source.text = *text.text();
    source.options = "-cl-std=CL1.2 -DFATHOM_POWER=" + std::to_string(id.power) +
                     " -DFATHOM_GROUP=" + std::to_string(id.groupSize());
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
