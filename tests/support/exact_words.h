// The errors of arithmetic on double words, against exact arithmetic.
#pragma once

#include <mpfr.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "render/direct_number.h"

namespace fathom::test {

/// Computes with double words without rounding. A rounding would be noticed.
class ExactWords {
public:
    ExactWords() {
        for (auto& value : m_values)
            mpfr_init2(value, 512);
    }
    ~ExactWords() {
        for (auto& value : m_values)
            mpfr_clear(value);
    }
    ExactWords(const ExactWords&) = delete;
    ExactWords& operator=(const ExactWords&) = delete;

    enum class Operation { Sum, Product, Quotient };

    /// The relative error of `result` as the sum, product or quotient of a and b. For a quotient q
    /// it is that of q b against a.
    template <class Word>
    double relativeError(Operation operation, const DoubleWord<Word>& a, const DoubleWord<Word>& b,
                         const DoubleWord<Word>& result) {
        auto& x = m_values[0];
        auto& y = m_values[1];
        auto& error = m_values[2];
        load(x, a);
        load(y, b);
        load(error, result);
        if (operation == Operation::Quotient)
            m_hasRounded |= mpfr_mul(error, error, y, MPFR_RNDN) != 0;
        else if (operation == Operation::Product)
            m_hasRounded |= mpfr_mul(x, x, y, MPFR_RNDN) != 0;
        else
            m_hasRounded |= mpfr_add(x, x, y, MPFR_RNDN) != 0;
        m_hasRounded |= mpfr_sub(error, error, x, MPFR_RNDN) != 0;
        if (mpfr_zero_p(error)) return 0;
        return std::fabs(mpfr_get_d(error, MPFR_RNDA) / mpfr_get_d(x, MPFR_RNDZ));
    }

    /// The larger of the errors of the real and the imaginary part of `result` as z^2 + c.
    template <class Point>
    double errorOfSquarePlus(const Point& z, const Point& c, const Point& result) {
        auto& [x, y, re, im, part] = m_values;
        load(x, z.re);
        load(y, z.im);
        m_hasRounded |= mpfr_fmms(re, x, x, y, y, MPFR_RNDN) != 0;
        m_hasRounded |= mpfr_mul(im, x, y, MPFR_RNDN) != 0;
        mpfr_mul_2ui(im, im, 1, MPFR_RNDN);
        for (const auto& [sum, added, rounded] :
             {std::tuple{re, c.re, result.re}, {im, c.im, result.im}}) {
            load(part, added);
            m_hasRounded |= mpfr_add(sum, sum, part, MPFR_RNDN) != 0;
            load(part, rounded);
            m_hasRounded |= mpfr_sub(sum, sum, part, MPFR_RNDN) != 0;
        }
        return std::max(std::fabs(mpfr_get_d(re, MPFR_RNDN)), std::fabs(mpfr_get_d(im, MPFR_RNDN)));
    }

    bool hasRounded() const { return m_hasRounded; }

private:
    template <class Word>
    void load(mpfr_ptr value, const DoubleWord<Word>& number) {
        m_hasRounded |= mpfr_set_d(value, number.hi, MPFR_RNDN) != 0;
        if (number.lo != 0) m_hasRounded |= mpfr_add_d(value, value, number.lo, MPFR_RNDN) != 0;
    }

    std::array<mpfr_t, 5> m_values;
    bool m_hasRounded = false;
};

}  // namespace fathom::test
