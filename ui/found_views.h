// The views that a found point offers, as values. Pure functions; any thread.
#pragma once

#include "finder/feature.h"
#include "render/location.h"

namespace fathom {

/// The whole minibrot; its centre at the present depth; parts of the way to it, each of which
/// doubles the pattern of the start once more (Julia morphing); the Julia set around it.
enum class NucleusView { Whole, Center, Half, ThreeQuarters, SevenEighths, EmbeddedJulia };

/// From where one clicked. The iterations follow by themselves, or are raised for the period where
/// they are locked.
Location locationOf(NucleusView wanted, const Nucleus& nucleus, const Location& from);
/// A bulb has no Julia set of its own around it, nor has a periodic point.
bool isOffered(NucleusView wanted, const Nucleus& nucleus);

/// The view of `from` turned so that the minibrot stands as the whole set does in its home view; of
/// formulas that fold without skew, too.
View uprightView(const Nucleus& nucleus, const Location& from);

/// The point in the middle; at the same depth.
Location locationOf(const Misiurewicz& point, const Location& from);
/// Where the picture of `from`, which has the point in its middle, repeats: deeper, and turned.
Location nextRepeat(const Misiurewicz& point, const Location& from);

}  // namespace fathom
