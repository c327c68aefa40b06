#include "render/engine.h"

namespace fathom {

// Engines that can be measured keep the job.
Result<std::unique_ptr<Baseline>> Engine::baseline(
    std::shared_ptr<const RenderJob>,  // NOLINT(performance-unnecessary-value-param)
    std::stop_token) {
    return fail(ErrorCode::Unsupported, {"%1 has no baseline to compare with.", {info().label}});
}

}  // namespace fathom
