#include "cli/render_command.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>

#include "base/atomic_file.h"
#include "base/shown_text.h"
#include "cli/failure.h"
#include "cli/option_text.h"
#include "cli/output_file.h"
#include "cli/picture_engines.h"
#include "cli/progress_bar.h"
#include "cli/render_stats.h"
#include "cli/stop_signals.h"

namespace fathom {

namespace {

constexpr std::uint64_t kMostSamples = 256;

void tellOutcome(const ImageExport& what, const ExportSummary& summary) {
    std::string devices;
    for (const auto& [id, pixels] : summary.enginePixels)
        devices += (devices.empty() ? "" : ", ") + id;
    std::fprintf(stderr, "%s: %d x %d pixels, %s on %s, %.1f s.\n", shownPath(what.path).c_str(),
                 what.size.width, what.size.height, std::string(summary.plan.rung->id).c_str(),
                 devices.c_str(), summary.seconds);
}

}  // namespace

Result<ImageExport> pictureOf(const RenderWords& words) {
    ImageExport what;
    what.priority = Priority::Interactive;  // no explorer runs at the same time
    what.path = words.output;
    const auto format = pictureFormat(what.path, words.bits);
    if (!format) return tl::make_unexpected(format.error());
    what.format = *format;

    auto bookmark = resolveView(words.view);
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    what.bookmark = std::move(*bookmark);

    const auto size = parseSize("--size", words.size);
    if (!size) return tl::make_unexpected(size.error());
    what.size = *size;
    const auto samples = parseCount("--samples", words.samples, 1, kMostSamples);
    if (!samples) return tl::make_unexpected(samples.error());
    what.samplesPerPixel = static_cast<int>(*samples);

    auto rung = forcedRung(words.engines);
    if (!rung) return tl::make_unexpected(rung.error());
    what.forcedRung = std::move(*rung);

    if (auto writable = checkWritable(what.path); !writable)
        return tl::make_unexpected(writable.error());
    if (words.stats.empty()) return what;
    if (auto writable = checkWritable(words.stats); !writable)
        return tl::make_unexpected(writable.error());
    if (what.path.lexically_normal() == std::filesystem::path(words.stats).lexically_normal()) {
        return fail(ErrorCode::InvalidInput,
                    "The picture and --stats have the same file name; give each its own.");
    }
    return what;
}

CLI::App* addRenderCommand(CLI::App& program, RenderWords& words) {
    CLI::App* command = program.add_subcommand("render", "Render a view to a PNG or EXR file");
    addViewOptions(*command, words.view);
    command->add_option("-o,--output", words.output, "The file to write: .png or .exr")
        ->type_name("FILE")
        ->required();
    command->add_option("--size", words.size, "Width and height in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    command->add_option("--samples", words.samples, "Samples per pixel, 1 to 256")
        ->type_name("N")
        ->capture_default_str();
    addBitsOption(*command, words.bits);
    command->add_option("--stats", words.stats, "Write statistics as JSON")->type_name("FILE");
    command->add_flag("--quiet", words.isQuiet, "Print only errors");
    addEngineOptions(*command, words.engines);
    addOrbitOption(*command, words.engines);
    addRungOption(*command, words.engines);
    return command;
}

int runRenderCommand(const RenderWords& words, EngineFactory factory) {
    const auto start = std::chrono::steady_clock::now();

    // First the options, then the engines: errors are reported before anything starts.
    auto what = pictureOf(words);
    if (!what) return reportFailure(what.error());
    auto options = engineOptions(words.engines);
    if (!options) return reportFailure(options.error());
    what->threads = options->threads;
    const StopSignals signals;
    options->stop = signals.token();
    auto opened = openScheduler(*what, *options, factory);
    if (!opened) {
        const int code = reportFailure(opened.error());
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    }
    auto scheduler = *std::move(opened);
    const std::vector<EngineInfo> engines = scheduler->engines();

    // Render the picture. The bar's line is erased before anything else is printed.
    bool isTold = false;
    const auto summary = [&] {
        ProgressBar bar(words.isQuiet);
        isTold = bar.isShown();
        const auto progressed = [&](const ExportProgress& progress) {
            bar.update(progress.stage.text(), progress.fraction);
        };
        return exportImage(*scheduler, *what, progressed, signals.token());
    }();
    if (!summary) {
        const int code = reportFailure(summary.error());
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    }
    // Leak the scheduler with its engines: drivers take a tenth of a second to free a device, which
    // the end of the process frees anyway.
    (void)scheduler.release();
    if (!words.isQuiet) {
        for (const Phrase& notice : summary->notices)
            reportNotice(notice.text());
        if (!summary->plan.warning.isEmpty()) reportNotice(summary->plan.warning.text());
    }
    if (isTold) tellOutcome(*what, *summary);

    // Write the statistics.
    if (words.stats.empty()) return kExitSuccess;
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    const std::string json = statsJson(*what, *summary, engines, measureUsage(wall.count()));
    if (const auto written = writeFileAtomically(words.stats, json); !written)
        return reportFailure(written.error());
    return kExitSuccess;
}

}  // namespace fathom
