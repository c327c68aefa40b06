#include "faults/table.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>

namespace fathom::faults {

namespace {

struct Row {
    int tried = 0, well = 0, refused = 0, own = 0, foreign = 0, hangs = 0, foreignHangs = 0,
        pictures = 0, files = 0;
};

void add(Row& row, const Verdict& verdict) {
    ++row.tried;
    if (verdict.findings.empty()) ++(verdict.isRefused ? row.refused : row.well);
    bool isOwn = false, isForeign = false;
    for (const Finding& finding : verdict.findings) {
        switch (finding.problem) {
            case Problem::Hang:
                ++(verdict.isForeign(finding) ? row.foreignHangs : row.hangs);
                break;
            case Problem::WrongPicture:
                ++row.pictures;
                break;
            case Problem::Damaged:
            case Problem::LeftOver:
            case Problem::Later:
                ++row.files;
                break;
            default:
                (verdict.isForeign(finding) ? isForeign : isOwn) = true;
        }
    }
    row.own += isOwn;
    row.foreign += isForeign;
}

/// addr2line's names for addresses in one of the programs.
std::map<std::uint64_t, std::string> namesOf(const std::filesystem::path& program,
                                             const std::set<std::uint64_t>& offsets) {
    std::map<std::uint64_t, std::string> names;
    if (offsets.empty()) return names;
    const std::filesystem::path list = std::filesystem::temp_directory_path() / "fault-offsets";
    {
        std::ofstream stream(list);
        for (const std::uint64_t offset : offsets)
            stream << std::hex << offset << "\n";
    }
    const std::string command =
        "addr2line -Cfe '" + program.string() + "' <'" + list.string() + "' 2>/dev/null";
    std::FILE* const pipe = ::popen(command.c_str(), "r");
    if (!pipe) return names;
    char line[4096];
    for (const std::uint64_t offset : offsets) {
        if (!std::fgets(line, sizeof line, pipe)) break;
        std::string name = line;
        names[offset] = name.substr(0, std::min(name.find('\n'), std::size_t{80}));
        if (!std::fgets(line, sizeof line, pipe)) break;  // skip the source line
    }
    ::pclose(pipe);
    std::filesystem::remove(list);
    return names;
}

class Names {
public:
    Names(std::span<const Verdict> verdicts, const Programs& programs) {
        for (const auto& program : {programs.fathom, programs.helper}) {
            std::set<std::uint64_t> offsets;
            for (const Verdict& verdict : verdicts)
                for (const Finding& finding : verdict.findings)
                    for (const Frame& frame : framesOf(verdict.culprit(finding)))
                        if (program.filename() == frame.module.data()) offsets.insert(frame.offset);
            m_names[program.filename().string()] = namesOf(program, offsets);
        }
    }

    std::string of(const Frame& frame) const {
        std::string module = frame.module.data();
        const auto program = m_names.find(module);
        if (program == m_names.end()) return module;
        const auto name = program->second.find(frame.offset);
        return name == program->second.end() ? module : name->second;
    }

    static std::span<const Frame> framesOf(const FailedCall& call) {
        return {call.frames.data(), call.frameCount};
    }

private:
    std::map<std::string, std::map<std::uint64_t, std::string>> m_names;
};

/// The names of a call's frames, without repetitions and without those of the C and C++ libraries.
std::vector<std::string> stackOf(const FailedCall& call, const Names& names) {
    std::vector<std::string> stack;
    for (const Frame& frame : Names::framesOf(call)) {
        const std::string name = names.of(frame);
        if (name.starts_with("libc.so") || name.starts_with("libstdc++")) continue;
        if (stack.empty() || stack.back() != name) stack.push_back(name);
    }
    return stack;
}

/// Short cause of a failure: the library that made the call, and the two nearest functions of the
/// program.
std::string causeOf(const std::vector<std::string>& stack) {
    std::string cause = stack.empty() || !stack.front().starts_with("lib") ? "" : stack.front();
    int functions = 0;
    for (const std::string& name : stack)
        if (name.starts_with("fathom::") && functions++ < 2)
            cause += (cause.empty() ? "" : " < ") + name;
    return cause;
}

std::string joined(const std::vector<std::string>& parts, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < std::min(parts.size(), most); ++i)
        text += (i > 0 ? " < " : "") + parts[i];
    return text;
}

}  // namespace

int printTable(std::span<const Verdict> verdicts) {
    std::map<std::string, Row> rows;
    for (const Verdict& verdict : verdicts) {
        if (!verdict.isReached && verdict.findings.empty()) continue;
        const std::string kind = kKindNames[static_cast<std::size_t>(verdict.task.kind)];
        add(rows[kind + " " + (verdict.task.mode == "site" ? "once" : verdict.task.mode)], verdict);
        add(rows["~all"], verdict);
    }
    std::printf("%-16s %6s %6s %8s %6s %6s %9s %6s %8s %14s\n", "failing", "tried", "well",
                "refused", "own", "hangs", "pictures", "files", "foreign", "foreign hangs");
    for (const auto& [name, row] : rows)
        std::printf("%-16s %6d %6d %8d %6d %6d %9d %6d %8d %14d\n",
                    name == "~all" ? "all" : name.c_str(), row.tried, row.well, row.refused,
                    row.own, row.hangs, row.pictures, row.files, row.foreign, row.foreignHangs);
    const Row& all = rows["~all"];
    return all.own + all.hangs + all.pictures + all.files;
}

void writeFindings(std::span<const Verdict> verdicts, const Programs& programs,
                   const std::filesystem::path& file) {
    const Names names(verdicts, programs);
    std::map<std::pair<bool, std::string>, std::vector<std::string>> causes;
    for (const Verdict& verdict : verdicts) {
        for (const Finding& finding : verdict.findings) {
            const FailedCall& call = verdict.culprit(finding);
            const std::vector<std::string> stack = stackOf(call, names);
            const std::string cause = std::string(nameOf(finding.problem)) + ": " +
                                      kFunctions[call.function].name + " of " + causeOf(stack);
            causes[{verdict.isForeign(finding), cause}].push_back(
                "    " + verdict.task.prepared->scene.name + ", \"" + verdict.task.order() +
                "\" (value " + std::to_string(call.value) + "): " + finding.detail + "\n        " +
                joined(stack, 14));
        }
    }
    std::ofstream stream(file);
    for (const auto& [cause, lines] : causes) {
        stream << (cause.first ? "foreign " : "") << cause.second << " (" << lines.size() << ")\n";
        for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 5); ++i)
            stream << lines[i] << "\n";
    }
}

}  // namespace fathom::faults
