// Files that are made to take long: each is refused or read soon.
#include <chrono>

#include "base/limits.h"
#include "foreign/foreign_files.h"

namespace fathom {
namespace {

std::string repeated(const std::string& part, std::size_t bytes) {
    std::string text;
    text.reserve(bytes + part.size());
    while (text.size() < bytes)
        text += part;
    return text;
}

TEST(LargeForeignFiles, TakeLittleTime) {
    constexpr std::size_t kMost = limits::kViewBytes - 4096;
    const std::string name(4'000'000, 'n');
    std::string manyKeys;
    for (int i = 0; i < 150'000; ++i)
        manyKeys += "k" + std::to_string(i) + "=1\n";
    const std::pair<std::string, const char*> files[] = {
        {"Re: 1\nIm: 1\nZoom: 1\n" + repeated("9", kMost), "x.kfr"},
        {"Re: 1\nIm: 1\nZoom: 1\nColors: " + repeated("1,2,3,", kMost), "x.kfr"},
        {"UseHybridFormula: 1\nRe: 1\nIm: 1\nZoom: 1\nHybridFormula: " + repeated("/", kMost),
         "x.kfr"},
        {"location.real = \"1\"\nx = [" + repeated("1,", kMost) + "]", "x.toml"},
        {"location.real = \"1\"\n[" + name + "]\n" + manyKeys, "x.toml"},
        {"location.real = \"1\"\n" + repeated("[[formula]]\n", 1'000'000), "x.toml"},
        {"location.real = \"" + repeated("1.", kMost) + "\"", "x.toml"},
        {"[location]\nreal=1\n[" + name + "]\n" + manyKeys, "x.ini"},
        {"Location:\nRe: " + std::string(50'000, 'F') + "\nIm: 0." + std::string(50'000, 'F') +
             "\nSize: 1\n",
         "x.imt"},
        {"mdz fractal settings\n" + repeated("1 2 3\n", 1'000'000), "x.mdz"},
        {repeated("1 1 0 0 1 1 9 1 x\n", kMost), "x.locations"},
        {"(initstate)(" + repeated("a ", kMost) + ")", "x.xpf"},
        {"(initstate)(" + name + repeated(" a", 180'000) + ")", "x.xpf"},
        {"(initstate)" + repeated("(", kMost), "x.xpf"},
        {"x { type=mandel corners=" + repeated("1/", 1'000'000) + " }", "x.par"},
        {"x { type=mandel colors=" + repeated("<9>zzz", 1'000'000) + " }", "x.par"},
        {repeated("x { type=mandel }\n", kMost), "x.par"},
        {"x { type=mandel " + manyKeys.substr(0, 1'000'000) + " }", "x.par"},
        {"x {\nmapping:\n" + name.substr(0, 500'000) + ":\n" + manyKeys.substr(0, 500'000) + "}",
         "x.upr"},
        {"x {\nmapping:\n" + repeated("layer:\n", 1'000'000) + "}", "x.upr"},
    };
    for (const auto& [text, source] : files) {
        const auto start = std::chrono::steady_clock::now();
        const Result<ForeignFile> file = parseForeign(text, source);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        // Ten times the limit, as other programs may use this machine.
        EXPECT_LT(taken.count(), 10)
            << source << ": " << text.substr(0, 40) << (file ? "" : file.error().message);
    }
}

}  // namespace
}  // namespace fathom
