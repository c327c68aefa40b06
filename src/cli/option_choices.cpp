#include "cli/option_choices.h"

#include "bookmarks/bookmark.h"
#include "cli/bench_command.h"
#include "color/coloring.h"
#include "color/effect.h"
#include "color/interior.h"
#include "color/palette.h"
#include "film/video_codec.h"
#include "formula/formula_list.h"
#include "render/rung.h"

namespace fathom {

namespace {

template <class Rows>
void addIds(const Rows& rows, std::vector<std::string>& ids) {
    for (const auto& row : rows)
        ids.emplace_back(row.id);
}

}  // namespace

std::vector<std::string> optionChoices(std::string_view option, std::string_view value) {
    std::vector<std::string> ids;
    if (value == "VIEW" || option == "--colors" || option == "file") ids = starterIds();
    if (option == "--formula") addIds(formulas(), ids);
    if (option == "--coloring") addIds(colorings(), ids);
    if (option == "--interior-by") addIds(interiors(), ids);
    if (option == "--palette")
        for (const Palette& palette : bundledPalettes())
            ids.push_back(palette.id());
    if (option == "--layer") {
        addIds(effects(), ids);
        ids.emplace_back("none");
    }
    if (option == "--rung") {
        ids.emplace_back("auto");
        addIds(rungs(), ids);
    }
    if (option == "--codec") {
        addIds(videoCodecs(), ids);
        for (const ImageFormat frames : kFrameFormats)
            ids.emplace_back(idOf(frames));
    }
    if (option == "name") ids = benchIds();
    return ids;
}

}  // namespace fathom
