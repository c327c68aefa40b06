// The sentences about a plan: why it has its rung, and what is wrong with a rung that was asked
// for.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/phrase.h"
#include "base/result.h"
#include "render/render_request.h"
#include "render/rung.h"

namespace fathom {

/// How a plan came to its rung.
struct RungChoice {
    int precisionBits = 53;             // RenderPlan::precisionBits
    bool hasGpu = false;                // a graphics device computes
    bool isBySpeed = false;             // the rung is the best of all accurate ones by known speeds
    std::span<const double> distances;  // PlanHints::distances
    double exactShare = 1;              // of the counts, as predicted; 1 if nothing is known
};

/// One sentence for the status bar.
Phrase reasonOf(const Rung& rung, const RenderRequest& request, const RungChoice& choice);

/// Why a cheaper rung is not taken, without a full stop.
Phrase obstacleOf(const Rung& cheaper, const RenderRequest& request, const RungChoice& choice);

/// A label at the beginning of a sentence.
std::string capitalised(std::string_view label);

/// One sentence about a forced rung that is not accurate; empty when it is.
Phrase warningOf(const Rung& rung, const RenderRequest& request);

/// No engine computes the rung that the picture needs, or that the request names.
Error noEngineError(const Rung& rung, const RenderRequest& request);

}  // namespace fathom
