// Whether this computer may have a graphics device, without a call of a driver. Any thread.
#pragma once

#include <filesystem>

namespace fathom {

/// False only if no OpenCL driver can find a graphics device: on Linux all of them reach their
/// devices through files that the kernel makes. Drivers that a person has named by a variable of
/// the environment may find anything. A driver takes some 50 ms and 60 MiB to say that there is
/// nothing but a processor.
/// `devices`: the folder of the kernel's files; tests have one of their own.
bool mayHaveGraphics(const std::filesystem::path& devices = "/dev");

}  // namespace fathom
