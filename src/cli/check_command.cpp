#include "cli/check_command.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "cli/failure.h"
#include "cli/known_speeds.h"
#include "cli/option_text.h"
#include "cli/picture_engines.h"
#include "cli/pixel_check.h"
#include "cli/progress_bar.h"
#include "cli/stop_signals.h"

namespace fathom {

namespace {

constexpr std::uint64_t kMostPixels = 1'000'000;
constexpr std::size_t kMostArea = std::size_t{1} << 26;  // kept in full while iterations rise
constexpr const char* kReferenceDevice = "cpu";

struct CheckTask {
    std::string name;  // of the view
    RenderRequest request;
    std::vector<PixelPlace> places;
};

Result<CheckTask> readWords(const CheckWords& words) {
    CheckTask task;
    auto bookmark = resolveView(words.view);
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    task.name = excerpt(bookmark->name);

    const auto size = parseSize("--size", words.size);
    if (!size) return tl::make_unexpected(size.error());
    if (size->area() > kMostArea) {
        return fail(ErrorCode::InvalidInput, "--size " + words.size +
                                                 " is too large to check; take at most " +
                                                 std::to_string(kMostArea) + " pixels.");
    }
    const auto pixels = parseCount("--pixels", words.pixels, 1, kMostPixels);
    if (!pixels) return tl::make_unexpected(pixels.error());
    const auto seed = parseCount("--seed", words.seed, 0, ~std::uint64_t{0});
    if (!seed) return tl::make_unexpected(seed.error());
    auto rung = forcedRung(words.engines);
    if (!rung) return tl::make_unexpected(rung.error());

    task.places = choosePixels(*size, *pixels, *seed);
    task.request.location = std::move(bookmark->location);
    task.request.size = *size;
    task.request.order = TileOrder::Rows;
    task.request.coarseFirst = false;
    task.request.priority = Priority::Background;
    task.request.forcedRung = std::move(*rung);
    return task;
}

/// Prints the findings to standard output and returns the exit code.
int report(const CheckTask& task, const PictureCheck& check) {
    constexpr int kListed = 10;
    const RenderPlan& plan = check.summary.plan;
    const std::string rung(plan.rung->id);
    std::string devices;
    for (const auto& [id, pixels] : check.summary.enginePixels)
        devices += (devices.empty() ? "" : ", ") + id;

    long long stable = 0, differing = 0, unstableDiffering = 0;
    for (const PixelVerdict& verdict : check.verdicts) {
        stable += verdict.isStable ? 1 : 0;
        if (!verdict.differs()) continue;
        (verdict.isStable ? differing : unstableDiffering) += 1;
        if (!verdict.isStable || differing > kListed) continue;
        std::printf("pixel (%d, %d): on %s it %s, with big floats it %s\n", verdict.place.x,
                    verdict.place.y, rung.c_str(), spokenOutcome(verdict.outcome).c_str(),
                    spokenOutcome(verdict.reference).c_str());
    }
    std::printf(
        "%s, %d x %d pixels, on %s (%s), at most %llu iterations:\n"
        "%zu pixels recomputed, %lld of them stable, %lld stable pixels differ"
        " (and %lld that a quarter of a pixel changes).\n",
        task.name.c_str(), task.request.size.width, task.request.size.height, rung.c_str(),
        devices.c_str(), static_cast<unsigned long long>(check.summary.iterationLimit),
        check.verdicts.size(), stable, differing, unstableDiffering);
    if (stable == 0) {
        return reportFailure({ErrorCode::Internal,
                              "No recomputed pixel was stable, so nothing was proven; take more "
                              "--pixels or another view."});
    }
    return differing == 0 ? kExitSuccess : kExitFailure;
}

}  // namespace

CLI::App* addCheckCommand(CLI::App& program, CheckWords& words) {
    CLI::App* command = program.add_subcommand(
        "check", "Recompute random pixels of a view with big floats and count the wrong ones");
    addViewOptions(*command, words.view);
    command->add_option("--size", words.size, "Width and height in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    command->add_option("--pixels", words.pixels, "How many pixels to recompute")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--seed", words.seed, "Which random pixels")
        ->type_name("N")
        ->capture_default_str();
    command->add_flag("--quiet", words.isQuiet, "No progress bar");
    addEngineOptions(*command, words.engines);
    addRungOption(*command, words.engines);
    return command;
}

int runCheckCommand(const CheckWords& words, EngineFactory factory) {
    // Get the task, the engines, and the reference engine.
    const auto task = readWords(words);
    if (!task) return reportFailure(task.error());
    auto options = engineOptions(words.engines);
    if (!options) return reportFailure(options.error());
    const StopSignals signals;
    options->stop = signals.token();
    const DeviceSpeeds speeds = knownSpeeds();
    auto opened = openEnginesFor(task->request, 1, speeds, *options, factory);
    if (!opened) return reportFailure(opened.error());
    const auto reference =
        openEngines({.threads = options->threads, .devices = {kReferenceDevice}}, factory);
    if (!reference) return reportFailure(reference.error());

    RenderScheduler scheduler(std::move(opened->engines));
    scheduler.setSpeeds(speeds);
    const auto check = [&] {
        ProgressBar bar(words.isQuiet);
        const auto progressed = [&](const std::string& stage, double fraction) {
            bar.update(stage, fraction);
        };
        return checkPicture(scheduler, task->request, *reference->engines.front(), task->places,
                            progressed, signals.token());
    }();
    if (!check) {
        const int code = reportFailure(check.error());
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    }
    if (!check->summary.plan.warning.isEmpty()) reportNotice(check->summary.plan.warning.text());
    return report(*task, *check);
}

}  // namespace fathom
