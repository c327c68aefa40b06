#include "opencl/opencl_lane_renderer.h"

#include "opencl/busy_time.h"
#include "opencl/lane_kernels.h"
#include "render/lane_renderer.h"

namespace fathom {

namespace {

/// One thread's device tile: a queue and the memory of the tile that it computes.
template <class Number>
class OpenClLaneRunner final : public LaneRunner<Number> {
public:
    using typename LaneRunner<Number>::Part;
    using Word = WordOf<Number>;

    OpenClLaneRunner(const ReadyProgram& program, const OpenClDevice& device, int power,
                     bool hasScouts, BusyTime& busy)
        : LaneRunner<Number>(lanesOf(device, DirectNumber<Number>::kKind), power,
                             device.computeUnits),
          m_queue(program.context, device.handle, CL_QUEUE_PROFILING_ENABLE),
          m_kernels(program.program, hasScouts),
          m_words(program.context),
          m_list(program.context),
          m_parts(program.context),
          m_busy(busy) {}

    Word* reserve(std::size_t words) override { return m_words.reserve(words); }

    void count(const LaneRows<Word>& rows, std::span<Part> parts, std::size_t) override {
        const std::span<Part> shared(m_parts.reserve(parts.size()), parts.size());
        std::ranges::copy(parts, shared.begin());
        cl::settled(m_queue, [&] { m_busy.add(m_kernels.enqueueCount(m_queue, rows, shared)); });
        std::ranges::copy(shared, parts.begin());
    }

    void scout(const LaneRows<Word>& rows) override {
        LaneRows<Word> shared = rows;
        shared.list = m_list.reserve(rows.pixels);
        std::copy_n(rows.list, rows.pixels, m_list.reserve(rows.pixels));
        cl::settled(m_queue, [&] {
            m_busy.add(m_kernels.enqueueScout(m_queue, shared, this->coresFor(rows.pixels)));
        });
    }

private:
    cl::CommandQueue m_queue;
    LaneKernels<Word> m_kernels;
    SharedArray<Word> m_words;
    SharedArray<std::uint32_t> m_list;
    SharedArray<Part> m_parts;
    BusyTime& m_busy;
};

template <class Number, class LanesOfTile>
class OpenClLaneRenderer final : public DeviceRenderer {
public:
    OpenClLaneRenderer(const std::shared_ptr<const RenderJob>& job, const EngineInfo& info,
                       const OpenClDevice& device, const ReadyProgram& program)
        : m_lanes(job, info.id, [this, device, program, formula = job->request.location.formula] {
              return std::make_unique<OpenClLaneRunner<Number>>(program, device, formula.power,
                                                                !formula.spec->divides, m_busy);
          }) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        return m_lanes.render(task, control);
    }

    Result<Tile> resume(Tile tile, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        return m_lanes.resume(tile, iterationLimit, control);
    }

    double deviceSeconds() const override { return m_busy.seconds(); }

private:
    BusyTime m_busy;
    LaneRenderer<Number, LanesOfTile> m_lanes;
};

}  // namespace

std::unique_ptr<DeviceRenderer> makeOpenClLaneRenderer(std::shared_ptr<const RenderJob> job,
                                                       const EngineInfo& info,
                                                       const OpenClDevice& device,
                                                       const ReadyProgram& program) {
    return visitNumber(job->plan.rung->number,
                       [&]<class Number>() -> std::unique_ptr<DeviceRenderer> {
                           if constexpr (kHasLanes<Number>) {
                               return makeLanes<Number>(
                                   job->request.location.formula,
                                   [&]<class Lanes>() -> std::unique_ptr<DeviceRenderer> {
                                       return std::make_unique<OpenClLaneRenderer<Number, Lanes>>(
                                           job, info, device, program);
                                   });
                           } else {
                               FATHOM_CHECK(!"a number that has lanes");
                               return nullptr;
                           }
                       });
}

}  // namespace fathom
