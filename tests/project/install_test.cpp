// Checks what `cmake --install` puts on a machine with the desktop's validators.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <regex>
#include <set>

#include "color/palette_format.h"
#include "foreign/foreign_format.h"
#include "support/source_tree.h"
#include "support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::test;

const std::string kId = "org.fathom.Fathom";

/// Runs a shell command. Its output is kept in case it fails.
testing::AssertionResult runs(const std::string& command, const fs::path& log) {
    const int status = std::system((command + " >'" + log.string() + "' 2>&1").c_str());
    if (status == 0) return testing::AssertionSuccess();
    std::string said;
    for (const std::string& line : linesOf(log))
        said += line + "\n";
    return testing::AssertionFailure() << command << "\n" << said;
}

bool isInstalled(const std::string& tool) {
    return std::system(("command -v " + tool + " >/dev/null").c_str()) == 0;
}

std::string textOf(const fs::path& file) {
    std::string text;
    for (const std::string& line : linesOf(file))
        text += line + "\n";
    return text;
}

/// Width and height of a PNG. They are at a fixed offset, most significant byte first.
std::pair<unsigned, unsigned> sizeOfPng(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    unsigned char head[24] = {};
    stream.read(reinterpret_cast<char*>(head), sizeof head);
    const auto number = [&](int at) {
        return unsigned{head[at]} << 24 | unsigned{head[at + 1]} << 16 |
               unsigned{head[at + 2]} << 8 | unsigned{head[at + 3]};
    };
    return {number(16), number(20)};
}

class InstallTest : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<fathom::TemporaryFolder>();
        s_installed = install(prefix());
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    void SetUp() override { ASSERT_TRUE(s_installed); }

    /// Copies what is built, as packagers do, without stripping or building.
    static testing::AssertionResult install(const fs::path& folder, const char* options = "") {
        return runs("DESTDIR= cmake --install '" FATHOM_BINARY_DIR "' --prefix '" +
                        folder.string() + "' " + options,
                    log());
    }
    static fs::path folder() { return s_folder->path(); }
    static fs::path prefix() { return s_folder->path() / "usr"; }
    static fs::path share() { return prefix() / "share"; }
    static fs::path log() { return s_folder->path() / "log"; }
    static fs::path entry() { return share() / "applications" / (kId + ".desktop"); }
    static fs::path metainfo() { return share() / "metainfo" / (kId + ".metainfo.xml"); }

private:
    static inline std::unique_ptr<fathom::TemporaryFolder> s_folder;
    static inline testing::AssertionResult s_installed = testing::AssertionFailure();
};

TEST_F(InstallTest, BringsTheProgramItsDocumentsAndItsLicence) {
    EXPECT_TRUE(runs("'" + (prefix() / "bin" / "fathom").string() + "' --help", log()));
    for (const char* name : {"README.md", "CHANGELOG.md", "LICENSE", "docs/ARCHITECTURE.md"})
        EXPECT_TRUE(fs::exists(share() / "doc" / "fathom" / name)) << name;
}

TEST_F(InstallTest, BringsManPagesAndCompletions) {
    for (const char* name :
         {"man/man1/fathom.1", "man/man1/fathom-render.1", "man/man1/fathom-queue-add-zoom.1",
          "bash-completion/completions/fathom", "zsh/site-functions/_fathom",
          "fish/vendor_completions.d/fathom.fish"})
        EXPECT_TRUE(fs::exists(share() / name)) << name;
    EXPECT_NE(textOf(share() / "man" / "man1" / "fathom.1").find("Fathom " FATHOM_VERSION),
              std::string::npos);
}

TEST_F(InstallTest, TheProgramFindsItsWindow) {
    const fs::path said = log();
    EXPECT_FALSE(runs("env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM '" +
                          (prefix() / "bin" / "fathom").string() + "'",
                      said));
    EXPECT_NE(textOf(said).find("There is no display to open the window on"), std::string::npos)
        << textOf(said);
}

// The package for machines without a display has this component alone.
TEST_F(InstallTest, TheCommandsCanDoWithoutTheWindow) {
    const fs::path node = folder() / "node";
    ASSERT_TRUE(install(node, "--component commands"));
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(node))
        names.insert(entry.path().filename());
    for (const auto& entry : fs::directory_iterator(node / "share"))
        names.insert(entry.path().filename());
    EXPECT_EQ(names, (std::set<std::string>{"bin", "share", "bash-completion", "doc", "fish", "man",
                                            "zsh"}));

    const std::string program = "'" + (node / "bin" / "fathom").string() + "'";
    EXPECT_TRUE(runs(program + " --version", log()));
    EXPECT_FALSE(runs(program, log()));
    EXPECT_NE(textOf(log()).find("The window of Fathom is not installed"), std::string::npos)
        << textOf(log());
}

TEST_F(InstallTest, TheDesktopEntryIsValid) {
    const std::vector<std::string> lines = linesOf(entry());
    EXPECT_TRUE(contains(lines, "Exec=fathom %f"));
    EXPECT_TRUE(contains(lines, "Icon=" + kId));
    if (!isInstalled("desktop-file-validate")) GTEST_SKIP() << "desktop-file-utils is not here.";
    EXPECT_TRUE(runs("desktop-file-validate '" + entry().string() + "'", log()));
}

TEST_F(InstallTest, TheWindowNamesItsEntry) {
    EXPECT_NE(textOf(kRoot / "ui" / "explorer.cpp").find("\"" + kId + "\""), std::string::npos);
}

TEST_F(InstallTest, TheDescriptionIsValid) {
    if (!isInstalled("appstreamcli")) GTEST_SKIP() << "appstream is not here.";
    EXPECT_TRUE(runs("appstreamcli validate --no-net '" + metainfo().string() + "'", log()));
}

TEST_F(InstallTest, ReleasesAreThoseOfTheChangelog) {
    using Releases = std::vector<std::string>;
    const auto found = [](const std::string& text, const std::regex& pattern) {
        Releases releases;
        for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end;
             ++match)
            releases.push_back((*match)[1].str() + " of " + (*match)[2].str());
        return releases;
    };
    static const std::regex kHeading(R"(\n## \[([0-9.]+)\] - ([0-9-]+)\n)");
    static const std::regex kRelease(R"r(<release version="([^"]*)" date="([^"]*)"/>)r");
    const Releases logged = found(textOf(kRoot / "CHANGELOG.md"), kHeading);
    EXPECT_EQ(found(textOf(metainfo()), kRelease), logged);
    // If the current version has been released, it is the newest one.
    const std::string version = FATHOM_VERSION;
    const auto own = std::ranges::find_if(
        logged, [&](const std::string& release) { return release.rfind(version + " of", 0) == 0; });
    EXPECT_TRUE(own == logged.end() || own == logged.begin());
}

TEST_F(InstallTest, BookmarksHaveATypeOfTheirOwn) {
    const std::string type = "application/x-fathom-bookmark+json";
    const fs::path package = share() / "mime" / "packages" / (kId + ".xml");
    for (const fs::path& file : {entry(), metainfo(), package})
        EXPECT_NE(textOf(file).find(type), std::string::npos) << file;
    if (isInstalled("xmllint")) {
        EXPECT_TRUE(runs("xmllint --noout '" + package.string() + "' '" + metainfo().string() + "'",
                         log()));
    }
    if (!isInstalled("update-mime-database")) GTEST_SKIP() << "shared-mime-info is not here.";
    EXPECT_TRUE(runs("update-mime-database '" + (share() / "mime").string() + "'", log()));
    EXPECT_TRUE(contains(linesOf(share() / "mime" / "globs2"), "60:" + type + ":*.fathom.json"));
    EXPECT_TRUE(contains(linesOf(share() / "mime" / "subclasses"), type + " application/json"));
}

TEST_F(InstallTest, EveryEndingThatIsReadHasAType) {
    // Endings that belong to many programs; *.f3.toml is Fraktaler-3's own.
    const std::set<std::string> ofOthers{".ini", ".json", ".prf", ".toml"};
    std::set<std::string> endings{".f3.toml"};
    for (const std::string& ending : fathom::foreignExtensions())
        endings.insert(ending);
    for (const fathom::PaletteFormat& format : fathom::paletteFormats())
        endings.insert("." + std::string(format.id));

    // The pattern of each type, and the types that the entry opens.
    static const std::regex kPattern(
        R"r(<mime-type type="([^"]*)">(?:(?!</mime-type>)[^])*<glob pattern="\*([^"]*)")r");
    const std::string package = textOf(share() / "mime" / "packages" / (kId + ".xml"));
    std::map<std::string, std::string> types;
    for (std::sregex_iterator match(package.begin(), package.end(), kPattern), end; match != end;
         ++match)
        types[(*match)[2]] = (*match)[1];
    for (const std::string& ending : endings)
        EXPECT_NE(types.contains(ending), ofOthers.contains(ending)) << ending;
    for (const auto& [ending, type] : types) {
        EXPECT_TRUE(endings.contains(ending) || ending == ".fathom.json") << ending;
        EXPECT_NE(textOf(entry()).find(type + ";"), std::string::npos) << type;
        EXPECT_NE(textOf(metainfo()).find(">" + type + "<"), std::string::npos) << type;
    }
}

TEST_F(InstallTest, IconsHaveTheSizesOfTheirFolders) {
    const fs::path theme = share() / "icons" / "hicolor";
    EXPECT_TRUE(fs::exists(theme / "scalable" / "apps" / (kId + ".svg")));
    for (const unsigned size : {16U, 22U, 24U, 32U, 48U, 64U, 128U, 256U, 512U}) {
        const std::string side = std::to_string(size);
        const fs::path icon = theme / (side + "x" + side) / "apps" / (kId + ".png");
        EXPECT_EQ(sizeOfPng(icon), std::pair(size, size)) << icon;
    }
}

}  // namespace
