// Reads the self-written files in tests/foreign/files, for the tests of foreign formats.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "foreign/foreign_format.h"
#include "support/source_tree.h"

namespace fathom {

inline std::string foreignText(const std::string& name) {
    std::ifstream stream(test::kRoot / "tests" / "foreign" / "files" / name, std::ios::binary);
    EXPECT_TRUE(stream) << name;
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

/// All places of a text with that file name.
inline std::vector<ForeignPlace> placesIn(const std::string& text, const std::string& name) {
    Result<ForeignFile> file = parseForeign(text, name);
    EXPECT_TRUE(file) << (file ? "" : file.error().message);
    return file ? std::move(file->places) : std::vector<ForeignPlace>{};
}

/// The only place of a text.
inline ForeignPlace placeIn(const std::string& text, const std::string& name) {
    std::vector<ForeignPlace> places = placesIn(text, name);
    EXPECT_EQ(places.size(), 1u) << name;
    return places.empty() ? ForeignPlace{} : std::move(places.front());
}
inline ForeignPlace placeOf(const std::string& name) {
    return placeIn(foreignText(name), name);
}

/// The sentence that refuses a text.
inline std::string refusalOf(const std::string& text, const std::string& name) {
    const Result<ForeignFile> file = parseForeign(text, name);
    if (file) return "no refusal";
    EXPECT_TRUE(file.error().message.ends_with('.')) << file.error().message;
    return file.error().message;
}

inline bool says(const std::string& sentence, const std::string& part) {
    return sentence.find(part) != std::string::npos;
}

/// Whether a sentence about what was lost has this part.
inline bool isLost(const ForeignPlace& place, const std::string& part) {
    for (const Phrase& sentence : place.lost)
        if (says(sentence.text(), part)) return true;
    return false;
}

/// Whether two views show the same picture: the same centre, and matrices within 1e-12.
inline void expectSameView(const View& view, const View& expected) {
    EXPECT_EQ(view.re, expected.re);
    EXPECT_EQ(view.im, expected.im);
    const double ratio = (view.radius.toFloatExp() / expected.radius.toFloatExp()).toDouble();
    EXPECT_NEAR(ratio, 1, 1e-12);
    const Matrix2 a = matrixOf(view.transform), b = matrixOf(expected.transform);
    EXPECT_NEAR(a.xx, b.xx, 1e-12);
    EXPECT_NEAR(a.xy, b.xy, 1e-12);
    EXPECT_NEAR(a.yx, b.yx, 1e-12);
    EXPECT_NEAR(a.yy, b.yy, 1e-12);
}

}  // namespace fathom
