// The project's own sources as text, for tests of their form. Needs FATHOM_SOURCE_DIR.
// Reads files and has no other side effects.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace fathom::test {

inline const std::filesystem::path kRoot = FATHOM_SOURCE_DIR;

/// All source files of src, ui and kernels.
inline std::vector<std::filesystem::path> sourceFiles() {
    const std::set<std::filesystem::path> endings{".h", ".cpp", ".cl", ".inc"};
    std::vector<std::filesystem::path> files;
    for (const char* folder : {"src", "ui", "kernels"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot / folder))
            if (endings.count(entry.path().extension())) files.push_back(entry.path());
    }
    return files;
}

inline std::vector<std::string> linesOf(const std::filesystem::path& path) {
    std::ifstream stream(path);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

inline bool contains(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// "src/render/view.h" -> "render"; "src/main.cpp" -> "main"; "ui/x.h" -> "ui".
inline std::string layerOf(const std::filesystem::path& file) {
    auto part = file.begin();
    if (*part != "src") return part->string();
    return (++part)->stem().string();
}

}  // namespace fathom::test
