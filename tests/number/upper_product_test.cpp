// Compares upper products by vectors with GMP's full products, bit for bit.
#include "number/upper_product.h"

#include <gmp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <ostream>
#include <random>
#include <string>
#include <vector>

#include "number/signed_limbs.h"

namespace fathom::limbs {

static void PrintTo(const UpperProducts& products, std::ostream* out) {
    *out << products.name;
}

namespace {

using Limbs = std::vector<Limb>;

class UpperProductBy : public testing::TestWithParam<UpperProducts> {
protected:
    const int kFewest = GetParam().fewest, kMost = GetParam().most;

    Limbs made(int count, const std::function<Limb()>& limb) {
        Limbs result(static_cast<std::size_t>(count));
        std::ranges::generate(result, limb);
        result.back() &= 0xffffffff;
        return result;
    }
    Limbs random(int count) {
        return made(count, [this] { return m_random(); });
    }

    /// True if the upper product is known. Checks that it is right in that case, and that no other
    /// memory is written in either case.
    bool isKnown(const Limbs& a, const Limbs& b) {
        const auto count = static_cast<int>(a.size());
        Limbs full(2 * a.size()), upper(2 * a.size() + 2, 0x7a11);
        mpn_mul_n(full.data(), a.data(), b.data(), count);
        const bool isKnown = GetParam().of(upper.data() + 1, a.data(), b.data(), count);
        EXPECT_EQ(upper.front(), 0x7a11u);
        EXPECT_EQ(upper.back(), 0x7a11u);
        if (!isKnown) return false;
        EXPECT_TRUE(std::equal(full.begin() + count - 1, full.end(), upper.begin() + count))
            << count << " limbs";
        EXPECT_EQ(full[count - 2] >> 63, upper[count - 1] >> 63) << count << " limbs";
        return true;
    }

    std::mt19937_64 m_random{1};
};

TEST_P(UpperProductBy, IsThatOfGmpAtEverySize) {
    for (int count = kFewest; count <= 260; ++count)
        for (int i = 0; i < 20; ++i)
            EXPECT_TRUE(isKnown(random(count), random(count))) << count << " limbs";
    for (const int count : {kMost - 65, kMost - 1, kMost})
        EXPECT_TRUE(isKnown(random(count), random(count))) << count << " limbs";
}

TEST_P(UpperProductBy, IsThatOfGmpForUnlikelyNumbers) {
    int known = 0, all = 0;
    const std::function<Limb()> kinds[] = {
        [] { return 0; },
        [] { return ~Limb{0}; },
        [] { return Limb{1} << 63; },
        [this] { return m_random() % 2 ? 0 : ~Limb{0}; },
        [this] { return m_random() % 4 ? 0 : m_random(); },
        [this] { return ~Limb{0} << m_random() % 64; },
        [this] { return m_random(); },
    };
    for (int count = kFewest; count <= 200; ++count)
        for (const auto& a : kinds)
            for (const auto& b : kinds) {
                known += isKnown(made(count, a), made(count, b));
                ++all;
            }
    for (const auto& kind : kinds)
        isKnown(made(kMost, kind), made(kMost, kind));
    EXPECT_GT(known, all / 2);
}

/// The part that is not computed carries through all computed limbs below the unit.
TEST_P(UpperProductBy, LeavesACarryInDoubtToTheFullProduct) {
    for (int count = kFewest; count <= 100; ++count) {
        const auto bits = 64 * static_cast<mp_bitcnt_t>(count - 1);
        const Limbs a = random(count);
        Integer number, inverse, unit;
        mpz_import(number, a.size(), -1, sizeof(Limb), 0, 0, a.data());
        mpz_setbit(number, 0);
        mpz_ui_pow_ui(unit, 2, bits);
        mpz_invert(inverse, number, unit);
        // The last count - 1 limbs of inverse * number are together the number 1.
        Limbs x(a.size()), y(a.size());
        mpz_export(x.data(), nullptr, -1, sizeof(Limb), 0, 0, number);
        mpz_export(y.data(), nullptr, -1, sizeof(Limb), 0, 0, inverse);
        EXPECT_FALSE(isKnown(x, y)) << count << " limbs";
    }
}

std::vector<UpperProducts> vectors() {
    std::vector<UpperProducts> all = upperProducts();
    all.pop_back();
    return all;
}

INSTANTIATE_TEST_SUITE_P(Vectors, UpperProductBy, testing::ValuesIn(vectors()),
                         [](const auto& kind) { return std::string(kind.param.name); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(UpperProductBy);  // other processors have none

}  // namespace
}  // namespace fathom::limbs
