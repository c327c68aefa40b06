// Imagina's text files: "Key: value" in indented blocks. The place is in hexadecimal numbers, and
// Size is the radius. The imaginary axis points up.
#include <array>

#include "base/shown_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"
#include "foreign/hex_decimal.h"

namespace fathom {

namespace {

bool recognizes(std::string_view text) {
    return hasLineStarting(text, "Location:") && hasLineStarting(text, "Re:") &&
           hasLineStarting(text, "Size:");
}

Decimal readHex(KeyValues& values, std::string_view key) {
    if (!values.has(key)) return values.decimal(key);  // complains
    Result<Decimal> number = decimalOfHex(values.text(key));
    if (number) return *std::move(number);
    values.complain(key, {"has an invalid %1: %2", {std::string(key), number.error().phrase}});
    return {};
}

Result<FormulaInstance> readFormula(const KeyValues& values, std::vector<Phrase>& lost) {
    const std::string written = values.text("Formula", "Mandelbrot"), name = lowered(written);
    if (name == "mandelbrot" || name == "tricorn") return formulaOf(name);
    if (name == "burning ship" || name == "burningship") return formulaOf("burning-ship");
    if (name != "nova")
        return fail(ErrorCode::Unsupported,
                    {"its formula %1 is none of Fathom's; those of Imagina that Fathom has are "
                     "Mandelbrot, Tricorn, Burning ship and Nova.",
                     {inQuotes(written)}});
    lost.emplace_back("Nova is taken with the power 3 and a relaxation of 1.");
    return formulaOf("nova", 3);
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    KeyValues values = readLines(text, ':');
    ForeignPlace place;
    Result<FormulaInstance> formula = readFormula(values, place.lost);
    if (!formula) return tl::make_unexpected(formula.error());
    Location location;
    location.formula = *std::move(formula);
    location.view.re = readHex(values, "Re");
    location.view.im = readHex(values, "Im");
    constexpr std::size_t kRadiusDigits = 24;
    location.view.radius = readHex(values, "Size").rounded(kRadiusDigits);
    const auto limit = values.whole("Iterations", 1024, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return std::vector{std::move(place)};
}

constexpr std::string_view kExtensions[] = {"imt"};

}  // namespace

ForeignFormat imaginaPlaces() {
    return {"imagina", "Imagina", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
