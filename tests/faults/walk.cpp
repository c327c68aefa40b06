#include "faults/walk.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "bookmarks/bookmark.h"

namespace fathom::faults {

namespace fs = std::filesystem;

namespace {

// On an idle machine, an undisturbed child takes one second at most, and the window three.
constexpr std::chrono::seconds kLimit{30};
// A driver that does not return gets more time: it may be compiling.
constexpr std::chrono::seconds kHangLimit{60};
// In an undisturbed first run a driver compiles its kernels, perhaps on a busy machine.
constexpr std::chrono::seconds kFirstLimit{600};
// A window that has not drawn by then never will; it is asked to end.
constexpr std::chrono::seconds kWindowLimit{12};
constexpr int kAtOnce = 2;
constexpr std::size_t kTellEvery = 1000;

/// The report of one child.
class MappedReport {
public:
    explicit MappedReport(const fs::path& path) {
        const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        if (file < 0 || ::ftruncate(file, sizeof(FaultReport)) != 0)
            throw std::system_error(errno, std::generic_category(), path);
        void* const memory =
            ::mmap(nullptr, sizeof(FaultReport), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        ::close(file);
        if (memory == MAP_FAILED) throw std::system_error(errno, std::generic_category(), path);
        m_report = static_cast<FaultReport*>(memory);
    }
    MappedReport(const MappedReport&) = delete;
    MappedReport& operator=(const MappedReport&) = delete;
    ~MappedReport() { ::munmap(m_report, sizeof(FaultReport)); }
    const FaultReport* operator->() const { return m_report; }

private:
    FaultReport* m_report = nullptr;
};

void write(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

/// Contents of the scene's file before the child starts, if there is one.
std::string oldBytes(const Scene& scene) {
    if (scene.job == Job::Picture) return "an old picture";
    if (scene.job != Job::Session) return "";
    Bookmark session = starterBookmarks().front().bookmark;
    session.name = kOldSession;
    return toJson(session);
}

std::chrono::seconds limitOf(const std::string& order) {
    if (order.empty()) return kFirstLimit;
    return order.find(" hang ") == std::string::npos ? kLimit : kHangLimit;
}

void removeFile(const Scene& scene, const Workplace& place) {
    if (!scene.file.empty()) fs::remove(place.out() / scene.file);
}

void tellProgress(std::size_t done, std::size_t all) {
    std::printf("%zu of %zu\n", done, all);
    std::fflush(stdout);
}

bool hasFrameOf(std::string_view module, const FailedCall& call) {
    const auto isOfModule = [&](const Frame& frame) { return module == frame.module.data(); };
    return std::any_of(call.frames.begin(), call.frames.begin() + call.frameCount, isOfModule);
}

bool hasDrawn(const Workplace& place) {
    return bytesOf(place.log()).find(" iterations.") != std::string::npos;
}

}  // namespace

std::string Task::order() const {
    std::string text = kKindNames[static_cast<std::size_t>(kind)];
    if (!function.empty()) text += ":" + function;
    return text + " " + mode + " " + number;
}

bool Verdict::isForeign(const Finding& finding) const {
    const FailedCall& call = culprit(finding);
    if (call.origin == Origin::Own) return false;
    if (finding.problem != Problem::Hang) return mayBeForeign(finding.problem);
    // `fathom render` has to notice that a driver does not return. Nothing can notice it when Qt
    // does not return, or before main().
    return task.prepared->scene.job == Job::Window || call.origin == Origin::None ||
           !hasFrameOf("fathom", call);
}

std::vector<std::uint64_t> evenSample(std::uint64_t count, std::uint64_t wanted,
                                      std::mt19937_64& random) {
    std::vector<std::uint64_t> sample;
    const std::uint64_t most = std::min(count, wanted);
    for (std::uint64_t i = 0; i < most; ++i) {
        const std::uint64_t begin = i * count / most, end = (i + 1) * count / most;
        sample.push_back(begin + random() % (end - begin));
    }
    return sample;
}

Walk::Walk(Programs programs, fs::path folder, fs::path cache)
    : m_programs(std::move(programs)), m_folder(std::move(folder)), m_cache(std::move(cache)) {
    fs::remove_all(m_folder);
    fs::create_directories(m_folder);
    fs::create_directories(m_cache);
}

ChildEnd Walk::start(const Scene& scene, const Workplace& place, const std::string& order,
                     bool isAsked) const {
    const MappedReport report(place.report());
    ChildOrder child{.words = wordsOf(scene, m_programs, place),
                     .environment = place.environment(scene.usesOpenCl),
                     .folder = place.out(),
                     .output = place.output(),
                     .errors = place.errors(),
                     .limit = limitOf(order),
                     .mayEnd = {},
                     .killAfter = {}};
    if (!order.empty()) {
        child.environment.push_back("LD_PRELOAD=" + m_programs.library.string());
        child.environment.push_back("FATHOM_FAULT=" + order);
        child.environment.push_back("FATHOM_FAULT_REPORT=" + place.report().string());
    }
    if (scene.job == Job::Window) {
        fs::remove(place.log());  // the log says when the window has drawn
        child.mayEnd = [&, since = std::chrono::steady_clock::now()] {
            return hasDrawn(place) || std::chrono::steady_clock::now() - since > kWindowLimit;
        };
    } else if (isAsked) {
        child.mayEnd = [&] { return report->failed > 0; };
    }
    return runChild(child);
}

const Prepared& Walk::prepare(const Scene& scene) {
    const fs::path folder = m_folder / ("scene" + std::to_string(m_prepared.size()));
    m_prepared.push_back(std::make_unique<Prepared>(Prepared{.scene = scene,
                                                             .place = Workplace(folder),
                                                             .expected = {},
                                                             .calls = {},
                                                             .stacks = {},
                                                             .openClCalls = {}}));
    Prepared& prepared = *m_prepared.back();
    const Workplace& place = prepared.place;
    place.makeAnew();
    const auto check = [&](const ChildEnd& end, const char* what) {
        if (end.isHung || end.signal != 0 || end.exitCode != 0)
            throw std::runtime_error(scene.name + ": " + what +
                                     " does not end well: " + bytesOf(place.errors()));
    };
    const auto run = [&] {
        check(start(scene, place, "", false), "undisturbed, it");
        return bytesOf(place.out() / scene.file);
    };

    // Drivers compile in the first run; later walks reuse the kernels.
    const fs::path kept = m_cache / scene.name;
    if (scene.usesOpenCl) {
        const fs::path caches = place.home() / "cache";
        if (fs::exists(kept))
            fs::copy(kept, caches,
                     fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        fs::create_directories(caches / "fathom");
        check(runChild({.words = {m_programs.helper, "speeds", caches / "fathom/speeds"},
                        .environment = place.environment(true),
                        .folder = place.out(),
                        .output = place.output(),
                        .errors = place.errors(),
                        .limit = kFirstLimit,
                        .mayEnd = {},
                        .killAfter = {}}),
              "its file of speeds");
        run();
        if (!fs::exists(kept)) fs::copy(caches, kept, fs::copy_options::recursive);
    }
    if (scene.job == Job::Picture) {
        prepared.expected.after = run();
        if (run() != prepared.expected.after)
            throw std::runtime_error(scene.name + ": two pictures differ");
    } else if (scene.job == Job::Window) {
        run();
    }
    removeFile(scene, place);
    prepared.expected.home = stateOf(place);

    const Workplace counted(m_folder / "counted");
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        counted.copyFrom(place);
        const std::string order = std::string(kKindNames[kind]) + " sites 1";
        check(start(scene, counted, order, false), "counted, it");
        count(prepared, static_cast<FaultKind>(kind));
    }
    return prepared;
}

void Walk::count(Prepared& prepared, FaultKind kind) const {
    const auto index = static_cast<std::size_t>(kind);
    const std::string bytes = bytesOf(Workplace(m_folder / "counted").report());
    if (bytes.size() != sizeof(FaultReport)) throw std::runtime_error("a report is cut short");
    const auto& report = *reinterpret_cast<const FaultReport*>(bytes.data());
    prepared.calls[index] = report.kindCalls[index];
    for (const Site& site : report.sites) {
        if (site.hash == 0) continue;
        auto& stacks = prepared.stacks[index];
        (site.origin == Origin::Own ? stacks.own : stacks.foreign).push_back(site.hash);
    }
    if (kind != FaultKind::OpenCl) return;
    for (std::size_t i = 0; i < kFunctionCount; ++i)
        if (kFunctions[i].kind == kind && report.calls[i] > 0)
            prepared.openClCalls[kFunctions[i].name] = report.calls[i];
}

std::vector<Verdict> Walk::run(const std::vector<Task>& tasks) {
    std::vector<Verdict> verdicts(tasks.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> threads;
    threads.reserve(kAtOnce);
    for (int i = 0; i < kAtOnce; ++i)
        threads.emplace_back([&, place = Workplace(m_folder / ("child" + std::to_string(i)))] {
            for (std::size_t number = next++; number < tasks.size(); number = next++) {
                verdicts[number] = runTask(tasks[number], number, place);
                if ((number + 1) % kTellEvery == 0) tellProgress(number + 1, tasks.size());
            }
        });
    threads.clear();
    return verdicts;
}

Verdict Walk::runTask(const Task& task, std::size_t number, const Workplace& place) {
    const Prepared& prepared = *task.prepared;
    const Scene& scene = prepared.scene;
    place.copyFrom(prepared.place);
    Expected expected = prepared.expected;
    if (number % 2 == 1) expected.before = oldBytes(scene);
    if (!expected.before.empty()) write(place.out() / scene.file, expected.before);

    ChildEnd end = start(scene, place, task.order(), task.isAsked);
    const std::string bytes = bytesOf(place.report());
    const auto& report = *reinterpret_cast<const FaultReport*>(bytes.data());
    Verdict verdict{.task = task,
                    .number = number,
                    .isReached = report.failed > 0,
                    .isRefused = end.signal == 0 && (end.exitCode == 1 || end.exitCode == 2),
                    .first = report.records[0],
                    .last = report.records[recordOf(std::max<std::uint64_t>(report.failed, 1) - 1)],
                    .findings = {},
                    .sinceTerm = end.sinceTerm};
    // A signal has its default effect before the program's handlers are installed, or if
    // installing them failed.
    const bool isEndedByUs = end.signal == SIGTERM;
    // The program ends as if by the signal that it was sent.
    const bool isTold = task.isAsked && end.exitCode == 128 + SIGTERM;
    if (isEndedByUs) end.signal = 0;
    if (isTold) end.exitCode = 1;
    verdict.findings = judge(scene, place, expected, end, task.mode == std::string_view("lasting"));
    // If no file can be removed, a hidden file stays until the next save.
    const bool mayLeave = task.kind == FaultKind::System && task.mode == "lasting";
    std::erase_if(verdict.findings, [&](const Finding& finding) {
        return (isEndedByUs &&
                (finding.problem == Problem::Words || finding.problem == Problem::WrongPicture)) ||
               (mayLeave && finding.problem == Problem::LeftOver && finding.detail[0] == '.');
    });
    for (Finding& finding : lookLater(prepared, place, end))
        verdict.findings.push_back(std::move(finding));
    return verdict;
}

/// Starts the scene once more, undisturbed, in the folders that the child left.
std::vector<Finding> Walk::lookLater(const Prepared& prepared, const Workplace& place,
                                     const ChildEnd& end) {
    const Scene& scene = prepared.scene;
    const bool isWindow = scene.job == Job::Window;
    if (scene.job != Job::Picture && !isWindow) return {};
    // A window leaves a different session each time, so check only after a bad end.
    if (isWindow && !end.isHung && end.signal == 0 && end.exitCode == 0) return {};
    const std::uint64_t state = stateOf(place);
    {
        const std::lock_guard lock(m_mutex);
        if (state == prepared.expected.home || !m_seen.insert(state).second) return {};
    }
    removeFile(scene, place);
    const ChildEnd later = start(scene, place, "", false);
    const bool isRight = isWindow || bytesOf(place.out() / scene.file) == prepared.expected.after;
    if (!later.isHung && later.signal == 0 && later.exitCode == 0 && isRight) return {};
    return {{Problem::Later, "exit code " + std::to_string(later.exitCode) + ", signal " +
                                 std::to_string(later.signal) + ": " + bytesOf(place.errors())}};
}

}  // namespace fathom::faults
