#include "opencl/sample_kernels.h"

#include <algorithm>

namespace fathom {

std::optional<EscapeTermsList> deviceTerms(const RenderJob& job, const SampleMaker& maker,
                                           const OpenClDevice& device, double scale) {
    const bool hasDoubles =
        std::ranges::find(device.numbers, NumberKind::Fp64) != device.numbers.end();
    if (!hasDoubles || job.request.location.formula.spec->divides) return std::nullopt;
    return maker.escapeTerms(scale);
}

}  // namespace fathom
