// The words that values of options can be, for completion. Pure functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fathom {

/// The ids that an option takes, from the list that the program checks them against. `option` is
/// its long name, or the name of an argument; `value` is what the help calls the value. Empty if
/// the value is no id.
std::vector<std::string> optionChoices(std::string_view option, std::string_view value);

}  // namespace fathom
