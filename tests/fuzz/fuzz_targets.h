// Everything that Fathom reads from files and clipboards, as functions over bytes in memory.
//
// libFuzzer calls them with generated inputs (scripts/fuzz), and test_fuzz with the inputs in
// tests/fuzz/corpus. Each input that once revealed a bug is kept there as a test.
//
// To add a reader: write its function in tests/fuzz/<name>_target.cpp, add its declaration and its
// row here, and put some small inputs that it accepts and refuses into tests/fuzz/corpus/<name>.
#pragma once

#include <cstddef>
#include <string_view>

namespace fathom::test {

// Each throws std::logic_error if a property does not hold; see properties.h.
void checkBookmark(std::string_view input);
void checkBookmarkList(std::string_view input);
void checkDecimal(std::string_view input);
void checkExrHeader(std::string_view input);
void checkExrSamples(std::string_view input);
void checkForeignDeepDrill(std::string_view input);
void checkForeignFractalShark(std::string_view input);
void checkForeignFractint(std::string_view input);
void checkForeignFraktaler3(std::string_view input);
void checkForeignImagina(std::string_view input);
void checkForeignKfp(std::string_view input);
void checkForeignKfr(std::string_view input);
void checkForeignMdz(std::string_view input);
void checkForeignPicture(std::string_view input);
void checkForeignRustFractal(std::string_view input);
void checkForeignUltraFractal(std::string_view input);
void checkForeignXaos(std::string_view input);
void checkJob(std::string_view input);
void checkKeptFile(std::string_view input);
void checkKeptOrbit(std::string_view input);
void checkLocationText(std::string_view input);
void checkPalette(std::string_view input);
void checkPaletteGgr(std::string_view input);
void checkPaletteGpl(std::string_view input);
void checkPaletteKfp(std::string_view input);
void checkPaletteMap(std::string_view input);
void checkPaletteUgr(std::string_view input);
void checkPastedPlace(std::string_view input);
void checkPngText(std::string_view input);
void checkSession(std::string_view input);
void checkSpeeds(std::string_view input);
void checkTour(std::string_view input);
void checkWaypoints(std::string_view input);

struct FuzzTarget {
    std::string_view name;  // also the name of its folder in tests/fuzz/corpus
    void (*check)(std::string_view input);
    int longestInput;             // in bytes; longer inputs are slower and find nothing more
    std::string_view dictionary;  // tests/fuzz/dictionaries/<dictionary>.txt; empty: none
};

inline constexpr FuzzTarget kFuzzTargets[] = {
    {"bookmark", checkBookmark, 2048, "view"},
    {"bookmark_list", checkBookmarkList, 4096, "view"},
    {"decimal", checkDecimal, 256, ""},
    {"exr_header", checkExrHeader, 2048, "view"},
    {"exr_samples", checkExrSamples, 4096, "view"},
    {"foreign_deepdrill", checkForeignDeepDrill, 1024, "foreign"},
    {"foreign_fractalshark", checkForeignFractalShark, 1024, "foreign"},
    {"foreign_fractint", checkForeignFractint, 1024, "foreign"},
    {"foreign_fraktaler3", checkForeignFraktaler3, 1024, "foreign"},
    {"foreign_imagina", checkForeignImagina, 1024, "foreign"},
    {"foreign_kfp", checkForeignKfp, 1024, "foreign"},
    {"foreign_kfr", checkForeignKfr, 1024, "foreign"},
    {"foreign_mdz", checkForeignMdz, 1024, "foreign"},
    {"foreign_picture", checkForeignPicture, 1024, "foreign"},
    {"foreign_rust_fractal", checkForeignRustFractal, 1024, "foreign"},
    {"foreign_ultra_fractal", checkForeignUltraFractal, 1024, "foreign"},
    {"foreign_xaos", checkForeignXaos, 1024, "foreign"},
    {"job", checkJob, 4096, "view"},
    {"kept_file", checkKeptFile, 512, ""},
    {"kept_orbit", checkKeptOrbit, 512, ""},
    {"location_text", checkLocationText, 1024, "location"},
    {"palette", checkPalette, 1024, "palette"},
    {"palette_ggr", checkPaletteGgr, 1024, "palette_text"},
    {"palette_gpl", checkPaletteGpl, 1024, "palette_text"},
    {"palette_kfp", checkPaletteKfp, 1024, "palette_text"},
    {"palette_map", checkPaletteMap, 1024, "palette_text"},
    {"palette_ugr", checkPaletteUgr, 1024, "palette_text"},
    {"pasted_place", checkPastedPlace, 1024, "foreign"},
    {"png_text", checkPngText, 2048, "view"},
    {"session", checkSession, 2048, "view"},
    {"speeds", checkSpeeds, 1024, "speeds"},
    {"tour", checkTour, 4096, "view"},
    {"waypoints", checkWaypoints, 4096, "view"},
};

/// Null if no target has the name.
constexpr const FuzzTarget* findFuzzTarget(std::string_view name) {
    for (const FuzzTarget& target : kFuzzTargets)
        if (target.name == name) return &target;
    return nullptr;
}

}  // namespace fathom::test
