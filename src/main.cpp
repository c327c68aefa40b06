// The composition root: decides which engines there are, and whether there is a window. It is built
// twice: `fathom` has the commands, and becomes `fathom-window` if the window is wanted.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <utility>

#include "base/exception.h"
#include "base/paths.h"
#include "cli/command_line.h"
#include "cli/failure.h"
#include "cpu/cpu_engine.h"
#include "number/gmp_memory.h"
#include "opencl/graphics_nodes.h"
#include "opencl/opencl_engine.h"
#include "render/speed_file.h"

#ifdef FATHOM_GUI
#include "ui/explorer.h"
#endif

namespace {

using namespace fathom;

/// Opens the OpenCL devices first, as choosePlan() prefers them. Does not load drivers if only the
/// built-in engine is wanted.
OpenedEngines openDevices(const EngineOptions& options) {
    const auto isWanted = [&](std::string_view id) {
        return options.devices.empty() ||
               std::ranges::find(options.devices, id) != options.devices.end();
    };
    const auto isOpenCl = [](const std::string& id) { return id != CpuEngine::kId; };
    const bool isOpenClWanted = options.devices.empty()
                                    ? !options.skipsProcessors || mayHaveGraphics()
                                    : std::ranges::any_of(options.devices, isOpenCl);

    OpenedEngines opened;
    if (isOpenClWanted) {
        auto devices = openClEngines({.programCache = cacheFolder() / "kernels",
                                      .computeUnits = options.threads,
                                      .stop = options.stop},
                                     &opened.report);
        for (auto& device : devices) {
            opened.usableIds.push_back(device->info().id);
            if (isWanted(device->info().id)) opened.engines.push_back(std::move(device));
        }
    }
    opened.usableIds.emplace_back(CpuEngine::kId);
    if (isWanted(CpuEngine::kId))
        opened.engines.push_back(std::make_unique<CpuEngine>(options.threads));
    return opened;
}

#ifdef FATHOM_GUI

/// Without a display, Qt would end the program. Qt's offscreen platforms need no display.
bool hasDisplay() {
#ifdef __linux__
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        const char* value = std::getenv(name);
        if (value && *value) return true;
    }
    return false;
#else
    return true;
#endif
}

int openWindow(int argc, char** argv, const RequestReader& read) {
    const Result<ExplorerRequest> request = read();
    if (!request) return reportFailure(request.error());
    if (!hasDisplay()) {
        return reportFailure({ErrorCode::DeviceUnavailable,
                              "There is no display to open the window on; `fathom render home -o "
                              "home.png` writes a picture without one."});
    }
    const auto openEnginesForWindow = [options = request->engines] {
        ExplorerEngines found;
        auto opened = openEngines(options, openDevices);
        if (!opened) {
            // The window reports the missing device and continues with the others.
            found.notices.push_back(opened.error().phrase);
            opened = openDevices({.threads = options.threads, .devices = {}});
        }
        found.engines = std::move(opened->engines);
        found.report = std::move(opened->report);
        found.speedFile = speedFile();
        if (auto speeds = readSpeeds(found.speedFile))
            found.speeds = *std::move(speeds);
        else
            found.notices.push_back(std::move(speeds.error().phrase));
        return found;
    };
    return runExplorer(
        argc, argv,
        {.openEngines = openEnginesForWindow, .view = request->view, .file = request->file});
}

#else

/// Continues as the program with the window, which is beside this one or where it is installed.
/// Returns if it is not there. Commands do without it: to load Qt takes longer than a small
/// picture.
void becomeWindow(char** argv) {
    std::error_code error;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
    if (error) return;
    for (const char* folder : {".", FATHOM_WINDOW_FOLDER})
        ::execv((program.parent_path() / folder / "fathom-window").c_str(), argv);
}

int openWindow(int, char** argv, const RequestReader& read) {
    becomeWindow(argv);
    if (const auto request = read(); !request) return reportFailure(request.error());
    return reportFailure({ErrorCode::DeviceUnavailable,
                          "The window of Fathom is not installed; `fathom render home -o "
                          "home.png` writes a picture, and `fathom --help` lists the rest."});
}

#endif

int run(int argc, char** argv) {
    makeBigNumbersThrow();
    return runCommandLine(argc, argv, openDevices,
                          [&](const RequestReader& read) { return openWindow(argc, argv, read); });
}

/// Reports the exception that ended the program.
int reportException() noexcept {
    try {
        return reportFailure(errorOfException("Fathom cannot continue"));
    } catch (const std::bad_alloc&) {
        std::fputs("fathom: There is not enough memory; close other programs.\n", stderr);
        return kExitFailure;
    }
}

}  // namespace

int main(int argc, char** argv) {
    int exitCode = 0;
    try {
        exitCode = run(argc, argv);
    } catch (...) {
        exitCode = reportException();
    }

    // A driver may still be compiling a kernel that is no longer wanted. Its thread is not waited
    // for, and the libraries' own clean-up would collide with it.
    std::fflush(nullptr);
    std::_Exit(exitCode);
}
