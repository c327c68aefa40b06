// A driver that fails, or does not return: calls of OpenCL by this program pass through here on
// their way to the real one, which they reach unless a test wants otherwise.
#pragma once

#include <string>

#include "opencl/opencl_api.h"

namespace fathom::test {

/// Makes the functions that faulty_driver.cpp defines fail or hang. Only one object may exist at a
/// time. Calls are counted from 1.
class FaultyDriver {
public:
    FaultyDriver();
    /// From now on every call works, and calls that hang return what the real driver says.
    ~FaultyDriver();
    FaultyDriver(const FaultyDriver&) = delete;
    FaultyDriver& operator=(const FaultyDriver&) = delete;

    /// Call `number` of the function reports the status; with kAll, every call does.
    void fail(const std::string& function, cl_int status, int number);
    /// Call `number` of the function does not return; with kAll, none does.
    void hang(const std::string& function, int number);
    static constexpr int kAll = 0;

    /// The number of calls of the function since this object was made.
    int calls(const std::string& function) const;
    /// Waits until a call hangs.
    void awaitHang() const;
};

}  // namespace fathom::test
