// Notices that the window's last start did not end, so that no kept setting can prevent every
// start. GUI thread.
#pragma once

#include <filesystem>

namespace fathom {

/// While a start lasts, a file of the state folder says so. A start that crashes on the window's
/// thread leaves a mark in it; one that is killed leaves none, and counts when another one follows.
///
/// Of windows that start at the same moment, one is guarded: it holds the file's lock.
class StartGuard {
public:
    explicit StartGuard(const std::filesystem::path& folder);
    StartGuard(const StartGuard&) = delete;
    StartGuard& operator=(const StartGuard&) = delete;
    ~StartGuard() { finish(); }

    /// Whether the start before crashed, or the two before were killed: begin with the defaults.
    bool hasFailedBefore() const { return m_hasFailedBefore; }

    /// The window is there.
    void finish();

private:
    void judge();

    std::filesystem::path m_path;
    int m_descriptor = -1;  // negative: not guarded
    bool m_hasFailedBefore = false;
};

}  // namespace fathom
