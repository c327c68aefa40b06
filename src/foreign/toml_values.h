// Reads TOML into flat keys. Pure function: any thread.
#pragma once

#include <string_view>

#include "foreign/key_values.h"

namespace fathom {

/// The values of a TOML text by dotted keys: "location.real", and with the number of an element,
/// "formula.0.power", for arrays. A number keeps its digits as they are written, except in arrays
/// and inline tables. Fails with Parse; the message gives the line.
Result<KeyValues> readToml(std::string_view text);

/// A text as a TOML string.
std::string tomlString(std::string_view text);

/// A number as a TOML float, which needs a point or an exponent.
std::string tomlFloat(double value);

}  // namespace fathom
