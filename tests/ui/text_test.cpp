// Device names as the window shows them.
#include "ui/text.h"

#include <gtest/gtest.h>

namespace fathom {
namespace {

std::string named(const char* label) {
    return toUtf8(deviceName(QString::fromUtf8(label)));
}

TEST(DeviceNameTest, LeavesOutWhatPoclPutsBeforeTheProcessor) {
    EXPECT_EQ(named("pthread-skylake-avx512-AMD EPYC"), "AMD EPYC");
    EXPECT_EQ(named("cpu-znver3-AMD Ryzen 9 5950X 16-Core Processor"),
              "AMD Ryzen 9 5950X 16-Core Processor");
    EXPECT_EQ(named("cpu-alderlake-12th Gen Intel(R) Core(TM) i7-12700H"),
              "12th Gen Intel Core i7-12700H");
    EXPECT_EQ(named("pthread-cortex-a72"), "pthread-cortex-a72") << "all that is known of it";
}

TEST(DeviceNameTest, LeavesOutTheSignsOfTrademarksAndTheClock) {
    EXPECT_EQ(named("Intel(R)  Xeon(R) CPU E5-2690 v4 @ 2.60GHz"), "Intel Xeon CPU E5-2690 v4");
    EXPECT_EQ(named("Intel(R) Xeon(R) CPU @ 2.20GHz"), "Intel Xeon");
    EXPECT_EQ(named("Intel® Iris® Xe Graphics"), "Intel Iris Xe Graphics");
}

TEST(DeviceNameTest, KeepsOtherNames) {
    EXPECT_EQ(named("NVIDIA GeForce RTX 3060"), "NVIDIA GeForce RTX 3060");
    EXPECT_EQ(named("Built-in CPU engine, 2 threads"), "Built-in CPU engine, 2 threads");
}

}  // namespace
}  // namespace fathom
