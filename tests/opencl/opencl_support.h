// What the OpenCL tests share: devices, pictures and a host kernel to compare with.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "cpu/cpu_engine.h"
#include "cpu/host_kernels.h"
#include "formula/formula_list.h"
#include "opencl/opencl_engine.h"

namespace fathom::test {

/// Whether a driver is installed: then a test without a device is a failure, not a machine without
/// OpenCL.
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

inline Decimal decimal(std::string_view text) {
    return Decimal::parse(text).value();
}

struct Place {
    const char* re;
    const char* im;
    const char* radius;
    int power = 2;
    bool isJulia = false;
};

/// A picture with both planes of its boundary in sight.
inline std::shared_ptr<const RenderJob> makeJob(const Place& place, const char* rung, Size size) {
    auto job = std::make_shared<RenderJob>();
    job->id = RenderId{7};
    Location& location = job->request.location;
    location.view.re = decimal(place.re);
    location.view.im = decimal(place.im);
    location.view.radius = decimal(place.radius);
    location.formula = defaultInstance(*findFormula("mandelbrot"));
    location.formula.power = place.power;
    if (place.isJulia) location.formula.julia = JuliaConstant{decimal("-0.8"), decimal("0.156")};
    job->request.size = size;
    job->plan.rung = findRung(rung);
    job->grid = std::make_shared<const PixelGrid>(makePixelGrid(job->request, job->plan));
    return job;
}

inline std::unique_ptr<TileRenderer> prepared(Engine& engine,
                                              std::shared_ptr<const RenderJob> job) {
    auto renderer = engine.prepare(std::move(job), [](const Phrase&) {}, {});
    EXPECT_TRUE(renderer) << renderer.error().message;
    return renderer ? std::move(*renderer) : nullptr;
}

inline bool haveSameBits(const TileSample& a, const TileSample& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

/// How many samples differ in any bit; a tile of another size differs everywhere.
inline std::size_t differences(const Tile& a, const Tile& b) {
    if (a.samples.size() != b.samples.size()) return a.samples.size() + b.samples.size();
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.samples.size(); ++i)
        count += !haveSameBits(a.samples[i], b.samples[i]);
    return count;
}

}  // namespace fathom::test
