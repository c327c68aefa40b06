// Renders a picture in bands of bounded memory and writes it row by row.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>

#include "bookmarks/bookmark.h"
#include "export/image_format.h"
#include "render/render_scheduler.h"

namespace fathom {

struct ImageExport {
    Bookmark bookmark;  // the view that is shown; it is written into the file
    Size size{1920, 1080};
    int samplesPerPixel = 1;  // 1 ... 256
    int dotsPerInch = 0;      // print resolution; 0: not written
    ImageFormat format = ImageFormat::Png8;
    std::filesystem::path path;
    std::string forcedRung;
    std::vector<std::string> devices;
    Priority priority = Priority::Background;
    int threads = 0;  // threads that colour and write; 0: all of the machine's
    /// Finished bands are kept in partsFolder(path), and a killed or stopped export goes on with
    /// them. The caller removes the folder once it has noted that the picture is there.
    bool keepsParts = false;
};

struct ExportProgress {
    Phrase stage;
    double fraction = 0;
    double seconds = 0;                 // of work: pauses do not count
    std::optional<double> secondsLeft;  // once the speed is known
};

struct ExportSummary {
    RenderPlan plan;
    std::uint64_t iterationLimit = 0;
    std::uint64_t iterations = 0;
    std::map<std::string, double> phaseSeconds;
    std::map<std::string, std::size_t> enginePixels;
    double seconds = 0;  // of work: pauses do not count
    std::vector<Phrase> notices;
};

/// The folder of a picture's finished bands: PICTURE.parts, next to the file that a link leads to.
std::filesystem::path partsFolder(const std::filesystem::path& picture);
/// Removes that folder if it has bands of this picture; others stay. Fails with Io.
Result<void> removeParts(const ImageExport& what);

/// The offset of sample `index` from a pixel's centre: (0, 0) first, then a fixed low-discrepancy
/// sequence (R2: M. Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018).
PointF subpixelOffset(int index);

/// Blocks until the whole file is there; after a failure or a stop nothing is left behind except
/// for parts that are to be kept. The file is the same whether the export was stopped or not.
/// Automatic iterations and colours are settled by the first sample of each pixel, or, of more than
/// 2^21 pixels, by a small render of the same view. The view in the file has the curve of the
/// colours. While `isPaused` is true, finished work is kept and nothing more is
/// computed.
Result<ExportSummary> exportImage(RenderScheduler& scheduler, const ImageExport& what,
                                  const std::function<void(const ExportProgress&)>& progress,
                                  std::stop_token stop,
                                  const std::atomic<bool>* isPaused = nullptr);

/// Reads the view inside a bookmark, PNG or EXR file without decoding pixels; the first one of a
/// list.
Result<Bookmark> readView(const std::filesystem::path& path);
/// Same as above, for bytes in memory such as the clipboard's. `name` is their name in messages.
Result<Bookmark> readView(std::string_view bytes, const std::string& name);
/// Reads all views of a list, a picture or a file of another program. A single view without a name
/// gets the file's name. The notes of another program's view say what was not carried over.
Result<BookmarkList> readViews(const std::filesystem::path& path);

}  // namespace fathom
