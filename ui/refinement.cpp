#include "ui/refinement.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "base/parallel.h"
#include "color/oklab.h"

namespace fathom {
namespace {

constexpr double kNearBoundary = 0.75;  // pixels

/// Calls take(slot, place) for each pixel inside the rectangle: `slot` is its index in `pixels`,
/// `place` the index of its sample in the rectangle, row by row.
template <class Take>
void forPixelsIn(const std::vector<std::uint32_t>& pixels, int width, const TileRect& rect,
                 Take take) {
    for (int row = 0; row < rect.height; ++row) {
        const auto first = static_cast<std::uint32_t>(static_cast<std::size_t>(rect.y + row) *
                                                          static_cast<std::size_t>(width) +
                                                      static_cast<std::size_t>(rect.x));
        const std::size_t place = static_cast<std::size_t>(row) * rect.width;
        for (auto pixel = std::ranges::lower_bound(pixels, first);
             pixel != pixels.end() && *pixel - first < static_cast<std::uint32_t>(rect.width);
             ++pixel)
            take(static_cast<std::size_t>(pixel - pixels.begin()), place + (*pixel - first));
    }
}

struct Color {
    float lightness, a, b;
};

Color colorOf(Rgb32 pixel) {
    const Oklab color = toOklab(fromSrgb8(pixel));
    return {static_cast<float>(color.lightness), static_cast<float>(color.a),
            static_cast<float>(color.b)};
}

float distanceOf(const Color& one, const Color& other) {
    return std::hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}

/// The values at these places.
template <class Values>
Values picked(const Values& values, const std::vector<std::size_t>& places) {
    Values result(places.size());
    std::ranges::transform(places, result.begin(), [&](std::size_t i) { return values[i]; });
    return result;
}

RefinedPixels picked(const RefinedPixels& set, const std::vector<std::size_t>& places) {
    RefinedPixels result{picked(set.pixels, places), {}};
    for (const Samples& plane : set.planes)
        result.planes.push_back(picked(plane, places));
    return result;
}

}  // namespace

std::size_t RefinedPixels::bytes() const {
    return pixels.size() * (sizeof(std::uint32_t) + planes.size() * sizeof(TileSample));
}

int Refinement::samplesPerPixel() const {
    int most = 1;
    for (const auto& set : sets)
        most = std::max(most, set->samplesPerPixel());
    return most;
}

std::size_t Refinement::bytes() const {
    std::size_t total = 0;
    for (const auto& set : sets)
        total += set->bytes();
    return total;
}

std::size_t RefinementWave::bytesPerPixel() const {
    return static_cast<std::size_t>(after - before) * sizeof(TileSample) +
           (before == 1 ? sizeof(std::uint32_t) : 0);
}

std::vector<float> roughnessOf(const QImage& image, const std::stop_token& stop) {
    constexpr int kRows = 16;  // rows in one piece of work
    const int width = image.width(), height = image.height();
    const auto rowLength = static_cast<std::size_t>(width);
    std::vector<float> roughness(rowLength * static_cast<std::size_t>(height));
    const auto read = [&](int y, std::vector<Color>& row) {
        const auto* pixels = reinterpret_cast<const Rgb32*>(image.constScanLine(y));
        std::transform(pixels, pixels + width, row.begin(), colorOf);
    };
    parallelFor(
        threadsOf(0), static_cast<std::size_t>((height + kRows - 1) / kRows),
        [&](std::size_t piece) {
            if (stop.stop_requested()) return;
            const int top = static_cast<int>(piece) * kRows;
            std::vector<Color> above(rowLength), row(rowLength), below(rowLength);
            read(std::max(top - 1, 0), above);
            read(top, row);
            for (int y = top; y < std::min(top + kRows, height); ++y) {
                read(std::min(y + 1, height - 1), below);
                float* const out = &roughness[static_cast<std::size_t>(y) * rowLength];
                for (std::size_t x = 0; x < rowLength; ++x) {
                    const Color& left = row[x > 0 ? x - 1 : 0];
                    const Color& right = row[std::min(x + 1, rowLength - 1)];
                    out[x] = std::max({distanceOf(row[x], left), distanceOf(row[x], right),
                                       distanceOf(row[x], above[x]), distanceOf(row[x], below[x])});
                }
                std::swap(above, row);
                std::swap(row, below);
            }
        });
    return roughness;
}

std::vector<std::uint32_t> pixelsFor(const RefinementWave& wave, const Refinement& known,
                                     std::vector<float> roughness,
                                     const std::vector<ColoredTile>& tiles, Size size,
                                     std::size_t most) {
    if (wave.before == 1) {
        for (const ColoredTile& tile : tiles)
            for (std::size_t i = 0; i < tile.samples->size(); ++i) {
                const TileSample& sample = (*tile.samples)[i];
                const float distance = std::hypot(sample.distance_x, sample.distance_y);
                if (!(distance > 0 && distance < kNearBoundary)) continue;
                const std::size_t row = i / tile.columns, column = i % tile.columns;
                float& rough =
                    roughness[(tile.task.rect.y + row) * size.width + tile.task.rect.x + column];
                rough = std::max(rough, wave.roughness);
            }
    }
    std::vector<std::uint8_t> samples(roughness.size(), 1);
    for (const auto& set : known.sets)
        for (const std::uint32_t pixel : set->pixels)
            samples[pixel] = static_cast<std::uint8_t>(set->samplesPerPixel());

    std::vector<std::uint32_t> pixels;
    for (std::size_t i = 0; i < roughness.size(); ++i)
        if (samples[i] == wave.before && roughness[i] >= wave.roughness)
            pixels.push_back(static_cast<std::uint32_t>(i));
    if (pixels.size() <= most) return pixels;
    std::ranges::nth_element(pixels, pixels.begin() + static_cast<std::ptrdiff_t>(most),
                             std::greater{}, [&](std::uint32_t pixel) { return roughness[pixel]; });
    pixels.resize(most);
    std::ranges::sort(pixels);
    return pixels;
}

std::vector<TileRect> partsWith(const std::vector<std::uint32_t>& pixels, Size size) {
    // Engines iterate many pixels at once, so smaller blocks would save nothing.
    constexpr int kBlock = 32;
    const int columns = (size.width + kBlock - 1) / kBlock;
    const int rows = (size.height + kBlock - 1) / kBlock;
    std::vector<bool> isWanted(static_cast<std::size_t>(columns) * rows);
    for (const std::uint32_t pixel : pixels) {
        const auto width = static_cast<std::uint32_t>(size.width);
        isWanted[pixel / width / kBlock * columns + pixel % width / kBlock] = true;
    }

    std::vector<TileRect> parts;
    const auto add = [&](const TileRect& run) {
        const auto above = std::ranges::find_if(parts, [&](const TileRect& part) {
            return part.x == run.x && part.width == run.width && part.bottom() == run.y;
        });
        if (above != parts.end())
            above->height += run.height;
        else
            parts.push_back(run);
    };
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const int first = column;
            while (column < columns && isWanted[static_cast<std::size_t>(row) * columns + column])
                ++column;
            if (column == first) continue;
            const int x = first * kBlock, y = row * kBlock;
            add({x, y, std::min(column * kBlock, size.width) - x,
                 std::min(kBlock, size.height - y)});
        }
    return parts;
}

void gather(const std::vector<std::uint32_t>& pixels, int width, const TileRect& rect,
            const Samples& samples, Samples& plane) {
    forPixelsIn(pixels, width, rect,
                [&](std::size_t slot, std::size_t place) { plane[slot] = samples[place]; });
}

Refinement refinedBy(const RefinementWave& wave, const Refinement& known,
                     std::vector<std::uint32_t> pixels, std::vector<Samples> planes) {
    Refinement refined;
    if (wave.before == 1) {
        refined.sets = known.sets;
        refined.sets.push_back(std::make_shared<const RefinedPixels>(
            RefinedPixels{std::move(pixels), std::move(planes)}));
        return refined;
    }
    for (const auto& set : known.sets) {
        // Indices in the set that stay and that move; for those that move also the indices in
        // `pixels`.
        std::vector<std::size_t> staying, moving, from;
        for (std::size_t i = 0; i < set->pixels.size(); ++i) {
            const auto place = std::ranges::lower_bound(pixels, set->pixels[i]);
            const bool moves = place != pixels.end() && *place == set->pixels[i];
            (moves ? moving : staying).push_back(i);
            if (moves) from.push_back(static_cast<std::size_t>(place - pixels.begin()));
        }
        if (moving.empty()) {
            refined.sets.push_back(set);
            continue;
        }
        if (!staying.empty())
            refined.sets.push_back(std::make_shared<const RefinedPixels>(picked(*set, staying)));
        RefinedPixels moved = picked(*set, moving);
        for (const Samples& plane : planes)
            moved.planes.push_back(picked(plane, from));
        refined.sets.push_back(std::make_shared<const RefinedPixels>(std::move(moved)));
    }
    return refined;
}

void paintMeans(QImage& image, const RefinedPixels& set, const std::vector<ColoredTile>& tiles,
                const Colorizer& colorizer, const std::stop_token& stop) {
    Samples centers(set.pixels.size());
    for (const ColoredTile& tile : tiles)
        gather(set.pixels, image.width(), tile.task.rect, *tile.samples, centers);

    constexpr std::size_t kPiece = std::size_t{1} << 14;
    // There is no gap between rows of four-byte pixels.
    auto* const out = reinterpret_cast<Rgb32*>(image.bits());
    const auto scale = 1.0f / static_cast<float>(set.samplesPerPixel());
    const auto paint = [&](std::size_t first, std::size_t count) {
        if (stop.stop_requested()) return;
        std::vector<RgbF> sums(count), colors(count);
        colorizer.toLinear(std::span(centers).subspan(first, count), sums);
        for (const Samples& plane : set.planes) {
            colorizer.toLinear(std::span(plane).subspan(first, count), colors);
            for (std::size_t i = 0; i < count; ++i)
                sums[i] = {sums[i].r + colors[i].r, sums[i].g + colors[i].g,
                           sums[i].b + colors[i].b};
        }
        for (std::size_t i = 0; i < count; ++i)
            out[set.pixels[first + i]] =
                toSrgb8({sums[i].r * scale, sums[i].g * scale, sums[i].b * scale});
    };
    parallelPieces(threadsOf(0), centers.size(), kPiece, paint);
}

}  // namespace fathom
