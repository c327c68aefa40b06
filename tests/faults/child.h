// One child process, with a limit of wall time. Linux.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fathom::faults {

struct ChildOrder {
    std::vector<std::string> words;        // the program's file and its arguments
    std::vector<std::string> environment;  // NAME=value; the whole environment
    std::filesystem::path folder;          // working directory
    std::filesystem::path output, errors;  // standard output and error; replaced
    std::chrono::milliseconds limit{};     // a child that takes longer counts as hung and is killed
    /// Called repeatedly while the child runs; when it first returns true, the child is sent
    /// SIGTERM.
    std::function<bool()> mayEnd;
    /// The child is killed this long after its start.
    std::optional<std::chrono::microseconds> killAfter;
};

struct ChildEnd {
    int exitCode = 0;
    int signal = 0;  // signal that ended the child; 0: none
    bool isHung = false;
    std::chrono::milliseconds sinceTerm{0};  // from SIGTERM to the end
};

/// Starts the child and waits for its end. Throws std::system_error if it cannot be started.
ChildEnd runChild(const ChildOrder& order);

}  // namespace fathom::faults
