#include "export/picture_parts.h"

#include <unistd.h>

#include <sstream>

#include "base/atomic_file.h"
#include "base/folder.h"
#include "base/json_tree.h"
#include "base/shown_text.h"

namespace fathom {

namespace {

namespace fs = std::filesystem;

/// The file in the folder that says of which picture the parts are.
constexpr const char* kOrderName = "order.txt";

/// All that the file depends on.
std::string fingerprint(const ImageExport& what) {
    std::ostringstream text;
    text.exceptions(std::ios::badbit);  // or it would be cut short when memory runs out
    text << "fathom picture 1\n"
         << what.size.width << ' ' << what.size.height << ' ' << what.samplesPerPixel << ' '
         << what.dotsPerInch << ' ' << static_cast<int>(what.format) << " rung " << what.forcedRung
         << '\n'
         << toJson(what.bookmark, -1) << '\n';
    return text.str();
}

std::string toJson(const Bookmark& view, const PictureState& state) {
    Bookmark settled = view;
    settled.colors = state.colors;
    OrderedJson tree;
    tree["fathom"] = 1;
    tree["rung"] = state.rung;
    tree["iteration_limit"] = state.iterationLimit;
    tree["rows"] = state.writer.rows;
    tree["bytes"] = state.writer.bytes;
    tree["sum"] = state.writer.sum;
    tree["chunks"] = state.writer.chunks;
    tree["view"] = toJson(settled, -1);
    return tree.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<PictureState> readState(const fs::path& path, int height) {
    const auto text = readFile(path);
    if (!text) return tl::make_unexpected(text.error());
    const auto damaged = [&] {
        return fail(ErrorCode::Parse,
                    {"%1 is damaged; remove its folder to start anew.", {shownPath(path)}});
    };
    const Json tree = Json::parse(*text, nullptr, false);
    if (!tree.is_object()) return damaged();
    const auto number = [&](const char* key) -> std::optional<std::uint64_t> {
        const auto found = tree.find(key);
        if (found == tree.end() || !found->is_number_unsigned()) return std::nullopt;
        return found->get<std::uint64_t>();
    };
    const auto limit = number("iteration_limit"), rows = number("rows"), bytes = number("bytes"),
               sum = number("sum");
    const auto rung = tree.find("rung"), view = tree.find("view"), chunks = tree.find("chunks");
    if (!limit || !rows || *rows == 0 || *rows > static_cast<std::uint64_t>(height) || !bytes ||
        !sum || rung == tree.end() || !rung->is_string() || view == tree.end() ||
        !view->is_string() || chunks == tree.end() || !chunks->is_array())
        return damaged();

    const auto settled = parseBookmark(view->get<std::string>(), path.filename().string());
    if (!settled || !findRung(rung->get<std::string>())) return damaged();
    PictureState state{.rung = rung->get<std::string>(),
                       .iterationLimit = *limit,
                       .colors = settled->colors,
                       .writer = {.rows = static_cast<int>(*rows),
                                  .bytes = *bytes,
                                  .sum = static_cast<std::uint32_t>(*sum),
                                  .chunks = {}}};
    for (const Json& position : *chunks) {
        if (!position.is_number_unsigned()) return damaged();
        state.writer.chunks.push_back(position.get<std::uint64_t>());
    }
    return state;
}

}  // namespace

fs::path partsFolder(const fs::path& picture) {
    fs::path folder = followLinks(picture).value_or(picture);
    folder += ".parts";
    return folder;
}

Result<void> removeParts(const ImageExport& what) {
    const fs::path folder = partsFolder(what.path);
    const auto has = readFile(folder / kOrderName);
    if (!has) ::rmdir(folder.c_str());  // it is empty if the last removal was killed at its end
    if (!has || *has != fingerprint(what)) return {};
    return removeFolder(folder, kOrderName);
}

Result<PictureParts> PictureParts::open(const ImageExport& what) {
    if (const auto writable = AtomicFile::create(what.path); !writable)
        return tl::make_unexpected(writable.error());
    PictureParts parts;
    parts.m_picture = what.path;
    parts.m_height = what.size.height;
    parts.m_folder = partsFolder(what.path);
    const fs::path orderPath = parts.m_folder / kOrderName;
    const fs::path statePath = parts.m_folder / "state.json";
    const std::string wanted = fingerprint(what);
    std::error_code error;
    if (fs::exists(parts.m_folder, error)) {
        const auto has = readFile(orderPath);
        // A folder without an order is empty: the program was killed before it wrote one.
        if (!has && has.error().code != ErrorCode::NotFound)
            return tl::make_unexpected(has.error());
        if (has ? *has != wanted : !fs::is_empty(parts.m_folder, error))
            return fail(ErrorCode::InvalidInput,
                        {"%1 has parts of another picture; remove it or choose another name.",
                         {shownPath(parts.m_folder)}});
    }
    fs::create_directory(parts.m_folder, error);
    if (error) return tl::make_unexpected(fileError("make", parts.m_folder, error.value()));
    if (!fs::exists(orderPath, error))
        if (auto written = writeFileAtomically(orderPath, wanted); !written)
            return tl::make_unexpected(written.error());
    if (!fs::exists(statePath, error)) return parts;

    auto state = readState(statePath, what.size.height);
    if (!state) return tl::make_unexpected(state.error());
    parts.m_state = *std::move(state);
    return parts;
}

bool PictureParts::isNamed() const {
    std::error_code error;
    return m_state && m_state->writer.rows == m_height && !fs::exists(file(), error) &&
           fs::exists(m_picture, error);
}

Result<void> PictureParts::save(const Bookmark& view, PictureState state) {
    if (auto written = writeFileAtomically(m_folder / "state.json", toJson(view, state)); !written)
        return written;
    m_state = std::move(state);
    return {};
}

}  // namespace fathom
