// What the program is made to do while its calls fail, and the folders in which it does it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fathom::faults {

/// What is started, and so what has to be left behind.
enum class Job {
    Picture,    // `fathom render`: a picture file
    Bookmarks,  // fault_helper: a bookmark file of some bookmarks
    Session,    // fault_helper: a session file
    Window,     // the window, ended by SIGTERM once it has drawn
};

struct Scene {
    std::string name;
    Job job{};
    std::vector<std::string> words;  // for the program, beside the file to write
    std::string file;                // what is written, a name in Workplace::out()
    bool usesOpenCl = false;
};

/// Every depth and kind of arithmetic that the built-in engine has, and every kind of OpenCL
/// kernel.
std::vector<Scene> pictureScenes();
std::vector<Scene> openClScenes();
std::vector<Scene> saveScenes();
std::vector<Scene> windowScenes(bool withOpenCl);

/// The programs that the walks use.
struct Programs {
    std::filesystem::path fathom, helper, library;
};

/// The folders of one child: its person's home, and where it writes its file.
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

    /// The environment of a child that lives here: nothing of the caller's own home, and no
    /// display.
    std::vector<std::string> environment(bool usesOpenCl) const;
    /// Empties the folders, or makes them like another's.
    void makeAnew() const;
    void copyFrom(const Workplace& other) const;

private:
    std::filesystem::path m_root;
};

/// The program's words for the scene; the file is named by its whole path.
std::vector<std::string> wordsOf(const Scene& scene, const Programs& programs,
                                 const Workplace& place);

}  // namespace fathom::faults
