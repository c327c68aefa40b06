// Hexadecimal fractions as decimals. Pure function: any thread.
#pragma once

#include <string_view>

#include "base/result.h"
#include "number/decimal.h"

namespace fathom {

/// Reads "-1.4" as -1.25, and "1.8@-3" as 1.5 / 16^3; the exponent is decimal. The result is exact
/// unless it needs more than limits::kHexDigits fractional digits and has few others; then it is
/// rounded to 60 digits. Fails with InvalidInput and a sentence.
Result<Decimal> decimalOfHex(std::string_view text);

}  // namespace fathom
