// What all strips and frames of a film have in common.
#pragma once

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

    /// The request for a whole strip, without what its reference is made from.
    RenderRequest strip(int index, IterationLimit limit) const;
};

}  // namespace fathom
