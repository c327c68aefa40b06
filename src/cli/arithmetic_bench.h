// Measures how fast engines iterate, compared with a plain kernel and with the limit of their
// hardware. One thread calls; engines compute on their own threads.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

struct Bench;

/// Speed of one engine, rung and view. The iterations are those of the picture, even if the engine
/// skips some or does not count them.
struct ArithmeticRate {
    std::string device;  // id
    std::string rung, view;
    double gigaIterationsPerSecond = 0;  // per core second; on GPUs per elapsed second
    // Same for pictures whose colours the device makes, and whose samples are not read:
    std::optional<double> shown;
    std::optional<double> onDevice;  // same, per second inside its kernels, if known
    // Both are computed from the kernels' own times if these are known:
    double ratioToNaive = 0;             // speed divided by that of the plain kernel
    std::optional<double> shareOfLimit;  // of multiply-add speed; for one-word numbers only
};

/// `progress` receives the next stage and the share that is done. Fails with Internal if an engine
/// and its plain kernel count differently.
Result<std::vector<ArithmeticRate>> measureArithmetic(
    const std::vector<std::unique_ptr<Engine>>& engines,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

/// The benchmark "arithmetic" of the command line.
extern const Bench kArithmeticBench;

}  // namespace fathom
