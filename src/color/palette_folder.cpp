#include "color/palette_folder.h"

#include <algorithm>

#include "base/atomic_file.h"
#include "base/folder.h"
#include "base/limits.h"
#include "base/paths.h"
#include "base/shown_text.h"
#include "color/palette_format.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

fs::path fileOf(const fs::path& folder, const std::string& id) {
    return folder / (id + ".json");
}

Result<std::shared_ptr<const Palette>> readOwn(const fs::path& file) {
    const Result<std::string> text = readFile(file, limits::kPaletteBytes);
    if (!text) return tl::make_unexpected(text.error());
    Result<Palette> palette = Palette::parse(*text, file.string());
    if (!palette) return tl::make_unexpected(palette.error());
    const auto refuse = [&](const Phrase& what) {
        return fail(ErrorCode::Parse, {"%1: %2", {shownPath(file), what}});
    };
    if (file.stem() != palette->id())
        return refuse({"its palette's id is %1, so its name must be %2.json.",
                       {inQuotes(palette->id()), palette->id()}});
    if (findPalette(palette->id())) return refuse("a palette of the program has the same id.");
    return std::make_shared<const Palette>(*std::move(palette));
}

}  // namespace

fs::path paletteFolder() {
    return dataFolder() / "palettes";
}

OwnPalettes readPalettes(const fs::path& folder) {
    OwnPalettes own;
    std::vector<fs::path> files;
    for (const std::string& name : namesIn(folder)) {
        if (!name.ends_with(".json")) continue;
        if (files.size() == limits::kPaletteFiles) {
            own.problems.push_back({"%1: of its palettes, %2 are read.",
                                    {shownPath(folder), std::to_string(limits::kPaletteFiles)}});
            break;
        }
        files.push_back(folder / name);
    }
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        auto palette = readOwn(file);
        if (palette)
            own.items.push_back(*std::move(palette));
        else
            own.problems.push_back(palette.error().phrase);
    }
    std::ranges::stable_sort(own.items, {}, [](const auto& item) { return item->name(); });
    return own;
}

Result<std::shared_ptr<const Palette>> readPaletteOf(const fs::path& folder,
                                                     const std::string& id) {
    return readOwn(fileOf(folder, id));
}

Result<void> keepPalette(const fs::path& folder, const Palette& palette) {
    if (findPalette(palette.id()))
        return fail(
            ErrorCode::InvalidInput,
            {"A palette of the program has the id %1; choose another name.", {palette.id()}});
    const fs::path file = fileOf(folder, palette.id());
    const auto before = readOwn(file);
    if (!before && before.error().code != ErrorCode::NotFound) {
        return fail(ErrorCode::InvalidInput,
                    {"%1 It stays as it is; save under another name.", {before.error().phrase}});
    }
    // Parsing the text before it is saved refuses anything that could not be read again.
    const std::string text = palette.toJson();
    if (const auto again = Palette::parse(text, phrase("The palette")); !again)
        return tl::make_unexpected(again.error());
    return makeFolder(folder).and_then([&] { return writeFileAtomically(file, text); });
}

Result<void> removePalette(const fs::path& folder, const std::string& id) {
    const fs::path file = fileOf(folder, id);
    if (const auto known = readOwn(file); !known) return tl::make_unexpected(known.error());
    std::error_code error;
    if (!fs::remove(file, error))
        return fail(ErrorCode::Io,
                    {"%1 cannot be deleted: %2.", {shownPath(file), error.message()}});
    return {};
}

}  // namespace fathom
