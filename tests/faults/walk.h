// Walks through the failures of scenes. Each call that is made to fail gets a child of its own; two
// children run at a time.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>

#include "faults/judge.h"

namespace fathom::faults {

/// A scene, its folders as they are before each child, and the calls that it makes undisturbed.
struct Prepared {
    Scene scene;
    Workplace place;
    Expected expected;
    struct Stacks {
        std::vector<std::uint64_t> own, foreign;
    };
    std::array<std::uint64_t, kKinds> calls{};
    std::array<Stacks, kKinds> stacks;
    std::map<std::string, std::uint64_t> openClCalls;  // by function
};

/// One call that is made to fail, or to hang.
struct Task {
    const Prepared* prepared = nullptr;
    FaultKind kind{};
    std::string mode;      // a mode of FATHOM_FAULT
    std::string number;    // N of FATHOM_FAULT
    std::string function;  // empty: all functions of the kind
    bool isAsked = false;  // SIGTERM is sent once the call hangs

    std::string order() const;
};

struct Verdict {
    Task task;
    std::size_t number = 0;  // index of the task in its walk
    bool isReached = false;  // false: no call was made to fail
    bool isRefused = false;  // exit code 1 or 2
    FailedCall first{}, last{};
    std::vector<Finding> findings;
    std::chrono::milliseconds sinceTerm{0};

    /// True if the failure is inside a library that ends the program by design, or does not return.
    bool isForeign(const Finding& finding) const;
    /// The call to blame. If failures last, the last one is the nearest to the signal.
    const FailedCall& culprit(const Finding& finding) const {
        return finding.problem == Problem::Signal ? last : first;
    }
};

class Walk {
public:
    /// Empties `folder`. Kernels that drivers compile are kept in `cache` from walk to walk.
    Walk(Programs programs, std::filesystem::path folder, std::filesystem::path cache);

    /// Runs the scene undisturbed. Throws std::runtime_error if that fails.
    const Prepared& prepare(const Scene& scene);
    /// Runs all tasks; the verdicts are in the order of the tasks.
    std::vector<Verdict> run(const std::vector<Task>& tasks);

private:
    ChildEnd start(const Scene& scene, const Workplace& place, const std::string& order,
                   bool isAsked) const;
    void count(Prepared& prepared, FaultKind kind) const;
    Verdict runTask(const Task& task, std::size_t number, const Workplace& place);
    std::vector<Finding> lookLater(const Prepared& prepared, const Workplace& place,
                                   const ChildEnd& end);

    Programs m_programs;
    std::filesystem::path m_folder, m_cache;
    std::vector<std::unique_ptr<Prepared>> m_prepared;
    std::mutex m_mutex;              // guards m_seen
    std::set<std::uint64_t> m_seen;  // states of homes that have been tried by a later start
};

/// `wanted` of the indices 0 to count - 1 in ascending order, spread evenly, at random offsets.
std::vector<std::uint64_t> evenSample(std::uint64_t count, std::uint64_t wanted,
                                      std::mt19937_64& random);

}  // namespace fathom::faults
