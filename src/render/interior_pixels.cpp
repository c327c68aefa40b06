#include "render/interior_pixels.h"

#include <algorithm>

namespace fathom {

namespace {

/// The first look comes after this many lengths of the reference; an orbit may have come near its
/// cycle by then.
constexpr std::uint64_t kFirstRounds = 4;

/// Looks are spread over the list by this stride, because neighbouring pixels have almost the same
/// discs. A prime.
constexpr std::size_t kStride = 7919;

}  // namespace

InteriorPixels::InteriorPixels(const MandelbrotReference& reference, std::size_t pixels)
    : m_finder(reference.orbit(), reference.table.job()),
      m_next(pixels, kFirstRounds * reference.orbit().length()) {}

void InteriorPixels::find(std::span<DeltaPixel> pixels, std::span<const std::uint32_t> running,
                          std::uint32_t steps) {
    m_left = std::min<std::int64_t>(m_left, 0) + steps;
    for (std::size_t tries = 0; tries < running.size() && m_left > 0; ++tries) {
        m_at = (m_at + kStride) % running.size();
        const std::uint32_t index = running[m_at];
        DeltaPixel& pixel = pixels[index];
        if (pixel.status == FATHOM_INTERIOR || pixel.count < m_next[index]) continue;

        const CycleFinder::Answer answer = m_finder.lookAt(pixel);
        m_next[index] = 2 * pixel.count;
        if (!answer.radius) {
            m_left -= answer.steps;
            continue;
        }
        pixel.status = FATHOM_INTERIOR;
        const double radius2 = *answer.radius * *answer.radius;
        for (const std::uint32_t other : running) {
            const double x = pixels[other].c[0] - pixel.c[0], y = pixels[other].c[1] - pixel.c[1];
            if (x * x + y * y < radius2) pixels[other].status = FATHOM_INTERIOR;
        }
    }
}

}  // namespace fathom
