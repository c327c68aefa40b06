// Words of other programs inside our sentences. No state.
#pragma once

#include <string>
#include <string_view>

namespace fathom {

/// What a library or a driver says, without the full stops, blanks and line ends at its end: a
/// sentence goes on after it, or gets a full stop of its own.
std::string withoutFullStop(std::string_view words);

}  // namespace fathom
