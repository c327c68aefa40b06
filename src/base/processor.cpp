#include "base/processor.h"

#include <cstdlib>
#include <string_view>

namespace fathom {

namespace {

/// The level that FATHOM_ISA names, or the highest one.
std::string_view namedLevel() {
    const char* const named = std::getenv("FATHOM_ISA");
    return named ? named : "v4";
}

int highestLevel() {
#ifdef __x86_64__
    const bool hasV3 = FATHOM_PROCESSOR_HAS("x86-64-v3"), hasV4 = FATHOM_PROCESSOR_HAS("x86-64-v4");
#elif defined(__aarch64__)
    constexpr bool hasV3 = true, hasV4 = false;
#else
    constexpr bool hasV3 = false, hasV4 = false;
#endif
    const std::string_view most = namedLevel();
    if (hasV4 && most != "v2" && most != "v3") return 4;
    return hasV3 && most != "v2" ? 3 : 2;
}

}  // namespace

bool mayUseLevel(int level) {
    static const int highest = highestLevel();
    return level <= highest;
}

bool isLevelKnown() {
    const std::string_view named = namedLevel();
    return named == "v2" || named == "v3" || named == "v4";
}

}  // namespace fathom
