// A driver that fails, or does not return: calls of OpenCL by this program pass through here on
// their way to the real one, which they reach unless a test wants otherwise.
#pragma once

#include <string>

#include "opencl/opencl_api.h"

namespace fathom::test {

/// One at a time. The functions are those of faulty_driver.cpp; their calls count from 1.
class FaultyDriver {
public:
    FaultyDriver();
    /// Every call works again, and those that hang return what the real driver says.
    ~FaultyDriver();
    FaultyDriver(const FaultyDriver&) = delete;
    FaultyDriver& operator=(const FaultyDriver&) = delete;

    /// The call `number` of the function reports the status; with kAll, every one does.
    void fail(const std::string& function, cl_int status, int number);
    /// The call `number` of the function does not return.
    void hang(const std::string& function, int number);
    static constexpr int kAll = 0;

    /// Since this object was made.
    int calls(const std::string& function) const;
    /// Waits until a call hangs.
    void awaitHang() const;
};

}  // namespace fathom::test
