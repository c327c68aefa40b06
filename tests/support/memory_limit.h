// Limits the memory of a process. Linux.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

namespace fathom::test {

/// Lets this process map at most `bytes` more than it has mapped now. For the children of death
/// tests, which must be fresh processes: freed memory and the stacks of ended threads stay mapped.
/// A new thread needs 8 MiB.
inline void limitMemory(std::size_t bytes) {
    std::size_t pages = 0;
    std::FILE* const file = std::fopen("/proc/self/statm", "r");
    if (file == nullptr || std::fscanf(file, "%zu", &pages) != 1) std::abort();
    std::fclose(file);
    const rlim_t limit = pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)) + bytes;
    const rlimit limits{limit, limit};
    if (::setrlimit(RLIMIT_AS, &limits) != 0) std::abort();
}

/// Whether limits of memory are kept. qemu, which runs programs of other processors, accepts them
/// and does nothing.
inline bool areLimitsKept() {
    rlimit before{}, after{};
    ::getrlimit(RLIMIT_AS, &before);
    const rlimit other{before.rlim_cur == RLIM_INFINITY ? RLIM_INFINITY / 4 : before.rlim_cur - 1,
                       before.rlim_max};
    ::setrlimit(RLIMIT_AS, &other);
    ::getrlimit(RLIMIT_AS, &after);
    ::setrlimit(RLIMIT_AS, &before);
    return after.rlim_cur == other.rlim_cur;
}

// Begins a test that limits memory. Skips it with sanitizers: they map terabytes of shadow memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define FATHOM_LIMITS_MEMORY() GTEST_SKIP() << "sanitizers know no memory limits"
#else
#define FATHOM_LIMITS_MEMORY()                                                  \
    if (!areLimitsKept()) GTEST_SKIP() << "limits of memory are not kept here"; \
    GTEST_FLAG_SET(death_test_style, "threadsafe")
#endif

}  // namespace fathom::test
