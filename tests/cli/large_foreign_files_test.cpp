// Files of other programs that are made to take long and much: each is refused or read soon, with
// little memory.
#include <gtest/gtest.h>

#include <fstream>

#include "base/limits.h"
#include "support/child_process.h"
#include "support/temporary_folder.h"

namespace {

namespace limits = fathom::limits;
using namespace fathom::test;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr rlim_t kMemory = RLIM_INFINITY;
#else
constexpr rlim_t kMemory = 100 << 20;
#endif

std::string filledWith(const std::string& part, std::size_t bytes) {
    std::string text;
    text.reserve(bytes + part.size());
    while (text.size() < bytes)
        text += part;
    return text;
}

/// Processor seconds of all programs that this one has started and awaited.
double secondsOfChildren() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto secondsOf = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
}

TEST(LargeForeignFiles, TakeLittleTimeAndMemory) {
    constexpr std::size_t kMost = limits::kViewBytes - 4096;
    const std::string name(4'000'000, 'n');
    std::string manyKeys;
    for (int i = 0; i < 150'000; ++i)
        manyKeys += "k" + std::to_string(i) + "=1\n";
    const std::pair<std::string, const char*> files[] = {
        {"Re: 1\nIm: 1\nZoom: 1\n" + filledWith("9", kMost), "x.kfr"},
        {"Re: 1\nIm: 1\nZoom: 1\nColors: " + filledWith("1,2,3,", kMost), "x.kfr"},
        {"UseHybridFormula: 1\nRe: 1\nIm: 1\nZoom: 1\nHybridFormula: " + filledWith("/", kMost),
         "x.kfr"},
        {"location.real = \"1\"\nx = [" + filledWith("1,", kMost) + "]", "x.toml"},
        {"location.real = \"1\"\n[" + name + "]\n" + manyKeys, "x.toml"},
        {"location.real = \"1\"\n" + filledWith("[[formula]]\n", 1'000'000), "x.toml"},
        {"location.real = \"" + filledWith("1.", kMost) + "\"", "x.toml"},
        {"[location]\nreal=1\n[" + name + "]\n" + manyKeys, "x.ini"},
        {"Location:\nRe: " + std::string(50'000, 'F') + "\nIm: 0." + std::string(50'000, 'F') +
             "\nSize: 1\n",
         "x.imt"},
        {"mdz fractal settings\n" + filledWith("1 2 3\n", 1'000'000), "x.mdz"},
        {filledWith("1 1 0 0 1 1 9 1 x\n", kMost), "x.locations"},
        {"(initstate)(" + filledWith("a ", kMost) + ")", "x.xpf"},
        {"(initstate)(" + name + filledWith(" a", 180'000) + ")", "x.xpf"},
        {"(initstate)" + filledWith("(", kMost), "x.xpf"},
        {"x { type=mandel corners=" + filledWith("1/", 1'000'000) + " }", "x.par"},
        {"x { type=mandel colors=" + filledWith("<9>zzz", 1'000'000) + " }", "x.par"},
        {filledWith("x { type=mandel }\n", kMost), "x.par"},
        {"x { type=mandel " + manyKeys.substr(0, 1'000'000) + " }", "x.par"},
        {"x {\nmapping:\n" + name.substr(0, 500'000) + ":\n" + manyKeys.substr(0, 500'000) + "}",
         "x.upr"},
        {"x {\nmapping:\n" + filledWith("layer:\n", 1'000'000) + "}", "x.upr"},
    };
    const fathom::TemporaryFolder folder;
    for (const auto& [text, file] : files) {
        std::ofstream(folder.path() / file, std::ios::binary) << text;
        const double before = secondsOfChildren();
        const ChildResult shown =
            runProgram({"info", file}, {.folder = folder.path(), .memoryLimit = kMemory});
        const double taken = secondsOfChildren() - before;
        const std::string beginning = std::string(file) + ": " + text.substr(0, 40);
        EXPECT_TRUE(shown.exitCode == 0 || shown.exitCode == 2) << beginning << shown.errors;
        EXPECT_EQ(shown.errors.find("memory"), std::string::npos) << beginning << shown.errors;
        // It takes a tenth of these processor seconds.
        EXPECT_LT(taken, 10) << beginning;
    }
}

}  // namespace
