// From what a kernel returns to a TileSample: the one place that makes fraction, distance and
// angle.
#pragma once

#include <complex>
#include <cstdint>

#include "formula/formula_spec.h"
#include "render/location.h"

namespace fathom {

#include "portable.h"
#include "shared_structs.h"

inline constexpr std::uint64_t kInteriorCount = ~std::uint64_t{0};

/// Where an iteration ended. `derivative` is dz/dc (dz/dz0 on a dynamical plane) times the length
/// of a pixel in the plane, so that it stays in range at any depth.
struct PixelEnd {
    std::uint64_t count = 0;
    std::uint32_t status = FATHOM_RUNNING;
    std::complex<double> value, derivative;
};

/// Makes samples of one picture; immutable.
class SampleMaker {
public:
    explicit SampleMaker(const Location& location);

    /// Running and periodic pixels are interior. Smooth part: n + 1 - log_d(ln|z| / ln R), clamped
    /// to [0, 1). Distance: 2 |z| ln|z| / |z'| along the gradient of |z|, in pixels of the
    /// picture (Y. Fisher in The Science of Fractal Images, 1988, appendix D); 0 where it is not
    /// finite.
    TileSample sample(const PixelEnd& end) const;

private:
    double m_logEscape;   // ln R
    double m_logPower;    // ln d
    Matrix2 m_toPicture;  // transposed linear part of pixel -> plane, over the pixel's length
};

}  // namespace fathom
