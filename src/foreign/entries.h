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
/// The entries of a text, except those named "comment". A backslash at the end of a line joins the
/// next line without its indent. Fails with Parse if an entry has no end, and beyond
/// limits::kForeignPlaces.
Result<std::vector<Entry>> readEntries(std::string_view text);

/// The places of all entries that `readEntry` accepts. The first place tells how many others it
/// refused. Fails with Parse if there is no entry, or with its refusal if it refuses all.
Result<std::vector<ForeignPlace>> readEach(const std::vector<Entry>& entries,
                                           Result<ForeignPlace> (*readEntry)(const Entry&));

}  // namespace fathom
