// Renders a picture in bands of bounded memory and writes it row by row.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>

#include "bookmarks/bookmark.h"
#include "render/render_scheduler.h"

namespace fathom {

enum class ImageFormat { Png8, Png16, ExrFloat };

/// By the name's ending (.png, .exr); fails with InvalidInput otherwise.
Result<ImageFormat> imageFormatOf(const std::filesystem::path& path);

struct ImageExport {
    Bookmark bookmark;  // what is shown; goes into the file
    Size size{1920, 1080};
    int samplesPerPixel = 1;  // 1 ... 256
    int dotsPerInch = 0;      // in print; 0: the file does not say
    ImageFormat format = ImageFormat::Png8;
    std::filesystem::path path;
    std::string forcedRung;
    std::vector<std::string> devices;
    Priority priority = Priority::Background;
    int threads = 0;  // that colour and write; all of the machine's where it is 0
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
    std::vector<std::string> notices;
};

/// The offset of sample `index` from a pixel's centre: (0, 0) first, then a fixed low-discrepancy
/// sequence (R2: M. Roberts, "The unreasonable effectiveness of quasirandom sequences", 2018).
PointF subpixelOffset(int index);

/// Blocks until the file is there, whole; on failure or stop nothing is left behind. Automatic
/// iterations and colours are settled first by a small render of the same view, and then hold for
/// every band; the view in the file has the colours' curve.
/// While `isPaused` says so, what is done stays and nothing more is computed.
Result<ExportSummary> exportImage(RenderScheduler& scheduler, const ImageExport& what,
                                  const std::function<void(const ExportProgress&)>& progress,
                                  std::stop_token stop,
                                  const std::atomic<bool>* isPaused = nullptr);

/// The view inside a bookmark, PNG or EXR file, found without decoding pixels. The first of a list.
Result<Bookmark> readView(const std::filesystem::path& path);
/// The same of bytes in memory, such as the clipboard's; `name` is what sentences call them.
Result<Bookmark> readView(std::string_view bytes, const std::string& name);
/// All of a list; a picture's view without a name gets the file's.
Result<BookmarkList> readViews(const std::filesystem::path& path);

}  // namespace fathom
