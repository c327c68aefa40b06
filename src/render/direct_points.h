// Positions of a tile's pixels, in the number type of a rung.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <complex>
#include <type_traits>

#include "render/direct_number.h"
#include "render/pixel_grid.h"
#include "render/tile.h"

namespace fathom {

namespace coordinates {

// The kernels' own additions, for coordinates.
// NOLINTBEGIN(readability-duplicate-include)
// clang-format off
namespace ff {
#include "portable.h"
#include "number/float.h"
#include "number/two_words.h"
}  // namespace ff
namespace dd {
#include "portable.h"
#include "number/double.h"
#include "number/two_words.h"
}  // namespace dd
namespace fp128 {
#include "portable.h"
#include "number/float.h"
#include "number/fixed_point.h"
}  // namespace fp128
// clang-format on
// NOLINTEND(readability-duplicate-include)

template <class Number>
Number sum(const Number& a, const Number& b) {
    return a + b;
}
template <>
inline FloatFloat sum(const FloatFloat& a, const FloatFloat& b) {
    using ff::real;
    return std::bit_cast<FloatFloat>(ff::real_add(std::bit_cast<real>(a), std::bit_cast<real>(b)));
}
template <>
inline DoubleDouble sum(const DoubleDouble& a, const DoubleDouble& b) {
    using dd::real;
    return std::bit_cast<DoubleDouble>(
        dd::real_add(std::bit_cast<real>(a), std::bit_cast<real>(b)));
}
template <>
inline Fixed128 sum(const Fixed128& a, const Fixed128& b) {
    using fp128::real;
    return std::bit_cast<Fixed128>(fp128::real_add(std::bit_cast<real>(a), std::bit_cast<real>(b)));
}

}  // namespace coordinates

/// The point at a pixel of a picture of rings.
inline std::complex<double> ringPoint(const CoordinateTables<double>& tables, int x, int y) {
    const std::complex<double> at = tables.rings->pointOf(tables.area.x + x, tables.area.y + y);
    const Matrix2& m = tables.matrix;
    return {tables.re + (m.xx * at.real() + m.xy * at.imag()),
            tables.im + (m.yx * at.real() + m.yy * at.imag())};
}

/// The point at a pixel of a picture's grid, by the rung's own addition.
template <class Number>
typename DirectTypesOf<Number>::cplx pointAt(const CoordinateTables<Number>& tables, int x, int y) {
    if constexpr (std::is_same_v<Number, double>)
        if (tables.rings) {
            const std::complex<double> point = ringPoint(tables, x, y);
            return {point.real(), point.imag()};
        }
    return {coordinates::sum(tables.reFromX[x], tables.reFromY[y]),
            coordinates::sum(tables.imFromY[y], tables.imFromX[x])};
}

/// The point of a tile's sample.
template <class Number>
typename DirectTypesOf<Number>::cplx pointOf(const PixelGrid& grid, const TileTask& task,
                                             std::uint32_t index) {
    const TileTask::Place place = task.placeOf(index);
    return pointAt(grid.of<Number>(), place.x - grid.area.x, place.y - grid.area.y);
}

/// The coordinates of some neighbouring points.
template <class Number>
struct PointRun {
    static constexpr std::size_t kLongest = 128;

    std::size_t count = 0;
    std::array<Number, kLongest> re, im;
};

/// Calls visit(index, run) for the samples of a tile in their order, a row or a part of a row at a
/// time. `index` is the index of the run's first sample. visit() may change the run.
template <class Number, class Visit>
void forEachRun(const PixelGrid& grid, const TileTask& task, Visit&& visit) {
    const CoordinateTables<Number>& tables = grid.of<Number>();
    const TileRect& rect = task.rect;
    const auto columns = static_cast<std::size_t>((rect.width + task.step - 1) / task.step);
    PointRun<Number> run;
    std::uint32_t index = 0;
    for (int y = rect.y; y < rect.bottom(); y += task.step) {
        const int row = samplePixel(y, rect.bottom(), task.step, 0) - grid.area.y;
        const Number reFromY = tables.reFromY[row], imFromY = tables.imFromY[row];
        for (std::size_t first = 0, length; first < columns; first += length) {
            length = run.count = std::min(columns - first, run.kLongest);
            const auto fill = [&](const Number* reFromX, const Number* imFromX, auto columnOf) {
                for (std::size_t i = 0; i < length; ++i) {
                    run.re[i] = coordinates::sum(reFromX[columnOf(i)], reFromY);
                    run.im[i] = coordinates::sum(imFromY, imFromX[columnOf(i)]);
                }
            };
            if (tables.rings) {
                for (std::size_t i = 0; i < length; ++i) {
                    const int x =
                        samplePixel(rect.x, rect.right(), task.step, static_cast<int>(first + i)) -
                        grid.area.x;
                    const auto point = pointAt(tables, x, row);
                    run.re[i] = point.re;
                    run.im[i] = point.im;
                }
            } else if (task.step == 1) {
                const std::size_t x = first + static_cast<std::size_t>(rect.x - grid.area.x);
                fill(&tables.reFromX[x], &tables.imFromX[x], [](std::size_t i) { return i; });
            } else {
                fill(tables.reFromX.data(), tables.imFromX.data(), [&](std::size_t i) {
                    return samplePixel(rect.x, rect.right(), task.step,
                                       static_cast<int>(first + i)) -
                           grid.area.x;
                });
            }
            visit(index, run);
            index += static_cast<std::uint32_t>(length);
        }
    }
}

}  // namespace fathom
