// Compares the list of formulas with the kernels that are compiled in.
#include "cpu/host_kernels.h"

#include <gtest/gtest.h>

#include "formula/formula_list.h"

namespace fathom {
namespace {

TEST(HostKernels, AreThereForEveryFormulaAndPowerOfTheList) {
    for (const FormulaSpec& spec : formulas())
        for (int power = spec.minimumPower; power <= spec.maximumPower; ++power) {
            const HostKernel* row = findKernel(hostKernels(), kernelName(spec), power);
            const BigKernel* big = findKernel(bigKernels(), kernelName(spec), power);
            ASSERT_TRUE(row && big) << spec.id << " " << power;
            EXPECT_TRUE(row->fp32 && row->ff && row->fp64 && row->dd) << spec.id << " " << power;
            EXPECT_TRUE(big->advance) << spec.id << " " << power;
            for (const Rung& rung : rungs())
                EXPECT_EQ(findKernel(hostKernels(), kernelName(spec), power, rung.form) != nullptr,
                          rung.form == kNormalForm || (spec.endsInPowerPlusC && power == 2))
                    << spec.id << " " << power << " " << rung.form;
            // `spec.divides` agrees with the kernels: a formula that divides has none for fp128.
            EXPECT_EQ(row->fp128 == nullptr, spec.divides) << spec.id << " " << power;
        }
}

}  // namespace
}  // namespace fathom
