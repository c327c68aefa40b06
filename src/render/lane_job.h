// What all tiles of a picture share if work-items or the lanes of vectors compute them.
#pragma once

#include <memory>

#include "render/direct_points.h"
#include "render/direct_state.h"
#include "render/known_interior.h"

namespace fathom {

/// The data that all tiles of a picture share.
template <class Number>
struct LaneJob {
    explicit LaneJob(std::shared_ptr<const RenderJob> what)
        : job(std::move(what)),
          maker(sampleMaker(*job)),
          interior(*job),
          isConformal(job->request.location.formula.spec->isConformal),
          direct(directJob<Number>(*job)) {}

    std::shared_ptr<const RenderJob> job;
    SampleMaker maker;
    KnownInterior interior;
    bool isConformal;
    typename DirectTypesOf<Number>::DirectJob direct;
};

}  // namespace fathom
