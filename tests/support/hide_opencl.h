#pragma once

#include <cstdlib>

namespace fathom::test {

/// Hides all OpenCL drivers from OpenCL loaders that this process loads later. The two variables
/// that name drivers (the folder of their .icd files and a list of further libraries) lead nowhere.
inline void hideOpenCl() {
    setenv("OCL_ICD_VENDORS", "/nonexistent", 1);
    setenv("OCL_ICD_FILENAMES", "", 1);
}

}  // namespace fathom::test
