// Report of the preloaded library to the walk. Both map this file, so the report is complete even
// if a signal ends the program or it is killed. No initializers: the file begins as zeros.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace fathom::faults {

enum class FaultKind : std::uint32_t { Allocation, Thread, System, OpenCl };
inline constexpr std::size_t kKinds = 4;
/// Names of the kinds in FATHOM_FAULT.
inline constexpr std::array<const char*, kKinds> kKindNames = {"alloc", "thread", "system",
                                                               "opencl"};

struct FunctionRow {
    FaultKind kind;
    const char* name;
};

inline constexpr FunctionRow kFunctions[] = {
#define FATHOM_OWN(kind, name) {FaultKind::kind, #name},
#define FATHOM_SYSTEM(count, name, failure) {FaultKind::System, #name},
#define FATHOM_STATUS(count, name) {FaultKind::OpenCl, #name},
#define FATHOM_HANDLE(count, name) {FaultKind::OpenCl, #name},
#define FATHOM_POINTER(count, name) {FaultKind::OpenCl, #name},
#include "faults/functions.inc"
#undef FATHOM_OWN
#undef FATHOM_SYSTEM
#undef FATHOM_STATUS
#undef FATHOM_HANDLE
#undef FATHOM_POINTER
};
inline constexpr std::size_t kFunctionCount = std::size(kFunctions);

/// Location of a return address.
struct Frame {
    std::array<char, 40> module;  // the file's name without its folder, cut short
    std::uint64_t offset;         // from the load address of the file, as addr2line expects
};

inline constexpr std::size_t kFrames = 40;

/// Owner of the failing call: that of the innermost module on the stack that is not the C or C++
/// library.
enum class Origin : std::uint32_t {
    None,     // before main()
    Own,      // the program, and libraries that must survive it: libpng, zlib, OpenEXR, GMP
    Foreign,  // libraries that end the program by design when memory runs out: Qt, LLVM,
              // drivers and the like
};

/// A call that was made to fail or to hang.
struct FailedCall {
    std::uint32_t function;  // an index into kFunctions
    std::int32_t value;      // errno, or the OpenCL status
    std::uint64_t call;      // number of the call among those that count, from 1
    Origin origin;
    std::uint32_t frameCount;
    std::array<Frame, kFrames> frames;  // innermost first
};

/// A stack of return addresses from which calls of the chosen kind came.
struct Site {
    std::atomic<std::uint64_t> hash;  // 0: an empty place
    std::atomic<std::uint64_t> calls;
    std::uint32_t function;
    Origin origin;
};
inline constexpr std::size_t kSites = std::size_t{1} << 15;  // a site's index: `hash` modulo this

/// The first half holds the first failed calls, the second half the last ones.
inline constexpr std::size_t kRecords = 32;

struct FaultReport {
    std::array<std::atomic<std::uint64_t>, kFunctionCount> calls;
    std::array<std::atomic<std::uint64_t>, kKinds> kindCalls;
    std::atomic<std::uint64_t> failed;  // number of calls that were made to fail
    std::array<FailedCall, kRecords> records;
    std::array<Site, kSites> sites;  // filled in by the mode "sites"
};

/// The record of the failed call `index`, counted from 0.
inline std::size_t recordOf(std::uint64_t index) {
    constexpr std::uint64_t kHalf = kRecords / 2;
    return index < kHalf ? index : kHalf + index % kHalf;
}

}  // namespace fathom::faults
