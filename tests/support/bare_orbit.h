// The orbit of z^2 + c, written directly with GMP's mpn functions. Tests compare BigFixed's step
// with it, bit by bit and in speed.
#pragma once

#include <gmp.h>

#include <algorithm>
#include <vector>

#include "number/big_fixed.h"
#include "number/big_fixed_step.h"

namespace fathom::test {

class BareOrbit {
public:
    BareOrbit(const BigFixed& cx, const BigFixed& cy)
        : m_count(cx.fractionBits() / GMP_NUMB_BITS + 1), m_cx(numberOf(cx)), m_cy(numberOf(cy)) {
        for (auto* part : {&m_x, &m_y, &m_sum, &m_difference})
            part->limbs.resize(m_count);
        for (auto* product : {&m_real, &m_imaginary})
            product->resize(2 * m_count);
    }

    void restart() {
        for (auto* part : {&m_x, &m_y})
            std::fill(part->limbs.begin(), part->limbs.end(), 0);
    }

    void step() {
        const auto n = static_cast<mp_size_t>(m_count);
        mp_limb_t *x = m_x.limbs.data(), *y = m_y.limbs.data();
        mp_limb_t *sum = m_sum.limbs.data(), *difference = m_difference.limbs.data();
        mp_limb_t *real = m_real.data(), *imaginary = m_imaginary.data();

        mpn_add_n(sum, x, y, n);
        const bool realNegative = mpn_cmp(x, y, n) < 0;
        if (realNegative)
            mpn_sub_n(difference, y, x, n);
        else
            mpn_sub_n(difference, x, y, n);
        mpn_mul_n(real, sum, difference, n);
        mpn_mul_n(imaginary, x, y, n);
        mpn_lshift(imaginary, imaginary, 2 * n, 1);
        const bool imaginaryNegative = m_x.negative != m_y.negative;
        addTo(m_x, real + n - 1, realNegative, m_cx);
        addTo(m_y, imaginary + n - 1, imaginaryNegative, m_cy);
    }

    bool isAt(const MandelbrotStepper& orbit) const {
        return isSame(m_x, orbit.x()) && isSame(m_y, orbit.y());
    }

private:
    struct Number {
        std::vector<mp_limb_t> limbs;
        bool negative = false;
    };

    static Number numberOf(const BigFixed& value) {
        return {{value.words().begin(), value.words().end()}, value.sign() < 0};
    }

    static bool isSame(const Number& bare, const BigFixed& value) {
        const auto n = static_cast<mp_size_t>(bare.limbs.size());
        const int sign = mpn_zero_p(bare.limbs.data(), n) ? 0 : bare.negative ? -1 : 1;
        return std::ranges::equal(bare.limbs, value.words()) && value.sign() == sign;
    }

    static void addTo(Number& target, const mp_limb_t* value, bool negative, const Number& c) {
        const auto n = static_cast<mp_size_t>(c.limbs.size());
        mp_limb_t* limbs = target.limbs.data();
        target.negative = negative;
        if (negative == c.negative) {
            mpn_add_n(limbs, value, c.limbs.data(), n);
        } else if (mpn_cmp(value, c.limbs.data(), n) >= 0) {
            mpn_sub_n(limbs, value, c.limbs.data(), n);
        } else {
            mpn_sub_n(limbs, c.limbs.data(), value, n);
            target.negative = c.negative;
        }
    }

    std::size_t m_count;
    Number m_x, m_y, m_cx, m_cy, m_sum, m_difference;
    std::vector<mp_limb_t> m_real, m_imaginary;
};

}  // namespace fathom::test
