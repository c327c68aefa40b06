// Makes the references of pictures, or takes them from a cache.
#pragma once

#include <functional>
#include <stop_token>

#include "base/phrase.h"
#include "render/pixel_deltas.h"
#include "render/plan.h"
#include "render/reference_cache.h"

namespace fathom {

/// Computes the reference orbit of the picture's centre and the table along it; `stage` tells the
/// person how far the computation is. Fails as the orbit's compute() and the table's build() do.
///
/// With a cache, uses what the cache keeps if that serves this picture, after waiting for a picture
/// that is making it. A new orbit of z^2 + c may come from the cache's keptOrbits(), which changes
/// no bit.
///
/// A cache that serves Around: new references are made with a surplus for pictures around this one.
/// For z^2 + c, a new orbit is computed from a kept orbit nearby, if there is one: the samples are
/// then as good, but not bit for bit the same as without a cache. For other formulas, a kept orbit
/// that is near enough is used as it is, and continued if it ends too soon; only the table is made
/// anew.
///
/// A cache that serves Same: the result is the same as without a cache, to the last bit.
Result<PixelDeltas> makePixelDeltas(const RenderRequest& request, const RenderPlan& plan,
                                    const std::function<void(Phrase)>& stage, std::stop_token stop,
                                    ReferenceCache* cache = nullptr);

}  // namespace fathom
