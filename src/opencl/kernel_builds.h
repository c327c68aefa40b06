// Compiles a device's programs on the device's threads. No caller waits for a program that is no
// longer wanted. Safe from any thread.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "opencl/driver_threads.h"
#include "opencl/opencl_device.h"
#include "opencl/program_source.h"

namespace fathom {

struct KernelFolders {
    std::filesystem::path programCache;  // compiled programs; empty: not kept
    std::filesystem::path sources;       // empty: those built in
};

/// A program on a device that has passed its self-test. A renderer's program has had its first run.
struct ReadyProgram {
    cl::Context context;
    cl::Program program;
};

class KernelBuilds {
public:
    KernelBuilds(OpenClDevice device, KernelFolders folders, DriverThreads threads);

    /// Begins to compile a program that will be needed. Calls no driver.
    void begin(const ProgramId& id);

    /// The program if it has been compiled; otherwise begins to compile it. Calls no driver.
    std::optional<ReadyProgram> find(const ProgramId& id);

    /// Compiles a program. Callers that want the same program share its build; after a failed
    /// build, the next caller tries again. Calls `onWait` once if the program is not ready. Fails
    /// with Cancelled as soon as a stop is requested; the build continues for later callers. If no
    /// thread can be started, the calling thread compiles.
    Result<ReadyProgram> obtain(const ProgramId& id, const std::function<void()>& onWait,
                                std::stop_token stop);

private:
    struct Build;
    struct Shared;
    static Result<ReadyProgram> build(Shared& shared, const ProgramId& id,
                                      const ProgramSource& source);
    /// The build of this program; begins it if it has not begun. If no thread can be started and
    /// `mayWait`, the calling thread builds.
    Result<std::shared_ptr<Build>> buildOf(const ProgramId& id, bool mayWait);

    std::shared_ptr<Shared> m_shared;  // the threads own it too and may outlive this object
    DriverThreads m_threads;
};

}  // namespace fathom
