#include "base/folder.h"

#include <dirent.h>

#include <memory>

namespace fathom {

std::vector<std::string> namesIn(const std::filesystem::path& folder) {
    const auto close = [](DIR* stream) { ::closedir(stream); };
    const std::unique_ptr<DIR, decltype(close)> stream(::opendir(folder.c_str()));
    std::vector<std::string> names;
    while (const dirent* const entry = stream ? ::readdir(stream.get()) : nullptr) {
        std::string name = entry->d_name;
        if (name != "." && name != "..") names.push_back(std::move(name));
    }
    return names;
}

}  // namespace fathom
