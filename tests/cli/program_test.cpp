// The program as users start it: a picture, its figures, a check, a table, a stop.
#include <gtest/gtest.h>

#include <fstream>

#include <nlohmann/json.hpp>

#include "render/rung.h"
#include "support/child_process.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

class ProgramTest : public testing::Test {
protected:
    ChildResult run(const std::vector<std::string>& arguments) const {
        return runProgram(arguments,
                          {.folder = m_folder.path(),
                           .environment = {"XDG_CACHE_HOME=" + m_folder.path().string()}});
    }
    fs::path path(const std::string& name) const { return m_folder.path() / name; }

    fathom::TemporaryFolder m_folder;
};

TEST_F(ProgramTest, RendersAPictureThatReopensItsView) {
    for (const std::string name : {"home.png", "home.exr"}) {
        const ChildResult rendered =
            run({"render", "home", "-o", name, "--size", "64x36", "--palette", "dawn"});
        ASSERT_EQ(rendered.exitCode, 0) << rendered.errors;
        EXPECT_EQ(rendered.output + rendered.errors, "");  // no terminal: no bar
        EXPECT_GT(fs::file_size(path(name)), 100U);

        const ChildResult shown = run({"info", name});
        EXPECT_EQ(shown.exitCode, 0) << shown.errors;
        EXPECT_EQ(shown.output, run({"info", "home"}).output);
        EXPECT_NE(shown.output.find("-0.75"), std::string::npos) << shown.output;
    }
}

TEST_F(ProgramTest, RecolorsAPictureAsItWouldBeRendered) {
    const std::vector<std::string> colors{"--palette",  "ember",
                                          "--coloring", "distance",
                                          "--density",  "2.5",
                                          "--offset",   "0.25",
                                          "--mapping",  "linear",
                                          "--light",    "0.4",
                                          "--steps",    "--light-direction",
                                          "30",         "--light-elevation",
                                          "20",         "--interior",
                                          "102030"};
    const auto with = [&](std::vector<std::string> words) {
        words.insert(words.end(), colors.begin(), colors.end());
        return words;
    };
    ASSERT_EQ(run({"render", "home", "-o", "a.exr", "--size", "64x36"}).exitCode, 0);
    ASSERT_EQ(run(with({"render", "home", "-o", "fresh.png", "--size", "64x36"})).exitCode, 0);
    const ChildResult recolored = run(with({"recolor", "a.exr", "-o", "new.png"}));
    ASSERT_EQ(recolored.exitCode, 0) << recolored.errors;
    EXPECT_EQ(recolored.output + recolored.errors, "");
    EXPECT_EQ(textOf(path("new.png")), textOf(path("fresh.png")));
    // Automatic colours keep the curve that was fitted to the picture.
    ASSERT_EQ(run({"render", "home", "-o", "auto.png", "--size", "64x36"}).exitCode, 0);
    ASSERT_EQ(run({"recolor", "a.exr", "-o", "again.png"}).exitCode, 0);
    EXPECT_EQ(textOf(path("again.png")), textOf(path("auto.png")));
    // --colors takes all colours from another picture.
    ASSERT_EQ(run({"recolor", "a.exr", "-o", "same.png", "--colors", "new.png"}).exitCode, 0);
    EXPECT_EQ(textOf(path("same.png")), textOf(path("fresh.png")));
}

TEST_F(ProgramTest, APngHasTheWantedBits) {
    const auto bitsOf = [&](const char* name) {
        constexpr std::size_t kBitDepth = 24;  // in IHDR
        return int{textOf(path(name)).at(kBitDepth)};
    };
    ASSERT_EQ(run({"render", "home", "-o", "a.exr", "--size", "64x36"}).exitCode, 0);
    for (const int bits : {8, 16}) {
        const std::string words = std::to_string(bits);
        const std::vector<std::string> last{"-o", "out.png", "--bits", words};
        for (std::vector<std::string> first :
             {std::vector<std::string>{"render", "home", "--size", "64x36"},
              {"recolor", "a.exr"}}) {
            first.insert(first.end(), last.begin(), last.end());
            ASSERT_EQ(run(first).exitCode, 0);
            EXPECT_EQ(bitsOf("out.png"), bits) << first.front();
        }
    }
}

TEST_F(ProgramTest, APictureCarriesThePaletteOfAFile) {
    std::ofstream(path("three.gpl")) << "GIMP Palette\n0 0 0\n250 60 20\n255 255 255\n";
    const ChildResult rendered =
        run({"render", "home", "-o", "a.png", "--size", "64x36", "--palette", "three.gpl"});
    ASSERT_EQ(rendered.exitCode, 0) << rendered.errors;
    fs::remove(path("three.gpl"));
    EXPECT_NE(run({"info", "a.png"}).output.find("three, "), std::string::npos);
    ASSERT_EQ(run({"render", "a.png", "-o", "b.png", "--size", "64x36"}).exitCode, 0);
    EXPECT_EQ(textOf(path("a.png")), textOf(path("b.png")));
    ASSERT_EQ(run({"render", "home", "-o", "c.png", "--size", "64x36"}).exitCode, 0);
    EXPECT_NE(textOf(path("a.png")), textOf(path("c.png")));
}

TEST_F(ProgramTest, StatsTellWhatHappened) {
    const ChildResult rendered =
        run({"render", "--re", "0.26", "--radius", "1e-6", "--iterations", "300", "-o", "a.png",
             "--size", "64x36", "--samples", "2", "--rung", "fp64", "--stats", "a.json"});
    ASSERT_EQ(rendered.exitCode, 0) << rendered.errors;
    const auto stats = nlohmann::json::parse(textOf(path("a.json")));
    EXPECT_EQ(stats["rung"], "fp64");
    EXPECT_EQ(stats["iteration_limit"], 300);
    EXPECT_GT(stats["iterations"], 0);
    EXPECT_EQ(stats["samples_per_pixel"], 2);
    EXPECT_EQ(stats["size"], nlohmann::json({64, 36}));
    ASSERT_EQ(stats["devices"].size(), 1U);
    EXPECT_EQ(stats["devices"][0]["id"], "cpu");
    EXPECT_EQ(stats["devices"][0]["pixels"], 2 * 64 * 36);
    EXPECT_NE(stats["reason"], "");
    EXPECT_TRUE(stats["phase_s"].contains("pixels"));
    EXPECT_GT(stats["wall_s"], 0);
    EXPECT_GT(stats["cpu_s"], 0);
    EXPECT_GT(stats["peak_mib"], 1);
}

TEST_F(ProgramTest, AForcedRungBeyondItsDepthWarnsUnlessQuiet) {
    const std::vector<std::string> words{"render", "--re",   "-0.75", "--radius", "1e-12", "-o",
                                         "a.png",  "--size", "32x18", "--rung",   "fp32"};
    const ChildResult warned = run(words);
    EXPECT_EQ(warned.exitCode, 0) << warned.errors;
    EXPECT_NE(warned.errors.find("beyond single precision"), std::string::npos) << warned.errors;

    std::vector<std::string> quiet = words;
    quiet.emplace_back("--quiet");
    EXPECT_EQ(run(quiet).errors, "");
}

TEST_F(ProgramTest, CheckAgreesOnEveryRung) {
    for (const std::string rung :
         {"fp32", "ff", "ff-lazy", "ff-grid", "fp64", "dd", "dd-lazy", "dd-grid", "bigfloat"}) {
        const ChildResult checked = run({"check", "home", "--rung", rung, "--pixels", "60",
                                         "--size", "64x36", "--iterations", "500"});
        EXPECT_EQ(checked.exitCode, 0) << checked.output << checked.errors;
        EXPECT_NE(checked.output.find(" 0 stable pixels differ"), std::string::npos)
            << checked.output;
    }
}

TEST_F(ProgramTest, DevicesNameTheBuiltInEngineWithoutOpenCl) {
    const ChildResult listed = run({"devices"});
    EXPECT_EQ(listed.exitCode, 0) << listed.errors;
    EXPECT_NE(listed.output.find("\ncpu "), std::string::npos) << listed.output;
    std::string builtIn;
    for (const fathom::Rung& rung : fathom::rungs())
        if (!rung.isDeltaInFloats()) builtIn += " " + std::string(rung.id);
    EXPECT_NE(listed.output.find(builtIn + " "), std::string::npos) << listed.output;
    EXPECT_NE(listed.output.find("No OpenCL device was found"), std::string::npos) << listed.output;
}

TEST_F(ProgramTest, SpeedsComeFromTheCacheUnlessTheyAreDamaged) {
    EXPECT_NE(run({"devices"}).output.find("fathom devices --calibrate"), std::string::npos);

    fs::create_directory(path("fathom"));
    std::ofstream(path("fathom/speeds")) << "fathom speeds 4\nA processor\tfp32\tpowers\t0\t-1\n";
    const ChildResult rendered = run({"render", "home", "-o", "a.png", "--size", "32x18"});
    EXPECT_EQ(rendered.exitCode, 0);
    EXPECT_NE(rendered.errors.find("damaged"), std::string::npos) << rendered.errors;
    EXPECT_NE(rendered.errors.find("--calibrate"), std::string::npos) << rendered.errors;
}

TEST_F(ProgramTest, HelpNamesEveryCommand) {
    const ChildResult help = run({"--help"});
    EXPECT_EQ(help.exitCode, 0);
    for (const char* command : {"render", "check", "devices", "info", "find", "bench"})
        EXPECT_NE(help.output.find(command), std::string::npos);
    EXPECT_EQ(run({"--version"}).output.rfind("fathom ", 0), 0U);
}

TEST_F(ProgramTest, BenchTellsTheSameAsATableAndAsJson) {
    const ChildResult asJson = run({"bench", "bigfloat", "--json"});
    ASSERT_EQ(asJson.exitCode, 0) << asJson.errors;
    EXPECT_EQ(asJson.errors, "");  // no terminal: no bar
    const auto list = nlohmann::json::parse(asJson.output);
    EXPECT_EQ(list.front()["bits"], 64);
    EXPECT_EQ(list.back()["bits"], 65536);
    for (const auto& row : list) {
        EXPECT_EQ(row["bench"], "bigfloat");
        EXPECT_GT(row["nanoseconds"], 0);
        EXPECT_EQ(row["relative_to_add"] == 1.0, row["operation"] == "add") << row;
    }

    const ChildResult asText = run({"bench", "bigfloat"});
    EXPECT_EQ(asText.exitCode, 0) << asText.errors;
    for (const auto& row : list) {
        EXPECT_NE(asText.output.find(row["operation"]), std::string::npos) << row;
    }
    EXPECT_EQ(std::count(asText.output.begin(), asText.output.end(), 'x'), std::ssize(list));
}

TEST_F(ProgramTest, DeepPicturesTellTheirPhases) {
    const std::vector<std::string> place{"render",
                                         "--re",
                                         "-0.743643887037158704752191506114774",
                                         "--im",
                                         "0.131825904205311970493132056385139",
                                         "--radius",
                                         "1e-11",
                                         "--iterations",
                                         "4000",
                                         "--size",
                                         "64x36"};
    std::vector<std::string> words = place;
    words.insert(words.end(), {"-o", "a.png", "--rung", "perturbation", "--stats", "a.json"});
    ASSERT_EQ(run(words).exitCode, 0);
    const auto phases = nlohmann::json::parse(textOf(path("a.json")))["phase_s"];
    EXPECT_GT(phases["reference"], 0);
    EXPECT_GT(phases["tables"], 0);

    const ChildResult asJson = run({"bench", "deep", "a.png", "--json", "--size", "64x36"});
    ASSERT_EQ(asJson.exitCode, 0) << asJson.errors;
    const auto list = nlohmann::json::parse(asJson.output);
    ASSERT_EQ(list.size(), 1U);
    const auto& row = list.front();
    EXPECT_EQ(row["bench"], "deep");
    EXPECT_EQ(row["location"], "a");
    EXPECT_EQ(row["device"], "cpu");
    EXPECT_EQ(row["size"], nlohmann::json({64, 36}));
    EXPECT_GT(row["iterations_per_pixel"], 100);
    EXPECT_GT(row["steps_per_pixel"], 1);
    EXPECT_LT(row["steps_per_pixel"], row["iterations_per_pixel"]);
    EXPECT_GT(row["skipped"], 0.5);
    EXPECT_LT(row["skipped"], 1);
    EXPECT_GT(row["peak_mib"], 1);
    double wall = 0;
    for (const char* phase : {"reference", "tables", "prepare", "pixels", "color"}) {
        EXPECT_GT(row["phases"][phase]["wall_s"], 0) << phase;
        EXPECT_GT(row["phases"][phase]["cpu_s"], 0) << phase;
        wall = std::max(wall, row["phases"][phase]["wall_s"].get<double>());
    }
    EXPECT_GE(row["wall_s"], wall);

    const ChildResult asText = run({"bench", "deep", "a.png", "home", "--size", "32x18"});
    EXPECT_EQ(asText.exitCode, 0) << asText.errors;
    EXPECT_NE(asText.output.find("\na "), std::string::npos) << asText.output;
    EXPECT_NE(asText.output.find("\nhome "), std::string::npos) << asText.output;
}

TEST_F(ProgramTest, FollowsAPersonThroughADeepView) {
    ASSERT_EQ(run({"render", "galaxy", "-o", "a.png", "--size", "64x36"}).exitCode, 0);
    const ChildResult asJson = run({"bench", "explore", "a.png", "--json", "--size", "64x36"});
    ASSERT_EQ(asJson.exitCode, 0) << asJson.errors;
    const auto list = nlohmann::json::parse(asJson.output);
    const std::vector<std::string> moves{"open", "zoom in", "pan", "zoom out"};
    ASSERT_EQ(list.size(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto& row = list[i];
        EXPECT_EQ(row["bench"], "explore");
        EXPECT_EQ(row["location"], "a");
        EXPECT_EQ(row["move"], moves[i]);
        EXPECT_GT(row["first_s"], 0);
        EXPECT_LE(row["first_s"], row["finished_s"]);
        if (moves[i] == "open") {
            EXPECT_GT(row["reference_s"], 0);
            EXPECT_GT(row["tables_s"], 0);
        } else if (moves[i] != "zoom in") {
            EXPECT_EQ(row["reference_s"], 0) << moves[i];
            EXPECT_EQ(row["tables_s"], 0) << moves[i];
        }
    }
    const ChildResult asText = run({"bench", "explore", "home", "--size", "32x18"});
    EXPECT_EQ(asText.exitCode, 0) << asText.errors;
    EXPECT_NE(asText.output.find("zoom out"), std::string::npos) << asText.output;
}

TEST_F(ProgramTest, BenchStops) {
    for (const char* bench : {"bigfloat", "arithmetic"}) {
        const ChildResult stopped =
            runProgram({"bench", bench}, {.folder = m_folder.path(),
                                          .signal = SIGINT,
                                          .signalAfter = std::chrono::milliseconds(700)});
        EXPECT_EQ(stopped.exitCode, 128 + SIGINT);
        EXPECT_EQ(stopped.output, "");
        EXPECT_EQ(stopped.errors, "fathom: The benchmark was stopped.\n");
    }
}

TEST_F(ProgramTest, AStopOrAKillLeavesNoFile) {
    for (const int signal : {SIGINT, SIGTERM, SIGKILL}) {
        // This depth takes hours, so the signal arrives while the program is busy.
        const ChildResult stopped =
            runProgram({"render", "--re", "-0.1", "--radius", "1e-40", "--iterations", "100000000",
                        "-o", "a.png", "--size", "640x360"},
                       {.folder = m_folder.path(),
                        .signal = signal,
                        .signalAfter = std::chrono::milliseconds(700)});
        EXPECT_EQ(stopped.exitCode, 128 + signal) << stopped.errors;
        EXPECT_EQ(std::count(stopped.errors.begin(), stopped.errors.end(), '\n'),
                  signal == SIGKILL ? 0 : 1)
            << stopped.errors;
        EXPECT_TRUE(fs::is_empty(m_folder.path()));
    }
}

}  // namespace
