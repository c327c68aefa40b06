// The structs of kernels/direct_structs.h for each kind of number. Plain data; includes nothing of
// the standard library with code in it, as code for every instruction set uses it.
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
