#include "render/render_scheduler.h"

#include "render/scheduler_core.h"

namespace fathom {

RenderScheduler::RenderScheduler(std::vector<std::unique_ptr<Engine>> engines, Workers workers)
    : m_core(std::make_unique<Core>(std::move(engines), workers)) {}

RenderScheduler::~RenderScheduler() = default;

RenderId RenderScheduler::submit(RenderRequest request, std::shared_ptr<TileSink> sink) {
    return m_core->submit(std::move(request), std::move(sink));
}

void RenderScheduler::cancel(RenderId id) {
    m_core->cancel(id);
}

void RenderScheduler::cancelAll() {
    m_core->cancelAll();
}

Result<RenderPlan> RenderScheduler::plan(const RenderRequest& request, std::stop_token stop) const {
    return m_core->plan(request, stop);
}

void RenderScheduler::setPaused(RenderId id, bool isPaused) {
    m_core->setPaused(id, isPaused);
}

void RenderScheduler::setSpeeds(DeviceSpeeds speeds) {
    m_core->setSpeeds(std::move(speeds));
}

void RenderScheduler::setKeepsOrbits(bool areKept) {
    m_core->setKeepsOrbits(areKept);
}

Result<std::vector<RungSpeed>> RenderScheduler::measureSpeeds(const std::string& engineId,
                                                              std::stop_token stop) {
    return m_core->measureSpeeds(engineId, stop);
}

void RenderScheduler::waitIdle() {
    m_core->waitIdle();
}

bool RenderScheduler::isIdle() const {
    return m_core->isIdle();
}

std::vector<EngineInfo> RenderScheduler::engines() const {
    return m_core->engines();
}

std::vector<RenderScheduler::RemovedEngine> RenderScheduler::removedEngines() const {
    return m_core->removedEngines();
}

}  // namespace fathom
