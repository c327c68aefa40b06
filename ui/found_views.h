// The views that a found point offers, as values. Pure functions; any thread.
#pragma once

#include "finder/feature.h"
#include "render/location.h"

namespace fathom {

/// Whole: the whole minibrot. Center: its centre at the present depth. Half, ThreeQuarters and
/// SevenEighths: parts of the way to it, each of which doubles the pattern of the start once more
/// (Julia morphing). EmbeddedJulia: the Julia set around it.
enum class NucleusView { Whole, Center, Half, ThreeQuarters, SevenEighths, EmbeddedJulia };

/// The location of the wanted view; `from` is the location that was clicked in. Automatic
/// iterations follow by themselves; a fixed limit is raised for the period.
Location locationOf(NucleusView wanted, const Nucleus& nucleus, const Location& from);
/// True if the nucleus has this view. A bulb has no Julia set of its own around it, nor has a
/// periodic point; both offer only Whole and Center.
bool isOffered(NucleusView wanted, const Nucleus& nucleus);

/// The view of `from`, turned so that the minibrot stands as the whole set does in its home view.
/// For formulas that fold, the minibrot's stretch is undone too.
View uprightView(const Nucleus& nucleus, const Location& from);

/// The location with the point in the middle, at the depth of `from`.
Location locationOf(const Misiurewicz& point, const Location& from);
/// The location where the picture of `from`, which has the point in its middle, repeats: deeper,
/// and turned.
Location nextRepeat(const Misiurewicz& point, const Location& from);

}  // namespace fathom
