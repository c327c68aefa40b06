// The JSON of jobs: what goes in comes out, unknown keys stay, and broken files get one sentence.
#include <algorithm>

#include "base/atomic_file.h"
#include "base/json_tree.h"
#include "queue_fixture.h"

namespace fathom::test {
namespace {

class QueueJobTest : public QueueTest {
protected:
    static QueueJob jobWith(JobOrder order) {
        return {.id = 7,
                .place = 3,
                .order = std::move(order),
                .state = JobState::Failed,
                .problem = "There is no space left.",
                .added = "2026-01-02T03:04:05Z",
                .started = "2026-01-02T03:05:05Z",
                .ended = "2026-01-02T03:06:05Z",
                .seconds = 1.5,
                .origin = {}};
    }
    static QueueJob again(const QueueJob& job) { return parseJob(toJson(job), "job").value(); }
    static std::string problemOf(const std::string& json) {
        const auto job = parseJob(json, "job-000007.json");
        return job ? "" : job.error().message;
    }
    /// The JSON of a picture with `text` in the place of `present`.
    std::string changed(const std::string& present, const std::string& text) const {
        std::string json = toJson(jobWith(picture("a.png")));
        const std::size_t at = json.find(present);
        EXPECT_NE(at, std::string::npos) << present;
        return json.replace(at, present.size(), text);
    }
};

TEST_F(QueueJobTest, APictureComesBack) {
    ImageExport what = picture("a.exr", {640, 480});
    what.samplesPerPixel = 5;
    what.dotsPerInch = 300;
    what.forcedRung = "fp64";
    what.devices = {"cpu", "gpu0"};
    what.threads = 3;
    const QueueJob job = jobWith(what), back = again(job);
    EXPECT_EQ(toJson(back), toJson(job));
    const auto& read = std::get<ImageExport>(back.order);
    EXPECT_EQ(toJson(read.bookmark), toJson(what.bookmark));
    EXPECT_EQ(read.size, what.size);
    EXPECT_EQ(read.samplesPerPixel, 5);
    EXPECT_EQ(read.dotsPerInch, 300);
    EXPECT_EQ(read.format, ImageFormat::ExrFloat);
    EXPECT_EQ(read.forcedRung, "fp64");
    EXPECT_EQ(read.devices, what.devices);
    EXPECT_EQ(read.threads, 3);
    EXPECT_EQ(read.path, what.path);
    EXPECT_EQ(back.state, JobState::Failed);
    EXPECT_EQ(back.problem, job.problem);
    EXPECT_EQ(back.ended, job.ended);
}

TEST_F(QueueJobTest, AFilmComesBack) {
    FilmOrder order = film("a.mkv");
    order.samplesFolder = "/kept/samples";
    order.wide = order.narrow.location.view;
    order.wide->radius = Decimal::parse("1.25").value();
    order.timing = {
        .octavesPerSecond = 0.1, .framesPerSecond = 24, .easing = 0.7, .isOutward = true};
    order.format.framesPerSecond = 24;
    order.format.codec = findVideoCodec("ffv1");
    order.format.quality = 12;
    order.format.preset = "fast";
    order.samples = 1.5;
    order.part = 2;
    order.parts = 3;
    const QueueJob job = jobWith(order), back = again(job);
    EXPECT_EQ(toJson(back), toJson(job));
    const auto& read = std::get<FilmOrder>(back.order);
    EXPECT_EQ(toJson(read.narrow), toJson(order.narrow));
    EXPECT_EQ(read.wide->radius.toString(), "1.25");
    EXPECT_EQ(read.timing.octavesPerSecond, 0.1);
    EXPECT_EQ(read.timing.easing, 0.7);
    EXPECT_TRUE(read.timing.isOutward);
    EXPECT_EQ(read.format.framesPerSecond, 24);
    EXPECT_EQ(read.format.codec, order.format.codec);
    EXPECT_EQ(read.samplesFolder, order.samplesFolder);
    EXPECT_EQ(read.format.quality, 12);
    EXPECT_EQ(read.format.preset, "fast");
    EXPECT_EQ(read.samples, 1.5);
    EXPECT_EQ(read.part, 2);
    EXPECT_EQ(read.parts, 3);
}

TEST_F(QueueJobTest, WaypointsAndExrFramesComeBack) {
    FilmOrder order = film("frames");
    order.format.codec = nullptr;
    order.format.frames = ImageFormat::ExrFloat;
    order.timing.waypoints = {{0, Decimal::parse("1.5").value()},
                              {2.5, Decimal::parse("0.02").value()},
                              {4, Decimal::parse("0.5").value()}};
    const QueueJob job = jobWith(order), back = again(job);
    EXPECT_EQ(toJson(back), toJson(job));
    const auto& read = std::get<FilmOrder>(back.order);
    EXPECT_EQ(read.format.codec, nullptr);
    EXPECT_EQ(read.format.frames, ImageFormat::ExrFloat);
    ASSERT_EQ(read.timing.waypoints.size(), 3u);
    EXPECT_EQ(read.timing.waypoints[1].seconds, 2.5);
    EXPECT_EQ(read.timing.waypoints[2].radius.toString(), "0.5");
    EXPECT_NE(summaryOf(back).find("EXR frames"), std::string::npos);

    // Unknown keys of a waypoint stay.
    std::string json = toJson(job);
    json.insert(json.find("\"time\": 2.5"), "\"mood\": \"calm\", ");
    const QueueJob noted = parseJob(json, "job").value();
    EXPECT_NE(toJson(noted).find("\"mood\": \"calm\""), std::string::npos);
    EXPECT_EQ(toJson(again(noted)), toJson(noted));

    json = toJson(job);
    json.replace(json.find("2.5"), 3, "9.5");
    EXPECT_EQ(problemOf(json),
              "job-000007.json is not a job: Waypoint 3 must be at least a millisecond later than "
              "the one before it.");
    json = toJson(job);
    json.replace(json.find("2.5"), 3, "[2]");
    EXPECT_EQ(problemOf(json),
              "job-000007.json is not a job: Waypoint 2 of waypoints needs a "
              "\"time\" in seconds, a number.");
    // Jobs of steady films have no such key.
    EXPECT_EQ(toJson(jobWith(film("a.mp4"))).find("waypoints"), std::string::npos);
}

TEST_F(QueueJobTest, AProblemComesBackWithItsParts) {
    QueueJob job = jobWith(picture("a.png"));
    EXPECT_EQ(toJson(job).find("problem_phrase"), std::string::npos) << "it has no parts";
    job.problem = {"%1 failed: %2", {"a.png", {"The folder %1 does not exist.", {"/%2"}}}};
    const std::string json = toJson(job);
    EXPECT_NE(json.find("\"problem\": \"a.png failed: The folder /%2 does not exist.\""),
              std::string::npos);
    EXPECT_EQ(again(job).problem, job.problem);

    // An older program tells of a problem and keeps the key of an earlier one.
    job = parseJob(json, "job").value();
    job.origin.replace(job.origin.find("a.png failed"), 5, "b.png");
    const QueueJob later = parseJob(job.origin, "job").value();
    EXPECT_EQ(later.problem, Phrase("b.png failed: The folder /%2 does not exist."));
    EXPECT_EQ(toJson(later).find("problem_phrase"), std::string::npos);
    for (const char* broken : {"7", "[]", "[[]]", "{}", "[\"%1\", 7]", "null"}) {
        OrderedJson tree = OrderedJson::parse(json);
        tree["problem_phrase"] = OrderedJson::parse(broken);
        const QueueJob read = parseJob(tree.dump(), "job").value();
        EXPECT_EQ(read.problem, Phrase(job.problem.text())) << broken;
    }

    // Thirty nested patterns would have a text of 2^30 bytes.
    OrderedJson bomb = "x";
    for (int level = 0; level < 30; ++level)
        bomb = OrderedJson::array({"%1%1", bomb});
    OrderedJson tree = OrderedJson::parse(json);
    tree["problem_phrase"] = bomb;
    EXPECT_EQ(parseJob(tree.dump(), "job").value().problem, Phrase(job.problem.text()));
}

TEST_F(QueueJobTest, UnknownKeysSurvive) {
    const std::string json =
        changed("\"fathom\": 1,", "\"fathom\": 1, \"mood\": {\"good\": [1, 2.5]},");
    const QueueJob job = parseJob(json, "job").value();
    EXPECT_NE(toJson(job).find("\"mood\""), std::string::npos);
    EXPECT_NE(toJson(again(job)).find("2.5"), std::string::npos);
    // Also those inside the view.
    const QueueJob other =
        parseJob(changed("\"radius\":", "\"moon\": \"full\", \"radius\":"), "job").value();
    EXPECT_NE(toJson(other).find("\"moon\": \"full\""), std::string::npos);
}

TEST_F(QueueJobTest, SaysWhatIsWrongWithAFile) {
    EXPECT_EQ(problemOf("{"), "job-000007.json is not a job: its JSON is broken.");
    EXPECT_EQ(problemOf("[]"), "job-000007.json is not a job: its JSON is broken.");
    EXPECT_EQ(problemOf("{}"), "job-000007.json is not a job: fathom is missing.");
    EXPECT_EQ(problemOf(std::string(100'000, '[')),
              "job-000007.json is not a job: its JSON is broken.");
    EXPECT_EQ(problemOf(changed("\"fathom\": 1", "\"fathom\": 2")),
              "job-000007.json was written by a newer Fathom; update this one.");
    EXPECT_EQ(problemOf(changed("\"failed\"", "\"asleep\"")),
              "job-000007.json is not a job: state cannot be \"asleep\".");
    EXPECT_EQ(problemOf(changed("\"samples\": 1", "\"samples\": 1.5")),
              "job-000007.json is not a job: samples must be a whole number, in its usual range.");
    EXPECT_EQ(problemOf(changed("\"samples\": 1", "\"samples\": 1000")),
              "job-000007.json is not a job: samples must be a whole number, in its usual range.");
    EXPECT_EQ(problemOf(changed("\"output\": \"/", "\"output\": \"")),
              "job-000007.json is not a job: output must be an absolute path.");
    EXPECT_EQ(problemOf(changed("\"mandelbrot\"", "\"mandelbread\"")).find('\n'),
              std::string::npos);
    EXPECT_NE(problemOf(changed("\"mandelbrot\"", "\"mandelbread\"")), "");
}

/// No cut and no changed byte of a file crashes the reader.
TEST_F(QueueJobTest, ReadsAnyDamage) {
    const std::string json = toJson(jobWith(film("a.mp4")));
    for (std::size_t length = 0; length < json.size(); length += 7)
        EXPECT_FALSE(parseJob(json.substr(0, length), "job"));
    for (std::size_t at = 0; at < json.size(); at += 3) {
        std::string damaged = json;
        damaged[at] = '9';
        const auto job = parseJob(damaged, "job");
        if (!job) {
            EXPECT_FALSE(job.error().message.empty());
        }
    }
}

}  // namespace
}  // namespace fathom::test
