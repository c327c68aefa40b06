// What all strips and frames of a film have in common.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "film/film_keys.h"
#include "film/strip.h"

namespace fathom {

/// A value.
struct FilmScene {
    Bookmark bookmark;
    FilmZoom zoom;
    Size frame;
    StripShape shape;
    FilmKeys keys;
    std::vector<std::string> devices;
    std::shared_ptr<const ReferenceSource> source;  // may be null

    /// The request for a whole strip.
    RenderRequest strip(int index, IterationLimit limit) const;
};

}  // namespace fathom
