#include "base/folder.h"

#include <dirent.h>

#include <memory>

#include "base/atomic_file.h"

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

Result<void> removeFolder(const std::filesystem::path& folder, const std::string& last) {
    std::error_code error;
    for (const std::string& name : namesIn(folder))
        if (name != last && !error) std::filesystem::remove_all(folder / name, error);
    if (!error) std::filesystem::remove_all(folder, error);
    if (error) return tl::make_unexpected(fileError("remove", folder, error.value()));
    return {};
}

}  // namespace fathom
