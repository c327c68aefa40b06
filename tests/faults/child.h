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
    std::vector<std::string> environment;  // NAME=value; all of it
    std::filesystem::path folder;          // where it runs
    std::filesystem::path output, errors;  // standard output and error, begun anew
    std::chrono::milliseconds limit{};     // a child that takes longer is killed: it hangs
    /// Asked again and again while it runs; after the first true it is sent SIGTERM.
    std::function<bool()> mayEnd;
    /// It is killed this long after its start.
    std::optional<std::chrono::microseconds> killAfter;
};

struct ChildEnd {
    int exitCode = 0;
    int signal = 0;  // that ended it; 0: none
    bool isHung = false;
    std::chrono::milliseconds sinceTerm{0};  // from SIGTERM to the end
};

/// Starts it and waits for its end. Throws std::system_error when it cannot be started.
ChildEnd runChild(const ChildOrder& order);

}  // namespace fathom::faults
