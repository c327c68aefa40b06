// How fast engines iterate, beside a plain kernel and the limit of their hardware. One thread
// calls; engines compute on theirs.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "render/engine.h"

namespace fathom {

/// Of one engine, rung and view. Iterations are those of the picture, whether an engine does or
/// knows them.
struct ArithmeticRate {
    std::string device;  // id
    std::string rung, view;
    double gigaIterationsPerSecond = 0;  // of a core's time, or on graphics devices of time
    std::optional<double> onDevice;      // the same of its kernels' own time, where that is known
    // Of kernels' own times where these are known:
    double ratioToNaive = 0;             // to the plain kernel
    std::optional<double> shareOfLimit;  // of multiply-adds; where a number is one machine word
};

/// `progress` is told what comes next, and the share that is done. Fails with Internal when an
/// engine and its plain kernel count differently.
Result<std::vector<ArithmeticRate>> measureArithmetic(
    const std::vector<std::unique_ptr<Engine>>& engines,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop);

}  // namespace fathom
