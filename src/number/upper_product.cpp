#include "number/upper_product.h"

#include "base/processor.h"

namespace fathom::limbs {

std::vector<UpperProducts> upperProducts() {
    std::vector<UpperProducts> all;
#if defined(__x86_64__)
    if (FATHOM_PROCESSOR_HAS("x86-64-v4") && FATHOM_PROCESSOR_HAS("avx512ifma") &&
        FATHOM_PROCESSOR_HAS("avx512vbmi"))
        all.push_back({"IFMA", upperProductByIfma, 9, kMostUpperByIfma, 32'768});
    if (FATHOM_PROCESSOR_HAS("x86-64-v3"))
        all.push_back({"FMA", upperProductByFma, 12, kMostUpperByFma, 8192});
#endif
    all.push_back({"none", nullptr, 1, 0, 4096});
    return all;
}

}  // namespace fathom::limbs
