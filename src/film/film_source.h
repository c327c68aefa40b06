// One orbit in big numbers for a whole film.
#pragma once

#include <functional>

#include "base/phrase.h"
#include "film/strip_works.h"

namespace fathom {

/// What the references of all pictures of a film are made from: the orbit of its deepest strip, as
/// all strips lie around the same point and keys near it. Null for a film that needs none. It
/// depends on the film alone, so that machines that share one make the same frames. `stage` tells
/// how far it is. Fails as the scheduler does, and with Cancelled.
Result<std::shared_ptr<const ReferenceSource>> filmSource(RenderScheduler& scheduler,
                                                          const FilmScene& scene, int stripCount,
                                                          const std::function<void(Phrase)>& stage,
                                                          std::stop_token stop);

}  // namespace fathom
