#include "faults/scene.h"

#include <cstdlib>

namespace fathom::faults {

namespace fs = std::filesystem;

namespace {

/// Options for a view around the tip i, where a few hundred iterations are enough at every depth.
std::vector<std::string> tip(const std::string& radius, const std::string& rung) {
    return {"--re", "0", "--im", "1", "--radius", radius, "--rung", rung};
}

// The rung is given because a failing device may change the plan, but must not change the samples.
Scene picture(std::string name, std::vector<std::string> view, std::string file) {
    std::vector<std::string> words{"render", "--size", "48x32"};
    words.insert(words.end(), view.begin(), view.end());
    return {.name = std::move(name),
            .job = Job::Picture,
            .words = std::move(words),
            .file = std::move(file)};
}

Scene openCl(const std::string& name, std::vector<std::string> view, bool isAlone,
             std::string file) {
    Scene scene = picture("opencl " + name, std::move(view), std::move(file));
    scene.words.insert(scene.words.end(), {"--device", "opencl0"});
    if (!isAlone) scene.words.insert(scene.words.end(), {"--device", "cpu"});
    scene.usesOpenCl = true;
    return scene;
}

}  // namespace

std::vector<Scene> pictureScenes() {
    return {picture("home png", {"home", "--rung", "fp32"}, "picture.png"),
            picture("home exr", {"home", "--rung", "fp32"}, "picture.exr"),
            picture("home dd samples", {"home", "--rung", "dd", "--samples", "3"}, "picture.png"),
            picture("magnet", {"--formula", "magnet1", "--rung", "fp64"}, "picture.png"),
            picture("newton", {"--formula", "newton", "--rung", "fp64"}, "picture.exr"),
            picture("1e-30", tip("1e-30", "perturbation"), "picture.png"),
            picture("1e-113", tip("1e-113", "perturbation"), "picture.exr"),
            picture("bigfloat", tip("1e-20", "bigfloat"), "picture.png")};
}

std::vector<Scene> openClScenes() {
    // With two devices, the second completes what the first leaves. A single device ends in order.
    std::vector<std::string> ship = tip("1e-20", "perturbation");
    ship.insert(ship.end(), {"--formula", "burning-ship", "--iterations", "300"});
    return {openCl("lanes fp32", {"home", "--rung", "fp32"}, true, "picture.png"),
            openCl("lanes dd", {"home", "--rung", "dd"}, true, "picture.exr"),
            openCl("magnet", {"--formula", "magnet1", "--rung", "fp64"}, true, "picture.png"),
            openCl("1e-30", tip("1e-30", "perturbation"), false, "picture.png"),
            openCl("1e-113", tip("1e-113", "perturbation"), false, "picture.exr"),
            openCl("1e-25 in floats", tip("1e-25", "perturbation-ff"), true, "picture.png"),
            openCl("ship", ship, false, "picture.png")};
}

std::vector<Scene> saveScenes() {
    return {{.name = "bookmarks", .job = Job::Bookmarks, .words = {}, .file = "bookmarks.json"},
            {.name = "session", .job = Job::Session, .words = {}, .file = "session.json"}};
}

std::vector<Scene> windowScenes(bool withOpenCl) {
    std::vector<Scene> scenes{{.name = "window", .job = Job::Window, .words = {}, .file = {}}};
    if (withOpenCl)
        scenes.push_back({.name = "window opencl",
                          .job = Job::Window,
                          .words = {},
                          .file = {},
                          .usesOpenCl = true});
    return scenes;
}

std::vector<std::string> Workplace::environment(bool usesOpenCl) const {
    const std::string at = home().string();
    std::vector<std::string> all{"HOME=" + at,
                                 "XDG_CONFIG_HOME=" + at + "/config",
                                 "XDG_DATA_HOME=" + at + "/data",
                                 "XDG_STATE_HOME=" + at + "/state",
                                 "XDG_CACHE_HOME=" + at + "/cache",
                                 "POCL_CACHE_DIR=" + at + "/cache/pocl",
                                 "QT_QPA_PLATFORM=offscreen",
                                 "LC_ALL=C.UTF-8"};
    if (!usesOpenCl) all.insert(all.end(), {"OCL_ICD_VENDORS=/nonexistent", "OCL_ICD_FILENAMES="});
    for (const char* name : {"PATH", "LD_LIBRARY_PATH", "HWLOC_SYNTHETIC"})
        if (const char* value = std::getenv(name)) all.push_back(std::string(name) + "=" + value);
    return all;
}

void Workplace::makeAnew() const {
    fs::remove_all(m_root);
    for (const char* name : {"config", "data", "state", "cache/pocl"})
        fs::create_directories(home() / name);
    fs::create_directories(out());
}

void Workplace::copyFrom(const Workplace& other) const {
    fs::remove_all(m_root);
    fs::create_directories(m_root);
    fs::copy(other.home(), home(), fs::copy_options::recursive);
    fs::copy(other.out(), out(), fs::copy_options::recursive);
}

std::vector<std::string> wordsOf(const Scene& scene, const Programs& programs,
                                 const Workplace& place) {
    const std::string file = (place.out() / scene.file).string();
    switch (scene.job) {
        case Job::Bookmarks:
            return {programs.helper, "bookmarks", file, "3"};
        case Job::Session:
            return {programs.helper, "session", file, "3"};
        case Job::Window:
            return {programs.fathom};
        case Job::Picture:
            break;
    }
    std::vector<std::string> words{programs.fathom};
    words.insert(words.end(), scene.words.begin(), scene.words.end());
    words.insert(words.end(), {"-o", file});
    return words;
}

}  // namespace fathom::faults
