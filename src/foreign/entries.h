// Files of named entries, "name { ... }", as Fractint's and Ultra Fractal's are. Pure functions:
// any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "foreign/foreign_place.h"

namespace fathom {

struct Entry {
    std::string name;  // printable
    std::string body;  // the lines between the braces, without comments (from ; on)
};

/// The places of all entries of a text that `readEntry` accepts. The first place tells how many
/// others it refused. Entries named "comment" are left out. Fails with Parse if there is no entry,
/// if one has no end, and beyond limits::kForeignPlaces, or with the refusal if all are refused.
Result<std::vector<ForeignPlace>> readEach(std::string_view text,
                                           Result<ForeignPlace> (*readEntry)(const Entry&));

}  // namespace fathom
