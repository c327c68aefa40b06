// Any error in the words or the files gives one sentence, the right exit code and no file.
#include <gtest/gtest.h>

#include <fstream>
#include <functional>

#include "base/limits.h"
#include "support/child_process.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

struct BadInput {
    std::string name;
    std::vector<std::string> arguments;
    int exitCode;
    std::string mentions;  // the sentence names what is wrong
    /// Creates files that the case needs, in the folder where the program runs.
    std::function<void(const fs::path& folder)> prepare = [](const fs::path&) {};
    rlim_t fileSizeLimit = RLIM_INFINITY;
};

void PrintTo(const BadInput& bad, std::ostream* stream) {
    *stream << bad.name;
}

std::function<void(const fs::path&)> file(const std::string& name, const std::string& text) {
    return [=](const fs::path& folder) { std::ofstream(folder / name) << text; };
}

std::string bookmark(const std::string& re, const std::string& radius,
                     const std::string& formula = "mandelbrot",
                     const std::string& palette = "abyss") {
    return R"({"fathom": 1, "name": "x", "formula": {"id": ")" + formula +
           R"("}, "center": {"re": ")" + re + R"(", "im": "0"}, "radius": ")" + radius +
           R"(", "coloring": {"palette": ")" + palette + R"("}})";
}

std::vector<std::string> render(std::vector<std::string> words) {
    words.insert(words.begin(), "render");
    words.insert(words.end(), {"-o", "out.png"});
    return words;
}

/// A command for a small picture, valid by itself, with more words.
std::vector<std::string> home(std::vector<std::string> words) {
    words.insert(words.begin(), {"home", "--device", "cpu"});
    if (std::find(words.begin(), words.end(), "--size") == words.end())
        words.insert(words.end(), {"--size", "32x18"});
    return render(std::move(words));
}

std::vector<std::string> zoom(std::vector<std::string> words,
                              const std::string& film = "film.mp4") {
    words.insert(words.begin(), {"zoom", "home", "--radius", "0.01", "-o", film});
    return words;
}

class BadInputTest : public testing::TestWithParam<BadInput> {};

TEST_P(BadInputTest, GivesOneSentenceAndLeavesNoFile) {
    const BadInput& bad = GetParam();
    const fathom::TemporaryFolder folder;
    bad.prepare(folder.path());
    std::vector<fs::path> before(fs::recursive_directory_iterator(folder.path()), {});

    const ChildResult result = runProgram(
        bad.arguments, {.folder = folder.path(),
                        .environment = {"DISPLAY=", "WAYLAND_DISPLAY=", "QT_QPA_PLATFORM="},
                        .fileSizeLimit = bad.fileSizeLimit});

    EXPECT_EQ(result.exitCode, bad.exitCode) << result.errors;
    EXPECT_EQ(result.output, "");
    // One line with one sentence: its end is the only full stop that is followed by a blank.
    EXPECT_EQ(result.errors.rfind("fathom: ", 0), 0U) << result.errors;
    EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << result.errors;
    EXPECT_EQ(result.errors.find(". "), std::string::npos) << result.errors;
    EXPECT_TRUE(result.errors.ends_with(".\n")) << result.errors;
    EXPECT_LE(result.errors.size(), fathom::limits::kMessageBytes);
    EXPECT_NE(result.errors.find(bad.mentions), std::string::npos) << result.errors;
    std::vector<fs::path> after(fs::recursive_directory_iterator(folder.path()), {});
    EXPECT_EQ(before.size(), after.size());
}

constexpr int kBad = 2, kFailed = 1;

const std::vector<BadInput> kBadInputs{
    // Words.
    {"UnknownOption", home({"--siez", "3x3"}), kBad, "--siez"},
    {"UnknownCommand", {"rendr", "home"}, kBad, "home"},
    {"NoValue", {"render", "home", "-o"}, kBad, "--output"},
    {"NoOutput", {"render", "home"}, kBad, "--output"},
    {"NoView", render({}), kBad, "starter"},
    {"NoFile", {"info"}, kBad, "file"},
    {"NoBenchmark", {"bench"}, kBad, "name"},
    {"UnknownBenchmark", {"bench", "bigfoot"}, kBad, "bigfloat"},
    {"BenchmarkOfNoDevice", {"bench", "arithmetic", "--device", "abacus"}, kBad, "abacus"},
    {"BenchmarkOfNoFile", {"bench", "deep"}, kBad, "FILE"},
    {"BenchmarkWithoutFiles", {"bench", "bigfloat", "home"}, kBad, "FILE"},
    {"BenchmarkOfNoSize", {"bench", "deep", "home", "--size", "wide"}, kBad, "--size"},
    {"BenchmarkWithoutDevices", {"bench", "bigfloat", "--device", "cpu"}, kBad, "--device"},
    {"OptionsBeforeTheCommand",
     {"--power", "3", "render", "home", "-o", "out.png"},
     kBad,
     "after the command"},
    {"UnknownView", render({"nowhere.json"}), kBad, "nowhere.json"},
    {"NoDisplay", {"home"}, kFailed, "window"},
    // The window itself tells about a file, as people start it without a terminal.
    {"BrokenFileForTheWindow", {"x.json"}, kFailed, "window", file("x.json", "{")},
    {"NoFileForTheWindow", {"x.json"}, kBad, "x.json"},
    {"BrokenFileWithOptions", {"x.json", "--power", "3"}, kBad, "x.json", file("x.json", "{")},
    // Films.
    {"FilmOfNoKind", zoom({}, "film.gif"), kBad, "film.gif"},
    {"FilmOfNoCodec", zoom({"--codec", "divx"}), kBad, "divx"},
    {"FilmOfOddSize", zoom({"--size", "63x35"}), kBad, "63x35"},
    {"FilmOfNoPreset", zoom({"--preset", "fast -y"}), kBad, "fast -y"},
    {"FilmOfNoSpeed", zoom({"--speed", "0"}), kBad, "--speed"},
    {"FilmOfNoPart", zoom({"--part", "9/8"}), kBad, "9/8"},
    {"FilmOfNoZoom", zoom({"--from", "home", "--radius", "9"}), kBad, "radius"},
    {"FilmOfNoFrames", zoom({"--codec", "h264"}, "frames/"), kBad, "png or exr"},
    {"FramesInAFile", zoom({"--codec", "exr"}), kBad, "folder"},
    {"WaypointsAndSpeed", zoom({"--waypoints", "none.json", "--speed", "2"}), kBad, "--speed"},
    {"RehearsalWithSamples", zoom({"--rehearsal", "--samples", "4"}), kBad, "--samples"},
    {"RehearsalThatKeeps", zoom({"--rehearsal", "--keep", "kept"}), kBad, "--keep"},
    {"WaypointsMissing", zoom({"--waypoints", "none.json"}), kBad, "none.json"},
    {"FilmWithoutParts", zoom({"--assemble"}), kBad, "parts"},
    {"MapsWithoutFolder", zoom({"--zoomasm"}, "maps"), kBad, "maps"},
    {"MapsWithSpeed", zoom({"--zoomasm", "--speed", "2"}, "maps/"), kBad, "--speed"},
    // Numbers.
    {"SizeZero", home({"--size", "0x0"}), kBad, "0x0"},
    {"SizeNegative", home({"--size", "-5x10"}), kBad, "-5x10"},
    {"SizeNoNumber", home({"--size", "wide"}), kBad, "wide"},
    {"SizeHalf", home({"--size", "640x"}), kBad, "640x"},
    {"SizeBeyondMemory", home({"--size", "2000000000x2000000000"}), kBad, "2000000000x2000000000"},
    {"SizeBeyondTheLimit", home({"--size", "100001x1"}), kBad, "100000 pixels"},
    {"SizeOverflow", home({"--size", "99999999999999999999x1"}), kBad, "9999"},
    {"CheckBeyondMemory", {"check", "home", "--size", "100000x100000"}, kBad, "too large"},
    {"SamplesZero", home({"--samples", "0"}), kBad, "--samples"},
    {"TwelveBits", home({"--bits", "12"}), kBad, "--bits is 8 or 16"},
    {"BitsOfAnExr",
     {"render", "home", "-o", "out.exr", "--bits", "16"},
     kBad,
     "--bits is for PNG files"},
    {"ThreadsZero", home({"--threads", "0"}), kBad, "--threads"},
    {"RadiusZero", home({"--radius", "0"}), kBad, "adius"},
    {"RadiusNegative", home({"--radius", "-1"}), kBad, "adius"},
    {"RadiusNan", home({"--radius", "nan"}), kBad, "--radius"},
    {"RadiusTiny", home({"--radius", "1e-999999999"}), kBad, "adius"},
    {"CentreNan", home({"--re", "nan"}), kBad, "--re"},
    {"CentreEmpty", home({"--im", ""}), kBad, "--im"},
    {"RotationNan", home({"--rotation", "nan"}), kBad, "--rotation"},
    {"RotationInfinite", home({"--rotation", "inf"}), kBad, "--rotation"},
    {"PowerTooHigh", home({"--power", "9"}), kBad, "power"},
    {"PowerNoNumber", home({"--power", "two"}), kBad, "--power"},
    {"IterationsZero", home({"--iterations", "0"}), kBad, "--iterations"},
    {"IterationsWords", home({"--iterations", "many"}), kBad, "--iterations"},
    {"EscapeRadiusNan", home({"--escape-radius", "nan"}), kBad, "--escape-radius"},
    {"EscapeRadiusTooSmall", home({"--escape-radius", "0.5"}), kBad, "scape radius"},
    {"ConvergenceZero", home({"--convergence", "0"}), kBad, "onvergence"},
    {"PixelsZero", {"check", "home", "--pixels", "0"}, kBad, "--pixels"},
    {"ParameterWithoutValue", home({"--parameter", "relaxation"}), kBad, "relaxation"},
    // Names.
    {"UnknownParameter", home({"--parameter", "relaxation=1"}), kBad, "no parameters"},
    {"UnknownFormula", home({"--formula", "mandelbort"}), kBad, "mandelbort"},
    {"UnknownPalette", home({"--palette", "mauve"}), kBad, "mauve"},
    {"UnknownEffect", home({"--layer", "rain"}), kBad, "no effect \"rain\""},
    {"UnknownBlendMode", home({"--layer", "light:blend=burn"}), kBad, "no blend mode \"burn\""},
    {"UnknownLayerSetting", home({"--layer", "light:width=2"}), kBad, "direction, elevation"},
    {"LayerOpacityNoNumber", home({"--layer", "light:opacity"}), kBad, "opacity"},
    {"LayerColour", home({"--layer", "light:color=red"}), kBad, "--layer light: color"},
    {"UnknownColoring", home({"--coloring", "plaid"}), kBad, "plaid"},
    {"UnknownMapping", home({"--mapping", "cubic"}), kBad, "--mapping"},
    {"DensityZero", home({"--density", "0"}), kBad, "density"},
    {"OffsetWords", home({"--offset", "half"}), kBad, "--offset"},
    {"InteriorOfFiveDigits", home({"--interior", "12345"}), kBad, "--interior"},
    {"ColorsOfNobody", home({"--colors", "mauve"}), kBad, "mauve"},
    {"RecolorsNoPng",
     {"recolor", "x.png", "-o", "out.png"},
     kBad,
     "x.png",
     file("x.png", "\x89PNG\r\n\x1a\n")},
    {"NoPalette", home({"--palette", "/dev/null"}), kBad, "null"},
    {"UnknownRung", home({"--rung", "fp16"}), kBad, "fp16"},
    {"UnknownDevice", render({"home", "--device", "gpu7"}), kBad, "gpu7"},
    {"UnknownEnding", {"render", "home", "-o", "out.jpeg"}, kBad, ".png"},
    // Files.
    {"BrokenJson", render({"x.json"}), kBad, "line 2", file("x.json", "{\"fathom\": 1,\n  oops}")},
    {"EmptyFile", render({"x.json"}), kBad, "x.json", file("x.json", "")},
    {"NotAView", render({"x.json"}), kBad, "x.json", file("x.json", "[1, 2, 3]")},
    {"CutPng", render({"x.png"}), kBad, "x.png", file("x.png", "\x89PNG\r\n\x1a\n")},
    {"PngWithoutView", {"info", "x.exr"}, kBad, "x.exr", file("x.exr", "not an image")},
    {"FileRadiusZero", render({"x.json"}), kBad, "adius", file("x.json", bookmark("0", "0"))},
    {"FileNan", render({"x.json"}), kBad, "x.json", file("x.json", bookmark("nan", "1"))},
    {"FileFormula", render({"x.json"}), kBad, "mandelbort",
     file("x.json", bookmark("0", "1", "mandelbort"))},
    {"FilePalette", render({"x.json"}), kBad, "mauve",
     file("x.json", bookmark("0", "1", "mandelbrot", "mauve"))},
    {"ThreeMillionDigits", render({"x.json"}), kBad, "digits",
     file("x.json", bookmark("0." + std::string(3'000'000, '7'), "1"))},
    {"ViewIsAFolder",
     {"info", "folder"},
     kBad,
     "folder",
     [](const fs::path& folder) { fs::create_directory(folder / "folder"); }},
    {"ReadingFails", {"info", "/proc/self/mem"}, kBad, "/proc/self/mem"},
    {"OutputInNoFolder", {"render", "home", "-o", "missing/out.png"}, kBad, "missing"},
    {"OutputIsAFolder",
     {"render", "home", "-o", "out.png"},
     kBad,
     "out.png",
     [](const fs::path& folder) { fs::create_directory(folder / "out.png"); }},
    {"OutputIsADevice", {"render", "home", "-o", "/dev/null"}, kBad, "/dev/null"},
    {"StatsInNoFolder", home({"--stats", "missing/stats.json"}), kBad, "missing"},
    {"StatsIsThePicture", home({"--stats", "./out.png"}), kBad, "--stats"},
    {"DiskFull", home({"--size", "640x360"}), kFailed, "out.png", [](const fs::path&) {}, 1000},
};

INSTANTIATE_TEST_SUITE_P(Table, BadInputTest, testing::ValuesIn(kBadInputs),
                         [](const auto& row) { return row.param.name; });

TEST(UnreadableFile, IsBadInput) {
    const fathom::TemporaryFolder folder;
    file("x.json", bookmark("0", "1"))(folder.path());
    fs::permissions(folder.path() / "x.json", fs::perms::none);
    const ChildResult result =
        runProgram({"info", "x.json"}, {.folder = folder.path(), .mayReadAll = false});
    EXPECT_EQ(result.exitCode, kBad);
    EXPECT_NE(result.errors.find("x.json"), std::string::npos);
}

}  // namespace
