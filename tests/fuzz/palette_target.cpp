// A palette's JSON.
#include "color/palette.h"
#include "fuzz/fuzz_targets.h"
#include "fuzz/properties.h"

namespace fathom::test {

void checkPalette(std::string_view input) {
    const Result<Palette> palette = Palette::parse(input, "palette.json");
    if (!palette) return requireSentence(palette.error());

    const Result<Palette> again = Palette::parse(palette->toJson(), "palette.json");
    require(again.has_value(), "A palette that was written can be read");
    require(again->data() == palette->data(), "A palette keeps all of itself");
    for (int i = -64; i < 128; ++i) {
        const double turn = i / 64.0;
        require(isLight(palette->at(turn)), "A palette's colours are light from 0 to 1");
        require(again->at(turn) == palette->at(turn), "A palette keeps its colours");
    }
}

}  // namespace fathom::test
