#pragma once

#include <cstdlib>

namespace fathom::test {

/// What this process loads from now on finds no OpenCL driver: the two variables by which loaders
/// learn of drivers (the folder of their .icd files, and a list of further libraries) lead nowhere.
inline void hideOpenCl() {
    setenv("OCL_ICD_VENDORS", "/nonexistent", 1);
    setenv("OCL_ICD_FILENAMES", "", 1);
}

}  // namespace fathom::test
