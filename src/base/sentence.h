// Text from other programs inside our messages. No state.
#pragma once

#include <string>
#include <string_view>

namespace fathom {

/// The text of a library or a driver without the full stops, blanks and line ends at its end, so
/// that a message can continue after it or add its own full stop.
std::string withoutFullStop(std::string_view words);

}  // namespace fathom
