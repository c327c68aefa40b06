// The JSON of a job.
#include <array>
#include <cmath>
#include <optional>

#include "base/json_tree.h"
#include "base/limits.h"
#include "base/shown_text.h"
#include "queue/queue_job.h"

namespace fathom {

namespace {

constexpr int kFormatVersion = 1;
constexpr std::size_t kPhraseBytes = 2000;  // a longer problem is read as a sentence alone
constexpr std::array<const char*, 3> kFormats{"png8", "png16", "exr"};

// ---- Values to JSON

OrderedJson treeOf(const Bookmark& view) {
    return OrderedJson::parse(toJson(view, -1));
}

void write(OrderedJson& tree, const ImageExport& what) {
    tree["kind"] = "picture";
    tree["size"] = {what.size.width, what.size.height};
    tree["samples"] = what.samplesPerPixel;
    tree["format"] = kFormats[static_cast<std::size_t>(what.format)];
    tree["dots_per_inch"] = what.dotsPerInch;
    tree["rung"] = what.forcedRung;
    tree["view"] = treeOf(what.bookmark);
}

/// A waypoint keeps the keys that it has already.
void writeWaypoints(OrderedJson& tree, const std::vector<FilmWaypoint>& waypoints) {
    if (waypoints.empty()) {
        tree.erase("waypoints");
        return;
    }
    OrderedJson& list = tree["waypoints"];
    if (!list.is_array() || list.size() != waypoints.size())
        list = std::vector<OrderedJson>(waypoints.size());
    for (std::size_t i = 0; i < waypoints.size(); ++i) {
        if (!list[i].is_object()) list[i] = OrderedJson::object();
        list[i]["time"] = waypoints[i].seconds;
        list[i]["radius"] = waypoints[i].radius.toString();
    }
}

void write(OrderedJson& tree, const FilmOrder& order) {
    tree["kind"] = "film";
    tree["size"] = {order.format.size.width, order.format.size.height};
    tree["samples"] = order.samples;
    // Frames of the usual format have no codec.
    const bool isUsual = !order.format.codec && order.format.frames == ImageFormat::Png8;
    tree["codec"] = isUsual ? OrderedJson(nullptr) : OrderedJson(idOf(order.format));
    tree["quality"] =
        order.format.quality ? OrderedJson(*order.format.quality) : OrderedJson(nullptr);
    tree["preset"] = order.format.preset;
    tree["speed"] = order.timing.octavesPerSecond;
    tree["fps"] = order.timing.framesPerSecond;
    tree["easing"] = order.timing.easing;
    tree["outward"] = order.timing.isOutward;
    writeWaypoints(tree, order.timing.waypoints);
    tree["keep"] = order.samplesFolder.string();
    tree["part"] = {order.part, order.parts};
    tree["assemble"] = order.isAssembly;
    tree["view"] = treeOf(order.narrow);
    tree["from"] = nullptr;
    if (!order.wide) return;
    Bookmark from = order.narrow;
    from.location.view = *order.wide;
    tree["from"] = treeOf(from);
}

/// A phrase with parts is a list of its pattern and its parts.
OrderedJson treeOf(const Phrase& phrase) {
    if (phrase.parts.empty()) return phrase.pattern;
    OrderedJson tree = OrderedJson::array({phrase.pattern});
    for (const Phrase& part : phrase.parts)
        tree.push_back(treeOf(part));
    return tree;
}

/// The sentence is for people and older programs, the phrase for translation.
void writeProblem(OrderedJson& tree, const Phrase& problem) {
    tree["problem"] = problem.text();
    if (problem.parts.empty())
        tree.erase("problem_phrase");
    else
        tree["problem_phrase"] = treeOf(problem);
}

// ---- JSON to values

/// Empty if it is none, or if its text has more than `most` bytes: a small file can nest patterns
/// whose text would fill the memory.
Phrase phraseIn(const Json& tree, std::size_t most) {
    const Json& pattern = tree.is_array() && !tree.empty() ? tree[0] : tree;
    if (!pattern.is_string()) return {};
    Phrase phrase(pattern.get<std::string>());
    for (std::size_t i = 1; tree.is_array() && i < tree.size(); ++i)
        phrase.parts.push_back(phraseIn(tree[i], most));
    const bool isShort = phrase.pattern.size() <= most && phrase.text().size() <= most;
    return isShort ? phrase : Phrase();
}

/// Reads the keys of a job. The first problem is kept; what is read after it does not matter.
class JobReader {
public:
    JobReader(const Json& tree, Phrase& problem) : m_tree(tree), m_problem(problem) {}

    std::string text(const char* key) {
        const Json* const value =
            find(key, phrase("a text"), [](const Json& v) { return v.is_string(); });
        return value ? value->get<std::string>() : std::string();
    }
    bool flag(const char* key) {
        const Json* const value =
            find(key, phrase("true or false"), [](const Json& v) { return v.is_boolean(); });
        return value && value->get<bool>();
    }
    double number(const char* key, double least, double most) {
        const Json* const value = find(key, phrase("a number"), [&](const Json& v) {
            return v.is_number() && v.get<double>() >= least && v.get<double>() <= most;
        });
        return value ? value->get<double>() : least;
    }
    int whole(const char* key, int least, int most) {
        const Json* const value = find(key, phrase("a whole number"),
                                       [&](const Json& v) { return isWhole(v, least, most); });
        return value ? value->get<int>() : least;
    }
    std::pair<int, int> pair(const char* key, int least, int most) {
        const Json* const value = find(key, phrase("two whole numbers"), [&](const Json& v) {
            return v.is_array() && v.size() == 2 && isWhole(v[0], least, most) &&
                   isWhole(v[1], least, most);
        });
        return value ? std::pair((*value)[0].get<int>(), (*value)[1].get<int>())
                     : std::pair(least, least);
    }
    std::vector<std::string> texts(const char* key) {
        const Json* const value = find(key, phrase("a list of texts"), [](const Json& v) {
            return v.is_array() &&
                   std::all_of(v.begin(), v.end(), [](const Json& t) { return t.is_string(); });
        });
        return value ? value->get<std::vector<std::string>>() : std::vector<std::string>();
    }
    Bookmark view(const char* key) {
        const Json* const value =
            find(key, phrase("a view"), [](const Json& v) { return v.is_object(); });
        if (!value) return {};
        auto view = parseBookmark(dumped(*value), key);
        if (view) return *std::move(view);
        complain(view.error().phrase);
        return {};
    }
    /// Older programs write the sentence alone, and keep the phrase of an earlier problem.
    Phrase sentence(const char* key, const char* phraseKey) {
        Phrase words = text(key);
        const auto found = m_tree.find(phraseKey);
        if (found == m_tree.end() || words.pattern.size() > kPhraseBytes) return words;
        Phrase phrase = phraseIn(*found, words.pattern.size());
        return phrase.text() == words.pattern ? phrase : words;
    }
    std::vector<FilmWaypoint> waypoints(const char* key) {
        if (isNull(key)) return {};
        auto list = parseWaypoints(dumped(m_tree[key]), key);
        if (list) return *std::move(list);
        complain(list.error().phrase);
        return {};
    }
    bool isNull(const char* key) const {
        const auto found = m_tree.find(key);
        return found == m_tree.end() || found->is_null();
    }
    /// The position of a text in a list.
    template <class List>
    std::size_t choice(const char* key, const List& list) {
        const std::string word = text(key);
        for (std::size_t i = 0; i < std::size(list); ++i)
            if (word == list[i]) return i;
        complain({"%1 cannot be %2.", {std::string(key), inQuotes(word)}});
        return 0;
    }
    void complain(Phrase sentence) {
        if (m_problem.isEmpty()) m_problem = std::move(sentence);
    }

private:
    static std::string dumped(const Json& value) {
        return value.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    static bool isWhole(const Json& value, int least, int most) {
        return value.is_number_integer() && value.get<double>() >= least &&
               value.get<double>() <= most;
    }
    template <class Fits>
    const Json* find(const char* key, const char* demand, const Fits& fits) {
        const auto found = m_tree.find(key);
        if (found != m_tree.end() && fits(*found)) return &*found;
        complain(found == m_tree.end()
                     ? Phrase{"%1 is missing.", {key}}
                     : Phrase{"%1 must be %2, in its usual range.", {key, demand}});
        return nullptr;
    }

    const Json& m_tree;
    Phrase& m_problem;
};

ImageExport readPicture(JobReader& job) {
    ImageExport what;
    std::tie(what.size.width, what.size.height) = job.pair("size", 1, limits::kPictureSide);
    what.samplesPerPixel = job.whole("samples", 1, 256);
    what.format = static_cast<ImageFormat>(job.choice("format", kFormats));
    what.dotsPerInch = job.whole("dots_per_inch", 0, 100'000);
    what.forcedRung = job.text("rung");
    what.bookmark = job.view("view");
    return what;
}

FilmOrder readFilm(JobReader& job) {
    FilmOrder order;
    std::tie(order.format.size.width, order.format.size.height) =
        job.pair("size", 1, limits::kPictureSide);
    order.samples = job.number("samples", 0.25, 64);
    if (!job.isNull("codec")) {
        const std::string id = job.text("codec");
        const auto frames = findFrameFormat(id);
        order.format.codec = findVideoCodec(id);
        order.format.frames = frames.value_or(ImageFormat::Png8);
        if (!order.format.codec && !frames) job.complain("this program does not know its codec.");
    }
    if (!job.isNull("quality")) order.format.quality = job.whole("quality", 0, 63);
    order.format.preset = job.text("preset");
    order.timing.octavesPerSecond = job.number("speed", 0.01, 100);
    order.timing.framesPerSecond = order.format.framesPerSecond = job.number("fps", 1, 240);
    order.timing.easing = job.number("easing", 0, 60);
    order.timing.isOutward = job.flag("outward");
    order.timing.waypoints = job.waypoints("waypoints");
    order.samplesFolder = job.text("keep");
    std::tie(order.part, order.parts) = job.pair("part", 1, 100'000);
    if (order.part > order.parts) job.complain("part must not exceed the number of parts.");
    order.isAssembly = job.flag("assemble");
    order.narrow = job.view("view");
    if (!job.isNull("from")) order.wide = job.view("from").location.view;
    return order;
}

/// Parses a text whose objects and lists do not nest too deeply; otherwise the result is no object.
Json parseShallow(std::string_view text) {
    bool isDeep = false;
    const auto look = [&](int depth, Json::parse_event_t, Json&) {
        isDeep |= depth > static_cast<int>(limits::kLevels);
        return !isDeep;
    };
    Json tree = Json::parse(text, look, false);
    return isDeep ? Json() : tree;
}

}  // namespace

std::string toJson(const QueueJob& job) {
    OrderedJson tree = OrderedJson::parse(job.origin, nullptr, false);
    if (!tree.is_object()) tree = OrderedJson::object();
    tree["fathom"] = kFormatVersion;
    tree["id"] = job.id;
    tree["place"] = job.place;
    tree["state"] = nameOf(job.state);
    tree["whole"] = job.isWhole;
    writeProblem(tree, job.problem);
    tree["added"] = job.added;
    tree["started"] = job.started;
    tree["ended"] = job.ended;
    tree["seconds"] = job.seconds;
    tree["output"] = job.output().string();
    tree["devices"] = job.devices();
    tree["threads"] = std::visit([](const auto& what) { return what.threads; }, job.order);
    std::visit([&](const auto& what) { write(tree, what); }, job.order);
    return tree.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<QueueJob> parseJob(std::string_view json, const std::string& source) {
    const Json tree = parseShallow(json);
    if (!tree.is_object())
        return fail(ErrorCode::Parse, {"%1 is not a job: its JSON is broken.", {source}});
    Phrase problem;
    JobReader reader(tree, problem);
    const int version = reader.whole("fathom", 1, 1'000'000);
    if (problem.isEmpty() && version > kFormatVersion)
        return fail(ErrorCode::Unsupported,
                    {"%1 was written by a newer Fathom; update this one.", {source}});

    QueueJob job;
    job.origin = json;
    job.id = reader.whole("id", 1, 1'000'000'000);
    job.place = reader.whole("place", 0, 1'000'000'000);
    constexpr std::array kStates{JobState::Waiting, JobState::Running, JobState::Done,
                                 JobState::Failed, JobState::Cancelled};
    std::array<std::string_view, kStates.size()> names;
    std::ranges::transform(kStates, names.begin(), [](JobState state) { return nameOf(state); });
    job.state = kStates[reader.choice("state", names)];
    job.isWhole = reader.flag("whole");
    job.problem = reader.sentence("problem", "problem_phrase");
    job.added = reader.text("added");
    job.started = reader.text("started");
    job.ended = reader.text("ended");
    job.seconds = reader.number("seconds", 0, 1e12);

    constexpr std::array<std::string_view, 2> kKinds{"picture", "film"};
    if (reader.choice("kind", kKinds) == 0)
        job.order = readPicture(reader);
    else
        job.order = readFilm(reader);
    const std::filesystem::path output = reader.text("output");
    if (!output.is_absolute()) reader.complain("output must be an absolute path.");
    const std::vector<std::string> devices = reader.texts("devices");
    const int threads = reader.whole("threads", 0, 100'000);
    std::visit(
        [&](auto& what) {
            what.path = output;
            what.devices = devices;
            what.threads = threads;
        },
        job.order);
    if (problem.isEmpty())
        if (const auto valid = validate(job.order); !valid) problem = valid.error().phrase;
    if (problem.isEmpty()) return job;
    return fail(ErrorCode::Parse, {"%1 is not a job: %2", {source, problem}});
}

}  // namespace fathom
