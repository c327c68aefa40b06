// Starts threads, which the system may refuse to do.
#pragma once

#include <exception>
#include <thread>
#include <utility>

#include "base/result.h"

namespace fathom {

/// Starts a thread that runs `work`, as std::jthread does. Fails with OutOfMemory if the system
/// gives no more threads, or no memory for one: the caller continues with fewer threads, or reports
/// it.
///
/// `work` must not throw: each thread knows best where to report what went wrong in it.
template <class Work>
Result<std::jthread> startThread(Work&& work) {
    try {
        return std::jthread(std::forward<Work>(work));
    } catch (const std::exception&) {  // std::system_error or std::bad_alloc
        return fail(ErrorCode::OutOfMemory,
                    "The system cannot start more threads; close other programs, or raise the "
                    "limit of processes.");
    }
}

}  // namespace fathom
