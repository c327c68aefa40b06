// MPFR numbers as values, and their exact exchange with BigFloat: what the tests compare with.
// As thread-safe as MPFR: distinct objects may be used from distinct threads.
#pragma once

#include <gtest/gtest.h>
#include <mpfr.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "number/big_float.h"

namespace fathom::test {

class MpfrNumber {
public:
    explicit MpfrNumber(int precisionBits) { mpfr_init2(m_value, precisionBits); }
    explicit MpfrNumber(const BigFloat& value) : MpfrNumber(value.precisionBits()) {
        const int sign = value.isNegative() ? -1 : 1;
        if (value.isNan()) {
            mpfr_set_nan(m_value);
        } else if (!value.isFinite()) {
            mpfr_set_inf(m_value, sign);
        } else if (value.isZero()) {
            mpfr_set_zero(m_value, sign);
        } else {
            // MPFR keeps mantissas in the same form: words from the least significant one on.
            mpfr_set_ui(m_value, 1, MPFR_RNDN);
            std::ranges::copy(value.mantissa(), words().begin());
            mpfr_set_exp(m_value, value.exponent());
            mpfr_setsign(m_value, m_value, sign < 0, MPFR_RNDN);
        }
    }
    MpfrNumber(const MpfrNumber&) = delete;
    MpfrNumber& operator=(const MpfrNumber&) = delete;
    ~MpfrNumber() { mpfr_clear(m_value); }

    operator mpfr_ptr() { return m_value; }
    operator mpfr_srcptr() const { return m_value; }

    std::span<std::uint64_t> words() const {
        return {static_cast<std::uint64_t*>(mpfr_custom_get_significand(m_value)),
                mpfr_custom_get_size(mpfr_get_prec(m_value)) / sizeof(std::uint64_t)};
    }

    std::string toString() const {
        std::string text(static_cast<std::size_t>(mpfr_get_prec(m_value)) + 64, '\0');
        const int length = mpfr_snprintf(text.data(), text.size(), "%Ra", m_value);
        text.resize(static_cast<std::size_t>(length));
        return text;
    }

private:
    mpfr_t m_value;
};

/// Equal in precision, class, sign (also of zeros), exponent and every bit of the mantissa.
inline bool identical(const BigFloat& ours, const MpfrNumber& theirs) {
    if (ours.precisionBits() != mpfr_get_prec(theirs)) return false;
    if (ours.isNan() || mpfr_nan_p(theirs)) return ours.isNan() && mpfr_nan_p(theirs);
    if (ours.isNegative() != (mpfr_signbit(theirs) != 0)) return false;
    if (!ours.isFinite() || mpfr_inf_p(theirs)) return !ours.isFinite() && mpfr_inf_p(theirs);
    if (ours.isZero() || mpfr_zero_p(theirs)) return ours.isZero() && mpfr_zero_p(theirs);
    return ours.exponent() == mpfr_get_exp(theirs) &&
           std::ranges::equal(ours.mantissa(), theirs.words());
}

inline ::testing::AssertionResult isIdentical(const char* oursText, const char*,
                                              const BigFloat& ours, const MpfrNumber& theirs) {
    if (identical(ours, theirs)) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << oursText << " is\n  " << MpfrNumber(ours).toString()
                                         << "\nbut MPFR says\n  " << theirs.toString();
}

}  // namespace fathom::test
