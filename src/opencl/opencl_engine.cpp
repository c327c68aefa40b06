#include "opencl/opencl_engine.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "base/abreast.h"
#include "formula/formula_list.h"
#include "opencl/formula_kernels.h"
#include "opencl/item_kernels.h"
#include "opencl/kernel_builds.h"
#include "opencl/opencl_delta_renderer.h"
#include "opencl/opencl_device.h"
#include "opencl/opencl_formula_renderer.h"
#include "opencl/opencl_item_renderer.h"
#include "opencl/opencl_lane_renderer.h"
#include "opencl/opencl_renderer.h"
#include "opencl/opencl_scaled_renderer.h"
#include "opencl/opencl_yardstick.h"
#include "opencl/scaled_kernels.h"
#include "render/cell_square.h"
#include "render/lane_tile.h"

namespace fathom {

namespace {

class OpenClEngine final : public Engine {
public:
    OpenClEngine(std::string id, OpenClDevice device, KernelFolders folders, int threads)
        : m_device(std::move(device)), m_threads(threads), m_builds(m_device, std::move(folders)) {
        m_info.id = std::move(id);
        m_info.label = m_device.label;
        m_info.driver = m_device.driver;
        m_info.kind = m_device.kind;
        m_info.memoryBytes = m_device.memoryBytes;
        m_info.dividesFloats = m_device.dividesFloats;
        m_info.numbers = m_device.numbers;
    }

    const EngineInfo& info() const override { return m_info; }

    // While the device computes the tiles of some threads, others make samples of theirs. A large
    // GPU is busy with many tiles at once only.
    int concurrency() const override {
        return m_info.kind == DeviceKind::OpenClGpu ? std::clamp(m_threads / 2, 2, 8)
                                                    : std::min(m_threads, 2);
    }

    // Coordinates of direct rungs are there at once; reference orbits are not.
    void expect(const RenderRequest& request, const RenderPlan& plan) override {
        if (plan.rung->method != Method::Delta) return;
        const FormulaInstance& formula = request.location.formula;
        m_builds.begin(plan.rung->isDeltaInFloats() ? scaledProgram(plan.rung->number)
                       : isMandelbrotSet(formula)   ? deltaProgram(formula, kDeltaEntry)
                                                    : deltaProgram(formula, kFormulaEntry));
    }

    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override {
        const Rung& rung = *job->plan.rung;
        if (std::find(m_info.numbers.begin(), m_info.numbers.end(), rung.number) ==
            m_info.numbers.end())
            return fail(ErrorCode::Unsupported, m_info.label + " cannot compute on the rung " +
                                                    std::string(rung.id) + "; choose another.");

        if (rung.isDeltaInFloats()) return prepareScaledDeltas(std::move(job), stage, stop);
        if (rung.method == Method::Delta)
            return job->grid->deltas().formula ? prepareFormulaDeltas(std::move(job), stage, stop)
                                               : prepareDeltas(std::move(job), stage, stop);

        const FormulaInstance& formula = job->request.location.formula;
        ProgramId program{.number = rung.number,
                          .formula = kernelName(*formula.spec),
                          .power = formula.power,
                          .form = std::string(rung.form),
                          .dividesFloats = formula.spec->divides && m_device.dividesFloats};
        if (canUseLanes(*job)) {
            program.lanes = lanesOf(m_device, rung.number);
            if (program.lanes > 1)
                program.entry = "lanes/lanes";
            else if (formula.spec->isConformal)
                program.entry = kItemsEntry;
        }
        const auto ready = obtain(program, stage, stop);
        if (!ready) return tl::make_unexpected(ready.error());
        if (program.lanes > 1)
            return makeOpenClLaneRenderer(std::move(job), m_info, m_device, *ready);
        if (program.entry == kItemsEntry)
            return makeOpenClItemRenderer(job, m_info, m_device, *ready, m_itemMemories,
                                          threadsFor(*job).helpers);
        return makeOpenClRenderer(std::move(job), m_info, m_device, *ready);
    }

    Result<std::unique_ptr<Yardstick>> yardstick(std::shared_ptr<const RenderJob> job,
                                                 std::stop_token stop) override {
        const NumberKind number = job->plan.rung->number;
        const auto obtain = [&](const char* entry, unsigned lanes) {
            return m_builds.obtain(
                {.number = number, .formula = "mandelbrot", .entry = entry, .lanes = lanes}, [] {},
                stop);
        };
        const auto plain = obtain("reference/plain", 1);
        if (!plain) return tl::make_unexpected(plain.error());
        const auto limit = obtain("reference/limit", lanesOf(m_device, number));
        if (!limit) return tl::make_unexpected(limit.error());
        return makeOpenClYardstick(std::move(job), m_device, *plain, *limit);
    }

private:
    Result<ReadyProgram> obtain(const ProgramId& program, const std::function<void(Phrase)>& stage,
                                std::stop_token stop) {
        const auto tellStage = [&] { stage({"Compiling kernels for %1", {m_info.label}}); };
        return m_builds.obtain(program, tellStage, std::move(stop));
    }

    static ProgramId deltaProgram(const FormulaInstance& formula, const char* entry) {
        return {.number = NumberKind::Fp64,
                .formula = kernelName(*formula.spec),
                .power = formula.power,
                .entry = entry};
    }

    /// Of z^2 + c in floats.
    static ProgramId scaledProgram(NumberKind number) {
        const bool isPair = number == NumberKind::DeltaFf;
        return {.number = isPair ? NumberKind::Ff : NumberKind::Fp32,
                .formula = "mandelbrot",
                .form = std::string(isPair ? "lazy" : kNormalForm),
                .entry = kScaledEntry};
    }

    Result<std::unique_ptr<TileRenderer>> prepareDeltas(std::shared_ptr<const RenderJob> job,
                                                        const std::function<void(Phrase)>& stage,
                                                        const std::stop_token& stop) {
        const FormulaInstance& formula = job->request.location.formula;
        const auto ready = obtain(deltaProgram(formula, kDeltaEntry), stage, stop);
        if (!ready) return tl::make_unexpected(ready.error());
        std::optional<ReadyProgram> cells;
        if (squareOf(job->grid->deltas()).period > 0) {
            const auto program = obtain(deltaProgram(formula, kCellEntry), stage, stop);
            if (!program) return tl::make_unexpected(program.error());
            cells = *program;
        }
        return makeOpenClDeltaRenderer(job, m_info, m_device, {*ready, cells}, m_deltaUploads,
                                       m_itemMemories, threadsFor(*job));
    }

    Result<std::unique_ptr<TileRenderer>> prepareScaledDeltas(
        std::shared_ptr<const RenderJob> job, const std::function<void(Phrase)>& stage,
        const std::stop_token& stop) {
        const auto ready = obtain(scaledProgram(job->plan.rung->number), stage, stop);
        if (!ready) return tl::make_unexpected(ready.error());
        return makeOpenClScaledRenderer(job, m_info, m_device, *ready, m_deltaUploads,
                                        m_itemMemories, threadsFor(*job));
    }

    Result<std::unique_ptr<TileRenderer>> prepareFormulaDeltas(
        std::shared_ptr<const RenderJob> job, const std::function<void(Phrase)>& stage,
        const std::stop_token& stop) {
        const FormulaInstance& formula = job->request.location.formula;
        const auto ready = obtain(deltaProgram(formula, kFormulaEntry), stage, stop);
        if (!ready) return tl::make_unexpected(ready.error());
        std::optional<ReadyProgram> wide;
        if (job->grid->deltas().formula->table.job().bounds.is_wide) {
            const auto program = obtain(deltaProgram(formula, kFormulaWideEntry), stage, stop);
            if (!program) return tl::make_unexpected(program.error());
            wide = *program;
        }
        return makeOpenClFormulaRenderer(job, m_info, m_device, {*ready, wide}, m_deltaUploads,
                                         m_itemMemories, threadsFor(*job));
    }

    /// No thread has a tile that there is not.
    ItemThreads threadsFor(const RenderJob& job) const {
        const std::size_t tileArea = job.plan.tileSize.area();
        const TileRect area = job.request.area();
        const std::size_t tiles = (Size{area.width, area.height}.area() + tileArea - 1) / tileArea;
        const int callers = std::min(concurrency(), static_cast<int>(tiles));
        return {callers, (m_threads + callers - 1) / callers};
    }

    OpenClDevice m_device;
    const int m_threads;  // of the host
    EngineInfo m_info;
    KernelBuilds m_builds;
    DeltaUploads m_deltaUploads;
    const std::shared_ptr<ItemMemories> m_itemMemories = std::make_shared<ItemMemories>();
};

}  // namespace

std::vector<std::unique_ptr<Engine>> openClEngines(const OpenClOptions& options,
                                                   DeviceReport* report) {
    KernelFolders folders{options.programCache, options.kernelFolder};
    const char* const edited = std::getenv("FATHOM_KERNEL_DIR");
    if (folders.sources.empty() && edited) folders.sources = edited;

    std::vector<std::unique_ptr<Engine>> engines;
    for (OpenClDevice& device : listOpenClDevices(options.computeUnits, report)) {
        if (options.memoryBytes > 0) device.memoryBytes = options.memoryBytes;
        if (options.areItemsLanes) device.floatLanes = device.doubleLanes = 1;
        engines.push_back(std::make_unique<OpenClEngine>("opencl" + std::to_string(engines.size()),
                                                         std::move(device), folders,
                                                         threadsOf(options.computeUnits)));
    }
    return engines;
}

}  // namespace fathom
