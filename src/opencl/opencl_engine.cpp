#include "opencl/opencl_engine.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "base/parallel.h"
#include "opencl/device_engine.h"
#include "opencl/device_orbit.h"
#include "opencl/driver_threads.h"
#include "opencl/modular_transform.h"

namespace fathom {

namespace {

/// Calls a device's renderer on the device's threads.
class OpenClRenderer final : public TileRenderer {
public:
    OpenClRenderer(std::shared_ptr<DeviceRenderer> renderer, DriverThreads threads)
        : m_renderer(std::move(renderer)), m_threads(std::move(threads)) {}
    ~OpenClRenderer() override { m_threads.release(std::move(m_renderer)); }

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        return call(control, [renderer = m_renderer, task](const TileControl& inner) {
            return renderer->render(task, inner);
        });
    }

    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        return call(control, [renderer = m_renderer, tile = tile,
                              iterationLimit](const TileControl& inner) mutable {
            return renderer->resume(std::move(tile), iterationLimit, inner);
        });
    }

    bool canPause() const override { return m_renderer->canPause(); }
    double deviceSeconds() const override { return m_renderer->deviceSeconds(); }

private:
    template <class Work>
    Result<Tile> call(const TileControl& control, Work work) {
        const bool isTold = control.advanced != nullptr;
        TileControl inner = control;
        inner.advanced = nullptr;  // may use what its caller owns
        return m_threads.call<Tile, double>(
            control.stop, control.advanced,
            [work = std::move(work), isTold, inner = std::move(inner)](const std::stop_token& stop,
                                                                       const auto& tell) mutable {
                inner.stop = stop;
                if (isTold) inner.advanced = tell;
                return work(inner);
            });
    }

    std::shared_ptr<DeviceRenderer> m_renderer;
    const DriverThreads m_threads;
};

/// Calls a device's baseline on the device's threads.
class OpenClBaseline final : public Baseline {
public:
    OpenClBaseline(std::shared_ptr<Baseline> baseline, DriverThreads threads)
        : m_baseline(std::move(baseline)), m_threads(std::move(threads)) {}
    ~OpenClBaseline() override { m_threads.release(std::move(m_baseline)); }

    Result<std::uint64_t> iteratePlainly(std::uint32_t limit) override {
        return call([limit](Baseline& baseline) { return baseline.iteratePlainly(limit); });
    }
    Result<std::uint64_t> reachLimit() override {
        return call([](Baseline& baseline) { return baseline.reachLimit(); });
    }
    Result<std::uint64_t> copyMemory() override {
        return call([](Baseline& baseline) { return baseline.copyMemory(); });
    }
    double deviceSeconds() const override { return m_baseline->deviceSeconds(); }

private:
    template <class Work>
    Result<std::uint64_t> call(Work work) {
        return m_threads.call<std::uint64_t, bool>(
            {}, {}, [baseline = m_baseline, work](const std::stop_token&, const auto&) {
                return work(*baseline);
            });
    }

    std::shared_ptr<Baseline> m_baseline;
    const DriverThreads m_threads;
};

/// Steps orbits on the device's threads.
class OpenClOrbit final : public DeviceOrbit {
public:
    OpenClOrbit(std::shared_ptr<OrbitOnDevice> orbit, DriverThreads threads)
        : m_orbit(std::move(orbit)), m_threads(std::move(threads)) {}
    ~OpenClOrbit() override { m_threads.release(std::move(m_orbit)); }

    Result<void> setZ(const BigFixed& x, const BigFixed& y) override {
        return m_threads.call<void, bool>(
            {}, {}, [orbit = m_orbit, x, y](const std::stop_token&, const auto&) -> Result<void> {
                orbit->setZ(x, y);
                return {};
            });
    }
    Result<Points> advance(std::uint64_t most, const std::stop_token& stop) override {
        return m_threads.call<Points, bool>(
            stop, {}, [orbit = m_orbit, most](const std::stop_token& inner, const auto&) {
                return orbit->advance(most, inner);
            });
    }
    Result<Z> z() override {
        return m_threads.call<Z, bool>(
            {}, {}, [orbit = m_orbit](const std::stop_token&, const auto&) -> Result<Z> {
                return orbit->z();
            });
    }
    FourierWork workOfStep() const override { return m_orbit->workOfStep(); }

private:
    std::shared_ptr<OrbitOnDevice> m_orbit;
    const DriverThreads m_threads;
};

class OpenClStepDevice final : public StepDevice {
public:
    OpenClStepDevice(std::shared_ptr<DeviceEngine> device, std::shared_ptr<FourierSpeeds> speeds,
                     DriverThreads threads)
        : m_device(std::move(device)), m_speeds(std::move(speeds)), m_threads(std::move(threads)) {}
    ~OpenClStepDevice() override { m_threads.release(std::move(m_device)); }

    std::string name() const override { return m_device->info().label; }

    Result<std::unique_ptr<DeviceOrbit>> orbit(BigFixed x, BigFixed y, int bits,
                                               std::optional<FourierNumbers> numbers,
                                               std::stop_token stop) override {
        using Made = std::shared_ptr<OrbitOnDevice>;
        auto made = m_threads.call<Made, bool>(
            stop, {},
            [device = m_device, speeds = m_speeds, x = std::move(x), y = std::move(y), bits,
             numbers](const std::stop_token& inner, const auto&) -> Result<Made> {
                auto orbit = std::make_shared<OrbitOnDevice>(device->device(), programsOf(device),
                                                             x, y, bits);
                auto ready = orbit->prepare(numbers, *speeds, inner);
                if (!ready) return tl::make_unexpected(std::move(ready.error()));
                return orbit;
            });
        if (!made) return tl::make_unexpected(std::move(made.error()));
        return std::make_unique<OpenClOrbit>(*std::move(made), m_threads);
    }

    Result<Square> square(std::vector<std::uint64_t> words, int times,
                          std::optional<FourierNumbers> numbers, std::stop_token stop) override {
        return m_threads.call<Square, bool>(
            stop, {},
            [device = m_device, speeds = m_speeds, words = std::move(words), times, numbers](
                const std::stop_token& inner, const auto&) {
                return squareOnDevice(device->device(), programsOf(device), words, times, numbers,
                                      *speeds, inner);
            });
    }

    Result<ModularTransform> modularTransform(ModularTransform transform, int times,
                                              std::stop_token stop) override {
        return m_threads.call<ModularTransform, bool>(
            stop, {},
            [device = m_device, transform = std::move(transform), times](
                const std::stop_token& inner, const auto&) {
                return modularTransformOnDevice(device->device(), programsOf(device), transform,
                                                times, inner);
            });
    }

private:
    static ObtainProgram programsOf(const std::shared_ptr<DeviceEngine>& device) {
        return [device](const ProgramId& id, const std::stop_token& stop) {
            return device->program(id, stop);
        };
    }

    std::shared_ptr<DeviceEngine> m_device;
    const std::shared_ptr<FourierSpeeds> m_speeds;
    const DriverThreads m_threads;
};

/// Calls a DeviceEngine on the device's threads.
class OpenClEngine final : public Engine {
public:
    OpenClEngine(std::string id, const OpenClDevice& device, KernelFolders folders, int hostThreads)
        : m_threads(device.handle.sharedWatch()),
          m_device(std::make_shared<DeviceEngine>(std::move(id), device, std::move(folders),
                                                  m_threads, hostThreads)) {}
    ~OpenClEngine() override {
        m_threads.release(std::move(m_device));
        m_threads.close();
    }

    const EngineInfo& info() const override { return m_device->info(); }
    int concurrency() const override { return m_device->concurrency(); }
    void expect(const RenderRequest& request, const RenderPlan& plan) override {
        m_device->expect(request, plan);
    }

    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override {
        return wrapped<OpenClRenderer, TileRenderer>(
            m_threads.call<std::shared_ptr<DeviceRenderer>, Phrase>(
                stop, stage,
                [device = m_device, job = std::move(job)](const std::stop_token& inner,
                                                          const auto& tell) {
                    return shared(device->prepare(job, tell, inner));
                }));
    }

    Result<std::unique_ptr<Baseline>> baseline(std::shared_ptr<const RenderJob> job,
                                               std::stop_token stop) override {
        return wrapped<OpenClBaseline, Baseline>(m_threads.call<std::shared_ptr<Baseline>, bool>(
            stop, {},
            [device = m_device, job = std::move(job)](const std::stop_token& inner, const auto&) {
                return shared(device->baseline(job, inner));
            }));
    }

    std::shared_ptr<StepDevice> steps() override {
        return std::make_shared<OpenClStepDevice>(m_device, m_speeds, m_threads);
    }

private:
    /// A separate step: tl::expected converts between types in a place where nothing may throw, but
    /// a shared pointer allocates memory.
    template <class Made>
    static Result<std::shared_ptr<Made>> shared(Result<std::unique_ptr<Made>> made) {
        if (!made) return tl::make_unexpected(std::move(made.error()));
        return std::shared_ptr<Made>(*std::move(made));
    }

    template <class Outer, class Interface, class Inner>
    Result<std::unique_ptr<Interface>> wrapped(Result<std::shared_ptr<Inner>> made) const {
        if (!made) return tl::make_unexpected(std::move(made.error()));
        return std::make_unique<Outer>(*std::move(made), m_threads);
    }

    const DriverThreads m_threads;
    std::shared_ptr<DeviceEngine> m_device;
    const std::shared_ptr<FourierSpeeds> m_speeds = std::make_shared<FourierSpeeds>();
};

struct Listing {
    std::vector<OpenClDevice> devices;
    DeviceReport report;
};

/// Drivers that do not answer are reported as a device that cannot be used.
Listing listDevices(const OpenClOptions& options) {
    const auto watch = std::make_shared<DriverWatch>(phrase("this computer"), options.patience);
    const DriverThreads threads(watch);
    auto listed = threads.call<Listing, bool>(
        options.stop, {},
        [computeUnits = options.computeUnits, watch](const std::stop_token&,
                                                     const auto&) -> Result<Listing> {
            Listing listing;
            listing.devices = listOpenClDevices(computeUnits, &listing.report, watch);
            return listing;
        });
    threads.close();
    if (listed) return *std::move(listed);
    Listing nothing;
    nothing.report.isOpenClSearched = true;
    nothing.report.rejected.push_back({.info = {.label = "OpenCL", .kind = DeviceKind::OpenClGpu},
                                       .reason = std::move(listed.error().phrase),
                                       .hasFailed = listed.error().code != ErrorCode::Cancelled});
    return nothing;
}

std::vector<OpenClDevice> allCoresOf(const std::vector<OpenClDevice>& devices) {
    std::vector<OpenClDevice> all;
    for (const OpenClDevice& device : devices)
        if (device.kind == DeviceKind::OpenClCpu)
            std::ranges::move(coresOf(device), std::back_inserter(all));
    return all;
}

}  // namespace

std::vector<std::unique_ptr<Engine>> openClEngines(const OpenClOptions& options,
                                                   DeviceReport* report) {
    KernelFolders folders{options.programCache, options.kernelFolder};
    const char* const edited = std::getenv("FATHOM_KERNEL_DIR");
    if (folders.sources.empty() && edited) folders.sources = edited;

    Listing listing = listDevices(options);
    if (options.areCoresDevices) listing.devices = allCoresOf(listing.devices);
    std::vector<std::unique_ptr<Engine>> engines;
    for (OpenClDevice& device : listing.devices) {
        if (options.memoryBytes > 0) device.memoryBytes = options.memoryBytes;
        if (options.areItemsLanes) device.floatLanes = device.doubleLanes = 1;
        engines.push_back(std::make_unique<OpenClEngine>("opencl" + std::to_string(engines.size()),
                                                         device, folders,
                                                         threadsOf(options.computeUnits)));
    }
    if (report) *report = std::move(listing.report);
    return engines;
}

}  // namespace fathom
