// Predicts how many pixels of a view get the count that exact arithmetic would give them. Pure.
#pragma once

#include <span>
#include <vector>

#include "render/render_request.h"
#include "render/rung.h"
#include "render/sample.h"

namespace fathom {

/// The distances of samples from the boundary, times `scale`: 0 if too small for a float, infinite
/// inside the set. Pixels that converge without a known distance are left out.
std::vector<double> distancesOf(std::span<const TileSample> samples, double scale);

/// An estimated share, from 0 to 1, and its standard error.
struct ExactShare {
    double mean = 1, error = 0;
};

/// The share of pixels whose counts are exact on an accurate rung. `distances` are those of some
/// pixels of the view, in pixels of the request's size; without any, the share is 1.
///
/// The rounding errors of an orbit act as a shift of its point by s pixels. |d count / dc| is about
/// 1 / distance, so a pixel at distance d is wrong with probability s / (s + d). s is fitted to the
/// pixels of tests/bench/exactness_bench.cpp.
ExactShare exactShare(const Rung& rung, const RenderRequest& request,
                      std::span<const double> distances);

}  // namespace fathom
