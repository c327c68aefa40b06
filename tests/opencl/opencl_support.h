// Shared by the OpenCL tests: devices and how they are prepared.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "opencl/opencl_engine.h"
#include "support/mandelbrot_job.h"

namespace fathom::test {

/// True if a driver is installed. Then a test that finds no device fails; otherwise the machine has
/// no OpenCL.
inline bool isDriverInstalled() {
    const char* const folder = std::getenv("OCL_ICD_VENDORS");
    std::error_code ignored;
    const std::filesystem::path vendors = folder && *folder ? folder : "/etc/OpenCL/vendors";
    for (const auto& entry : std::filesystem::directory_iterator(vendors, ignored))
        if (entry.path().extension() == ".icd") return true;
    return false;
}

#define FATHOM_NEED_DEVICE(devices)                            \
    if ((devices).empty()) {                                   \
        ASSERT_FALSE(::fathom::test::isDriverInstalled())      \
            << "An OpenCL driver is installed, but no device " \
               "of it can be used.";                           \
        GTEST_SKIP() << "This machine has no OpenCL device.";  \
    }                                                          \
    static_assert(true)

inline std::unique_ptr<TileRenderer> prepared(Engine& engine,
                                              std::shared_ptr<const RenderJob> job) {
    auto renderer = engine.prepare(std::move(job), [](const Phrase&) {}, {});
    EXPECT_TRUE(renderer) << renderer.error().message;
    return renderer ? std::move(*renderer) : nullptr;
}

}  // namespace fathom::test
