#include "base/paths.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <vector>

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/atomic_file.h"

namespace fathom {

namespace {

std::filesystem::path homeFolder() {
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home == '/') return home;

    std::vector<char> buffer(std::size_t{1} << 14);
    passwd entry{};
    passwd* found = nullptr;
    ::getpwuid_r(::getuid(), &entry, buffer.data(), buffer.size(), &found);
    return found != nullptr && *found->pw_dir == '/' ? found->pw_dir : ".";
}

/// XDG requires that a relative path in the variable is ignored.
std::filesystem::path xdgFolder(const char* variable, const char* belowHome) {
    const char* value = std::getenv(variable);
    const std::filesystem::path base =
        value != nullptr && *value == '/' ? std::filesystem::path(value) : homeFolder() / belowHome;
    return base / "fathom";
}

}  // namespace

std::filesystem::path configFolder() {
    return xdgFolder("XDG_CONFIG_HOME", ".config");
}
std::filesystem::path dataFolder() {
    return xdgFolder("XDG_DATA_HOME", ".local/share");
}
std::filesystem::path cacheFolder() {
    return xdgFolder("XDG_CACHE_HOME", ".cache");
}
std::filesystem::path stateFolder() {
    return xdgFolder("XDG_STATE_HOME", ".local/state");
}

Result<void> makeFolder(const std::filesystem::path& folder) {
    std::error_code ignored;
    if (folder.empty() || std::filesystem::is_directory(folder, ignored)) return {};
    if (folder.has_relative_path()) {
        if (Result<void> above = makeFolder(folder.parent_path()); !above) return above;
    }
    if (::mkdir(folder.c_str(), 0700) == 0 || std::filesystem::is_directory(folder, ignored))
        return {};
    return tl::make_unexpected(fileError("make the folder", folder, errno));
}

}  // namespace fathom
