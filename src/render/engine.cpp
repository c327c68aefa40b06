#include "render/engine.h"

namespace fathom {

Result<std::unique_ptr<Yardstick>> Engine::yardstick(std::shared_ptr<const RenderJob>,
                                                     std::stop_token) {
    return fail(ErrorCode::Unsupported, info().label + " has nothing to be measured against.");
}

}  // namespace fathom
