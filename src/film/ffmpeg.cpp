#include "film/ffmpeg.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <sstream>
#include <utility>

#include "base/atomic_file.h"
#include "base/shown_text.h"

extern char** environ;  // NOLINT(readability-redundant-declaration)

namespace fathom {

namespace {

constexpr const char* kProgram = "ffmpeg";

Error missingProgram() {
    return {ErrorCode::NotFound,
            "Films need the program ffmpeg, which is not installed; install the package ffmpeg, or "
            "save frames into a folder."};
}

/// Waits for the end of a process. Its number stays its own, so that it may be killed meanwhile.
void awaitEnd(int process) {
    siginfo_t info;
    while (waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOWAIT) != 0)
        if (errno != EINTR) return;
}

/// Waits for the end of a process; true if it was successful.
bool endedWell(int process) {
    int status = 0;
    while (waitpid(process, &status, 0) < 0)
        if (errno != EINTR) return false;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// All that a program has printed.
std::string printedBy(int words) {
    constexpr off_t kMost = 1 << 16;
    std::string text;
    const off_t size = lseek(words, 0, SEEK_END);
    if (size <= 0) return text;
    text.resize(static_cast<std::size_t>(std::min(size, kMost)));
    const ssize_t got = pread(words, text.data(), text.size(), std::max<off_t>(0, size - kMost));
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, got)));
    return text;
}

}  // namespace

Result<Ffmpeg> Ffmpeg::start(std::vector<std::string> options, std::span<const int> shared) {
    std::vector<std::string> words{kProgram, "-hide_banner", "-loglevel",
                                   "error",  "-nostdin",     "-y"};
    words.insert(words.end(), std::make_move_iterator(options.begin()),
                 std::make_move_iterator(options.end()));

    // A socket, as writing to a pipe whose reader has died raises a signal.
    std::array<int, 2> ends{-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return tl::make_unexpected(fileError("start", kProgram, errno));
    Ffmpeg child;
    child.m_input = Descriptor(ends[0]);
    child.m_words = Descriptor(memfd_create("ffmpeg", MFD_CLOEXEC));
    const Descriptor output(ends[1]);
    constexpr int kBytes = 1 << 20;
    setsockopt(child.m_input.get(), SOL_SOCKET, SO_SNDBUF, &kBytes, sizeof kBytes);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    // A copy of a descriptor to itself is open in the child.
    for (const int descriptor : shared)
        posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor);
    posix_spawn_file_actions_adddup2(&actions, output.get(), STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (child.m_words)
        posix_spawn_file_actions_adddup2(&actions, child.m_words.get(), STDERR_FILENO);
    // Signals from a terminal are for the program, which ends ffmpeg itself.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setpgroup(&attributes, 0);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);

    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const int error =
        posix_spawnp(&child.m_process, kProgram, &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error == 0) return child;
    child.m_process = -1;
    if (error == ENOENT) return tl::make_unexpected(missingProgram());
    return tl::make_unexpected(fileError("start", kProgram, error));
}

Ffmpeg::Ffmpeg(Ffmpeg&& other) noexcept
    : m_process(std::exchange(other.m_process, -1)),
      m_input(std::move(other.m_input)),
      m_words(std::move(other.m_words)) {}

Ffmpeg::~Ffmpeg() {
    kill();
    if (m_process > 0) endedWell(m_process);
}

Result<void> Ffmpeg::write(std::span<const std::byte> bytes, const std::stop_token& stop) const {
    const std::stop_callback ends(stop, [this] { kill(); });
    while (!bytes.empty()) {
        const ssize_t sent = send(m_input.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return tl::make_unexpected(failure());
        bytes = bytes.subspan(static_cast<std::size_t>(sent));
    }
    return {};
}

Result<void> Ffmpeg::finish(const std::stop_token& stop) {
    m_input.close();
    {
        const std::stop_callback ends(stop, [this] { kill(); });
        awaitEnd(m_process);
    }
    if (endedWell(std::exchange(m_process, -1))) return {};
    return tl::make_unexpected(failure());
}

void Ffmpeg::kill() const {
    if (m_process > 0) ::kill(m_process, SIGKILL);
}

Error Ffmpeg::failure() const {
    std::string text = printedBy(m_words.get()), line, last;
    for (std::istringstream lines(text); std::getline(lines, line);)
        if (!line.empty()) last = line;
    if (last.empty()) last = phrase("it said nothing");
    return {ErrorCode::Io, {"ffmpeg could not write the film: %1.", {excerpt(last)}}};
}

void addWords(std::vector<std::string>& to, std::string_view words) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (end > 0) to.emplace_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

}  // namespace fathom
