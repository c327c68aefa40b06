// The walks start this in addition to the program itself. It saves as the window does and reports
// each save when it is done. It also writes a file of speeds.
//
//   fault_helper bookmarks FILE COUNT   adds the bookmarks "1", "2", ... and prints each number
//   fault_helper session FILE COUNT     saves sessions named "1", "2", ... and prints each number
//   fault_helper speeds FILE            writes speeds that make OpenCL devices compute all they can
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include "base/atomic_file.h"
#include "base/paths.h"
#include "bookmarks/bookmark_store.h"
#include "cpu/cpu_engine.h"
#include "opencl/opencl_engine.h"
#include "render/plan.h"
#include "render/speed_file.h"

namespace {

using namespace fathom;

/// Writes without a buffer: a number that the reader gets has been saved.
Result<void> acknowledge(int number) {
    const std::string line = std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != std::ssize(line))
        return fail(ErrorCode::Io, "Cannot say what was saved.");
    return {};
}

Bookmark numbered(int number) {
    Bookmark bookmark = starterBookmarks().front().bookmark;
    bookmark.name = std::to_string(number);
    return bookmark;
}

Result<void> saveBookmarks(const std::string& file, int count) {
    auto store = BookmarkStore::load(file);
    if (!store) return tl::make_unexpected(store.error());
    for (int number = static_cast<int>(store->items().size()) + 1; number <= count; ++number) {
        if (auto added = store->add(numbered(number)); !added) return added;
        if (auto said = acknowledge(number); !said) return said;
    }
    return {};
}

/// Saves sessions as the window does.
Result<void> saveSessions(const std::string& file, int count) {
    if (auto made = makeFolder(std::filesystem::path(file).parent_path()); !made) return made;
    for (int number = 1; number <= count; ++number) {
        if (auto saved = writeFileAtomically(file, toJson(numbered(number))); !saved) return saved;
        if (auto said = acknowledge(number); !said) return said;
    }
    return {};
}

/// The devices differ so much in speed that even the smallest picture goes to a driver.
Result<void> writeSpeedsForOpenCl(const std::string& file) {
    const auto all = [](double stepSeconds) {
        std::vector<RungSpeed> list;
        for (const Rung& rung : rungs())
            for (const FormulaFamily family : kFormulaFamilies)
                list.push_back({std::string(rung.id), family, 0, stepSeconds});
        return list;
    };
    DeviceSpeeds speeds;
    for (const auto& engine : openClEngines({}))
        speeds[speedKey(engine->info())] = all(1e-10);
    speeds[speedKey(CpuEngine(0).info())] = all(1e-3);
    return writeSpeeds(file, speeds);
}

Result<void> run(int argc, char** argv) {
    const std::string what = argc > 2 ? argv[1] : "", file = argc > 2 ? argv[2] : "";
    if (what == "speeds") return writeSpeedsForOpenCl(file);
    const std::string number = argc > 3 ? argv[3] : "";
    int count = 0;
    std::from_chars(number.data(), number.data() + number.size(), count);
    if (what == "bookmarks") return saveBookmarks(file, count);
    if (what == "session") return saveSessions(file, count);
    return fail(ErrorCode::InvalidInput, "The first comment of the source says what this takes.");
}

}  // namespace

int main(int argc, char** argv) {
    // Catches exceptions, as the window's event loop does when the program saves.
    try {
        const Result<void> done = run(argc, argv);
        if (!done) std::fprintf(stderr, "fathom: %s\n", done.error().message.c_str());
        return done ? 0 : 1;
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "fathom: The save failed: %s.\n", exception.what());
        return 1;
    }
}
