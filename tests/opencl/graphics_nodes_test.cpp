#include "opencl/graphics_nodes.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "support/temporary_folder.h"

namespace fathom {
namespace {

TEST(GraphicsNodes, AreFilesOfTheKernelOrNamedByAPerson) {
    for (const char* name :
         {"OCL_ICD_VENDORS", "OCL_ICD_FILENAMES", "OPENCL_VENDOR_PATH", "POCL_DEVICES"})
        ::unsetenv(name);
    const TemporaryFolder none, card;
    std::filesystem::create_directory(card.path() / "dri");
    EXPECT_FALSE(mayHaveGraphics(none.path()));
    EXPECT_TRUE(mayHaveGraphics(card.path()));

    // Drivers that a person has named may find anything.
    ::setenv("POCL_DEVICES", "remote", 1);
    EXPECT_TRUE(mayHaveGraphics(none.path()));
    ::unsetenv("POCL_DEVICES");
}

}  // namespace
}  // namespace fathom
