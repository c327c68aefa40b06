// Makes the steps of a StepTable.
#pragma once

#include <cstdint>
#include <mutex>
#include <shared_mutex>
#include <stop_token>
#include <vector>

#include "base/fresh_vector.h"
#include "orbit/step_table.h"

namespace fathom {

/// Steps and where they are, as kernels see them: see delta_job.
///
/// If the request is lazy, the steps from within a block of kStepBlock iterations are not made at
/// first. In their place is the step with index 0, a gate: it is good for every z, and so long that
/// no pixel takes it.
struct StepTable::Arrays {
    FreshVector<DeltaStep> steps;
    FreshVector<std::uint16_t> keys;  // padded by as many as are read at once
    FreshVector<std::uint32_t> offsets;
    FreshVector<DeltaExtendedStep> extendedSteps;
    FreshVector<int> extendedKeys;
    FreshVector<std::uint32_t> extendedOffsets;
    // The first of the steps from within each block that is left out at first:
    std::vector<std::uint32_t> leftOut, extendedLeftOut;

    std::mutex turn;               // held while the other one is awaited, so that makers come soon
    std::shared_mutex mutex;       // guards all but the sizes: readers share it
    std::vector<char> madeBlocks;  // by block; empty unless the request is lazy
    std::uint32_t unmadeBlocks = 0;  // how many are not made
};

/// Iterations of a block. Blocks begin at index 1.
inline constexpr int kStepBlockLevel = 12;
inline constexpr std::uint32_t kStepBlock = 1u << kStepBlockLevel;

/// True if pixels are too small for steps in doubles alone.
bool needsExtendedSteps(const StepTable::Request& request);

/// Makes all steps of the table, but for what a lazy request leaves out. False if stopped.
bool makeSteps(const StepTable::Request& request, StepTable::Arrays& arrays, std::stop_token stop);
/// Makes the steps from within a block of a lazy request's table.
void makeBlock(const StepTable::Request& request, StepTable::Arrays& arrays, std::uint32_t block);

}  // namespace fathom
