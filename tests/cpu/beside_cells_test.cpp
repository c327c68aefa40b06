// Maps of cells as steps beside the reference: compared with big floats, and when they are taken.
#include <gtest/gtest.h>

#include <random>

#include "cpu/cell_maps.h"
#include "cpu/generic_delta_renderer.h"
#include "support/cell_pictures.h"

namespace fathom {

namespace kernel {
namespace {

#define FATHOM_VECTOR_BYTES 16
#define FATHOM_LANE_WORD double
#define FATHOM_LANE_INT long
enum { FOLLOW_VECTORS = 1, CELL_VECTORS = 1 };
// clang-format off
#include "program/vector_lanes.h"
#include "program/generic_numbers.h"
#define FATHOM_FORM "form/normal.h"
#define FATHOM_FORMULA "formula/mandelbrot.h"
template <int FATHOM_POWER>
struct power {
#include "program/generic_cells.h"
};
// clang-format on

using Complex = std::complex<double>;

slope splat(Complex a) {
    return {word_splat(a.real()), word_splat(a.imag())};
}
Complex first(slope a) {
    return {a.re[0], a.im[0]};
}

/// z and its derivative after a map, for a reference at `offset` from the cell's centre.
struct Moved {
    Complex z, derivative;
};
template <int p>
Moved moved(const DeltaCell& map, Complex offset, Complex z, Complex c, Complex derivative) {
    using Of = power<p>;
    typename Of::beside_step step = Of::beside_none();
    for (auto& each : step.map)
        each = map.end;
    step.offset = splat(offset);
    step.is_taken = mask_all(1);
    slope to{};
    tangent after{};
    Of::beside_follow(&step, splat(c), splat(z), tangent_conformal(splat(derivative)), &to, &after);
    return {first(to), first(after.by_re)};
}

}  // namespace
}  // namespace kernel

namespace {

using Complex = std::complex<double>;
using test::CellPicture;

constexpr CellPicture kPictures[]{test::kCubicCells, test::kQuarticCells, test::kOcticCells,
                                  test::kJuliaCells};

class BesideCellsTest : public testing::TestWithParam<CellPicture> {
protected:
    const std::shared_ptr<const RenderJob> m_job = test::cellJob(GetParam());
    const Reference& m_reference = *m_job->grid->deltas().reference;
    CellMaps m_cells{m_reference, squareOf(m_reference)};
    const DeltaSquare& m_square = m_cells.data().square;
    const kernel::GenericCellKernels& m_kernels = genericCellKernels(GetParam().power);
    GenericJob m_table = m_reference.generic().table.job();

    /// A point of the reference, the centre of its cell and the cell's map.
    struct Place {
        std::uint32_t m;
        Complex point, centre;
        DeltaCell map;
        std::uint32_t length;
    };

    Complex pointAt(std::uint32_t m) const {
        return {m_table.points[m].z[0], m_table.points[m].z[1]};
    }

    /// Some points of the reference whose cells have maps that end before the reference does.
    std::vector<Place> places(std::size_t count) {
        const std::uint32_t last = m_table.bounds.ends[0];
        std::vector<Place> found;
        const std::uint32_t stride = m_square.period * (last / (509 * m_square.period) + 1);
        for (std::uint32_t m = stride; m < last && found.size() < count; m += stride) {
            const Complex point = pointAt(m), inCells = point / m_square.side;
            if (chebyshev(inCells) > DELTA_CELLS / 2 - 1) continue;
            const double column = std::nearbyint(inCells.real());
            const double row = std::nearbyint(inCells.imag());
            const std::uint32_t cell = static_cast<std::uint32_t>(column + DELTA_CELLS / 2) |
                                       static_cast<std::uint32_t>(row + DELTA_CELLS / 2)
                                           << DELTA_CELL_BITS;
            Place place{m, point, m_square.side * Complex(column, row), {}, 0};
            m_kernels.maps(m_cells.data(), &cell, 1, &place.map, &place.length);
            place.length *= m_square.period;
            if (place.length > 0 && m + place.length < last) found.push_back(place);
        }
        EXPECT_EQ(found.size(), count);
        return found;
    }

    kernel::Moved moved(const Place& at, Complex z, Complex c, Complex derivative) const {
        const Complex offset = at.point - at.centre;
        switch (GetParam().power) {
            case 2:
                return kernel::moved<2>(at.map, offset, z, c, derivative);
            case 3:
                return kernel::moved<3>(at.map, offset, z, c, derivative);
            case 4:
                return kernel::moved<4>(at.map, offset, z, c, derivative);
            default:
                return kernel::moved<8>(at.map, offset, z, c, derivative);
        }
    }

    GenericPixel pixelAt(const Place& at, double z) const {
        GenericPixel pixel{};
        pixel.z[0] = z;
        pixel.m = at.m;
        pixel.status = FATHOM_RUNNING;
        return pixel;
    }
    void approach(GenericPixel& pixel, unsigned steps) const {
        unsigned list = 0;
        m_kernels.approach(m_cells.data(), m_table, &pixel, &list, 1, steps);
    }
};

INSTANTIATE_TEST_SUITE_P(Pictures, BesideCellsTest, testing::ValuesIn(kPictures),
                         [](const auto& picture) { return picture.param.name; });

/// The bounds of kernels/perturbation/beside.h, for distances down to far below the last bit of a
/// point.
TEST_P(BesideCellsTest, MoveADistanceWithinAPartOfIt) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(-1, 1);
    const double pixels = m_reference.reach;
    double worst = 0;
    for (const Place& at : places(24)) {
        const Complex t1(at.map.t[0][0], at.map.t[0][1]);
        for (const int bits : {6, 14, 34, 60}) {
            const double im = any(random), re = any(random);
            const Complex z = std::ldexp(m_square.side, -bits) * Complex(re, im);
            test::CellOrbit reference(GetParam(), 0, at.point);
            reference.advance(at.length);
            test::CellOrbit alone(GetParam(), 0, at.point, z);
            const Complex exact = alone.advance(at.length).from(reference);
            const Complex found = moved(at, z, 0, 0).z;
            worst = std::max(worst, std::abs(found - exact) / std::abs(t1 * z));

            const double imOfC = any(random) * pixels, reOfC = any(random) * pixels;
            const Complex c(reOfC, imOfC);
            test::CellOrbit shifted(GetParam(), c * m_square.pixel, at.point, z);
            const Complex byC = shifted.advance(at.length).from(alone);
            const Complex withC = moved(at, z, c, 0).z - found;
            // Rounding hides the part in c where it is next to nothing.
            const double rounding = 0x1p-50 * std::abs(found);
            EXPECT_LE(std::abs(withC - byC), 0x1p-17 * std::abs(byC) + rounding) << at.m;
        }
    }
    EXPECT_LT(worst, 9 * m_square.epsilon);
    EXPECT_GT(worst, m_square.epsilon / 1024);  // otherwise maps could be longer
}

TEST_P(BesideCellsTest, MoveTheDerivativeAsTheyMoveTheDistance) {
    for (const Place& at : places(8)) {
        const double z = std::ldexp(m_square.side, -40), derivative = 3;
        const Complex byZ = moved(at, z, 0, 0).z / z;
        const Complex byC = moved(at, 0, 1, 0).z;
        const Complex expected = byZ * derivative + byC;
        const Complex found = moved(at, z, 0, derivative).derivative;
        EXPECT_LE(std::abs(found - expected), 1e-9 * std::abs(expected)) << at.m;
    }
}

/// A pixel waits for the map of the reference's cell, and then takes it in one step.
TEST_P(BesideCellsTest, AreTakenByPixelsCloseToTheReference) {
    m_table.bounds.limit = GetParam().limit;
    for (const Place& at : places(8)) {
        const double z = std::ldexp(m_square.side, -16);
        GenericPixel pixel = pixelAt(at, z);
        approach(pixel, 1);
        ASSERT_EQ(pixel.status, DELTA_BESIDE_NEW_CELL);
        EXPECT_EQ(pixel.count, 0u);
        EXPECT_EQ(pixel.m, at.m);

        const Complex inCells = at.centre / m_square.side;
        const std::uint32_t cell = static_cast<std::uint32_t>(inCells.real() + DELTA_CELLS / 2) |
                                   static_cast<std::uint32_t>(inCells.imag() + DELTA_CELLS / 2)
                                       << DELTA_CELL_BITS;
        m_cells.make({&cell, 1}, m_kernels.maps);
        pixel.status = FATHOM_RUNNING;
        approach(pixel, 1);
        EXPECT_EQ(pixel.count, at.length);
    }
}

}  // namespace
}  // namespace fathom
