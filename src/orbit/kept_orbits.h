// Reference orbits that took long to compute, kept in a folder for the program's next start.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "orbit/reference_orbit.h"

namespace fathom {

/// One file for each request: compressed, and with a hash of all that it holds. Any thread, and any
/// number of programs at a time. A folder that cannot be read or written is no failure: then orbits
/// are computed again.
class KeptOrbits {
public:
    struct Limits {
        double leastSeconds = 2;  // of computation, for an orbit to be kept
        std::uint64_t mostBytes = std::uint64_t{1} << 29;  // of all files; of an orbit a quarter
    };
    /// The folder need not exist. If its name is empty, nothing is kept.
    explicit KeptOrbits(std::filesystem::path folder, Limits limits);
    explicit KeptOrbits(std::filesystem::path folder) : KeptOrbits(std::move(folder), {}) {}

    /// The orbit of a request: a kept one, which is the computed one to the last bit, or what
    /// `compute` returns. That is kept if it took long.
    Result<ReferenceOrbit> orbitOf(const OrbitRequest& request,
                                   const std::function<Result<ReferenceOrbit>()>& compute) const;

    /// An orbit as bytes, in the byte order of this machine; and back, or nothing if no orbit has
    /// these bytes.
    static std::string bytesOf(const ReferenceOrbit& orbit);
    static std::optional<ReferenceOrbit> fromBytes(std::string_view bytes);

private:
    std::optional<ReferenceOrbit> find(const OrbitRequest& request) const;
    std::uint64_t mostOfOrbit() const { return m_limits.mostBytes / 4; }
    void keep(const OrbitRequest& request, const ReferenceOrbit& orbit) const;
    /// Removes the files that were used longest ago, until others of `bytes` bytes fit.
    void makeRoom(std::uint64_t bytes) const;

    const std::filesystem::path m_folder;
    const Limits m_limits;
};

/// The user's folder for them.
std::filesystem::path orbitFolder();

}  // namespace fathom
