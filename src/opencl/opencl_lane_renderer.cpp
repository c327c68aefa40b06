#include "opencl/opencl_lane_renderer.h"

#include "opencl/busy_time.h"
#include "opencl/lane_kernels.h"

namespace fathom {

namespace {

/// One thread's way to the device: a queue and the memory of the tile that it computes.
template <class Number>
class OpenClLaneRunner final : public LaneRunner<Number> {
public:
    using typename LaneRunner<Number>::Part;
    using Word = WordOf<Number>;

    OpenClLaneRunner(const ReadyProgram& program, const OpenClDevice& device, int power,
                     BusyTime& busy)
        : LaneRunner<Number>(lanesOf(device, DirectNumber<Number>::kKind), power,
                             device.handle.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>()),
          m_queue(program.context, device.handle, CL_QUEUE_PROFILING_ENABLE),
          m_kernels(program.program),
          m_words(sharedVector<Word>(program.context)),
          m_list(sharedVector<std::uint32_t>(program.context)),
          m_parts(sharedVector<Part>(program.context)),
          m_busy(busy) {}

    /// Waits for what is queued, since it reads and writes this object's memory.
    ~OpenClLaneRunner() override {
        try {
            m_queue.finish();
        } catch (const cl::Error&) {  // the device is gone, and its commands with it
        }
    }

    Word* reserve(std::size_t words) override {
        if (m_words.size() < words) m_words.resize(words);
        return m_words.data();
    }

    void count(const LaneRows<Word>& rows, std::span<Part> parts) override {
        m_parts.assign(parts.begin(), parts.end());
        m_busy.add(m_kernels.enqueueCount(m_queue, rows, m_parts));
        std::ranges::copy(m_parts, parts.begin());
    }

    void scout(const LaneRows<Word>& rows) override {
        m_list.assign(rows.list, rows.list + rows.pixels);
        LaneRows<Word> shared = rows;
        shared.list = m_list.data();
        m_busy.add(m_kernels.enqueueScout(m_queue, shared, this->coresFor(rows.pixels)));
    }

private:
    cl::CommandQueue m_queue;
    LaneKernels<Word> m_kernels;
    SharedVector<Word> m_words;
    SharedVector<std::uint32_t> m_list;
    SharedVector<Part> m_parts;
    BusyTime& m_busy;
};

template <class Number>
class OpenClLaneRenderer final : public TileRenderer {
public:
    OpenClLaneRenderer(const std::shared_ptr<const RenderJob>& job, const EngineInfo& info,
                       const OpenClDevice& device, const ReadyProgram& program)
        : m_label(info.label),
          m_lanes(job, info.id, [this, device, program, power = powerOf(*job)] {
              return std::make_unique<OpenClLaneRunner<Number>>(program, device, power, m_busy);
          }) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        return withOpenClErrors(m_label, [&] { return m_lanes.render(task, control); });
    }

    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        return withOpenClErrors(m_label,
                                [&] { return m_lanes.resume(tile, iterationLimit, control); });
    }

    double deviceSeconds() const override { return m_busy.seconds(); }

private:
    static int powerOf(const RenderJob& job) { return job.request.location.formula.power; }

    const std::string m_label;
    BusyTime m_busy;
    LaneRenderer<Number> m_lanes;
};

}  // namespace

Result<std::unique_ptr<TileRenderer>> makeOpenClLaneRenderer(std::shared_ptr<const RenderJob> job,
                                                             const EngineInfo& info,
                                                             const OpenClDevice& device,
                                                             const ReadyProgram& program) {
    const NumberKind kind = job->plan.rung->number;
    return visitNumber(kind, [&]<class Number>() -> std::unique_ptr<TileRenderer> {
        if constexpr (kHasLanes<Number>) {
            return std::make_unique<OpenClLaneRenderer<Number>>(std::move(job), info, device,
                                                                program);
        } else {
            FATHOM_CHECK(!"a number that has lanes");
            return nullptr;
        }
    });
}

}  // namespace fathom
