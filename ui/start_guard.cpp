#include "ui/start_guard.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <string_view>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QtGlobal>

#include "base/atomic_file.h"
#include "base/paths.h"

namespace fathom {
namespace {

// The file has one letter for each start that did not end, the newest last.
constexpr char kBegun = 'b', kCrashed = 'c';
constexpr off_t kMostLetters = 64;

constexpr std::array kCrashes{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// Data for the signal handler, which has none of its own.
int markedFile = -1;
pid_t windowThread = 0;
std::array<struct sigaction, kCrashes.size()> handlersBefore;

void restoreHandlers() {
    for (std::size_t i = 0; i < kCrashes.size(); ++i)
        ::sigaction(kCrashes[i], &handlersBefore[i], nullptr);
}

/// A crash of another thread, such as a driver's, clears the file: the settings did not cause it.
void markCrash(int signal, siginfo_t* info, void*) {
    const int errorBefore = errno;
    [[maybe_unused]] const auto marked = ::gettid() == windowThread
                                             ? ::pwrite(markedFile, &kCrashed, 1, 0)
                                             : ::ftruncate(markedFile, 0);
    restoreHandlers();
    // A fault, and abort(), occur again when this returns; a signal that was sent must be raised
    // again.
    if (info->si_code <= 0) ::raise(signal);
    errno = errorBefore;
}

void installHandlers(int file) {
    markedFile = file;
    windowThread = ::gettid();
    struct sigaction action {};
    action.sa_sigaction = markCrash;
    action.sa_flags = SA_SIGINFO;
    for (std::size_t i = 0; i < kCrashes.size(); ++i)
        ::sigaction(kCrashes[i], &action, &handlersBefore[i]);
}

}  // namespace

StartGuard::StartGuard(const std::filesystem::path& folder) : m_path(folder / "starting") {
    if (!makeFolder(folder)) return;
    if (const Result<void> plain = expectPlainFile(m_path); !plain) {
        qWarning("%s", plain.error().message.c_str());
        (void)setAside(m_path);
    }
    m_descriptor =
        ::open(m_path.c_str(), O_CREAT | O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (m_descriptor < 0) return;
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0) {  // another window is starting
        ::close(m_descriptor);
        m_descriptor = -1;
        return;
    }
    judge();
    installHandlers(m_descriptor);
}

void StartGuard::judge() {
    constexpr off_t kKillsInARow = 2;
    std::array<char, kMostLetters> letters{};
    const ssize_t read = ::pread(m_descriptor, letters.data(), letters.size(), 0);
    const std::string_view starts(letters.data(),
                                  static_cast<std::size_t>(std::max<ssize_t>(read, 0)));
    m_hasFailedBefore =
        starts.find(kCrashed) != std::string_view::npos || starts.size() >= kKillsInARow;
    const off_t end = m_hasFailedBefore ? 0 : std::ssize(starts);
    if (::ftruncate(m_descriptor, end) != 0 || ::pwrite(m_descriptor, &kBegun, 1, end) != 1)
        qWarning("%s", fileError("write", m_path, errno).message.c_str());
}

void StartGuard::finish() {
    if (m_descriptor < 0) return;
    restoreHandlers();
    ::unlink(m_path.c_str());
    ::close(m_descriptor);
    m_descriptor = -1;
}

}  // namespace fathom
