#include "cpu/cpu_baseline.h"

#include <cstring>
#include <vector>

#include "base/check.h"
#include "cpu/host_kernels.h"
#include "cpu/lane_renderer.h"
#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/picture_work.h"

namespace fathom {

namespace {

constexpr unsigned kLimitRounds = 1u << 20;
constexpr std::size_t kCopiedBytes = std::size_t{1} << 28;

template <class Number>
class CpuBaseline final : public Baseline {
public:
    explicit CpuBaseline(std::shared_ptr<const RenderJob> job)
        : m_job(std::move(job)), m_direct(directJob<Number>(*m_job)) {}

    Result<std::uint64_t> iteratePlainly(std::uint32_t limit) override {
        const auto plain = plainKernels().of(Number{});
        const TileTask all{m_job->grid->area, 1, limit};
        auto at = m_direct.at;
        std::uint64_t sum = 0;
        const auto pixels = static_cast<std::uint32_t>(samplesOf(all));
        for (std::uint32_t index = 0; index < pixels; ++index) {
            at.c = pointOf<Number>(*m_job->grid, all, index);
            sum += plain(&at, m_direct.start, limit);
        }
        return sum;
    }

    Result<std::uint64_t> reachLimit() override {
        const kernel::LaneTable lanes = laneTable();
        const auto loop =
            std::is_same_v<WordOf<Number>, float> ? lanes.limitOfFloats : lanes.limitOfDoubles;
        return loop ? loop(kLimitRounds) : 0;
    }

    Result<std::uint64_t> copyMemory() override {
        m_from.resize(kCopiedBytes);
        m_to.resize(kCopiedBytes);
        std::memcpy(m_to.data(), m_from.data(), kCopiedBytes);
        return 2 * kCopiedBytes;
    }

private:
    std::shared_ptr<const RenderJob> m_job;
    typename DirectTypesOf<Number>::DirectJob m_direct;
    std::vector<char> m_from, m_to;
};

}  // namespace

std::unique_ptr<Baseline> makeCpuBaseline(std::shared_ptr<const RenderJob> job) {
    const NumberKind kind = job->plan.rung->number;
    return visitNumber(kind, [&]<class Number>() -> std::unique_ptr<Baseline> {
        if constexpr (requires { plainKernels().of(Number{}); }) {
            return std::make_unique<CpuBaseline<Number>>(std::move(job));
        } else {
            FATHOM_CHECK(!"a rung of floats or doubles");
            return nullptr;
        }
    });
}

}  // namespace fathom
