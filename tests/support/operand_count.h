// How many random operands a test tries.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace fathom::test {

/// `usual`, unless FATHOM_TEST_OPERANDS asks for another number, as long runs do.
inline std::uint64_t operandCount(std::uint64_t usual) {
    const char* const asked = std::getenv("FATHOM_TEST_OPERANDS");
    return asked ? std::strtoull(asked, nullptr, 10) : usual;
}

}  // namespace fathom::test
