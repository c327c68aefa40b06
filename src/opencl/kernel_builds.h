// Compiles a device's programs on its threads, which nobody waits for when they are no longer
// wanted. Safe from any thread.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>

#include "opencl/driver_threads.h"
#include "opencl/opencl_device.h"
#include "opencl/program_source.h"

namespace fathom {

struct KernelFolders {
    std::filesystem::path programCache;  // compiled programs; empty: not kept
    std::filesystem::path sources;       // empty: those built in
};

/// A program, one of a renderer's after its first run, on a device that has passed its
/// self-test.
struct ReadyProgram {
    cl::Context context;
    cl::Program program;
};

class KernelBuilds {
public:
    KernelBuilds(OpenClDevice device, KernelFolders folders, DriverThreads threads);

    /// Begins to compile a program that will be wanted. Calls no driver.
    void begin(const ProgramId& id);

    /// Compiles a program. Callers that want the same one share its build; a failed build is tried
    /// again by the next caller. Calls `onWait` once if it is not ready. Fails with Cancelled as
    /// soon as a stop is requested; the build goes on for later callers. Where no thread can be
    /// started it is the calling one that compiles.
    Result<ReadyProgram> obtain(const ProgramId& id, const std::function<void()>& onWait,
                                std::stop_token stop);

private:
    struct Build;
    struct Shared;
    static Result<ReadyProgram> build(Shared& shared, const ProgramId& id,
                                      const ProgramSource& source);
    /// The build of this program, begun unless it was before: on the calling thread where no other
    /// can be started and `mayWait`.
    Result<std::shared_ptr<Build>> buildOf(const ProgramId& id, bool mayWait);

    std::shared_ptr<Shared> m_shared;  // the threads own it too and may outlive this object
    DriverThreads m_threads;
};

}  // namespace fathom
