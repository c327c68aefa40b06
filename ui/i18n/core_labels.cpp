// Prints the labels of the core as source code for lupdate, which cannot read them from the core's
// lists. A label in a list needs no further place of its own.
#include <iomanip>
#include <iostream>
#include <string_view>

#include "bookmarks/bookmark_store.h"
#include "color/blend_mode.h"
#include "color/coloring.h"
#include "color/effect.h"
#include "color/interior.h"
#include "color/palette.h"
#include "formula/formula_list.h"
#include "render/rung.h"

namespace {

using namespace fathom;

void print(std::string_view label) {
    std::cout << "QT_TRANSLATE_NOOP(\"core\", " << std::quoted(label) << ")\n";
}

}  // namespace

int main() {
    for (const Rung& rung : rungs())
        print(rung.label);
    for (const FormulaSpec& formula : formulas())
        print(formula.label);
    for (const FormulaSpec& formula : formulas())
        for (const FormulaParameter& parameter : formula.parameters)
            print(parameter.label);
    for (const ColoringSpec& coloring : colorings())
        print(coloring.label);
    for (const InteriorSpec& interior : interiors())
        print(interior.label);
    for (const EffectSpec& effect : effects()) {
        print(effect.label);
        print(effect.hint);
        for (const EffectNumber& number : effect.numbers) {
            print(number.label);
            print(number.hint);
        }
    }
    for (const BlendMode& mode : blendModes())
        print(mode.label);
    for (const Palette& palette : bundledPalettes())
        print(palette.name());
    for (const StarterBookmark& starter : starterBookmarks()) {
        print(starter.bookmark.name);
        print(starter.bookmark.notes);
        for (const std::string& tag : starter.bookmark.tags)
            print(tag);
    }
}
