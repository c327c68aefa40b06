#include "export/size_estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace fathom {

namespace {

constexpr int kRows = 64;
using Histogram = std::array<std::size_t, 256>;

int channelOf(Rgb32 color, int shift) {
    return static_cast<int>(color >> shift & 255u);
}

/// Residues of a channel by PNG's filters, from its left, upper and upper left neighbours
/// (specification, 9.2).
std::array<int, 3> filtered(int value, int left, int up, int corner) {
    const int guess = left + up - corner;
    const int toLeft = std::abs(guess - left), toUp = std::abs(guess - up),
              toCorner = std::abs(guess - corner);
    const int nearest = toLeft <= toUp && toLeft <= toCorner ? left
                        : toUp <= toCorner                   ? up
                                                             : corner;
    return {value - left, value - up, value - nearest};
}

/// Adds the row's residues by the filter with the smallest sum, as encoders choose it.
void addRow(std::span<const Rgb32> row, std::span<const Rgb32> above, int step,
            Histogram& histogram) {
    std::array<Histogram, 3> counts{};
    std::array<std::size_t, 3> sums{};
    const auto stride = static_cast<std::size_t>(step);
    for (std::size_t x = stride; x < row.size(); x += stride)
        for (const int shift : {16, 8, 0}) {
            const auto residues =
                filtered(channelOf(row[x], shift), channelOf(row[x - stride], shift),
                         channelOf(above[x], shift), channelOf(above[x - stride], shift));
            for (std::size_t filter = 0; filter < 3; ++filter) {
                ++counts[filter][static_cast<std::size_t>(residues[filter] & 255)];
                sums[filter] += static_cast<std::size_t>(std::abs(residues[filter]));
            }
        }
    const auto best = static_cast<std::size_t>(std::ranges::min_element(sums) - sums.begin());
    for (std::size_t value = 0; value < histogram.size(); ++value)
        histogram[value] += counts[best][value];
}

double entropyOf(const Histogram& histogram) {
    double all = 0, bits = 0;
    for (const std::size_t count : histogram)
        all += static_cast<double>(count);
    for (const std::size_t count : histogram)
        if (count > 0) {
            const double share = static_cast<double>(count) / all;
            bits -= share * std::log2(share);
        }
    return bits;
}

double bitsAtStep(std::span<const Rgb32> pixels, Size size, int step) {
    Histogram histogram{};
    const auto width = static_cast<std::size_t>(size.width);
    for (int sample = 0; sample < kRows; ++sample) {
        const int y = step + (size.height - step - 1) * sample / kRows;
        const auto start = static_cast<std::size_t>(y) * width;
        addRow(pixels.subspan(start, width),
               pixels.subspan(start - static_cast<std::size_t>(step) * width, width), step,
               histogram);
    }
    return entropyOf(histogram);
}

double plainShareOf(std::span<const Rgb32> pixels, Size size) {
    const auto width = static_cast<std::size_t>(size.width);
    std::size_t plain = 0, all = 0;
    for (int sample = 0; sample < kRows; ++sample) {
        const int y = 1 + (size.height - 2) * sample / kRows;
        const auto row = pixels.subspan(static_cast<std::size_t>(y) * width, width);
        const auto above = pixels.subspan(static_cast<std::size_t>(y - 1) * width, width);
        for (std::size_t x = 1; x < width; ++x, ++all)
            plain += row[x] == row[x - 1] && row[x] == above[x];
    }
    return static_cast<double>(plain) / static_cast<double>(all);
}

}  // namespace

PictureDetail measureDetail(std::span<const Rgb32> pixels, Size size) {
    PictureDetail detail{.height = size.height};
    constexpr int kSmallest = 2 * kRows;
    if (size.width < kSmallest || size.height < kSmallest || pixels.size() < size.area())
        return detail;
    detail.bits = bitsAtStep(pixels, size, 1);
    const double coarse = bitsAtStep(pixels, size, 2);
    detail.bitsKept = coarse > 0 ? std::clamp(detail.bits / coarse, 0.5, 1.0) : 1;
    detail.plainShare = plainShareOf(pixels, size);
    return detail;
}

FileSizeEstimate estimateFileSize(Size size, ImageFormat format, const PictureDetail& detail) {
    const double pixels = static_cast<double>(size.area());
    const double doublings =
        detail.height > 0 ? std::log2(static_cast<double>(size.height) / detail.height) : 0;
    // The factors were measured on bundled views, saved at up to 16 times the height.
    constexpr double kPng = 0.87, kDoubling = 0.85, kExr = 31, kExrPlain = 0.3;
    constexpr double kPng16Plain = 0.7;  // what is plain in 8 bits is often not so in 16
    const double bits =
        std::min(8.0, detail.bits * std::pow(detail.bitsKept, kDoubling * doublings));
    const double png8 = pixels * kPng * 3 * bits / 8;
    switch (format) {
        case ImageFormat::Png8:
            return {png8, pixels * 3};
        case ImageFormat::Png16:
            return {png8 + pixels * 3 * (1 - kPng16Plain * detail.plainShare), pixels * 6};
        case ImageFormat::ExrFloat:
            break;
    }
    return {pixels * kExr * (1 - kExrPlain * detail.plainShare), pixels * 40};
}

}  // namespace fathom
