#include "film/film_scene.h"

namespace fathom {

RenderRequest FilmScene::strip(int index, IterationLimit limit) const {
    Location location = bookmark.location;
    location.iterations = limit;
    RenderRequest request = shape.request(zoom, frame, std::move(location), index);
    request.forcedRung = filmRung(request);
    request.priority = Priority::Background;
    // Devices have no direct kernels for rings.
    const bool isDirect = findRung(request.forcedRung)->method == Method::Direct;
    if (!isDirect) request.devices = devices;
    return request;
}

}  // namespace fathom
