// Walks through the failures of scenes: one child for each call that is made to fail, two at a
// time.
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
    std::string mode;      // as FATHOM_FAULT names it
    std::string number;    // N
    std::string function;  // empty: all of the kind
    bool isAsked = false;  // to end, by SIGTERM, once the call hangs

    std::string order() const;
};

struct Verdict {
    Task task;
    std::size_t number = 0;  // of the task in its walk
    bool isReached = false;  // without the call there was nothing to see
    bool isRefused = false;  // exit code 1 or 2
    FailedCall first{}, last{};
    std::vector<Finding> findings;
    std::chrono::milliseconds sinceTerm{0};

    /// A failure inside a library that ends the program by design, or does not return.
    bool isForeign(const Finding& finding) const;
    /// Of failures that last, the last one is the nearest to an end by a signal.
    const FailedCall& culprit(const Finding& finding) const {
        return finding.problem == Problem::Signal ? last : first;
    }
};

class Walk {
public:
    /// `folder` is emptied; kernels that drivers compile are kept in `cache` from walk to walk.
    Walk(Programs programs, std::filesystem::path folder, std::filesystem::path cache);

    /// Runs the scene undisturbed. Throws std::runtime_error when that does not work.
    const Prepared& prepare(const Scene& scene);
    /// Runs all tasks; the verdicts stand in their order.
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
    std::set<std::uint64_t> m_seen;  // states of homes from which a later start has worked
};

/// Of `count` things, `wanted` spread evenly, with places that the seed moves; in their order.
std::vector<std::uint64_t> evenSample(std::uint64_t count, std::uint64_t wanted,
                                      std::mt19937_64& random);

}  // namespace fathom::faults
