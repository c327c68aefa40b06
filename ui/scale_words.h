// How large the whole would be beside what is on the canvas, in words. Pure; GUI thread, for the
// language.
#pragma once

#include <QString>

#include "render/view.h"

namespace fathom {

/// "Were this picture 30 cm high, the whole set would be as wide as the Milky Way." Of a view as
/// large as the whole, or larger, nothing. `home`: the radius of the whole.
QString scaleSentence(const View& view, const Decimal& home);

}  // namespace fathom
