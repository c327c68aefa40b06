// Text from a clipboard: a view, a location, or what another program copies. Pure functions: any
// thread.
#pragma once

#include "bookmarks/location_text.h"
#include "foreign/foreign_format.h"

namespace fathom {

struct PastedPlace {
    PastedLocation pasted;
    const ForeignFormat* format = nullptr;  // null: Fathom's own text, or plain lines and numbers
    std::vector<Phrase> lost;               // a sentence for each thing that was not carried over
};

/// Parses text of another program as a whole; what that does not say (a place or colours) stays as
/// in `base`. All other text is parsed by parseClipboardText(). Lines such as "Re: 0.1" and "Zoom:
/// 10" that no program's own keys accompany are plain text: people write them in mails, and they
/// keep the formula.
Result<PastedPlace> parsePastedText(std::string_view text, const Bookmark& base);

}  // namespace fathom
