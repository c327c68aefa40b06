// Further samples, and their colours, for those pixels of a picture that need more than one sample.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include <QImage>

#include "color/color_settings.h"
#include "ui/tile_bridge.h"

namespace fathom {

/// Some pixels of a picture, all with the same number of samples. The first sample of each pixel,
/// at its centre, belongs to the picture and is not stored here.
struct RefinedPixels {
    std::vector<std::uint32_t> pixels;  // y * width + x, ascending
    std::vector<Samples> planes;        // planes[i]: sample i + 1 of each pixel

    int samplesPerPixel() const { return 1 + static_cast<int>(planes.size()); }
    std::size_t bytes() const;
};

struct Refinement {
    std::vector<std::shared_ptr<const RefinedPixels>> sets;  // no pixel is in two sets
    bool isComplete = false;  // nothing is left to do for the picture's colours

    int samplesPerPixel() const;  // of the finest set; 1 if there is none
    std::size_t bytes() const;
};

/// One step of refinement: from one number of samples to the next, for the pixels that need it.
struct RefinementWave {
    int before, after;  // samples per pixel
    float roughness;    // the least roughness of a pixel that needs it: see roughnessOf()

    /// Memory for each refined pixel, in bytes.
    std::size_t bytesPerPixel() const;
};

/// Measured on seven views against 16 samples per pixel: of the pixels whose colour is more than
/// 0.03 off with one sample, these thresholds miss 0.1 %.
inline constexpr RefinementWave kRefinementWaves[] = {{1, 4, 0.04f}, {4, 8, 0.10f}};

/// For each pixel the largest colour difference from its four neighbours, as a distance in OKLab.
/// When stopped, returns early with some values left at 0.
std::vector<float> roughnessOf(const QImage& image, const std::stop_token& stop);

/// The pixels of a picture that need the wave, ascending; if there are more than `most`, only the
/// roughest. In the first wave a boundary within three quarters of a pixel also makes the pixel
/// rough.
std::vector<std::uint32_t> pixelsFor(const RefinementWave& wave, const Refinement& known,
                                     std::vector<float> roughness,
                                     const std::vector<ColoredTile>& tiles, Size size,
                                     std::size_t most);

/// Rectangles that do not overlap and cover all of the pixels. They are made of blocks, each of
/// which contains at least one of the pixels.
std::vector<TileRect> partsWith(const std::vector<std::uint32_t>& pixels, Size size);

/// Copies the samples of a tile to the slots of its pixels in `plane`: one slot for each of
/// `pixels`. Any thread, for tiles that do not overlap.
void gather(const std::vector<std::uint32_t>& pixels, int width, const TileRect& rect,
            const Samples& samples, Samples& plane);

/// Moves these pixels from the known sets with wave.before samples to sets of their own, with the
/// further `planes`. A wave that begins with one sample adds them as a new set.
Refinement refinedBy(const RefinementWave& wave, const Refinement& known,
                     std::vector<std::uint32_t> pixels, std::vector<Samples> planes);

/// Paints each pixel of a set with the mean of its samples' colours in linear light. `tiles` have
/// the picture's first samples. Ends early when stopped.
void paintMeans(QImage& image, const RefinedPixels& set, const std::vector<ColoredTile>& tiles,
                const Colorizer& colorizer, const std::stop_token& stop);

}  // namespace fathom
