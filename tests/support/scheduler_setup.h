// Shared by the scheduler's tests: requests, lists of fake engines, expectations. Plain functions,
// for the test's own thread.
#pragma once

#include <gtest/gtest.h>

#include "formula/formula_list.h"
#include "render/render_scheduler.h"
#include "support/collecting_sink.h"
#include "support/fake_engine.h"

namespace fathom::test {

using Behaviour = FakeEngine::Behaviour;

inline constexpr Size kSize{512, 384};  // 12 tiles of the last pass on a direct rung

inline RenderRequest request(Size size = kSize) {
    RenderRequest result;
    result.location = homeLocation(defaultInstance(*findFormula("mandelbrot")));
    result.location.iterations = {1000, false};
    result.size = size;
    result.focus = {size.width / 2.0, size.height / 2.0};
    return result;
}

inline Behaviour gpu(std::string id = "opencl0") {
    Behaviour behaviour;
    behaviour.info.id = id;
    behaviour.info.label = "GPU " + id;
    behaviour.info.kind = DeviceKind::OpenClGpu;
    behaviour.info.numbers = {NumberKind::Fp32, NumberKind::Fp64};
    return behaviour;
}

inline std::vector<std::unique_ptr<Engine>> engines() {
    return {};
}

template <class... More>
std::vector<std::unique_ptr<Engine>> engines(Behaviour first, More... more) {
    auto list = engines(std::move(more)...);
    list.insert(list.begin(), std::make_unique<FakeEngine>(std::move(first)));
    return list;
}

inline std::vector<std::unique_ptr<Engine>> recorded(Behaviour behaviour,
                                                     std::shared_ptr<FakeRecord> record) {
    std::vector<std::unique_ptr<Engine>> list;
    list.push_back(std::make_unique<FakeEngine>(std::move(behaviour), std::move(record)));
    return list;
}

inline Result<void> failure(ErrorCode code, std::string message = "The driver said no.") {
    return fail(code, std::move(message));
}

/// For hooks of engines: holds a tile until the sink has a notice that another engine was removed.
inline Result<void> awaitNotice(const CollectingSink& sink, const std::stop_token& stop) {
    while (!sink.hasNotices() && !stop.stop_requested())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return {};
}

/// Expects an error with the code Cancelled.
inline void expectCancelled(const std::optional<Result<RenderSummary>>& outcome) {
    ASSERT_TRUE(outcome);
    ASSERT_FALSE(outcome->has_value());
    EXPECT_EQ(outcome->error().code, ErrorCode::Cancelled);
}

inline void expectNoComplaints(const CollectingSink& sink) {
    EXPECT_EQ(sink.complaints(), std::vector<std::string>{});
}

}  // namespace fathom::test
