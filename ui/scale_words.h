// A comparison, in words, that shows how large the whole set would be at the scale of the canvas.
// Pure; GUI thread, because of the language.
#pragma once

#include <QString>

#include "render/view.h"

namespace fathom {

/// "Were this picture 30 cm high, the whole set would be as wide as the Milky Way." Empty for a
/// view at least as large as the whole set. `home`: the radius of the whole set.
QString scaleSentence(const View& view, const Decimal& home);

}  // namespace fathom
