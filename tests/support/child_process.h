// Runs the program as users do and collects its output. Needs FATHOM_PROGRAM. POSIX.
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
    std::filesystem::path folder;          // working directory; output files are next to it
    bool isOpenClHidden = true;            // drivers would add messages and time
    std::vector<std::string> environment;  // NAME=value, added to the test's; NAME= empties
    rlim_t fileSizeLimit = RLIM_INFINITY;  // bytes; larger files fail as on a full disk
    bool mayReadAll = true;                // false: file permissions bind root too
    rlim_t memoryLimit = RLIM_INFINITY;    // bytes of data (RLIMIT_DATA)
    std::filesystem::path input = "/dev/null";
    std::filesystem::path output = {};  // gets the standard output; empty: the result does
    int signal = 0;                     // sent after `signalAfter`; 0: none
    std::chrono::milliseconds signalAfter{0};
};

struct ChildResult {
    int exitCode = 0;  // or 128 + the signal that ended the program
    std::string output, errors;
};

inline std::string textOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Does everything between fork and exec. Returns only if something fails.
inline void becomeProgram(const std::vector<std::string>& arguments, const ChildOptions& options,
                          const std::filesystem::path& output,
                          const std::filesystem::path& errors) {
    dup2(open(options.input.c_str(), O_RDONLY), STDIN_FILENO);
    dup2(open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
    dup2(open(errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    if (chdir(options.folder.c_str()) != 0) return;
    signal(SIGINT, SIG_DFL);  // A shell that works in the background ignores it.
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
            prctl(PR_CAPBSET_DROP, power);  // fails without root, but only root has them
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

/// Runs the program and waits until it ends.
inline ChildResult runProgram(const std::vector<std::string>& arguments,
                              const ChildOptions& options) {
    // Next to the folder, so that the folder holds only the files that the program leaves.
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
