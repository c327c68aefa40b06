// Programs: their text, their options and their files in the cache.
#include <algorithm>
#include <fstream>
#include <regex>

#include "opencl/fourier_kernels.h"
#include "opencl/kernel_builds.h"
#include "opencl/program_cache.h"
#include "opencl_support.h"
#include "support/temporary_folder.h"

namespace fathom::test {
namespace {

namespace files = std::filesystem;

ProgramId mandelbrot(NumberKind number, int power) {
    return {.number = number, .formula = "mandelbrot", .power = power};
}

std::vector<files::path> filesIn(const files::path& folder) {
    std::vector<files::path> found;
    for (const auto& entry : files::directory_iterator(folder))
        found.push_back(entry.path());
    return found;
}

TEST(ProgramSource, HoldsTheHeadersInTheirOrder) {
    const auto source = assembleProgram(mandelbrot(NumberKind::Dd, 3), {});
    ASSERT_TRUE(source) << source.error().message;
    EXPECT_EQ(source->name, "direct double two_words mandelbrot 3 normal");
    std::size_t last = 0;
    for (const char* file :
         {"direct.cl", "portable.h", "shared_structs.h", "number/double.h", "number/two_words.h",
          "complex_structs.h", "direct_structs.h", "complex.h", "fold.h", "number/division.h",
          "form/normal.h", "power.h", "formula/mandelbrot.h", "direct.h", "one_number.h",
          "sample_pixel.h"}) {
        const std::size_t place = source->text.find("#line 1 \"" + std::string(file) + "\"");
        ASSERT_NE(place, std::string::npos) << file;
        EXPECT_GE(place, last) << file;
        last = place;
    }
    EXPECT_NE(source->options.find("-DFATHOM_POWER=3"), std::string::npos);
}

TEST(ProgramSource, NeverRelaxesTheArithmetic) {
    for (int power = 2; power <= 8; ++power) {
        const auto source = assembleProgram(mandelbrot(NumberKind::Fp32, power), {});
        ASSERT_TRUE(source);
        for (const char* option : {"fast", "mad", "unsafe", "finite", "denorms", "no-signed"})
            EXPECT_EQ(source->options.find(option), std::string::npos) << option;
        EXPECT_NE(source->text.find("#pragma OPENCL FP_CONTRACT OFF"), std::string::npos);
    }
}

/// A program's text without comments.
std::string codeOf(const ProgramId& id) {
    const std::string text = assembleProgram(id, {}).value().text;
    return std::regex_replace(text, std::regex(R"(/\*[^*]*\*+([^/*][^*]*\*+)*/|#line.*|//.*)"),
                              " ");
}

const std::regex& doubles() {
    static const std::regex found(
        R"(\b(convert_)?double\d*\b|\bas_double|\d\.\d*(?![\df])|0x[0-9a-f.]+p-?\d+(?![\df]))");
    return found;
}

/// Devices without doubles must be able to compile the program; it ends with a part for others.
TEST(ProgramSource, OfDeltasInFloatsHasNoDoubles) {
    for (const auto& [number, form] :
         {std::pair{NumberKind::Ff, "lazy"}, {NumberKind::Fp32, "normal"}}) {
        std::string code = codeOf({.number = number,
                                   .formula = "mandelbrot",
                                   .form = form,
                                   .entry = "perturbation/scaled_items"});
        code.erase(code.find("#ifdef cl_khr_fp64"));
        EXPECT_NE(code.find("scaled_run"), std::string::npos);
        std::smatch found;
        EXPECT_FALSE(std::regex_search(code, found, doubles())) << found.str();
    }
    EXPECT_TRUE(std::regex_search(codeOf({.number = NumberKind::Fp64,
                                          .formula = "mandelbrot",
                                          .entry = "perturbation/series_items"}),
                                  doubles()));
}

TEST(ProgramSource, OfTransformsOverIntegersHasNoDoubles) {
    const auto isFound = [](const char* entry, FourierNumbers numbers) {
        const auto shape = FourierShape::ofPasses(FourierShape::kLeast, numbers);
        return std::regex_search(codeOf(shape.program(entry, 18)), doubles());
    };
    for (const char* entry : {"fourier/square", "fourier/step", "fourier/turn"}) {
        EXPECT_FALSE(isFound(entry, FourierNumbers::Integers)) << entry;
        EXPECT_TRUE(isFound(entry, FourierNumbers::Doubles)) << entry;
    }
}

TEST(ProgramSource, ReadsAFolderThatIsGiven) {
    const files::path kernels = files::path(FATHOM_SOURCE_DIR) / "kernels";
    const auto fromDisk = assembleProgram(mandelbrot(NumberKind::Fp32, 2), kernels);
    ASSERT_TRUE(fromDisk) << fromDisk.error().message;
    EXPECT_EQ(fromDisk->text, assembleProgram(mandelbrot(NumberKind::Fp32, 2), {})->text);

    const TemporaryFolder empty;
    EXPECT_FALSE(assembleProgram(mandelbrot(NumberKind::Fp32, 2), empty.path()));
}

TEST(ProgramSource, NamesAFormulaThatHasNoKernel) {
    const auto source = assembleProgram({.formula = "nonesuch"}, {});
    ASSERT_FALSE(source);
    EXPECT_EQ(source.error().code, ErrorCode::NotFound);
    EXPECT_NE(source.error().message.find("nonesuch"), std::string::npos);
}

class KeptPrograms : public testing::Test {
protected:
    void SetUp() override {
        m_devices = listOpenClDevices(0, nullptr);
        FATHOM_NEED_DEVICE(m_devices);
    }

    LoadedProgram load() const {
        const ProgramCache cache(m_folder.path());
        const auto source = assembleProgram(mandelbrot(NumberKind::Fp32, 2), {});
        const auto loaded = cache.load(m_devices[0], m_context, *source);
        EXPECT_TRUE(loaded) << loaded.error().message;
        if (!loaded->isKept) cache.keep(m_devices[0], loaded->program, *source);
        return *loaded;
    }

    std::vector<OpenClDevice> m_devices;
    cl::Context m_context;
    TemporaryFolder m_folder;
};

TEST_F(KeptPrograms, AreLoadedInsteadOfCompiled) {
    m_context = cl::Context(m_devices[0].handle);
    EXPECT_FALSE(load().isKept);
    ASSERT_EQ(filesIn(m_folder.path()).size(), 1u);
    const LoadedProgram again = load();
    EXPECT_TRUE(again.isKept);
    EXPECT_NO_THROW(cl::Kernel(again.program, "direct_slice"));
}

TEST_F(KeptPrograms, ThatAreDamagedAreCompiledAnew) {
    m_context = cl::Context(m_devices[0].handle);
    load();
    const files::path file = filesIn(m_folder.path()).at(0);
    const auto size = files::file_size(file);
    {
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(static_cast<std::streamoff>(size - 5));
        bytes.put('\x5a');
    }
    EXPECT_FALSE(load().isKept);
    EXPECT_TRUE(load().isKept) << "the damaged file was not replaced";

    files::resize_file(file, size / 2);
    EXPECT_FALSE(load().isKept);
    files::resize_file(file, 0);
    EXPECT_FALSE(load().isKept);
}

TEST_F(KeptPrograms, OfAnotherDriverAreNotUsed) {
    m_context = cl::Context(m_devices[0].handle);
    load();
    m_devices[0].driver += " of another day";
    EXPECT_FALSE(load().isKept);
}

}  // namespace
}  // namespace fathom::test
