#include "faults/kills.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <random>

#include "faults/child.h"
#include "faults/judge.h"

namespace fathom::faults {

namespace fs = std::filesystem;

namespace {

constexpr int kSaveKills = 500, kExportKills = 150;
constexpr std::chrono::seconds kKillLimit{60};
// More saves than a child can make before it is killed.
constexpr const char* kManySaves = "1000000";
constexpr std::chrono::microseconds kSaverLife{60'000};

struct Tally {
    int kills = 0, inTime = 0, saved = 0, findings = 0;
};

class Killer {
public:
    Killer(std::uint64_t seed, const Programs& programs, const fs::path& folder)
        : m_random(seed), m_programs(programs), m_place(folder) {}

    /// Each saver continues from what the killed one left, as windows do after a crash.
    Tally killSavers(const Scene& scene) {
        m_place.makeAnew();
        Tally tally;
        const auto words = [&](const char* count) {
            std::vector<std::string> all = wordsOf(scene, m_programs, m_place);
            all.back() = count;
            return all;
        };
        int held = 0;
        for (; tally.kills < kSaveKills; ++tally.kills) {
            // A long list of bookmarks takes long to read, so start a new list from time to time.
            if (scene.job == Job::Bookmarks && tally.kills % 25 == 0) {
                fs::remove(m_place.out() / scene.file);
                held = 0;
            }
            const int earlier = held;
            const ChildEnd end = start(words(kManySaves), randomUpTo(kSaverLife));
            tally.inTime += end.signal == SIGKILL;
            const std::string loss = lossOf(scene, m_place, earlier);
            if (!loss.empty()) report(tally, scene, loss);
            held = heldSave(scene, m_place).value_or(0);
            tally.saved += scene.job == Job::Session ? acknowledged(m_place)
                                                     : std::max(0, acknowledged(m_place) - earlier);
            lookForLitter(tally, scene);
        }
        cleanUp(tally, scene, words("1"));
        return tally;
    }

    Tally killExports(const Scene& scene) {
        m_place.makeAnew();
        Tally tally;
        const fs::path file = m_place.out() / scene.file;
        const auto words = wordsOf(scene, m_programs, m_place);
        const auto most = timeOf(words);
        const std::string picture = bytesOf(file);
        for (; tally.kills < kExportKills; ++tally.kills) {
            const std::string old = "old " + std::to_string(tally.kills);
            std::ofstream(file) << old;
            const ChildEnd end = start(words, randomUpTo(most));
            tally.inTime += end.signal == SIGKILL;
            const std::string bytes = bytesOf(file);
            const bool isDone = end.signal == 0;
            tally.saved += isDone;
            if (bytes != picture && (isDone || bytes != old))
                report(tally, scene, "a file of " + std::to_string(bytes.size()) + " bytes");
            lookForLitter(tally, scene);
        }
        cleanUp(tally, scene, words);
        return tally;
    }

private:
    using Microseconds = std::chrono::microseconds;

    ChildEnd start(std::vector<std::string> words, std::optional<Microseconds> killAfter) const {
        return runChild({.words = std::move(words),
                         .environment = m_place.environment(false),
                         .folder = m_place.out(),
                         .output = m_place.output(),
                         .errors = m_place.errors(),
                         .limit = kKillLimit,
                         .mayEnd = {},
                         .killAfter = killAfter});
    }

    /// How long a child takes if it is not killed: the mean of kRuns runs.
    Microseconds timeOf(const std::vector<std::string>& words) const {
        constexpr int kRuns = 5;
        const auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < kRuns; ++i)
            start(words, {});
        return std::chrono::duration_cast<Microseconds>((std::chrono::steady_clock::now() - begin) /
                                                        kRuns);
    }

    Microseconds randomUpTo(Microseconds most) {
        return Microseconds(m_random() % static_cast<std::uint64_t>(most.count() + 1));
    }

    void report(Tally& tally, const Scene& scene, const std::string& what) const {
        ++tally.findings;
        std::printf("%s, kill %d: %s\n", scene.name.c_str(), tally.kills, what.c_str());
    }

    /// A kill may leave one hidden file; the next save must remove it.
    void lookForLitter(Tally& tally, const Scene& scene) const {
        const auto hidden = hiddenFiles(m_place.out());
        if (hidden.size() > 1)
            report(tally, scene, std::to_string(hidden.size()) + " hidden files");
    }

    void cleanUp(Tally& tally, const Scene& scene, std::vector<std::string> words) {
        fs::remove(m_place.out() / scene.file);
        start(std::move(words), {});
        for (const auto& entry : fs::directory_iterator(m_place.out())) {
            const std::string name = entry.path().filename().string();
            if (name != scene.file && name != scene.file + ".lock")
                report(tally, scene, "left over: " + name);
        }
    }

    std::mt19937_64 m_random;
    Programs m_programs;
    Workplace m_place;
};

}  // namespace

int runKills(std::uint64_t seed, const Programs& programs, const fs::path& folder) {
    std::printf("Killing savers and exports (seed %llu).\n", static_cast<unsigned long long>(seed));
    Killer killer(seed, programs, folder);
    int findings = 0;
    const auto tell = [&](const Scene& scene, const Tally& tally) {
        std::printf("%-12s %4d kills, %4d of them before the end, %5d files saved, %d findings\n",
                    scene.name.c_str(), tally.kills, tally.inTime, tally.saved, tally.findings);
        std::fflush(stdout);
        findings += tally.findings;
    };
    for (const Scene& scene : saveScenes())
        tell(scene, killer.killSavers(scene));
    const std::vector<Scene> pictures = pictureScenes();
    for (const Scene& scene : {pictures[0], pictures[1]})
        tell(scene, killer.killExports(scene));
    return findings == 0 ? 0 : 1;
}

}  // namespace fathom::faults
