// A number as the unevaluated sum of two machine words, laid out as in kernels/number/two_words.h,
// which also has its arithmetic. A value.
#pragma once

namespace fathom {

template <class Word>
struct DoubleWord {
    Word hi = 0, lo = 0;  // |lo| <= ulp(hi) / 2
};

using FloatFloat = DoubleWord<float>;
using DoubleDouble = DoubleWord<double>;

}  // namespace fathom
