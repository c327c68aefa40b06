// Prints the labels of the core, and the patterns of the phrases and errors in folders of sources,
// as source code for lupdate, which cannot read them where they are. Neither needs a further place
// of its own.
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <set>
#include <sstream>
#include <string_view>

#include "bookmarks/bookmark_store.h"
#include "color/blend_mode.h"
#include "color/coloring.h"
#include "color/effect.h"
#include "color/interior.h"
#include "color/palette.h"
#include "formula/formula_list.h"
#include "render/plan_words.h"
#include "render/rung.h"
#include "ui/i18n/phrase_patterns.h"

namespace {

using namespace fathom;

std::set<std::string> printed;

void print(std::string_view label) {
    printed.emplace(label);
    std::cout << "QT_TRANSLATE_NOOP(\"core\", " << std::quoted(label) << ")\n";
}

/// Prints the patterns in a folder, and returns the other sentences. The command line is never
/// translated, so its folder is left out.
std::set<std::string> printPatterns(const std::filesystem::path& folder) {
    PhrasePatterns found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const std::filesystem::path& file = entry.path();
        const bool isSource = file.extension() == ".cpp" || file.extension() == ".h";
        if (!isSource || file.parent_path().filename() == "cli" || file.filename() == "main.cpp")
            continue;
        std::ostringstream text;
        text << std::ifstream(file).rdbuf();
        PhrasePatterns here = phrasePatterns(text.str());
        found.patterns.merge(here.patterns);
        found.sentences.merge(here.sentences);
    }
    for (const std::string& pattern : found.patterns)
        std::cout << "QT_TRANSLATE_NOOP(\"core\", \"" << pattern << "\")\n";
    return std::move(found.sentences);
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: core_labels SRC UI\n";
        return 2;
    }
    // The window's own sentences are in tr(), which lupdate reads.
    const std::set<std::string> sentences = printPatterns(arguments[1]);
    printPatterns(arguments[2]);
    for (const Rung& rung : rungs()) {
        print(rung.label);
        print(capitalised(rung.label));  // begins a warning
    }
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
    bool isComplete = true;
    for (const std::string& sentence : sentences) {
        if (printed.contains(sentence)) continue;
        std::cerr << "No function that makes a phrase takes this sentence: " << sentence << "\n";
        isComplete = false;
    }
    return isComplete ? 0 : 1;
}
