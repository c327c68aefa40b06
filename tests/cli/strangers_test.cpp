// The worst files that a stranger can make. The program refuses each one with little memory.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <fstream>
#include <functional>
#include <thread>

#include "base/limits.h"
#include "support/child_process.h"
#include "support/png_chunks.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
namespace limits = fathom::limits;
using namespace fathom::test;

constexpr int kRefused = 2;
/// Memory that refusing a file may need, in bytes. Unlimited with sanitizers, which need their own.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr rlim_t kMemory = RLIM_INFINITY;
#else
constexpr rlim_t kMemory = 100 << 20;
#endif

const std::string kFields =
    R"("formula":{"id":"mandelbrot"},"center":{"re":"0","im":"0"},"radius":"1")";

std::string repeated(const std::string& text, std::size_t count) {
    std::string all;
    all.reserve(text.size() * count);
    for (; count > 0; --count)
        all += text;
    return all;
}

struct Worst {
    std::string name;
    std::function<std::string()> text;
    std::string mentions;  // the sentence names what is wrong
};

void PrintTo(const Worst& worst, std::ostream* stream) {
    *stream << worst.name;
}

/// A view with a key that no version of the program knows.
std::string viewWith(const std::string& value) {
    return "{" + kFields + ",\"x\":" + value + "}";
}

constexpr std::size_t kMuch = 32 << 20;
// Just below the largest view and text that are read.
constexpr std::size_t kMost = limits::kViewBytes - 4096, kLongest = limits::kTextBytes - 4096;

const std::vector<Worst> kWorst{
    {"NestedLists", [] { return viewWith("[" + repeated("[],", kMuch / 3) + "0]"); },
     "100000 values"},
    {"Objects", [] { return viewWith("[" + repeated("{\"\":0},", kMuch / 7) + "0]"); },
     "100000 values"},
    {"OneKeyManyTimes", [] { return "{" + repeated("\"a\":[],", kMuch / 7) + kFields + "}"; },
     "100000 values"},
    {"Floats",
     [] { return viewWith("[" + repeated("1.2345678901234567e-300,", kMuch / 24) + "0]"); },
     "100000 values"},
    {"LongText", [] { return viewWith('"' + std::string(kMuch, 'a') + '"'); }, "4 MiB"},
    {"TextWithoutEnd", [] { return "{\"x\":\"" + std::string(kLongest, 'a'); }, "broken JSON"},
    {"TextOfNoUtf8", [] { return "{\"x\":\"" + repeated("\xC3\xA4", kLongest / 2) + "\xFF\"}"; },
     "broken JSON"},
    {"LongKey", [] { return "{\"" + std::string(kLongest, 'k') + "\":0}"; }, "a key longer"},
    {"Levels", [] { return std::string(kMuch, '['); }, "nested deeper"},
    {"Digits",
     [] {
         return R"({"formula":{"id":"mandelbrot"},"center":{"re":"0.)" +
                std::string(kLongest, '7') + R"(","im":"0"},"radius":"1"})";
     },
     "digits"},
    {"DigitsWithoutQuotes",
     [] {
         return R"({"formula":{"id":"mandelbrot"},"center":{"re":0.)" + std::string(kLongest, '7') +
                R"(,"im":"0"},"radius":"1"})";
     },
     "digits"},
    {"Exponent", [] { return viewWith("1e" + std::string(kLongest, '9')); }, "number overflow"},
    {"LinesBetweenBrackets",
     [] { return "[" + repeated("[" + std::string(160, '\n') + "],", 50'000) + "x"; },
     "broken JSON at line 8000001"},
    {"Blanks", [] { return std::string(kMuch, '\n'); }, "8 MiB"},
    {"LateProblem",
     [] {
         return "{\"x\":[" + repeated("{\"\":0},", 33'000) + "0],\"y\":\"" +
                std::string(kLongest, 'y') + "\",\"z\":\"" +
                std::string(kMost - kLongest - 300'000, 'z') + "\",\"radius\":\"-1\"," +
                kFields.substr(0, kFields.rfind(',')) + "}";
     },
     "radius"},
    {"ListOfNumbers", [] { return "{\"bookmarks\":[" + repeated("0,", kMuch / 2) + "0]}"; },
     "must be an object"},
    {"KeysBeforeAList",
     [] { return "{\"a\":[" + repeated("[],", kMuch / 3) + "0],\"bookmarks\":[]}"; },
     "100000 values"},
    {"EscapeSequences", [] { return "{\"\x1b]0;title\x07\":0}"; }, "broken JSON"},
};

const std::vector<Worst> kWorstPictures{
    {"EmptyChunks", [] { return pngWith(repeated(chunk("tEXt", ""), 1'000'000)); },
     "262144 chunks"},
    {"DeflateBomb",
     [] {
         return pngWith(chunk("zTXt", std::string("fathom\0\0", 8) +
                                          deflated(std::string(std::size_t{256} << 20, ' '))));
     },
     "larger than 8 MiB"},
    {"LongTextOfAnotherKeyword", [] { return pngWith(chunk("tEXt", std::string(kMuch, 'a'))); },
     "contains no Fathom view"},
    {"LatinLetters",
     [] {
         return pngWith(chunk("tEXt", std::string("fathom\0", 7) + "{\"x\":\"" +
                                          std::string(kMost, '\xE4') + "\"}"));
     },
     "larger than 8 MiB"},
    {"Attributes",
     [] {
         return std::string("\x76\x2f\x31\x01\x02\0\0\0", 8) +
                repeated(std::string("a\0b\0\0\0\0\0", 8), 1'000'000);
     },
     "4096 attributes"},
};

/// A text in the other formats that can hold JSON.
std::string inPng(const std::string& text) {
    return pngWith(chunk("zTXt", std::string("fathom\0\0", 8) + deflated(text)));
}
std::string inExr(const std::string& text) {
    std::string exr("\x76\x2f\x31\x01\x02\0\0\0fathom\0string\0", 22);
    for (const int shift : {0, 8, 16, 24})
        exr += static_cast<char>(text.size() >> shift);
    return exr + text;
}

class WorstFileTest : public testing::TestWithParam<Worst> {
protected:
    /// If `mentions` is empty, any sentence is accepted.
    void expectRefusal(const std::string& bytes, const std::string& mentions) const {
        std::ofstream(m_folder.path() / "file", std::ios::binary) << bytes;
        const ChildResult result =
            runProgram({"info", "file"}, {.folder = m_folder.path(), .memoryLimit = kMemory});
        EXPECT_EQ(result.exitCode, kRefused) << result.errors;
        EXPECT_EQ(result.output, "");
        EXPECT_TRUE(result.errors.starts_with("fathom: ")) << result.errors;
        EXPECT_TRUE(result.errors.ends_with(".\n")) << result.errors;
        EXPECT_LE(result.errors.size(), limits::kMessageBytes);
        EXPECT_NE(result.errors.find(mentions), std::string::npos) << result.errors;
        EXPECT_EQ(result.errors.find_first_of("\x1b\x07"), std::string::npos) << result.errors;
    }

    fathom::TemporaryFolder m_folder;
};

using WorstTextTest = WorstFileTest;
using WorstPictureTest = WorstFileTest;

TEST_P(WorstTextTest, IsRefusedInLittleMemory) {
    const std::string text = GetParam().text();
    expectRefusal(text, GetParam().mentions);
    expectRefusal(inPng(text), "");
    expectRefusal(inExr(text), "");
}

TEST_P(WorstPictureTest, IsRefusedInLittleMemory) {
    expectRefusal(GetParam().text(), GetParam().mentions);
}

const auto kName = [](const auto& row) { return row.param.name; };
INSTANTIATE_TEST_SUITE_P(Table, WorstTextTest, testing::ValuesIn(kWorst), kName);
INSTANTIATE_TEST_SUITE_P(Table, WorstPictureTest, testing::ValuesIn(kWorstPictures), kName);

class InfoTest : public testing::Test {
protected:
    ChildResult info(const std::string& file, const fs::path& input = "/dev/null") const {
        return runProgram({"info", file},
                          {.folder = m_folder.path(), .memoryLimit = kMemory, .input = input});
    }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(m_folder.path() / name, std::ios::binary) << text;
    }

    fathom::TemporaryFolder m_folder;
};

TEST_F(InfoTest, TextsOfStrangersDoNotReachTheTerminal) {
    write("x.json", "{" + kFields +
                        R"(,"name":"\u001b[2Ja\u009bb\u202ec\nName: d",)"
                        R"("tags":["\u0007t"],"notes":"one\nCentre re  9\u001bc",)"
                        R"("created":"\u007f"})");
    const ChildResult result = info("x.json");
    EXPECT_EQ(result.exitCode, 0) << result.errors;
    for (const char* line :
         {"Name           \\x1b[2Ja\\u009bb\\u202ec\\x0aName: d\n", "Tags           \\x07t\n",
          "Notes          one\n               Centre re  9\\x1bc\n", "Created        \\x7f\n"})
        EXPECT_NE(result.output.find(line), std::string::npos) << result.output;
    for (const char byte : result.output)
        ASSERT_TRUE(byte == '\n' || static_cast<unsigned char>(byte) >= 0x20) << result.output;
}

TEST_F(InfoTest, ALongPathKeepsTheFilesName) {
    const std::string long100(100, 'd');
    fs::path folder = m_folder.path();
    for (int level = 0; level < 8; ++level)
        fs::create_directory(folder /= long100);
    std::ofstream(folder / "broken.json") << "{";
    for (const char* name : {"broken.json", "missing.json"}) {
        const ChildResult result = info((folder / name).string());
        EXPECT_EQ(result.exitCode, kRefused);
        EXPECT_LE(result.errors.size(), limits::kMessageBytes) << result.errors;
        EXPECT_NE(result.errors.find(name), std::string::npos) << result.errors;
    }
}

TEST_F(InfoTest, FoldersAndDevicesAreRefused) {
    EXPECT_NE(info(".").errors.find("it is a folder"), std::string::npos);
    for (const char* device : {"/dev/zero", "/dev/null", "/dev/stdin"}) {
        const ChildResult result = info(device);
        EXPECT_EQ(result.exitCode, kRefused) << device;
        EXPECT_NE(result.errors.find("it is a device"), std::string::npos) << result.errors;
    }
}

TEST_F(InfoTest, PipesAreReadAndEndlessOnesRefused) {
    write("x.json", "{" + kFields + "}");
    EXPECT_EQ(info("/dev/stdin", m_folder.path() / "x.json").exitCode, 0);

    const fs::path pipe = m_folder.path() / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    {
        std::jthread writer([&] { std::ofstream(pipe) << "  {" << kFields << "}"; });
        EXPECT_EQ(info("pipe").exitCode, 0);
    }
    {
        std::jthread writer([&] {
            signal(SIGPIPE, SIG_IGN);
            std::ofstream stream(pipe);
            const std::string much(1 << 16, '\n');
            while (stream)
                stream << much << std::flush;
        });
        const ChildResult result = info("pipe");
        EXPECT_EQ(result.exitCode, kRefused);
        EXPECT_NE(result.errors.find("8 MiB"), std::string::npos) << result.errors;
    }
    // Nobody writes into the pipe, so the program waits, and an interrupt ends it.
    const ChildResult stopped =
        runProgram({"info", "pipe"}, {.folder = m_folder.path(),
                                      .signal = SIGINT,
                                      .signalAfter = std::chrono::milliseconds(300)});
    EXPECT_EQ(stopped.exitCode, 128 + SIGINT);
}

}  // namespace
