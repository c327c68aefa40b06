// FractalShark's list of locations, one a line: "width height minX minY maxX maxY iterations
// antialiasing description".
#include "base/limits.h"
#include "base/shown_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"

namespace fathom {

namespace {

constexpr std::size_t kNumbers = 8;
constexpr std::size_t kRadiusDigits = 24;
constexpr const char* kKeys[kNumbers] = {"width", "height", "minX",       "minY",
                                         "maxX",  "maxY",   "iterations", "antialiasing"};

/// The numbers of a line; nothing if it does not begin with eight of them.
std::optional<std::vector<std::string_view>> numbersOf(std::string_view line) {
    std::vector<std::string_view> words = wordsOf(line, kNumbers);
    if (words.size() < kNumbers) return {};
    for (const std::string_view word : words)
        if (word.find_first_not_of("0123456789.eE+-") != std::string_view::npos) return {};
    return words;
}

bool recognizes(std::string_view text) {
    TextLines lines(text);
    while (const std::optional<std::string_view> line = lines.next())
        if (!trimmed(*line).empty()) return numbersOf(*line).has_value();
    return false;
}

/// What follows the numbers of a line.
std::string nameIn(std::string_view line) {
    for (std::size_t i = 0; i < kNumbers; ++i)
        takeWord(line);
    return excerpt(trimmed(line));
}

Result<ForeignPlace> readPlace(std::string_view line, std::size_t number) {
    const auto words = numbersOf(line);
    if (!words)
        return fail(
            ErrorCode::Parse,
            {"line %1 does not begin with eight numbers, as a location of FractalShark does.",
             {std::to_string(number)}});
    KeyValues values;
    for (std::size_t i = 0; i < kNumbers; ++i)
        values.set(kKeys[i], (*words)[i], number);

    const Decimal half = Decimal::fromDouble(0.5);
    const Decimal bottom = values.coordinate("minY"), top = values.coordinate("maxY");
    ForeignPlace place;
    place.name = nameIn(line);
    Location location;
    location.formula = formulaOf("mandelbrot");
    location.view.re = (values.coordinate("minX") + values.coordinate("maxX")) * half;
    location.view.im = (bottom + top) * half;
    location.view.radius = ((top - bottom) * half).rounded(kRadiusDigits);
    if (location.view.radius.sign() <= 0) values.complain("maxY", "needs a maxY above its minY.");
    const auto limit = values.whole("iterations", 1000, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return place;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    std::vector<ForeignPlace> places;
    TextLines lines(text);
    for (std::size_t number = 1; const std::optional<std::string_view> line = lines.next();
         ++number) {
        if (trimmed(*line).empty()) continue;
        Result<ForeignPlace> place = readPlace(*line, number);
        if (!place) return tl::make_unexpected(place.error());
        if (places.size() == limits::kForeignPlaces)
            return fail(ErrorCode::Parse,
                        {"it has more than %1 places.", {std::to_string(limits::kForeignPlaces)}});
        places.push_back(*std::move(place));
    }
    if (places.empty()) return fail(ErrorCode::Parse, "there is no location in it.");
    return places;
}

constexpr std::string_view kExtensions[] = {"locations"};

}  // namespace

ForeignFormat fractalSharkPlaces() {
    return {"fractalshark", "FractalShark", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
