#include "film/film_source.h"

#include <chrono>

#include "export/picture_flight.h"

namespace fathom {

std::unique_ptr<PictureFlight> beginReference(RenderScheduler& scheduler, RenderRequest request) {
    if (findRung(request.forcedRung)->method == Method::Direct) return nullptr;
    request.region = {0, 0, 1, 1};
    return std::make_unique<PictureFlight>(scheduler, std::move(request));
}

Result<std::shared_ptr<const Reference>> awaitReference(PictureFlight* flight,
                                                        const std::function<void(Phrase)>& stage,
                                                        std::stop_token stop) {
    if (!flight) return nullptr;
    while (!flight->waitFor(std::chrono::milliseconds(50), stop)) {
        if (stop.stop_requested()) return fail(ErrorCode::Cancelled, "The film was stopped.");
        stage(flight->progress().stage);
    }
    if (!flight->result()) return tl::make_unexpected(flight->result().error());
    return flight->result()->reference;
}

Result<std::shared_ptr<const ReferenceSource>> filmSource(RenderScheduler& scheduler,
                                                          const FilmScene& scene, int stripCount,
                                                          const std::function<void(Phrase)>& stage,
                                                          std::stop_token stop) {
    const int deepest = static_cast<int>(scene.zoom.octaves) + stripCount - 1;
    const IterationLimit limit = scene.bookmark.location.iterations;
    const auto flight = beginReference(scheduler, scene.strip(deepest, limit));
    const auto reference = awaitReference(flight.get(), stage, std::move(stop));
    if (!reference) return tl::make_unexpected(reference.error());
    return *reference ? std::make_shared<const ReferenceSource>((*reference)->source()) : nullptr;
}

}  // namespace fathom
