// Shared by the OpenCL tests: devices and how they are prepared.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <stop_token>

#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "opencl/opencl_engine.h"
#include "support/mandelbrot_job.h"
#include "support/pauses.h"

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

/// Stops the tile at its first report of progress. On a busy machine that may come only when the
/// tile is complete, hence several tries.
inline void expectStopInTheMiddle(TileRenderer& renderer, const TileTask& task) {
    constexpr int kMostTries = 20;
    for (int i = 0; i < kMostTries; ++i) {
        std::stop_source source;
        const TileControl control{.stop = source.get_token(), .advanced = [&](double share) {
                                      EXPECT_LE(share, 1);
                                      source.request_stop();
                                  }};
        const auto tile = renderer.render(task, control);
        ASSERT_TRUE(source.stop_requested());
        if (tile) continue;
        EXPECT_EQ(tile.error().code, ErrorCode::Cancelled);
        return;
    }
    FAIL() << "no tile was stopped";
}

}  // namespace fathom::test
