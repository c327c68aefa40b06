// Maps of cells: compared with MPFR and between instruction sets, and when they are used.
#include "cpu/cell_maps.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstring>

#include "base/processor.h"
#include "cpu/delta_renderer.h"
#include "cpu/generic_delta_renderer.h"
#include "support/cell_pictures.h"

namespace fathom {
namespace {

using Complex = std::complex<double>;

using test::CellPicture;
constexpr CellPicture kPictures[]{test::kSquareCells, test::kCubicCells, test::kJuliaCells};

class CellMapsTest : public testing::TestWithParam<CellPicture> {
protected:
    const std::shared_ptr<const RenderJob> m_job = test::cellJob(GetParam());
    const Reference& m_reference = *m_job->grid->deltas().reference;
    CellMaps m_cells{m_reference, squareOf(m_reference)};

    /// Cells from all over the square.
    static std::vector<std::uint32_t> someCells() {
        std::vector<std::uint32_t> list;
        for (std::uint32_t cell = 0; cell < DELTA_CELLS * DELTA_CELLS; cell += 10007)
            list.push_back(cell);
        return list;
    }

    kernel::CellMaps kernelOf(const kernel::DeltaKernels& deltas,
                              const kernel::GenericCellTable& generic) const {
        return m_reference.isGeneric() ? generic.of[GetParam().power - kernel::kFirstCellPower].maps
                                       : deltas.cells.maps;
    }
    kernel::CellMaps bestKernel() const {
        return m_reference.isGeneric() ? genericCellKernels(GetParam().power).maps
                                       : deltaKernels().cells.maps;
    }

    struct Maps {
        std::vector<DeltaCell> maps;
        std::vector<std::uint32_t> blocks;
    };
    Maps mapsOf(const std::vector<std::uint32_t>& list, kernel::CellMaps make) const {
        Maps made{std::vector<DeltaCell>(list.size()), std::vector<std::uint32_t>(list.size())};
        make(m_cells.data(), list.data(), static_cast<unsigned>(list.size()), made.maps.data(),
             made.blocks.data());
        return made;
    }
};

INSTANTIATE_TEST_SUITE_P(Pictures, CellMapsTest, testing::ValuesIn(kPictures),
                         [](const auto& picture) { return picture.param.name; });

Complex unpacked(std::uint64_t packed) {
    return {std::bit_cast<double>(packed & 0xffffffff00000000),
            std::bit_cast<double>(packed << 32)};
}

/// The coefficient of z^4 c. It is the lowest quarters of t2 and t3 if the map has one.
Complex lastByC(const DeltaCell& map) {
    std::uint64_t packed = 0;
    for (const int i : {1, 2})
        for (const double part : map.t[i])
            packed = packed << 16 | (std::bit_cast<std::uint64_t>(part) & 0xffff);
    return unpacked(packed);
}

/// The result of a map, by its definition.
Complex valueOf(const DeltaCell& map, Complex z, Complex c, bool hasLastByC) {
    const auto complex = [](const double(&parts)[2]) { return Complex(parts[0], parts[1]); };
    Complex value = complex(map.end), power = z;
    for (const auto& term : map.t)
        value += complex(term) * power, power *= z;
    for (const std::uint64_t term : map.far)
        value += unpacked(term) * power, power *= z;
    power = 1;
    for (const std::uint64_t term : map.by_c)
        value += unpacked(term) * power * c, power *= z;
    if (hasLastByC) value += lastByC(map) * power * c;
    return value;
}

TEST_P(CellMapsTest, MapsErrByLessThanTheyMay) {
    const DeltaSquare& square = m_cells.data().square;
    const std::vector<std::uint32_t> list = someCells();
    const Maps made = mapsOf(list, bestKernel());
    const Complex c(m_reference.reach, -m_reference.reach);
    const bool hasLastByC = GetParam().power > 2;
    std::size_t found = 0;
    double worst = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (made.blocks[i] == 0) continue;
        ++found;
        const Complex centre = square.side * Complex(list[i] % DELTA_CELLS - DELTA_CELLS / 2.0,
                                                     list[i] / DELTA_CELLS - DELTA_CELLS / 2.0);
        for (const Complex corner : {Complex(0.5, 0.5), Complex(-0.5, 0.5), Complex(0.1, -0.5)}) {
            const Complex z = corner * square.side;
            test::CellOrbit orbit(GetParam(), c * square.pixel, centre + z);
            const Complex exact =
                orbit.advance(made.blocks[i] * std::uint64_t{square.period}).value();
            const double slope = std::abs(Complex(made.maps[i].t[0][0], made.maps[i].t[0][1]));
            const double error = std::abs(valueOf(made.maps[i], z, c, hasLastByC) - exact);
            worst = std::max(worst, error / (slope * square.side));
        }
    }
    EXPECT_GT(found, list.size() / 16);
    EXPECT_LT(worst, square.epsilon);
    EXPECT_GT(worst, square.epsilon / 1024);  // otherwise the maps could be longer
}

/// Otherwise all orbits in cells would have another c.
TEST_P(CellMapsTest, EndWhereTheOrbitOfTheCentreDoes) {
    const DeltaSquare& square = m_cells.data().square;
    const std::vector<std::uint32_t> list = someCells();
    const Maps made = mapsOf(list, bestKernel());
    std::size_t found = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (made.blocks[i] == 0) continue;
        ++found;
        const Complex centre = square.side * Complex(list[i] % DELTA_CELLS - DELTA_CELLS / 2.0,
                                                     list[i] / DELTA_CELLS - DELTA_CELLS / 2.0);
        test::CellOrbit orbit(GetParam(), 0, centre);
        const Complex exact = orbit.advance(made.blocks[i] * std::uint64_t{square.period}).value();
        const Complex end(made.maps[i].end[0], made.maps[i].end[1]);
        EXPECT_LE(std::abs(end - exact), 0x1p-52 * std::abs(exact)) << list[i];
    }
    EXPECT_GT(found, list.size() / 16);
}

TEST_P(CellMapsTest, AreTheSameOnEveryInstructionSet) {
#ifdef FATHOM_X86_64
    const std::vector<std::uint32_t> list = someCells();
    const Maps maps =
        mapsOf(list, kernelOf(kernel::baseline::kDeltaKernels, kernel::baseline::kGenericCells));
    const auto expectSame = [&](kernel::CellMaps make) {
        const Maps others = mapsOf(list, make);
        EXPECT_EQ(others.blocks, maps.blocks);
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (maps.blocks[i] == 0) continue;
            EXPECT_EQ(std::memcmp(&others.maps[i], &maps.maps[i], sizeof(DeltaCell)), 0);
        }
    };
    if (FATHOM_PROCESSOR_HAS("x86-64-v3"))
        expectSame(kernelOf(kernel::v3::kDeltaKernels, kernel::v3::kGenericCells));
    if (FATHOM_PROCESSOR_HAS("x86-64-v4"))
        expectSame(kernelOf(kernel::v4::kDeltaKernels, kernel::v4::kGenericCells));
#endif
}

TEST_P(CellMapsTest, EachIsMadeOnce) {
    const std::vector<std::uint32_t> cells{77777, 77777, 200'000};
    EXPECT_EQ(m_cells.make(cells, bestKernel()), 2u);
    EXPECT_EQ(m_cells.make(cells, bestKernel()), 0u);
}

TEST_P(CellMapsTest, EndWithinTwoThousandIterations) {
    const DeltaSquare& square = m_cells.data().square;
    EXPECT_LE(square.most_blocks * square.period, 2000u);
    for (const std::uint32_t blocks : mapsOf(someCells(), bestKernel()).blocks)
        EXPECT_LE(blocks, square.most_blocks);
}

TEST_P(CellMapsTest, AreKeptForPicturesOfTheSameReference) {
    KeptCellMaps kept;
    const DeltaSquare& square = m_cells.data().square;
    const auto& reference = m_job->grid->deltas().reference;
    const auto other = test::cellJob(GetParam());
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

TEST(ChosenCells, AreNotThereWithoutADip) {
    const auto job = test::deepJob(test::kDeepPictures[1], CpuEngine(1).info());
    EXPECT_EQ(squareOf(*job->grid->deltas().reference).period, 0u);
}

TEST(ChosenCells, AreChosenWhereOrbitsTakeManySteps) {
    static int calls = 0;
    kernel::DeltaKernels kernels = deltaKernels();
    kernels.cells.run = [](const DeltaCells& cells, const DeltaJob& job, DeltaPixel* pixels,
                           unsigned* list, unsigned length, unsigned steps) {
        ++calls;
        deltaKernels().cells.run(cells, job, pixels, list, length, steps);
    };
    const auto job = test::deepJob(test::kParabolicPicture, CpuEngine(1).info());
    const TileTask task{{0, 0, 8, 8}, 1, test::kParabolicPicture.limit};
    EXPECT_TRUE(makeDeltaRenderer(job, kernels)->render(task, {}));
    EXPECT_GT(calls, 0);

    // This view is near a dip as well, but its orbits leave soon.
    calls = 0;
    test::DeepPicture soonGone = test::kDeepPictures[0];
    soonGone.limit = test::kParabolicPicture.limit;
    const auto spirals = test::deepJob(soonGone, CpuEngine(1).info());
    EXPECT_GT(squareOf(*spirals->grid->deltas().reference).period, 0u);
    EXPECT_TRUE(makeDeltaRenderer(spirals, kernels)->render(task, {}));
    EXPECT_EQ(calls, 0);
}

}  // namespace
}  // namespace fathom
