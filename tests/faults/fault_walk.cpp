// Makes the program's calls fail, one by one, and reports what happens.
//
//   fault_walk sample [SEED]   a sample that takes about a minute
//   fault_walk all [SEED [SCENE]]  everything, some minutes on two cores; or only the scenes whose
//                              names contain SCENE
//   fault_walk kills [SEED]    kills the program during saves and exports
//
// Ends with 1 if there is a finding that the program is responsible for. All findings are written
// to findings.txt in the folder where it was started.
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

#include "faults/kills.h"
#include "faults/table.h"
#include "faults/walk.h"

namespace {

namespace fs = std::filesystem;
using namespace fathom::faults;

/// How many calls of each scene are made to fail.
struct Plan {
    std::uint64_t ownStacks, otherStacks, numbers;  // allocations and system calls
    std::uint64_t lasting;                          // system calls
    std::uint64_t openCl, openClLasting;
    std::uint64_t hangs;  // OpenCL calls, chosen from each function's first and middle one
};
constexpr Plan kSample{.ownStacks = 14,
                       .otherStacks = 1,
                       .numbers = 2,
                       .lasting = 3,
                       .openCl = 40,
                       .openClLasting = 20,
                       .hangs = 2};
constexpr Plan kAll{.ownStacks = 150,
                    .otherStacks = 10,
                    .numbers = 25,
                    .lasting = 25,
                    .openCl = 220,
                    .openClLasting = 110,
                    .hangs = 6};
// Starting the window takes ten times as long as a picture.
constexpr std::uint64_t kWindowShare = 5;

class TaskList {
public:
    TaskList(const Plan& plan, std::uint64_t seed) : m_plan(plan), m_random(seed) {}

    void addScene(const Prepared& prepared) {
        const std::uint64_t share = prepared.scene.job == Job::Window ? kWindowShare : 1;
        for (const FaultKind kind : {FaultKind::Allocation, FaultKind::System}) {
            addStacks(prepared, kind, share);
            addNumbers(prepared, kind, "once", m_plan.numbers / share);
        }
        addNumbers(prepared, FaultKind::System, "lasting", m_plan.lasting / share);
        addNumbers(prepared, FaultKind::Thread, "once", 8);
        addNumbers(prepared, FaultKind::Thread, "lasting", 8);
        if (!prepared.scene.usesOpenCl) return;
        addNumbers(prepared, FaultKind::OpenCl, "once", m_plan.openCl / share);
        addNumbers(prepared, FaultKind::OpenCl, "lasting", m_plan.openClLasting / share);
        addHangs(prepared, m_plan.hangs / share);
    }

    /// Shuffled, so that the end of the walk does not consist of one kind.
    std::vector<Task> take() {
        std::ranges::shuffle(m_tasks, m_random);
        return std::move(m_tasks);
    }

private:
    void addNumbers(const Prepared& prepared, FaultKind kind, const char* mode,
                    std::uint64_t wanted) {
        const std::uint64_t count = prepared.calls[static_cast<std::size_t>(kind)];
        for (const std::uint64_t index : evenSample(count, wanted, m_random))
            m_tasks.push_back({.prepared = &prepared,
                               .kind = kind,
                               .mode = mode,
                               .number = std::to_string(index + 1),
                               .function = {}});
    }

    void addStacks(const Prepared& prepared, FaultKind kind, std::uint64_t share) {
        const auto& stacks = prepared.stacks[static_cast<std::size_t>(kind)];
        const auto addSome = [&](const std::vector<std::uint64_t>& list, std::uint64_t wanted) {
            for (const std::uint64_t index : evenSample(list.size(), wanted / share, m_random)) {
                char number[24];
                std::snprintf(number, sizeof number, "%llx",
                              static_cast<unsigned long long>(list[index]));
                m_tasks.push_back({.prepared = &prepared,
                                   .kind = kind,
                                   .mode = "site",
                                   .number = number,
                                   .function = {}});
            }
        };
        addSome(stacks.own, m_plan.ownStacks);
        addSome(stacks.foreign, m_plan.otherStacks);
    }

    void addHangs(const Prepared& prepared, std::uint64_t wanted) {
        std::vector<Task> hangs;
        for (const auto& [function, count] : prepared.openClCalls)
            for (const std::uint64_t number : {std::uint64_t{1}, (count + 1) / 2 + 1})
                if (number <= count &&
                    (number > 1 || hangs.empty() || hangs.back().function != function))
                    hangs.push_back({.prepared = &prepared,
                                     .kind = FaultKind::OpenCl,
                                     .mode = "hang",
                                     .number = std::to_string(number),
                                     .function = function});
        for (const std::uint64_t index : evenSample(hangs.size(), wanted, m_random)) {
            hangs[index].isAsked = m_random() % 3 == 0;
            m_tasks.push_back(hangs[index]);
        }
    }

    Plan m_plan;
    std::mt19937_64 m_random;
    std::vector<Task> m_tasks;
};

bool hasOpenCl() {
    // Tests use OpenCL if a driver is registered.
    const char* const vendors = std::getenv("OCL_ICD_VENDORS");
    std::error_code error;
    return !fs::is_empty(vendors && *vendors ? vendors : "/etc/OpenCL/vendors", error) && !error;
}

std::vector<Scene> scenesOf(bool isSample, const std::string& part) {
    std::vector<Scene> scenes = pictureScenes();
    const auto add = [&](std::vector<Scene> more) {
        scenes.insert(scenes.end(), more.begin(), more.end());
    };
    if (isSample) scenes.resize(2);
    add(saveScenes());
    add(windowScenes(hasOpenCl() && !isSample));
    std::vector<Scene> openCl = openClScenes();
    if (isSample) openCl.resize(1);
    if (hasOpenCl())
        add(openCl);
    else
        std::printf("There is no OpenCL driver here: its calls are left alone.\n");
    std::erase_if(scenes,
                  [&](const Scene& scene) { return scene.name.find(part) == std::string::npos; });
    return scenes;
}

int walk(bool isSample, std::uint64_t seed, const std::string& part, const Programs& programs,
         const fs::path& here) {
    const auto begin = std::chrono::steady_clock::now();
    Walk walk(programs, here / "walk", here / "kernels");
    const std::vector<Scene> scenes = scenesOf(isSample, part);
    TaskList list(isSample ? kSample : kAll, seed);
    for (const Scene& scene : scenes)
        list.addScene(walk.prepare(scene));
    const std::vector<Task> tasks = list.take();
    std::printf("%zu calls of %zu scenes are made to fail (seed %llu).\n", tasks.size(),
                scenes.size(), static_cast<unsigned long long>(seed));
    std::fflush(stdout);
    const std::vector<Verdict> verdicts = walk.run(tasks);

    const int findings = printTable(verdicts);
    writeFindings(verdicts, programs, "findings.txt");
    std::chrono::milliseconds slowest{0};
    for (const Verdict& verdict : verdicts)
        slowest = std::max(slowest, verdict.sinceTerm);
    std::printf("Asked to end, it took %.1f s at most. ",
                static_cast<double>(slowest.count()) / 1000);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    rusage children{};
    ::getrusage(RUSAGE_CHILDREN, &children);
    std::printf("%d findings in %.0f s, %ld s of them of the processor; findings.txt has them.\n",
                findings, seconds.count(), children.ru_utime.tv_sec + children.ru_stime.tv_sec);
    return findings == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    const Programs programs{FATHOM_PROGRAM, FATHOM_HELPER, FATHOM_FAULTS};
    const fs::path here = fs::current_path();
    try {
        if (what == "kills") return runKills(seed, programs, here / "kills");
        if (what == "sample" || what == "all")
            return walk(what == "sample", seed, argc > 3 ? argv[3] : "", programs, here);
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "fault_walk: %s\n", exception.what());
        return 1;
    }
    std::fprintf(stderr,
                 "fault_walk takes sample, all or kills, a seed, and a part of a scene's name.\n");
    return 2;
}
