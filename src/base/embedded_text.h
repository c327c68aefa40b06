// Text files that are part of the program: kernels, palettes, bookmarks.
#pragma once

#include <span>
#include <string_view>

namespace fathom {

struct EmbeddedText {
    std::string_view path;  // from the project's root: "kernels/direct.cl"
    std::string_view text;
};

std::span<const EmbeddedText> kernelSources();    // everything under kernels/
std::span<const EmbeddedText> paletteSources();   // resources/palettes/*.json
std::span<const EmbeddedText> bookmarkSources();  // resources/bookmarks/*.json

}  // namespace fathom
