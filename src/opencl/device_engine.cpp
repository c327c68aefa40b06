#include "opencl/device_engine.h"

#include <algorithm>
#include <optional>

#include "formula/formula_list.h"
#include "opencl/color_kernel.h"
#include "opencl/item_kernels.h"
#include "opencl/opencl_baseline.h"
#include "opencl/opencl_delta_renderer.h"
#include "opencl/opencl_item_renderer.h"
#include "opencl/opencl_lane_renderer.h"
#include "opencl/opencl_renderer.h"
#include "render/lane_renderer.h"

namespace fathom {

namespace {

/// A program of perturbation in doubles.
ProgramId deltaProgram(const FormulaInstance& formula, const char* entry) {
    return {.number = NumberKind::Fp64,
            .formula = kernelName(*formula.spec),
            .power = formula.power,
            .entry = entry};
}

/// The program of perturbation that every picture on a rung needs.
ProgramId deltaProgram(const FormulaInstance& formula, const Rung& rung) {
    if (!rung.isDeltaInFloats())
        return deltaProgram(
            formula, isMandelbrotSet(formula) ? MandelbrotKernels::kEntry : GenericKernels::kEntry);
    const bool isPair = rung.number == NumberKind::DeltaFf;
    return {.number = isPair ? NumberKind::Ff : NumberKind::Fp32,
            .formula = "mandelbrot",
            .form = std::string(isPair ? "lazy" : kNormalForm),
            .entry = ScaledKernels::kEntry};
}

/// The program of a direct rung; `hasLanes`: whether its kernels in lanes can be used.
ProgramId directProgram(const FormulaInstance& formula, const Rung& rung,
                        const OpenClDevice& device, bool hasLanes) {
    ProgramId program{.number = rung.number,
                      .formula = kernelName(*formula.spec),
                      .power = formula.power,
                      .form = std::string(rung.form),
                      .dividesFloats = formula.spec->divides && device.dividesFloats};
    if (!hasLanes) return program;
    program.lanes = lanesOf(device, rung.number);
    program.entry = program.lanes > 1 ? "lanes/lanes" : kItemsEntry;
    return program;
}

}  // namespace

DeviceEngine::DeviceEngine(std::string id, OpenClDevice device, KernelFolders folders,
                           const DriverThreads& threads, int hostThreads)
    : m_device(std::move(device)),
      m_threads(hostThreads),
      m_builds(m_device, std::move(folders), threads) {
    m_info.id = std::move(id);
    m_info.label = m_device.label;
    m_info.driver = m_device.driver;
    m_info.kind = m_device.kind;
    m_info.memoryBytes = m_device.memoryBytes;
    m_info.dividesFloats = m_device.dividesFloats;
    m_info.numbers = m_device.numbers;
}

// While the device computes the tiles of some threads, other threads make the samples of theirs. A
// large GPU is only busy with many tiles at once.
int DeviceEngine::concurrency() const {
    return m_info.kind == DeviceKind::OpenClGpu ? std::clamp(m_threads / 2, 2, 8)
                                                : std::min(m_threads, 2);
}

/// Begins the program that nearly every picture with this plan needs.
void DeviceEngine::expect(const RenderRequest& request, const RenderPlan& plan) {
    const FormulaInstance& formula = request.location.formula;
    const Rung& rung = *plan.rung;
    if (rung.method == Method::Delta) return m_builds.begin(deltaProgram(formula, rung));
    const bool hasLanes = !formula.spec->hasSteps && rung.number != NumberKind::Fp128;
    m_builds.begin(directProgram(formula, rung, m_device, hasLanes));
}

auto DeviceEngine::prepare(std::shared_ptr<const RenderJob> job,
                           const std::function<void(Phrase)>& stage, const std::stop_token& stop)
    -> Prepared {
    const Rung& rung = *job->plan.rung;
    if (!hasNumber(m_info, rung.number))
        return fail(ErrorCode::Unsupported, {"%1 cannot compute on the rung %2; choose another.",
                                             {m_info.label, std::string(rung.id)}});

    return rung.method == Method::Direct ? prepareDirect(std::move(job), stage, stop)
                                         : prepareDeltas(job, stage, stop);
}

auto DeviceEngine::prepareDirect(std::shared_ptr<const RenderJob> job,
                                 const std::function<void(Phrase)>& stage,
                                 const std::stop_token& stop) -> Prepared {
    const Rung& rung = *job->plan.rung;
    const FormulaInstance& formula = job->request.location.formula;
    const ProgramId program = directProgram(formula, rung, m_device, canUseLanes(*job));
    const auto ready = obtain(program, stage, stop);
    if (!ready) return tl::make_unexpected(ready.error());
    if (program.lanes > 1) return makeOpenClLaneRenderer(std::move(job), m_info, m_device, *ready);
    if (program.entry == kItemsEntry)
        return makeOpenClItemRenderer(job, m_info, m_device, *ready, colors(*job), m_itemMemories);
    return makeOpenClRenderer(std::move(job), m_info, m_device, *ready);
}

Result<std::unique_ptr<Baseline>> DeviceEngine::baseline(std::shared_ptr<const RenderJob> job,
                                                         const std::stop_token& stop) {
    const NumberKind number = job->plan.rung->number;
    const auto programOf = [&](const char* entry, unsigned lanes) {
        return m_builds.obtain(
            {.number = number, .formula = "mandelbrot", .entry = entry, .lanes = lanes}, [] {},
            stop);
    };
    const auto plain = programOf("reference/plain", 1);
    if (!plain) return tl::make_unexpected(plain.error());
    const auto limit = programOf("reference/limit", lanesOf(m_device, number));
    if (!limit) return tl::make_unexpected(limit.error());
    return makeOpenClBaseline(std::move(job), m_device, *plain, *limit);
}

Result<ReadyProgram> DeviceEngine::obtain(const ProgramId& program,
                                          const std::function<void(Phrase)>& stage,
                                          const std::stop_token& stop) {
    const auto tellStage = [&] { stage({"Compiling kernels for %1", {m_info.label}}); };
    return m_builds.obtain(program, tellStage, stop);
}

auto DeviceEngine::prepareDeltas(const std::shared_ptr<const RenderJob>& job,
                                 const std::function<void(Phrase)>& stage,
                                 const std::stop_token& stop) -> Prepared {
    const FormulaInstance& formula = job->request.location.formula;
    const PixelDeltas& deltas = job->grid->deltas();
    const auto items = obtain(deltaProgram(formula, *job->plan.rung), stage, stop);
    if (!items) return tl::make_unexpected(items.error());
    DeltaPrograms programs{*items, {}, {}, colors(*job)};
    // Cells need no extended exponents.
    const bool needsMore = deltas.hasCells() || deltas.reference->isExtended();
    if (needsMore && !job->plan.rung->isDeltaInFloats()) {
        const auto entryOf = [&]<class Kernels>(Kernels) {
            return deltas.hasCells() ? Kernels::kCellEntry : Kernels::kExtendedEntry;
        };
        const char* const entry = deltas.reference->isGeneric() ? entryOf(GenericKernels())
                                                                : entryOf(MandelbrotKernels());
        const auto program = obtain(deltaProgram(formula, entry), stage, stop);
        if (!program) return tl::make_unexpected(program.error());
        (deltas.hasCells() ? programs.cells : programs.extended) = *program;
    }
    return makeOpenClDeltaRenderer(job, m_info, m_device, programs, m_deltaUploads, m_itemMemories,
                                   threadsFor(*job));
}

std::optional<ReadyProgram> DeviceEngine::colors(const RenderJob& job) {
    const bool isSeen = job.request.priority == Priority::Interactive;
    return isSeen && paintsColors(m_device) ? m_builds.find(colorProgram()) : std::nullopt;
}

/// There are no more callers than tiles.
DeviceThreads DeviceEngine::threadsFor(const RenderJob& job) const {
    const std::size_t tileArea = job.plan.tileSize.area();
    const TileRect area = job.request.area();
    const std::size_t tiles = (Size{area.width, area.height}.area() + tileArea - 1) / tileArea;
    return {.callers = std::min(concurrency(), static_cast<int>(tiles)), .all = m_threads};
}

}  // namespace fathom
