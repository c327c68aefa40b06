#include "number/upper_product.h"

#include "base/processor.h"

namespace fathom::limbs {

namespace {

constexpr UpperProducts kNone{"none", nullptr, 1, 0, 4096};

#if defined(__x86_64__)
constexpr UpperProducts kByIfma{"IFMA", upperProductByIfma, 9, kMostUpperByIfma, 32'768};
constexpr UpperProducts kByFma{"FMA", upperProductByFma, 12, kMostUpperByFma, 8192};

bool hasIfma() {
    return mayUseLevel(4) && FATHOM_PROCESSOR_HAS("avx512ifma") &&
           FATHOM_PROCESSOR_HAS("avx512vbmi");
}

bool hasFma() {
    return mayUseLevel(3);
}
#endif

}  // namespace

UpperProducts fastestUpperProducts() {
#if defined(__x86_64__)
    if (hasIfma()) return kByIfma;
    if (hasFma()) return kByFma;
#endif
    return kNone;
}

std::vector<UpperProducts> upperProducts() {
    std::vector<UpperProducts> all;
#if defined(__x86_64__)
    if (hasIfma()) all.push_back(kByIfma);
    if (hasFma()) all.push_back(kByFma);
#endif
    all.push_back(kNone);
    return all;
}

}  // namespace fathom::limbs
