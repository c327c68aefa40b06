// Scenes that the program runs while its calls fail, and the folders in which it runs them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fathom::faults {

/// The program that is started; it decides what must be left behind.
enum class Job {
    Picture,    // `fathom render`: a picture file
    Bookmarks,  // fault_helper: a bookmark file of some bookmarks
    Session,    // fault_helper: a session file
    Window,     // the window, ended by SIGTERM once it has drawn
};

struct Scene {
    std::string name;
    Job job{};
    std::vector<std::string> words;  // options for the program, without the file to write
    std::string file;                // name of the written file in Workplace::out()
    bool usesOpenCl = false;
};

/// Scenes for every depth and kind of arithmetic of the built-in engine. openClScenes() covers
/// every kind of OpenCL kernel.
std::vector<Scene> pictureScenes();
std::vector<Scene> openClScenes();
std::vector<Scene> saveScenes();
std::vector<Scene> windowScenes(bool withOpenCl);

/// The programs that the walks use.
struct Programs {
    std::filesystem::path fathom, helper, library;
};

/// The folders of one child: its home, and the folder that it writes to.
class Workplace {
public:
    explicit Workplace(std::filesystem::path root) : m_root(std::move(root)) {}

    const std::filesystem::path& root() const { return m_root; }
    std::filesystem::path home() const { return m_root / "home"; }
    std::filesystem::path out() const { return m_root / "out"; }
    std::filesystem::path session() const { return home() / "state/fathom/session.json"; }
    std::filesystem::path log() const { return home() / "state/fathom/fathom.log"; }
    std::filesystem::path errors() const { return m_root / "errors"; }
    std::filesystem::path output() const { return m_root / "output"; }
    std::filesystem::path report() const { return m_root / "report"; }

    /// The environment of a child that runs here: it has no display and sees nothing of the
    /// caller's own home.
    std::vector<std::string> environment(bool usesOpenCl) const;
    /// makeAnew() empties the folders; copyFrom() makes them equal to another workplace's.
    void makeAnew() const;
    void copyFrom(const Workplace& other) const;

private:
    std::filesystem::path m_root;
};

/// The program's arguments for the scene; the file is given by its full path.
std::vector<std::string> wordsOf(const Scene& scene, const Programs& programs,
                                 const Workplace& place);

}  // namespace fathom::faults
