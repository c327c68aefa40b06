// Parses the values of options. Pure functions; every failure is InvalidInput and names the option.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/shown_text.h"
#include "number/decimal.h"
#include "render/geometry.h"

namespace fathom {

/// A whole number in [minimum, maximum].
Result<std::uint64_t> parseCount(std::string_view option, const std::string& text,
                                 std::uint64_t minimum, std::uint64_t maximum);

/// A finite number.
Result<double> parseReal(std::string_view option, const std::string& text);

/// A decimal number of any length.
Result<Decimal> parseDecimal(std::string_view option, const std::string& text);

/// "1920x1080", each side from 1 to 100,000 pixels.
Result<Size> parseSize(std::string_view option, const std::string& text);

}  // namespace fathom
