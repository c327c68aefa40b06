// The parts of a picture in progress: its finished bands, in a folder from which a killed export
// goes on. One thread.
//
// A picture POSTER.png is made in the folder POSTER.png.parts: `order.txt` says of which picture
// the parts are, `picture` is the beginning of its file, and `state.json` says how much of it is
// good and what the next bands need. When the file is whole, `picture` becomes POSTER.png.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "export/image_exporter.h"
#include "export/image_writer.h"

namespace fathom {

/// All that the next bands need.
struct PictureState {
    std::string rung;
    std::uint64_t iterationLimit = 0;
    ColorSettings colors;  // with the curve that was fitted
    WriterState writer;
};

class PictureParts {
public:
    /// Opens or makes the folder. Fails with InvalidInput if it has parts of another picture, with
    /// Parse if its state is damaged, or with Io.
    static Result<PictureParts> open(const ImageExport& what);

    /// Nothing before the first band is finished.
    const std::optional<PictureState>& state() const { return m_state; }
    /// True if the picture has its name already: only its parts remain.
    bool isNamed() const;
    /// The beginning of the picture's file.
    std::filesystem::path file() const { return m_folder / "picture"; }

    /// To be called after the writer has flushed the file.
    Result<void> save(const Bookmark& view, PictureState state);

private:
    std::filesystem::path m_folder, m_picture;
    int m_height = 0;
    std::optional<PictureState> m_state;
};

}  // namespace fathom
