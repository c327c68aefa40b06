// Runs the inputs kept for the fuzzers as plain tests, so that fixed bugs stay fixed.
#include <gtest/gtest.h>

#include <fstream>
#include <ostream>
#include <set>
#include <string>

#include "fuzz/fuzz_targets.h"
#include "support/source_tree.h"

namespace fathom::test {

/// GoogleTest prints a target with this.
void PrintTo(const FuzzTarget& target, std::ostream* stream) {
    *stream << target.name;
}

namespace {

namespace fs = std::filesystem;

const fs::path kFuzzFolder = kRoot / "tests" / "fuzz";

std::string bytesOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::set<std::string> namesIn(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

class CorpusTest : public ::testing::TestWithParam<FuzzTarget> {};

TEST_P(CorpusTest, EveryInputHasTheProperties) {
    const fs::path folder = kFuzzFolder / "corpus" / GetParam().name;
    const std::set<std::string> names = namesIn(folder);
    EXPECT_FALSE(names.empty());
    for (const std::string& name : names)
        EXPECT_NO_THROW(GetParam().check(bytesOf(folder / name))) << folder / name;
}

INSTANTIATE_TEST_SUITE_P(Targets, CorpusTest, ::testing::ValuesIn(kFuzzTargets),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(FuzzTargets, HaveTheirFoldersAndDictionaries) {
    std::set<std::string> targets;
    for (const FuzzTarget& target : kFuzzTargets) {
        targets.emplace(target.name);
        if (target.dictionary.empty()) continue;
        const fs::path file = kFuzzFolder / "dictionaries" / target.dictionary;
        EXPECT_TRUE(fs::exists(file.string() + ".txt")) << file;
    }
    EXPECT_EQ(namesIn(kFuzzFolder / "corpus"), targets);
}

}  // namespace
}  // namespace fathom::test
