// The structs of kernels/lanes/structs.h for each machine word. Plain data, like direct_types.h.
#pragma once

namespace fathom {

#include "portable.h"

template <class Word>
struct LaneTypes {
    using lane_word = Word;
#include "lanes/structs.h"
};

template <class Word>
using LanePart = typename LaneTypes<Word>::lane_part;

template <class Word>
using LaneRows = typename LaneTypes<Word>::lane_rows;

}  // namespace fathom
