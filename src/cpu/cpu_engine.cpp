#include "cpu/cpu_engine.h"

#include <algorithm>
#include <fstream>
#include <thread>

#include "cpu/cpu_baseline.h"
#include "cpu/delta_renderer.h"
#include "cpu/direct_renderer.h"
#include "cpu/generic_delta_renderer.h"
#include "cpu/lane_renderer.h"
#include "cpu/period_finders.h"
#include "render/accuracy.h"
#include "render/rechecked_renderer.h"

namespace fathom {

namespace {

/// The processor's name by the system; "processor" if the system does not give one.
std::string processorName() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(": ");
        if (line.starts_with("model name") && colon != std::string::npos)
            return line.substr(colon + 2);
    }
    return "processor";
}

Result<std::unique_ptr<TileRenderer>> makeDirectly(std::shared_ptr<const RenderJob> job) {
    if (auto lanes = makeLaneRenderer(job)) return lanes;
    return makeDirectRenderer(std::move(job));
}

}  // namespace

CpuEngine::CpuEngine(int threads)
    : m_threads(threads > 0 ? threads
                            : std::max(1, static_cast<int>(std::thread::hardware_concurrency()))) {
    m_info.id = kId;
    m_info.label = "Built-in CPU engine, " + std::to_string(m_threads) +
                   (m_threads == 1 ? " thread" : " threads");
    m_info.threads = m_threads;
    m_info.processor = processorName();
    m_info.kind = DeviceKind::BuiltInCpu;
    m_info.numbers = {NumberKind::Fp32,  NumberKind::Ff,       NumberKind::Fp64,     NumberKind::Dd,
                      NumberKind::Fp128, NumberKind::BigFloat, NumberKind::DeltaFp64};
    for (const kernel::LaneEntry& row : laneKernels())
        m_info.laneFormulas.emplace_back(row.formula);
    m_info.laneFormulas.erase(std::unique(m_info.laneFormulas.begin(), m_info.laneFormulas.end()),
                              m_info.laneFormulas.end());
    if (!m_info.laneFormulas.empty())
        m_info.laneNumbers = {NumberKind::Fp32, NumberKind::Ff, NumberKind::Fp64, NumberKind::Dd};
}

Result<std::unique_ptr<TileRenderer>> CpuEngine::prepare(std::shared_ptr<const RenderJob> job,
                                                         const std::function<void(Phrase)>&,
                                                         std::stop_token stop) {
    if (job->plan.rung->method == Method::Delta) {
        const PixelDeltas& deltas = job->grid->deltas();
        auto cells = m_cells.mapsOf(deltas.reference, deltas.square);
        return deltas.reference->isGeneric()
                   ? makeGenericDeltaRenderer(std::move(job), genericDeltas(), std::move(cells))
                   : makeDeltaRenderer(std::move(job), deltaKernels(), std::move(cells));
    }
    if (recheckRung(*job->plan.rung, job->request))
        return makeRecheckedRenderer(std::move(job), makeDirectly, std::move(stop));
    return makeDirectly(std::move(job));
}

std::shared_ptr<const PeriodFinder> CpuEngine::periods(std::shared_ptr<const RenderJob> job,
                                                       std::stop_token stop) {
    job = onCheapestRung(std::move(job), std::move(stop));
    return job->plan.rung->method == Method::Delta ? makeDeltaPeriods(std::move(job))
                                                   : makeDirectPeriods(std::move(job));
}

/// The same picture on the rung that finds periods soonest, among those that are accurate enough:
/// doubles, perturbation, or the picture's own.
std::shared_ptr<const RenderJob> CpuEngine::onCheapestRung(std::shared_ptr<const RenderJob> job,
                                                           std::stop_token stop) const {
    const bool isHybrid = job->request.location.formula.spec->hasSteps;
    for (const char* id : {"fp64", "perturbation"}) {
        const Rung& rung = *findRung(id);
        if (isHybrid && rung.method == Method::Direct) continue;  // none knows its next step
        if (&rung == job->plan.rung) return job;
        RenderRequest request = job->request;
        request.forcedRung = id;
        request.devices = {kId};
        if (!isAccurate(rung, request)) continue;
        const auto plan = choosePlan(request, {&m_info, 1});
        if (!plan) continue;
        auto grid = makePixelGrid(
            request, *plan, [](const Phrase&) {}, stop);
        if (!grid) return job;
        auto cheaper = std::make_shared<RenderJob>(*job);
        cheaper->plan.rung = plan->rung;
        cheaper->plan.precisionBits = plan->precisionBits;
        cheaper->grid = std::make_shared<const PixelGrid>(*std::move(grid));
        return cheaper;
    }
    return job;
}

Result<std::unique_ptr<Baseline>> CpuEngine::baseline(std::shared_ptr<const RenderJob> job,
                                                      std::stop_token) {
    return makeCpuBaseline(std::move(job));
}

}  // namespace fathom
