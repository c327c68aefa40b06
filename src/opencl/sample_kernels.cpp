#include "opencl/sample_kernels.h"

namespace fathom {

std::optional<EscapeTermsList> deviceTerms(const RenderJob& job, const SampleMaker& maker,
                                           const OpenClDevice& device, double scale) {
    if (!hasDoubles(device) || job.request.location.formula.spec->divides) return std::nullopt;
    return maker.escapeTerms(scale);
}

}  // namespace fathom
