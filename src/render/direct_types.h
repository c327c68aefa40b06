// The structs of kernels/direct_structs.h for each number type. Plain data. Includes no standard
// header with code in it, because code for every instruction set includes this file.
#pragma once

namespace fathom {

#include "portable.h"
#include "shared_structs.h"

template <class Number, class Word>
struct DirectTypes {
    using real = Number;
    using word = Word;
#include "complex_structs.h"
#include "direct_structs.h"
};

}  // namespace fathom
