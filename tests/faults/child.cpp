#include "faults/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <system_error>

namespace fathom::faults {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kAskEvery{20};

std::vector<char*> pointers(const std::vector<std::string>& texts) {
    std::vector<char*> list;
    list.reserve(texts.size() + 1);
    for (const std::string& text : texts)
        list.push_back(const_cast<char*>(text.c_str()));
    list.push_back(nullptr);
    return list;
}

pid_t start(const ChildOrder& order) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    constexpr int kAnew = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND;
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, order.output.c_str(), kAnew, 0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, order.errors.c_str(), kAnew, 0600);
    posix_spawn_file_actions_addchdir_np(&actions, order.folder.c_str());
    pid_t child = 0;
    const int failure =
        posix_spawn(&child, order.words.front().c_str(), &actions, nullptr,
                    pointers(order.words).data(), pointers(order.environment).data());
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0)
        throw std::system_error(failure, std::generic_category(), order.words.front());
    return child;
}

/// True if the child ends within `time`.
bool endsWithin(int child, std::chrono::nanoseconds time) {
    pollfd waited{.fd = child, .events = POLLIN, .revents = 0};
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
    const timespec limit{.tv_sec = seconds.count(), .tv_nsec = (time - seconds).count()};
    return ::ppoll(&waited, 1, &limit, nullptr) == 1;
}

}  // namespace

ChildEnd runChild(const ChildOrder& order) {
    const auto begin = Clock::now();
    const pid_t child = start(order);
    const int handle = static_cast<int>(::syscall(SYS_pidfd_open, child, 0));
    if (handle < 0) throw std::system_error(errno, std::generic_category(), "pidfd_open");

    ChildEnd end;
    std::optional<Clock::time_point> asked;
    if (order.killAfter) {
        if (!endsWithin(handle, *order.killAfter)) ::kill(child, SIGKILL);
    } else if (order.mayEnd) {
        while (!endsWithin(handle, kAskEvery) && Clock::now() - begin < order.limit) {
            if (asked || !order.mayEnd()) continue;
            asked = Clock::now();
            ::kill(child, SIGTERM);
        }
    }
    if (!endsWithin(handle, std::max<std::chrono::nanoseconds>(begin + order.limit - Clock::now(),
                                                               std::chrono::nanoseconds(0)))) {
        end.isHung = true;
        ::kill(child, SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(handle);
    if (asked)
        end.sinceTerm =
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *asked);
    if (WIFEXITED(status))
        end.exitCode = WEXITSTATUS(status);
    else
        end.signal = WTERMSIG(status);
    return end;
}

}  // namespace fathom::faults
