// Maps of cells: compared with MPFR and between instruction sets, and when they are used.
#include "cpu/cell_maps.h"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <bit>
#include <cstring>

#include "base/processor.h"
#include "cpu/cpu_engine.h"
#include "cpu/delta_renderer.h"
#include "support/deep_pictures.h"

namespace fathom {
namespace {

using Complex = std::complex<double>;

class CellMapsTest : public testing::Test {
protected:
    const std::shared_ptr<const RenderJob> m_job =
        test::deepJob(test::kParabolicPicture, CpuEngine(1).info());
    const Reference& m_reference = *m_job->grid->deltas().reference;
    CellMaps m_cells{m_reference.mandelbrot(), squareOf(m_reference.mandelbrot())};

    /// Cells from all over the square.
    std::vector<std::uint32_t> someCells() const {
        std::vector<std::uint32_t> list;
        for (std::uint32_t cell = 0; cell < DELTA_CELLS * DELTA_CELLS; cell += 10007)
            list.push_back(cell);
        return list;
    }

    struct Maps {
        std::vector<DeltaCell> maps;
        std::vector<std::uint32_t> blocks;
    };
    Maps mapsOf(const std::vector<std::uint32_t>& list, const kernel::DeltaKernels& kernels) const {
        Maps made{std::vector<DeltaCell>(list.size()), std::vector<std::uint32_t>(list.size())};
        kernels.maps(m_cells.data(), list.data(), static_cast<unsigned>(list.size()),
                     made.maps.data(), made.blocks.data());
        return made;
    }
};

Complex unpacked(std::uint64_t packed) {
    return {std::bit_cast<double>(packed & 0xffffffff00000000),
            std::bit_cast<double>(packed << 32)};
}

/// The result of a map, by its definition.
Complex valueOf(const DeltaCell& map, Complex z, Complex c) {
    const auto complex = [](const double(&parts)[2]) { return Complex(parts[0], parts[1]); };
    Complex value = complex(map.end), power = z;
    for (const auto& term : map.t)
        value += complex(term) * power, power *= z;
    for (const std::uint64_t term : map.far)
        value += unpacked(term) * power, power *= z;
    power = 1;
    for (const std::uint64_t term : map.by_c)
        value += unpacked(term) * power * c, power *= z;
    return value;
}

/// w after `iterations` iterations of w^2 + C + shift.
Complex truth(Complex w, const OrbitRequest& point, Complex shift, std::uint64_t iterations) {
    constexpr mpfr_prec_t kBits = 256;
    mpfr_t x, y, re, im, xx, yy;
    for (mpfr_ptr number : {x, y, re, im, xx, yy})
        mpfr_init2(number, kBits);
    mpfr_set_str(re, point.re.toString().c_str(), 10, MPFR_RNDN);
    mpfr_set_str(im, point.im.toString().c_str(), 10, MPFR_RNDN);
    mpfr_add_d(re, re, shift.real(), MPFR_RNDN);
    mpfr_add_d(im, im, shift.imag(), MPFR_RNDN);
    mpfr_set_d(x, w.real(), MPFR_RNDN);
    mpfr_set_d(y, w.imag(), MPFR_RNDN);
    for (std::uint64_t n = 0; n < iterations; ++n) {
        mpfr_sqr(xx, x, MPFR_RNDN);
        mpfr_sqr(yy, y, MPFR_RNDN);
        mpfr_mul(y, x, y, MPFR_RNDN);
        mpfr_mul_2ui(y, y, 1, MPFR_RNDN);
        mpfr_add(y, y, im, MPFR_RNDN);
        mpfr_sub(x, xx, yy, MPFR_RNDN);
        mpfr_add(x, x, re, MPFR_RNDN);
    }
    const Complex result(mpfr_get_d(x, MPFR_RNDN), mpfr_get_d(y, MPFR_RNDN));
    for (mpfr_ptr number : {x, y, re, im, xx, yy})
        mpfr_clear(number);
    return result;
}

TEST_F(CellMapsTest, MapsErrByLessThanTheyMay) {
    const DeltaSquare& square = m_cells.data().square;
    const std::vector<std::uint32_t> list = someCells();
    const Maps made = mapsOf(list, deltaKernels());
    const Complex c(m_reference.reach, -m_reference.reach);
    std::size_t farther = 0;
    double worst = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (made.blocks[i] == 0) continue;
        farther += made.blocks[i] > 32;
        const Complex centre = square.side * Complex(list[i] % DELTA_CELLS - DELTA_CELLS / 2.0,
                                                     list[i] / DELTA_CELLS - DELTA_CELLS / 2.0);
        for (const Complex corner : {Complex(0.5, 0.5), Complex(-0.5, 0.5), Complex(0.1, -0.5)}) {
            const Complex z = corner * square.side;
            const Complex exact = truth(centre + z, m_reference.point, c * square.pixel,
                                        made.blocks[i] * std::uint64_t{square.period});
            const double slope = std::abs(Complex(made.maps[i].t[0][0], made.maps[i].t[0][1]));
            const double error = std::abs(valueOf(made.maps[i], z, c) - exact);
            worst = std::max(worst, error / (slope * square.side));
        }
    }
    EXPECT_GT(farther, list.size() / 8);
    EXPECT_LT(worst, square.epsilon);
    EXPECT_GT(worst, square.epsilon / 1024);  // otherwise the maps could be longer
}

TEST_F(CellMapsTest, AreTheSameOnEveryInstructionSet) {
#ifdef __x86_64__
    const std::vector<std::uint32_t> list = someCells();
    const Maps maps = mapsOf(list, kernel::baseline::kDeltaKernels);
    const auto expectSame = [&](const kernel::DeltaKernels& kernels) {
        const Maps others = mapsOf(list, kernels);
        EXPECT_EQ(others.blocks, maps.blocks);
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (maps.blocks[i] == 0) continue;
            EXPECT_EQ(std::memcmp(&others.maps[i], &maps.maps[i], sizeof(DeltaCell)), 0);
        }
    };
    if (FATHOM_PROCESSOR_HAS("x86-64-v3")) expectSame(kernel::v3::kDeltaKernels);
    if (FATHOM_PROCESSOR_HAS("x86-64-v4")) expectSame(kernel::v4::kDeltaKernels);
#endif
}

TEST_F(CellMapsTest, EachIsMadeOnce) {
    std::vector<DeltaPixel> pixels(3);
    pixels[0].z[0] = pixels[1].z[0] = 100.3 * m_cells.data().square.side;
    pixels[2].z[1] = -200.4 * m_cells.data().square.side;
    const std::vector<std::uint32_t> waiting{0, 1, 2};
    const kernel::CellMaps make = deltaKernels().maps;
    EXPECT_EQ(m_cells.makeFor(pixels, waiting, make), 2u);
    EXPECT_EQ(m_cells.makeFor(pixels, waiting, make), 0u);
}

TEST_F(CellMapsTest, EndWithinTwoThousandIterations) {
    const DeltaSquare& square = m_cells.data().square;
    EXPECT_LE(square.most_blocks * square.period, 2000u);
    for (const std::uint32_t blocks : mapsOf(someCells(), deltaKernels()).blocks)
        EXPECT_LE(blocks, square.most_blocks);
}

TEST_F(CellMapsTest, AreKeptForPicturesOfTheSameReference) {
    KeptCellMaps kept;
    const DeltaSquare& square = m_cells.data().square;
    const auto& reference = m_job->grid->deltas().reference;
    const auto other = test::deepJob(test::kParabolicPicture, CpuEngine(1).info());
    const auto cells = kept.mapsOf(reference, square);
    ASSERT_TRUE(cells);
    EXPECT_EQ(kept.mapsOf(reference, square), cells);
    EXPECT_FALSE(kept.mapsOf(reference, {}));
    EXPECT_EQ(kept.mapsOf(reference, square), cells);
    const std::weak_ptr<CellMaps> last = kept.mapsOf(other->grid->deltas().reference, square);
    EXPECT_NE(last.lock(), cells);
    kept.mapsOf(reference, {});
    EXPECT_TRUE(last.expired());
}

TEST_F(CellMapsTest, AreNotThereWithoutADip) {
    const auto job = test::deepJob(test::kDeepPictures[1], CpuEngine(1).info());
    EXPECT_EQ(squareOf(job->grid->deltas().reference->mandelbrot()).period, 0u);
}

TEST_F(CellMapsTest, AreChosenWhereOrbitsTakeManySteps) {
    static int calls = 0;
    kernel::DeltaKernels kernels = deltaKernels();
    kernels.cells = [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels,
                       unsigned* list, unsigned length, unsigned steps) {
        ++calls;
        deltaKernels().cells(cells, job, pixels, list, length, steps);
    };
    const TileTask task{{0, 0, 8, 8}, 1, test::kParabolicPicture.limit};
    EXPECT_TRUE(makeDeltaRenderer(m_job, kernels)->render(task, {}));
    EXPECT_GT(calls, 0);

    // This view is near a dip as well, but its orbits leave soon.
    calls = 0;
    test::DeepPicture soonGone = test::kDeepPictures[0];
    soonGone.limit = test::kParabolicPicture.limit;
    const auto spirals = test::deepJob(soonGone, CpuEngine(1).info());
    EXPECT_GT(squareOf(spirals->grid->deltas().reference->mandelbrot()).period, 0u);
    EXPECT_TRUE(makeDeltaRenderer(spirals, kernels)->render(task, {}));
    EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace fathom
