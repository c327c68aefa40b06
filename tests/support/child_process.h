// Runs the program as people do, and keeps what it said. Needs FATHOM_PROGRAM. POSIX.
#pragma once

#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "support/hide_opencl.h"

namespace fathom::test {

struct ChildOptions {
    std::filesystem::path folder;  // where it runs, and where its output is kept for a moment
    bool isOpenClHidden = true;    // so that no driver adds words or time of its own
    std::vector<std::string> environment;  // NAME=value, besides what the test has; NAME= empties
    rlim_t fileSizeLimit = RLIM_INFINITY;  // larger files fail as on a full disk
    bool mayReadAll = true;                // false: root, too, is refused what others are
    rlim_t memoryLimit = RLIM_INFINITY;    // bytes of its own data; more is refused
    std::filesystem::path input = "/dev/null";
    std::filesystem::path output = {};  // takes its standard output; empty: kept for the result
    int signal = 0;                     // sent after `signalAfter`; 0: none
    std::chrono::milliseconds signalAfter{0};
};

struct ChildResult {
    int exitCode = 0;  // 128 + the signal that ended it
    std::string output, errors;
};

inline std::string textOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Everything between fork and exec; returns only when exec fails.
inline void becomeProgram(const std::vector<std::string>& arguments, const ChildOptions& options,
                          const std::filesystem::path& output,
                          const std::filesystem::path& errors) {
    dup2(open(options.input.c_str(), O_RDONLY), STDIN_FILENO);
    dup2(open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
    dup2(open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    if (chdir(options.folder.c_str()) != 0) return;
    if (options.isOpenClHidden) hideOpenCl();
    for (std::string setting : options.environment) {
        const std::size_t equals = setting.find('=');
        setenv(setting.substr(0, equals).c_str(), setting.substr(equals + 1).c_str(), 1);
    }
    if (options.fileSizeLimit != RLIM_INFINITY) {
        const rlimit limit{options.fileSizeLimit, options.fileSizeLimit};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    if (!options.mayReadAll)
        for (const int power : {CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH})
            prctl(PR_CAPBSET_DROP, power);  // fails for all but root, who alone has them
    if (options.memoryLimit != RLIM_INFINITY) {
        const rlimit limit{options.memoryLimit, options.memoryLimit};
        setrlimit(RLIMIT_DATA, &limit);
    }
    std::vector<char*> words;
    std::string program = FATHOM_PROGRAM;
    words.push_back(program.data());
    for (const std::string& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    execv(program.c_str(), words.data());
}

/// Waits for the program's end.
inline ChildResult runProgram(const std::vector<std::string>& arguments,
                              const ChildOptions& options) {
    // Beside the folder, so that the folder holds what the program leaves and nothing else.
    const std::filesystem::path kept = options.folder.string() + ".out";
    const std::filesystem::path output = options.output.empty() ? kept : options.output;
    const std::filesystem::path errors = options.folder.string() + ".err";
    const pid_t child = fork();
    if (child == 0) {
        becomeProgram(arguments, options, output, errors);
        _exit(127);
    }
    if (options.signal != 0) {
        std::this_thread::sleep_for(options.signalAfter);
        kill(child, options.signal);
    }
    int status = 0;
    waitpid(child, &status, 0);

    ChildResult result;
    result.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    if (options.output.empty()) result.output = textOf(kept);
    result.errors = textOf(errors);
    std::filesystem::remove(kept);
    std::filesystem::remove(errors);
    return result;
}

}  // namespace fathom::test
