// Further samples of those pixels of a picture to which one does no justice, and their colours.
// Pure; any thread.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include <QImage>

#include "color/color_settings.h"
#include "ui/tile_bridge.h"

namespace fathom {

/// Some pixels of a picture that have the same number of samples. The first one of each, at its
/// centre, is the picture's own.
struct RefinedPixels {
    std::vector<std::uint32_t> pixels;  // y * width + x, ascending
    std::vector<Samples> planes;        // planes[i] has sample i + 1 of each pixel

    int samplesPerPixel() const { return 1 + static_cast<int>(planes.size()); }
    std::size_t bytes() const;
};

struct Refinement {
    std::vector<std::shared_ptr<const RefinedPixels>> sets;  // no pixel is in two of them
    bool isComplete = false;  // nothing is left to do for the colours of its picture

    int samplesPerPixel() const;  // of the finest set; 1 where there is none
    std::size_t bytes() const;
};

/// From one number of samples to the next, for the pixels that need it.
struct RefinementWave {
    int before, after;  // samples per pixel
    float roughness;    // of a pixel that needs it: see roughnessOf()

    /// Of memory, for each pixel.
    std::size_t bytesPerPixel() const;
};

/// Found on seven views against 16 samples per pixel: these thresholds miss 0.1 % of the pixels
/// that one sample leaves more than 0.03 off.
inline constexpr RefinementWave kRefinementWaves[] = {{1, 4, 0.04f}, {4, 8, 0.10f}};

/// How much the colour of each pixel differs at most from its four neighbours', as a distance in
/// OKLab. Ends early, with less, when stopped.
std::vector<float> roughnessOf(const QImage& image, const std::stop_token& stop);

/// The pixels of a picture that need the wave, ascending; at most `most`, the roughest. Where a
/// pixel has one sample, a boundary within three quarters of a pixel makes it rough as well.
std::vector<std::uint32_t> pixelsFor(const RefinementWave& wave, const Refinement& known,
                                     std::vector<float> roughness,
                                     const std::vector<ColoredTile>& tiles, Size size,
                                     std::size_t most);

/// Rectangles that have all of the pixels, made of blocks of which each has some; they do not
/// overlap.
std::vector<TileRect> partsWith(const std::vector<std::uint32_t>& pixels, Size size);

/// Puts what a tile has of the pixels in its places of the plane. Any thread, for tiles that do not
/// overlap.
void gather(const std::vector<std::uint32_t>& pixels, int width, const TileRect& rect,
            const Samples& samples, Samples& plane);

/// Moves these pixels, which are in the known sets of wave.before samples, to a set of their own
/// with the further `planes`; or adds them where a wave begins with one sample.
Refinement refinedBy(const RefinementWave& wave, const Refinement& known,
                     std::vector<std::uint32_t> pixels, std::vector<Samples> planes);

/// Gives the pixels of a set the mean of their samples' colours in linear light. `tiles` have the
/// picture's first samples. Ends early when stopped.
void paintMeans(QImage& image, const RefinedPixels& set, const std::vector<ColoredTile>& tiles,
                const Colorizer& colorizer, const std::stop_token& stop);

}  // namespace fathom
