#include "cli/find_command.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <utility>
#include <vector>

#include "base/json_tree.h"
#include "cli/failure.h"
#include "cli/option_text.h"
#include "cli/progress_bar.h"
#include "cli/stop_signals.h"
#include "finder/misiurewicz_finder.h"
#include "finder/nucleus_finder.h"
#include "finder/view_finder.h"

namespace fathom {

namespace {

using Lines = std::vector<std::pair<std::string, std::string>>;

constexpr std::uint64_t kMostPeriod = std::uint64_t{1} << 40;
constexpr std::size_t kSizeDigits = 12;

std::string numberText(FloatExp value, std::size_t digits) {
    return BigFloat::fromFloatExp(value, BigFloat::kMinimumPrecision).toDecimal(digits).toString();
}

std::string degreesText(double degrees) {
    return Decimal::fromDouble(degrees).roundedToPlace(-6).toString();
}

std::string kindId(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::Cardioid:
            return "cardioid";
        case FeatureKind::Disc:
            return "disc";
        case FeatureKind::Point:
            return "point";
        case FeatureKind::Unknown:
            break;
    }
    return "unknown";
}

std::string spokenKind(FeatureKind kind) {
    switch (kind) {
        case FeatureKind::Cardioid:
            return "cardioid: a minibrot";
        case FeatureKind::Disc:
            return "disc: a bulb";
        case FeatureKind::Point:
            return "periodic point";
        case FeatureKind::Unknown:
            break;
    }
    return "unknown";
}

std::string spoken(const Lines& lines) {
    constexpr std::size_t kNameWidth = 18;
    std::string text;
    for (const auto& [name, value] : lines)
        text += name + std::string(kNameWidth - name.size(), ' ') + value + "\n";
    return text;
}

std::string spoken(const Nucleus& nucleus) {
    // The suggested radius frames the component, or the neighbourhood of a periodic point.
    constexpr double kFrame = 3;
    return spoken(Lines{{"Period", std::to_string(nucleus.period)},
                        {"Centre re", nucleus.re.toString()},
                        {"Centre im", nucleus.im.toString()},
                        {"Size", numberText(nucleus.size, kSizeDigits)},
                        {"Turn", degreesText(nucleus.turn) + " degrees"},
                        {"Kind", spokenKind(nucleus.kind)},
                        {"Suggested radius", numberText(nucleus.size * kFrame, 3)}});
}

std::string spoken(const Misiurewicz& point) {
    return spoken(Lines{{"Preperiod", std::to_string(point.preperiod)},
                        {"Period", std::to_string(point.period)},
                        {"Centre re", point.re.toString()},
                        {"Centre im", point.im.toString()},
                        {"Repeats at zoom", numberText(point.multiplier, kSizeDigits)},
                        {"Turn", degreesText(point.turn) + " degrees"},
                        {"Suggested radius", numberText(point.domain, 3)}});
}

OrderedJson jsonOf(const Nucleus& nucleus) {
    return {{"period", nucleus.period},     {"re", nucleus.re.toString()},
            {"im", nucleus.im.toString()},  {"size", numberText(nucleus.size, kSizeDigits)},
            {"kind", kindId(nucleus.kind)}, {"turn_degrees", nucleus.turn}};
}

OrderedJson jsonOf(const Misiurewicz& point) {
    return {{"preperiod", point.preperiod},
            {"period", point.period},
            {"re", point.re.toString()},
            {"im", point.im.toString()},
            {"size", numberText(point.domain, kSizeDigits)},
            {"multiplier", numberText(point.multiplier, kSizeDigits)},
            {"turn_degrees", point.turn}};
}

template <class Found>
void print(const Found& found, bool asJson) {
    const std::string text = asJson ? jsonOf(found).dump(2) + "\n" : spoken(found);
    std::fputs(text.c_str(), stdout);
}

void print(const std::vector<Nucleus>& found, bool asJson) {
    if (asJson) {
        OrderedJson list = OrderedJson::array();
        for (const Nucleus& nucleus : found)
            list.push_back(jsonOf(nucleus));
        std::fputs((list.dump(2) + "\n").c_str(), stdout);
        return;
    }
    for (const Nucleus& nucleus : found)
        std::fputs(((&nucleus == found.data() ? "" : "\n") + spoken(nucleus)).c_str(), stdout);
}

/// What the options request.
struct FindTask {
    Location location;
    std::optional<std::uint64_t> period, preperiod;

    Disc disc() const { return {location.view.re, location.view.im, location.view.radius}; }
};

Result<FindTask> readWords(const FindWords& words) {
    auto bookmark = resolveView(words.view);
    if (!bookmark) return tl::make_unexpected(bookmark.error());
    FindTask task{std::move(bookmark->location), {}, {}};
    const auto read = [](const char* option, const std::optional<std::string>& text,
                         std::optional<std::uint64_t>& value) -> Result<void> {
        if (!text) return {};
        const auto count = parseCount(option, *text, 1, kMostPeriod);
        if (!count) return tl::make_unexpected(count.error());
        value = *count;
        return {};
    };
    auto counts = read("--period", words.period, task.period).and_then([&] {
        return read("--preperiod", words.preperiod, task.preperiod);
    });
    if (!counts) return tl::make_unexpected(counts.error());
    const bool isNucleus = words.what == "nucleus";
    if (isNucleus && task.preperiod) {
        return fail(ErrorCode::InvalidInput,
                    "A nucleus has no preperiod; leave --preperiod out, or look for misiurewicz.");
    }
    if (words.wantsAll && !isNucleus) {
        return fail(ErrorCode::InvalidInput,
                    "--all lists nuclei; leave it out to find one Misiurewicz point.");
    }
    if (words.wantsAll && task.period) {
        return fail(ErrorCode::InvalidInput,
                    "--all lists the lowest periods of a view; leave --period out.");
    }
    return task;
}

template <class Found>
int report(const Result<Found>& found, const FindWords& words, const StopSignals& signals) {
    if (!found) {
        const int code = reportFailure(found.error());
        return signals.exitCode() != 0 ? signals.exitCode() : code;
    }
    print(*found, words.asJson);
    return kExitSuccess;
}

}  // namespace

CLI::App* addFindCommand(CLI::App& program, FindWords& words) {
    CLI::App* command =
        program.add_subcommand("find",
                               "Find the nucleus or the Misiurewicz point near a view's "
                               "centre, to all its digits");
    command->add_option("what", words.what, "nucleus or misiurewicz")
        ->required()
        ->check(CLI::IsMember({"nucleus", "misiurewicz"}));
    addViewOptions(*command, words.view);
    command->add_option("--period", words.period, "The period to find")->type_name("P");
    command->add_option("--preperiod", words.preperiod, "The preperiod to find")->type_name("Q");
    command->add_flag("--all", words.wantsAll, "The nuclei of the lowest periods in the view");
    command->add_flag("--json", words.asJson, "Print JSON");
    command->add_flag("--quiet", words.isQuiet, "No progress bar");
    return command;
}

int runFindCommand(const FindWords& words) {
    const auto task = readWords(words);
    if (!task) return reportFailure(task.error());
    const StopSignals signals;
    ProgressBar bar(words.isQuiet);
    const FindControl control{
        .stop = signals.token(),
        .progressed = [&](const std::string& stage, double part) { bar.update(stage, part); },
        .threads = 2};
    const FormulaInstance& formula = task->location.formula;

    if (words.what == "misiurewicz") {
        return report(findMisiurewicz({.formula = formula,
                                       .disc = task->disc(),
                                       .preperiod = task->preperiod,
                                       .period = task->period},
                                      control),
                      words, signals);
    }
    if (words.wantsAll) {
        return report(findAll({.formula = formula, .view = task->location.view}, control), words,
                      signals);
    }
    return report(
        findNucleus({.formula = formula, .disc = task->disc(), .period = task->period}, control),
        words, signals);
}

}  // namespace fathom
