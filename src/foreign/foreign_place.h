// What a foreign location file (a file of places of another fractal program) says in Fathom's
// terms. A value.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bookmarks/bookmark.h"

namespace fathom {

struct ForeignPlace {
    std::string name;                     // printable; empty if the file gives none
    std::optional<Location> location;     // none: the file has colours only
    std::optional<ColorSettings> colors;  // none: the file has a place only, or no usable colours
    std::vector<Phrase> lost;             // a sentence for each thing that was not carried over
    bool isExponentialMap = false;        // a picture with this text is one and not flat
};

/// A text for another program, and a sentence for each thing that it cannot say.
struct ForeignText {
    std::string text;
    std::vector<Phrase> lost;
};

}  // namespace fathom
