#include "color/palette_format.h"

#include <algorithm>

#include "base/atomic_file.h"
#include "base/limits.h"
#include "base/shown_text.h"

namespace fathom {

// One function for each file in formats/.
PaletteFormat jsonPalettes();
PaletteFormat gplPalettes();
PaletteFormat ggrPalettes();
PaletteFormat ugrPalettes();
PaletteFormat kallesPalettes();
PaletteFormat mapPalettes();

namespace {

std::string lowered(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

std::string extensionsOf(bool (*isListed)(const PaletteFormat&)) {
    std::string list;
    for (const PaletteFormat& format : paletteFormats())
        if (isListed(format)) list += (list.empty() ? "." : ", .") + std::string(format.id);
    return list;
}

/// The format by content, or else by the file's name.
const PaletteFormat* formatOf(std::string_view text, const std::filesystem::path& source) {
    const auto found = std::ranges::find_if(
        paletteFormats(), [&](const PaletteFormat& format) { return format.recognizes(text); });
    return found != paletteFormats().end() ? &*found : findPaletteFormat(source);
}

/// Makes a name that Palette accepts from the name in a file, or else from the file's own name.
std::string nameFor(std::string name, const std::filesystem::path& source) {
    if (name.empty()) name = printable(source.stem().string());
    if (name.size() > limits::kNameBytes) name = excerpt(name);
    return name.empty() ? "Palette" : name;
}

}  // namespace

std::span<const PaletteFormat> paletteFormats() {
    static const PaletteFormat rows[] = {jsonPalettes(), gplPalettes(),    ggrPalettes(),
                                         ugrPalettes(),  kallesPalettes(), mapPalettes()};
    return rows;
}

const PaletteFormat* findPaletteFormat(const std::filesystem::path& path) {
    const std::string extension = lowered(path.extension().string());
    const auto found = std::ranges::find_if(paletteFormats(), [&](const PaletteFormat& format) {
        return extension.size() > 1 &&
               (extension.substr(1) == format.id || extension.substr(1) == format.otherExtension);
    });
    return found == paletteFormats().end() ? nullptr : &*found;
}

Result<ReadPalette> parsePalette(std::string_view text, const std::filesystem::path& source) {
    const auto refuse = [&](const Phrase& sentence) {
        return fail(ErrorCode::Parse, {"%1: %2", {shownPath(source), sentence}});
    };
    if (text.size() > limits::kPaletteBytes)
        return refuse({"this is longer than a palette may be (%1 KiB).",
                       {std::to_string(limits::kPaletteBytes >> 10)}});
    const PaletteFormat* format = formatOf(text, source);
    if (!format)
        return refuse({"this is not a palette; those of %1 can be read.",
                       {extensionsOf([](const PaletteFormat&) { return true; })}});
    Result<ForeignPalette> read = format->read(text);
    if (!read) return refuse(read.error().phrase);
    PaletteData& data = read->data;
    data.name = nameFor(std::move(data.name), source);
    if (data.id.empty()) data.id = paletteIdFor(data.name);
    Result<Palette> palette = Palette::create(std::move(data));
    if (!palette) return refuse(palette.error().phrase);
    return ReadPalette{*std::move(palette), std::move(read->loss)};
}

Result<ReadPalette> readPaletteFile(const std::filesystem::path& path) {
    const Result<std::string> text = readFile(path, limits::kPaletteBytes);
    if (!text) return tl::make_unexpected(text.error());
    return parsePalette(*text, path);
}

Result<void> writePaletteFile(const std::filesystem::path& path, const Palette& palette) {
    const PaletteFormat* format =
        path.has_extension() ? findPaletteFormat(path) : &paletteFormats().front();
    if (!format || !format->write)
        return fail(ErrorCode::InvalidInput,
                    {"A palette is written as %1, not as %2.",
                     {extensionsOf([](const PaletteFormat& row) { return row.write != nullptr; }),
                      shownPath(path.filename())}});
    return writeFileAtomically(path, format->write(palette));
}

std::string paletteIdFor(std::string_view name) {
    constexpr std::size_t kLongest = 48;
    std::string id;
    for (const char letter : lowered(std::string(name))) {
        if (id.size() == kLongest) break;
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? "palette" : id;
}

}  // namespace fathom
