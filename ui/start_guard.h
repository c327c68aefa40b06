// Notices that the window's last start failed, so that a saved setting cannot make every start
// fail. GUI thread.
#pragma once

#include <filesystem>

namespace fathom {

/// During a start, a file in the state folder says so. A crash on the window's thread leaves a mark
/// in the file. A killed start leaves no mark; it counts only if the next start is killed too.
///
/// If several windows start at the same moment, only one is guarded: the one that holds the lock on
/// the file.
class StartGuard {
public:
    explicit StartGuard(const std::filesystem::path& folder);
    StartGuard(const StartGuard&) = delete;
    StartGuard& operator=(const StartGuard&) = delete;
    ~StartGuard() { finish(); }

    /// True if the previous start crashed or the previous two were killed: then begin with the
    /// defaults.
    bool hasFailedBefore() const { return m_hasFailedBefore; }

    /// Call it when the window is shown: the start has succeeded.
    void finish();

private:
    void judge();

    std::filesystem::path m_path;
    int m_descriptor = -1;  // negative: this start is not guarded
    bool m_hasFailedBefore = false;
};

}  // namespace fathom
