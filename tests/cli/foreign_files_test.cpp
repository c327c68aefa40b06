// Files of other programs on the command line: shown, rendered, converted.
#include <gtest/gtest.h>

#include "support/child_process.h"
#include "support/source_tree.h"
#include "support/temporary_folder.h"

namespace {

using namespace fathom::test;

class ForeignFilesTest : public testing::Test {
protected:
    ChildResult run(const std::vector<std::string>& arguments) const {
        return runProgram(arguments,
                          {.folder = m_folder.path(),
                           .environment = {"XDG_CACHE_HOME=" + m_folder.path().string()}});
    }
    static std::string file(const std::string& name) {
        return (kRoot / "tests" / "foreign" / "files" / name).string();
    }
    static bool has(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }

    fathom::TemporaryFolder m_folder;
};

TEST_F(ForeignFilesTest, InfoShowsWhatWasLeftOut) {
    const ChildResult shown = run({"info", file("skewed.kfr")});
    EXPECT_EQ(shown.exitCode, 0) << shown.errors;
    EXPECT_EQ(shown.errors, "");
    EXPECT_TRUE(has(shown.output, "Burning Ship, power 3\n")) << shown.output;
    EXPECT_TRUE(has(shown.output, "Left out       The seed")) << shown.output;
}

TEST_F(ForeignFilesTest, CommandsTakeTheirPlacesAndColours) {
    const ChildResult rendered = run({"render", file("bay.kfr"), "-o", "bay.png", "--size", "32x18",
                                      "--colors", file("stripes.kfp")});
    EXPECT_EQ(rendered.exitCode, 0) << rendered.errors;
    EXPECT_EQ(rendered.errors, "fathom: The colours of its GLSL program are left out.\n");
    const ChildResult shown = run({"info", "bay.png"});
    EXPECT_TRUE(has(shown.output, "-1.25066\n")) << shown.output;
    EXPECT_TRUE(has(shown.output, "density 0.125, offset 0.25\n")) << shown.output;
    const ChildResult colors = run({"info", file("stripes.kfp")});
    EXPECT_EQ(colors.exitCode, 2);
    EXPECT_TRUE(has(colors.errors, "--colors")) << colors.errors;
}

TEST_F(ForeignFilesTest, ViewsAreConvertedThereAndBack) {
    ASSERT_EQ(run({"convert", file("skewed.kfr"), "-o", "a.toml"}).exitCode, 0);
    ASSERT_EQ(run({"convert", "a.toml", "-o", "b.kfr"}).exitCode, 0);
    ASSERT_EQ(run({"convert", "b.kfr", "-o", "c.json"}).exitCode, 0);
    const ChildResult shown = run({"info", "c.json"});
    EXPECT_TRUE(has(shown.output, "Burning Ship, power 3\n")) << shown.output;
    EXPECT_TRUE(has(shown.output, "turned by 33 degrees, mirrored, stretched by 1.414213562373095"))
        << shown.output;
    const ChildResult refused = run({"convert", "--formula", "nova", "-o", "d.kfr"});
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(has(refused.errors, "Nova")) << refused.errors;
    const ChildResult unknown = run({"convert", "home", "-o", "d.txt"});
    EXPECT_EQ(unknown.exitCode, 2);
    EXPECT_TRUE(has(unknown.errors, ".json, .kfr, .kfp, .toml")) << unknown.errors;
    EXPECT_EQ(m_folder.names().count("d.kfr") + m_folder.names().count("d.txt"), 0u);
}

}  // namespace
