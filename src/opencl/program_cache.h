// Compiled OpenCL programs, kept in a folder between runs.
// Free of state but for its settings; safe from any thread.
#pragma once

#include <filesystem>

#include "opencl/opencl_device.h"
#include "opencl/program_source.h"

namespace fathom {

struct LoadedProgram {
    cl::Program program;
    bool isKept = false;  // came from the folder
};

class ProgramCache {
public:
    /// An empty folder: nothing is kept.
    explicit ProgramCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// The program from the folder, or else compiled. May take seconds and cannot be interrupted.
    /// Throws cl::Failure for what the driver reports beside a failed compilation.
    Result<LoadedProgram> load(const OpenClDevice& device, const cl::Context& context,
                               const ProgramSource& source) const;

    /// Keeps a program that load() compiled. To be called after its first run, since some drivers
    /// generate code only then. A folder that cannot be written costs time in the next run, no
    /// more.
    void keep(const OpenClDevice& device, const cl::Program& program,
              const ProgramSource& source) const;

private:
    std::filesystem::path m_folder;
};

}  // namespace fathom
