#include "opencl/graphics_nodes.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace fathom {
namespace {

TEST(GraphicsNodes, DriversThatAPersonNamesMayFindAnything) {
    ::setenv("POCL_DEVICES", "remote", 1);
    EXPECT_TRUE(mayHaveGraphics());
    ::unsetenv("POCL_DEVICES");
}

}  // namespace
}  // namespace fathom
