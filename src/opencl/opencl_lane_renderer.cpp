#include "opencl/opencl_lane_renderer.h"

#include "opencl/lane_kernels.h"
#include "opencl/slice_pace.h"

namespace fathom {

namespace {

// Fewer would not keep the lanes of a work-item's vectors busy to its end.
constexpr std::size_t kPixelsOfItem = 1024;

/// One thread's way to the device: a queue and the memory of the tile that it computes.
template <class Number>
class OpenClLaneRunner final : public LaneRunner<Number> {
public:
    using typename LaneRunner<Number>::Memory;
    using typename LaneRunner<Number>::Part;
    using Word = WordOf<Number>;

    OpenClLaneRunner(const ReadyProgram& program, const OpenClDevice& device)
        : m_queue(program.context, device.handle),
          m_kernels(program.program),
          m_units(device.handle.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>()),
          m_words(sharedVector<Word>(program.context)),
          m_counts(sharedVector<std::uint32_t>(program.context)),
          m_list(sharedVector<std::uint32_t>(program.context)),
          m_parts(sharedVector<Part>(program.context)) {}

    /// Waits for what is queued, since it reads and writes this object's memory.
    ~OpenClLaneRunner() override {
        try {
            m_queue.finish();
        } catch (const cl::Error&) {  // the device is gone, and its commands with it
        }
    }

    std::size_t parts(std::size_t pixels) const override { return itemsFor(pixels); }

    std::uint64_t stepsOf(LaneKernel kernel, std::size_t) const override {
        return paceOf(kernel).steps();
    }

    Memory reserve(std::size_t words, std::size_t counts) override {
        m_paces = {};
        if (m_words.size() < words) m_words.resize(words);
        if (m_counts.size() < counts) m_counts.resize(counts);
        return {m_words.data(), m_counts.data()};
    }

    void count(const LaneRows<Word>& rows, std::span<Part> parts) override {
        m_parts.assign(parts.begin(), parts.end());
        timed(LaneKernel::Counted, rows, [&] { m_kernels.enqueueCount(m_queue, rows, m_parts); });
        std::ranges::copy(m_parts, parts.begin());
    }

    void scout(const LaneRows<Word>& rows) override {
        m_list.assign(rows.list, rows.list + rows.pixels);
        LaneRows<Word> shared = rows;
        shared.list = m_list.data();
        timed(LaneKernel::Scout, rows,
              [&] { m_kernels.enqueueScout(m_queue, shared, itemsFor(rows.pixels)); });
    }

private:
    const SlicePace& paceOf(LaneKernel kernel) const {
        return m_paces[static_cast<std::size_t>(kernel)];
    }

    std::size_t itemsFor(std::size_t pixels) const {
        return std::clamp<std::size_t>(pixels / kPixelsOfItem, 1, m_units);
    }

    /// Waits for what `enqueue` queues.
    template <class Enqueue>
    void timed(LaneKernel kernel, const LaneRows<Word>& rows, Enqueue enqueue) {
        const auto queued = SlicePace::Clock::now();
        enqueue();
        m_queue.finish();
        m_paces[static_cast<std::size_t>(kernel)].ended(rows.steps, queued,
                                                        SlicePace::Clock::now());
    }

    cl::CommandQueue m_queue;
    LaneKernels<Word> m_kernels;
    const std::size_t m_units;
    std::array<SlicePace, kLaneKernels.size()> m_paces;
    SharedVector<Word> m_words;
    SharedVector<std::uint32_t> m_counts, m_list;
    SharedVector<Part> m_parts;
};

template <class Number>
class OpenClLaneRenderer final : public TileRenderer {
public:
    OpenClLaneRenderer(std::shared_ptr<const RenderJob> job, const EngineInfo& info,
                       const OpenClDevice& device, const ReadyProgram& program)
        : m_label(info.label), m_lanes(std::move(job), info.id, [device, program] {
              return std::make_unique<OpenClLaneRunner<Number>>(program, device);
          }) {}

    Result<Tile> render(const TileTask& task, const TileControl& control) override {
        return withOpenClErrors(m_label, [&] { return m_lanes.render(task, control); });
    }

    Result<Tile> resume(const Tile& tile, std::uint64_t iterationLimit,
                        const TileControl& control) override {
        return withOpenClErrors(m_label,
                                [&] { return m_lanes.resume(tile, iterationLimit, control); });
    }

private:
    const std::string m_label;
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
