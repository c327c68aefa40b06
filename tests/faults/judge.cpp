#include "faults/judge.h"

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <sstream>

#include "bookmarks/bookmark.h"

namespace fathom::faults {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

bool isOwnSentence(const std::string& line) {
    return line.starts_with("fathom: ") && line.ends_with('.');
}

int numberIn(const std::string& text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string shortened(std::string text) {
    std::ranges::replace(text, '\n', '|');
    return text.size() > 300 ? text.substr(0, 300) + "..." : text;
}

/// Judges the exit code and the messages.
std::vector<Finding> judgeWords(const Scene& scene, const Workplace& place, const ChildEnd& end,
                                bool haveLasted) {
    const std::string errors = bytesOf(place.errors());
    std::vector<Finding> findings;
    if (end.exitCode > 2)
        findings.push_back(
            {Problem::ExitCode, std::to_string(end.exitCode) + ", " + shortened(errors)});
    // Qt and drivers write messages of their own to standard error.
    const std::vector<std::string> lines = linesOf(errors);
    const auto own = std::ranges::count_if(lines, isOwnSentence);
    const bool areOthersAllowed = scene.usesOpenCl || scene.job == Job::Window;
    if (!areOthersAllowed && own != std::ssize(lines))
        findings.push_back({Problem::Words, "foreign words: " + shortened(errors)});
    else if (end.exitCode != 0 && (own < 1 || own > (haveLasted ? 2 : 1)))
        findings.push_back({Problem::Words, std::to_string(own) + " sentences with exit code " +
                                                std::to_string(end.exitCode) + ": " +
                                                shortened(errors)});
    return findings;
}

std::vector<Finding> judgeFile(const Scene& scene, const Workplace& place, const Expected& expected,
                               bool isDone) {
    const fs::path file = place.out() / scene.file;
    const std::string bytes = bytesOf(file);
    if (scene.job == Job::Picture) {
        if (isDone && bytes != expected.after)
            return {{Problem::WrongPicture, std::to_string(bytes.size()) + " bytes of " +
                                                std::to_string(expected.after.size())}};
        // A failure after the picture is written, for example of standard output, leaves the
        // picture there.
        const bool isAsBefore =
            bytes == expected.before && fs::exists(file) == !expected.before.empty();
        if (!isDone && !isAsBefore && bytes != expected.after)
            return {{Problem::Damaged,
                     "the old file is another one, of " + std::to_string(bytes.size()) + " bytes"}};
        return {};
    }
    if (const std::string loss = lossOf(scene, place, 0); !loss.empty())
        return {{Problem::Damaged, loss}};
    return {};
}

std::vector<Finding> judgeSession(const Workplace& place) {
    const std::string text = bytesOf(place.session());
    if (text.empty() && !fs::exists(place.session())) return {};
    const auto session = parseBookmark(text, "session.json");
    if (session) return {};
    return {{Problem::Damaged, session.error().message}};
}

/// Judges the other files in the folder. A lock file may stay.
std::vector<Finding> judgeFolder(const Scene& scene, const Workplace& place) {
    std::vector<Finding> findings;
    for (const auto& entry : fs::directory_iterator(place.out())) {
        const std::string name = entry.path().filename().string();
        if (name != scene.file && name != scene.file + ".lock")
            findings.push_back({Problem::LeftOver, name});
    }
    for (const std::string& name : hiddenFiles(place.home()))
        findings.push_back({Problem::LeftOver, name});
    return findings;
}

template <class T>
void append(std::vector<T>& to, std::vector<T> from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

const char* nameOf(Problem problem) {
    switch (problem) {
        case Problem::Signal:
            return "signal";
        case Problem::ExitCode:
            return "exit code";
        case Problem::Words:
            return "words";
        case Problem::Hang:
            return "hang";
        case Problem::WrongPicture:
            return "wrong picture";
        case Problem::Damaged:
            return "damaged file";
        case Problem::LeftOver:
            return "left-over file";
        case Problem::Later:
            return "next start";
    }
    return "";
}

bool mayBeForeign(Problem problem) {
    return problem == Problem::Signal || problem == Problem::ExitCode || problem == Problem::Words;
}

std::string bytesOf(const fs::path& file) {
    if (!fs::is_regular_file(file)) return "";
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> hiddenFiles(const fs::path& folder) {
    std::vector<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with('.') && (name.ends_with(".tmp") || name.ends_with(".new")))
            found.push_back(name);
    }
    return found;
}

std::uint64_t stateOf(const Workplace& place) {
    std::vector<std::string> parts;
    for (const auto& entry : fs::recursive_directory_iterator(place.home())) {
        const std::string name = fs::relative(entry.path(), place.home()).string();
        if (!entry.is_regular_file() || name.starts_with("cache/pocl") || name.ends_with(".log"))
            continue;
        parts.push_back(name + '\0' + bytesOf(entry.path()));
    }
    std::ranges::sort(parts);
    std::uint64_t state = 0;
    for (const std::string& part : parts)
        state = state * 1'000'003 + std::hash<std::string>()(part);
    return state;
}

int acknowledged(const Workplace& place) {
    const std::vector<std::string> lines = linesOf(bytesOf(place.output()));
    return lines.empty() ? 0 : numberIn(lines.back());
}

Result<int> heldSave(const Scene& scene, const Workplace& place) {
    const fs::path file = place.out() / scene.file;
    if (!fs::exists(file)) return 0;
    auto items = parseBookmarks(bytesOf(file), scene.file);
    if (!items) return tl::make_unexpected(items.error());
    if (scene.job == Job::Session) return numberIn(items->front().name);
    for (std::size_t i = 0; i < items->size(); ++i)
        if (numberIn((*items)[i].name) != static_cast<int>(i) + 1)
            return fail(ErrorCode::Internal,
                        "bookmark " + std::to_string(i + 1) + " is " + (*items)[i].name);
    return static_cast<int>(items->size());
}

std::string lossOf(const Scene& scene, const Workplace& place, int earlier) {
    const auto held = heldSave(scene, place);
    if (!held) return held.error().message;
    const int said = acknowledged(place);
    const int last = said > 0 ? said : earlier;
    // Another save may be done and not yet reported. Each saver of sessions starts to count at 1.
    const int next = scene.job == Job::Session && said == 0 ? 1 : last + 1;
    if (*held == last || *held == next) return "";
    return "the last save was " + std::to_string(last) + ", and the file holds " +
           std::to_string(*held);
}

std::vector<Finding> judge(const Scene& scene, const Workplace& place, const Expected& expected,
                           const ChildEnd& end, bool haveLasted) {
    std::vector<Finding> findings;
    if (end.isHung)
        findings.push_back({Problem::Hang, shortened(bytesOf(place.errors()))});
    else if (end.signal != 0)
        findings.push_back({Problem::Signal, std::string(strsignal(end.signal)) + ": " +
                                                 shortened(bytesOf(place.errors()))});
    else
        append(findings, judgeWords(scene, place, end, haveLasted));
    const bool isDone = !end.isHung && end.signal == 0 && end.exitCode == 0;
    if (scene.job == Job::Window)
        append(findings, judgeSession(place));
    else
        append(findings, judgeFile(scene, place, expected, isDone));
    // The next writer removes what killed programs leave.
    if (!end.isHung && end.signal == 0) append(findings, judgeFolder(scene, place));
    return findings;
}

}  // namespace fathom::faults
