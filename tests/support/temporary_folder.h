// A folder that is removed with all it holds at the end of its scope.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

namespace fathom {

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "fathom-test-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) std::abort();
        m_path = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }

    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

}  // namespace fathom
