// Compiled OpenCL programs, kept in a folder between runs. Stateless except for its settings; safe
// from any thread.
#pragma once

#include <filesystem>

#include "opencl/opencl_device.h"
#include "opencl/program_source.h"

namespace fathom {

struct LoadedProgram {
    cl::Program program;
    bool isKept = false;  // it came from the folder
};

class ProgramCache {
public:
    /// If the folder is empty, nothing is kept.
    explicit ProgramCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Loads the program from the folder, or compiles it. May take seconds and cannot be
    /// interrupted. Throws cl::Failure for driver errors other than a failed compilation.
    Result<LoadedProgram> load(const OpenClDevice& device, const cl::Context& context,
                               const ProgramSource& source) const;

    /// Keeps a program that load() compiled. Call it after the program's first run: some drivers
    /// generate code only then. If the folder cannot be written, the next run only takes longer.
    void keep(const OpenClDevice& device, const cl::Program& program,
              const ProgramSource& source) const;

private:
    std::filesystem::path m_folder;
};

}  // namespace fathom
