// The built-in engine: computes on the processor, without any driver. It has every rung except
// perturbation in floats, which is for devices without doubles.
#pragma once

#include "cpu/cell_maps.h"
#include "render/engine.h"

namespace fathom {

class CpuEngine final : public Engine {
public:
    static constexpr const char* kId = "cpu";

    /// 0 threads: as many as the processor has.
    explicit CpuEngine(int threads = 0);

    const EngineInfo& info() const override { return m_info; }
    int concurrency() const override { return m_threads; }
    Result<std::unique_ptr<TileRenderer>> prepare(std::shared_ptr<const RenderJob> job,
                                                  const std::function<void(Phrase)>& stage,
                                                  std::stop_token stop) override;
    std::shared_ptr<const PeriodFinder> periods(std::shared_ptr<const RenderJob> job,
                                                std::stop_token stop) override;
    Result<std::unique_ptr<Baseline>> baseline(std::shared_ptr<const RenderJob> job,
                                               std::stop_token stop) override;

private:
    std::shared_ptr<const RenderJob> onCheapestRung(std::shared_ptr<const RenderJob> job,
                                                    std::stop_token stop) const;

    int m_threads;
    EngineInfo m_info;
    KeptCellMaps m_cells;
};

}  // namespace fathom
