// One OpenCL device's computations, on threads that may wait for its driver. Thread-safe.
#pragma once

#include <memory>
#include <optional>

#include "opencl/delta_tables.h"
#include "opencl/device_renderer.h"
#include "opencl/item_memory.h"
#include "opencl/kernel_builds.h"
#include "render/engine.h"

namespace fathom {

/// Same contract as Engine, except that calls throw what the driver reports, as in DeviceRenderer.
/// A caller may abandon a call, so each thread that works for this object shares its ownership.
class DeviceEngine {
public:
    /// `hostThreads`: number of threads that make samples of what the device has computed.
    DeviceEngine(std::string id, OpenClDevice device, KernelFolders folders,
                 const DriverThreads& threads, int hostThreads);

    const EngineInfo& info() const { return m_info; }
    int concurrency() const;
    /// Calls no driver.
    void expect(const RenderRequest& request, const RenderPlan& plan);
    Result<std::unique_ptr<DeviceRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                    const std::function<void(Phrase)>& stage,
                                                    const std::stop_token& stop);
    Result<std::unique_ptr<Baseline>> baseline(std::shared_ptr<const RenderJob> job,
                                               const std::stop_token& stop);

    const OpenClDevice& device() const { return m_device; }
    /// Compiles a program, or fails as KernelBuilds::obtain() does.
    Result<ReadyProgram> program(const ProgramId& id, const std::stop_token& stop) {
        return m_builds.obtain(
            id, [] {}, stop);
    }

private:
    using Prepared = Result<std::unique_ptr<DeviceRenderer>>;

    Result<ReadyProgram> obtain(const ProgramId& program, const std::function<void(Phrase)>& stage,
                                const std::stop_token& stop);
    Prepared prepareDirect(std::shared_ptr<const RenderJob> job,
                           const std::function<void(Phrase)>& stage, const std::stop_token& stop);
    Prepared prepareDeltas(const std::shared_ptr<const RenderJob>& job,
                           const std::function<void(Phrase)>& stage, const std::stop_token& stop);
    /// The program that colours samples, if the device should and it has been compiled.
    std::optional<ReadyProgram> colors(const RenderJob& job);
    DeviceThreads threadsFor(const RenderJob& job) const;

    OpenClDevice m_device;
    const int m_threads;  // of the host
    EngineInfo m_info;
    KernelBuilds m_builds;
    DeltaUploads m_deltaUploads;
    const std::shared_ptr<ItemMemories> m_itemMemories = std::make_shared<ItemMemories>(m_threads);
};

}  // namespace fathom
