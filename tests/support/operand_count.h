// How many random operands a test tries.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace fathom::test {

/// Returns `usual`, unless FATHOM_TEST_OPERANDS sets another number (for long runs).
inline std::uint64_t operandCount(std::uint64_t usual) {
    const char* const asked = std::getenv("FATHOM_TEST_OPERANDS");
    return asked ? std::strtoull(asked, nullptr, 10) : usual;
}

}  // namespace fathom::test
