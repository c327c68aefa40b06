// The counts of each view and rung have one fingerprint, whatever computes them: the built-in
// engine and every OpenCL device, one thread and two, two tile sizes. The fingerprints are in
// tests/goldens/counts.txt; a run with FATHOM_WRITE_GOLDENS=1 prints the new file.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "base/atomic_file.h"
#include "bookmarks/bookmark.h"
#include "cpu/cpu_engine.h"
#include "opencl/opencl_engine.h"
#include "opencl/opencl_support.h"
#include "render/rung.h"
#include "support/counts.h"

namespace fathom {
namespace {

const std::filesystem::path kGoldens = std::filesystem::path(FATHOM_SOURCE_DIR) / "tests/goldens";
const std::vector<std::string> kViews{"seahorse", "spiral", "needle", "cubic",   "julia",
                                      "turned",   "ship",   "celtic", "buffalo", "magnet",
                                      "newton",   "roots",  "nova"};

RenderRequest goldenRequest(const std::string& view) {
    const auto path = kGoldens / "views" / (view + ".json");
    RenderRequest request;
    request.location = parseBookmark(readFile(path).value(), path.string()).value().location;
    request.size = {160, 90};
    return request;
}

std::map<std::string, std::string> recordedGoldens() {
    std::map<std::string, std::string> goldens;
    std::ifstream file(kGoldens / "counts.txt");
    std::string view, rung, hash;
    while (file >> view >> rung >> hash)
        goldens[view + " " + rung] = hash;
    return goldens;
}

class Goldens : public testing::TestWithParam<std::tuple<std::string, std::string>> {
protected:
    std::string view() const { return std::get<0>(GetParam()); }
    std::string rung() const { return std::get<1>(GetParam()); }

    void expectGolden(const std::vector<std::uint64_t>& counts, const std::string& what) {
        const std::string hash = test::fingerprint(counts);
        if (std::getenv("FATHOM_WRITE_GOLDENS"))
            std::printf("golden: %s %s %s\n", view().c_str(), rung().c_str(), hash.c_str());
        EXPECT_EQ(hash, recordedGoldens()[view() + " " + rung()])
            << view() << " on " << rung() << " by " << what;
    }
};

TEST_P(Goldens, HoldOnTheProcessorWithOneAndTwoThreads) {
    CpuEngine engine(2);
    const RenderRequest request = goldenRequest(view());
    const auto counts = test::renderCounts(engine, request, rung(), 64, 2);
    expectGolden(counts, "two threads, tiles of 64");
    EXPECT_EQ(counts, test::renderCounts(engine, request, rung(), 37, 1))
        << "one thread, tiles of 37";

    const auto escaping = std::count_if(counts.begin(), counts.end(),
                                        [](auto count) { return count != kInteriorCount; });
    EXPECT_GE(escaping * 2, static_cast<std::ptrdiff_t>(counts.size())) << "too few pixels escape";
}

/// Only the rungs that have a kernel.
class OpenClGoldens : public Goldens {
protected:
    void expectGoldens(const OpenClOptions& options) {
        const auto engines = openClEngines(options);
        FATHOM_NEED_DEVICE(engines);
        for (const auto& engine : engines) {
            const EngineInfo& info = engine->info();
            const NumberKind number = findRung(rung())->number;
            if (std::find(info.numbers.begin(), info.numbers.end(), number) == info.numbers.end())
                continue;
            const RenderRequest request = goldenRequest(view());
            expectGolden(test::renderCounts(*engine, request, rung(), 64, 2),
                         info.label + ", two threads, tiles of 64");
            expectGolden(test::renderCounts(*engine, request, rung(), 128, 1),
                         info.label + ", one thread, tiles of 128");
        }
    }
};

TEST_P(OpenClGoldens, HoldOnEveryDevice) {
    expectGoldens({});
}

/// Work-items are used as lanes on processors too. On GPUs they always are.
class OpenClItemGoldens : public OpenClGoldens {};

TEST_P(OpenClItemGoldens, HoldOnEveryDevice) {
    expectGoldens({.areItemsLanes = true});
}

bool canHold(const Rung& rung, const FormulaInstance& formula) {
    if (rung.form != kNormalForm) return formula.spec->endsInPowerPlusC && formula.power == 2;
    return !rung.isFixedPoint || !formula.spec->divides;
}

/// Each view with each of these rungs that can hold its formula.
std::vector<std::tuple<std::string, std::string>> casesOn(const std::vector<std::string>& rungs) {
    std::vector<std::tuple<std::string, std::string>> cases;
    for (const std::string& view : kViews)
        for (const std::string& rung : rungs)
            if (canHold(*findRung(rung), goldenRequest(view).location.formula))
                cases.emplace_back(view, rung);
    return cases;
}

std::string nameOf(const testing::TestParamInfo<Goldens::ParamType>& parameter) {
    std::string name = std::get<0>(parameter.param) + "_" + std::get<1>(parameter.param);
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Views, Goldens,
                         testing::ValuesIn(casesOn({"fp32", "ff", "ff-lazy", "ff-grid", "fp64",
                                                    "dd", "dd-lazy", "dd-grid", "fp128",
                                                    "bigfloat"})),
                         nameOf);

std::vector<std::tuple<std::string, std::string>> openClCases() {
    return casesOn(
        {"fp32", "ff", "ff-lazy", "ff-grid", "fp64", "dd", "dd-lazy", "dd-grid", "fp128"});
}

/// A third of each view's rungs and of each rung's views, or all others. Most of the time goes to
/// building the programs.
std::vector<std::tuple<std::string, std::string>> itemCases(bool areFew) {
    std::vector<std::tuple<std::string, std::string>> cases = openClCases();
    std::map<std::string, std::size_t> views, rungs;  // numbers by name
    std::erase_if(cases, [&](const auto& one) {
        const std::size_t view = views.emplace(std::get<0>(one), views.size()).first->second;
        const std::size_t rung = rungs.emplace(std::get<1>(one), rungs.size()).first->second;
        return ((view + rung) % 3 == 0) != areFew;
    });
    return cases;
}

INSTANTIATE_TEST_SUITE_P(Views, OpenClGoldens, testing::ValuesIn(openClCases()), nameOf);
INSTANTIATE_TEST_SUITE_P(Views, OpenClItemGoldens, testing::ValuesIn(itemCases(true)), nameOf);
INSTANTIATE_TEST_SUITE_P(Long, OpenClItemGoldens, testing::ValuesIn(itemCases(false)), nameOf);

// A single rounding must change the goldens, such as that of an fma split in two in the kernels.
TEST(GoldensSensitivity, AnUnfusedMultiplyAddIsNoticed) {
    const auto folder =
        std::filesystem::temp_directory_path() / ("fathom-kernels-" + std::to_string(::getpid()));
    std::filesystem::copy(std::filesystem::path(FATHOM_SOURCE_DIR) / "kernels", folder,
                          std::filesystem::copy_options::recursive);
    const auto form = folder / "form/normal.h";
    std::string text = readFile(form).value();
    const std::string fused = "real_fma(z.re, z.re, c.re)";
    ASSERT_NE(text.find(fused), std::string::npos);
    text.replace(text.find(fused), fused.size(), "real_add(real_mul(z.re, z.re), c.re)");
    std::ofstream(form) << text;

    ::setenv("FATHOM_KERNEL_DIR", folder.c_str(), 1);
    const auto engines = openClEngines({});
    if (!engines.empty()) {
        const auto counts =
            test::renderCounts(*engines.front(), goldenRequest("seahorse"), "fp32", 128, 1);
        EXPECT_NE(test::fingerprint(counts), recordedGoldens()["seahorse fp32"]);
    }
    ::unsetenv("FATHOM_KERNEL_DIR");
    std::filesystem::remove_all(folder);
    FATHOM_NEED_DEVICE(engines);
}

}  // namespace
}  // namespace fathom
