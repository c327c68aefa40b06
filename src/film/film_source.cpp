#include "film/film_source.h"

#include <chrono>

#include "render/reference.h"

namespace fathom {

Result<std::shared_ptr<const ReferenceSource>> filmSource(RenderScheduler& scheduler,
                                                          const FilmScene& scene, int stripCount,
                                                          const std::function<void(Phrase)>& stage,
                                                          std::stop_token stop) {
    const int deepest = static_cast<int>(scene.zoom.octaves) + stripCount - 1;
    RenderRequest request =
        scene.shape.request(scene.zoom, scene.frame, scene.bookmark.location, deepest);
    request.forcedRung = filmRung(request);
    if (findRung(request.forcedRung)->method == Method::Direct) return nullptr;
    request.region = {0, 0, 1, 1};  // one pixel, as its reference is what counts
    request.priority = Priority::Background;

    PictureFlight flight(scheduler, std::move(request));
    while (!flight.waitFor(std::chrono::milliseconds(50), stop)) {
        if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The film was stopped.");
        stage(flight.progress().stage);
    }
    if (!flight.result()) return tl::make_unexpected(flight.result().error());
    const auto& reference = flight.result()->reference;
    return reference ? std::make_shared<const ReferenceSource>(reference->source()) : nullptr;
}

}  // namespace fathom
