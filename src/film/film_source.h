// One orbit in big numbers for a whole film.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "base/phrase.h"
#include "export/picture_flight.h"
#include "film/film_scene.h"
#include "render/reference.h"
#include "render/render_scheduler.h"

namespace fathom {

/// Begins to make the reference of a request, for which one of its pixels is computed; null on a
/// direct rung.
std::unique_ptr<PictureFlight> beginReference(RenderScheduler& scheduler, RenderRequest request);

/// Waits for the reference; null of a null flight. `stage` tells how far it is. Fails as the
/// scheduler does, and with Cancelled.
Result<std::shared_ptr<const Reference>> awaitReference(PictureFlight* flight,
                                                        const std::function<void(Phrase)>& stage,
                                                        std::stop_token stop);

/// What the references of all pictures of a film are made from: the orbit of its deepest strip, as
/// all strips lie around the same point and keys near it. Null for a film that needs none. It
/// depends on the film alone, so that machines that share one make the same frames. Fails as
/// awaitReference() does.
Result<std::shared_ptr<const ReferenceSource>> filmSource(RenderScheduler& scheduler,
                                                          const FilmScene& scene, int stripCount,
                                                          const std::function<void(Phrase)>& stage,
                                                          std::stop_token stop);

}  // namespace fathom
