// DeepDrill's files of locations and projects: sections with "key = value", in any case, and #
// comments. "from-to:key = value" holds for some frames of a video only.
#include "base/shown_text.h"
#include "foreign/foreign_format.h"
#include "foreign/foreign_text.h"
#include "foreign/foreign_view.h"

namespace fathom {

namespace {

bool recognizes(std::string_view text) {
    const std::string low = lowered(text);
    const bool isToml = hasLineStarting(low, "real = \"") || hasLineStarting(low, "real=\"");
    return hasLineStarting(low, "[location]") && !isToml;
}

/// The values by "section.key", in lower case.
KeyValues readSections(std::string_view text) {
    KeyValues values;
    std::string section;
    TextLines lines(text);
    for (std::size_t number = 1; const std::optional<std::string_view> next = lines.next();
         ++number) {
        const std::string_view line = trimmed(next->substr(0, next->find('#')));
        const std::size_t equals = line.find('=');
        if (line.starts_with('[')) {
            section = lowered(trimmed(line.substr(1, line.find(']') - 1)));
        } else if (equals != std::string_view::npos) {
            const std::string key = lowered(trimmed(line.substr(0, equals)));
            if (key.find(':') != std::string::npos) continue;  // of some frames
            std::string value;
            for (const char letter : line.substr(equals + 1))
                if (letter != ' ' && letter != '\t') value += letter;
            if (section.size() > KeyValues::kLongestName) continue;
            values.set(section + "." + key, value, number);
        }
    }
    return values;
}

Result<std::vector<ForeignPlace>> read(std::string_view text) {
    KeyValues values = readSections(text);
    ForeignPlace place;
    Location location;
    location.formula = formulaOf("mandelbrot");
    for (const char* key : {"location.real", "location.imag", "location.zoom", "location.depth"})
        if (values.text(key).find_first_of("/,:") != std::string::npos)
            values.complain(key, "moves during the video; Fathom needs one value there.");
    location.view.re = values.coordinate("location.real");
    location.view.im = values.coordinate("location.imag");
    readZoom(values, "location.zoom", location.view);
    location.view.transform.flip = true;  // the rows of its map go towards higher imaginary parts
    const auto limit = values.whole("location.depth", 800, 1, std::int64_t{1} << 62);
    location.iterations = {static_cast<std::uint64_t>(limit), false};
    if (values.firstWith("video."))
        place.lost.emplace_back("The settings of the video are left out.");
    if (values.firstWith("palette.") || values.firstWith("texture."))
        place.lost.emplace_back(
            "The palette and the texture are pictures of their own; they are "
            "left out.");
    if (auto good = values.result(); !good) return tl::make_unexpected(good.error());
    place.location = std::move(location);
    return std::vector{std::move(place)};
}

constexpr std::string_view kExtensions[] = {"ini", "prf", "loc"};

}  // namespace

ForeignFormat deepDrillPlaces() {
    return {"deepdrill", "DeepDrill", kExtensions, recognizes, read, nullptr};
}

}  // namespace fathom
