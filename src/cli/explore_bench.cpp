#include "cli/explore_bench.h"

#include <algorithm>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>

#include "base/measure.h"
#include "cli/json_bench.h"
#include "cli/known_speeds.h"
#include "color/piece_colors.h"
#include "render/render_scheduler.h"

namespace fathom {

namespace {

constexpr int kMoves = 8;  // moves of each kind

/// When the tiles of a picture got their colours, in seconds since it was submitted.
class Canvas {
public:
    explicit Canvas(Size size) : m_size(size) {}

    void setCoarsestStep(int step) {
        const std::lock_guard lock(m_mutex);
        m_coarsest = step;
    }
    void painted(const TileTask& task) {
        const std::lock_guard lock(m_mutex);
        m_last = m_watch.spent().wall;
        if (task.step != m_coarsest || m_first) return;
        m_covered += Size{task.rect.width, task.rect.height}.area();
        if (m_covered == m_size.area()) m_first = m_last;
    }

    double first() const { return m_first.value_or(0); }
    double last() const { return m_last; }
    double now() const { return m_watch.spent().wall; }

private:
    const Size m_size;
    const Stopwatch m_watch;
    std::mutex m_mutex;
    int m_coarsest = 0;
    std::size_t m_covered = 0;
    std::optional<double> m_first;
    double m_last = 0;
};

/// Colours tiles and their pieces as the window does.
class Watcher final : public TileSink {
public:
    Watcher(std::shared_ptr<const Colorizer> colorizer, Size size)
        : m_colorizer(std::move(colorizer)), m_canvas(std::make_shared<Canvas>(size)) {
        m_pieces->setColors(m_colorizer, 0);
    }

    void planned(RenderId, const RenderPlan& plan) override {
        m_canvas->setCoarsestStep(plan.passes.front());
    }

    TilePieces piecesOf(RenderId id, Size size) override {
        return painterOf(m_pieces, {id, size},
                         [canvas = m_canvas](const TileTask& task) { canvas->painted(task); });
    }

    void tileReady(std::shared_ptr<const Tile> tile) override {
        if (m_pieces->take(tile->render, tile->task, 0)) return;
        FreshVector<Rgb32> colors(tile->samples.size());
        m_colorizer->toRgb32InParallel(tile->samples, colors);
        m_canvas->painted(tile->task);
    }

    void finished(RenderId, const Result<RenderSummary>& result) override {
        {
            const std::lock_guard lock(m_mutex);
            m_result = result;
            m_end = m_canvas->now();
        }
        m_ended.notify_one();
    }

    /// Returns false if the stop comes first.
    bool await(const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        return m_ended.wait(lock, stop, [this] { return m_result.has_value(); });
    }
    const Canvas& canvas() const { return *m_canvas; }
    double end() const { return m_end; }
    const Result<RenderSummary>& result() const { return *m_result; }

private:
    const std::shared_ptr<const Colorizer> m_colorizer;
    const std::shared_ptr<PieceColors> m_pieces = std::make_shared<PieceColors>();
    const std::shared_ptr<Canvas> m_canvas;
    std::mutex m_mutex;  // guards all below
    std::condition_variable_any m_ended;
    std::optional<Result<RenderSummary>> m_result;
    double m_end = 0;
};

/// Simulates a user with a window.
class Explorer {
public:
    Explorer(RenderScheduler& scheduler, const Bookmark& start, Size size, Colorizer colorizer)
        : m_scheduler(scheduler),
          m_start(start),
          m_size(size),
          m_colorizer(std::make_shared<const Colorizer>(std::move(colorizer))) {
        m_request.location = start.location;
        m_request.size = size;
    }

    /// Renders the view after each of `moves` moves.
    template <class Move>
    Result<ExploreTime> look(const char* name, int moves, Move&& move,
                             const std::stop_token& stop) {
        std::vector<double> first, finished, samples;
        ExploreTime time{.location = m_start.name, .move = name, .pictures = moves};
        for (int i = 0; i < moves; ++i) {
            m_request.location.view = move(m_request.location.view, i);
            const auto watcher = std::make_shared<Watcher>(m_colorizer, m_size);
            m_scheduler.submit(m_request, watcher);
            if (!watcher->await(stop)) {
                m_scheduler.cancelAll();
                m_scheduler.waitIdle();
                return fail(ErrorCode::Cancelled, "The benchmark was stopped.");
            }
            const Result<RenderSummary>& summary = watcher->result();
            if (!summary) return tl::make_unexpected(summary.error());
            const auto phase = [&](const char* phaseName) {
                const auto found = summary->phaseSeconds.find(phaseName);
                return found == summary->phaseSeconds.end() ? 0 : found->second;
            };
            first.push_back(watcher->canvas().first());
            finished.push_back(watcher->canvas().last());
            samples.push_back(watcher->end());
            time.reference = std::max(time.reference, phase("reference"));
            time.tables = std::max(time.tables, phase("tables"));
        }
        time.first = medianOf(std::move(first));
        time.finished = medianOf(std::move(finished));
        time.samples = medianOf(std::move(samples));
        return time;
    }

private:
    RenderScheduler& m_scheduler;
    const Bookmark& m_start;
    const Size m_size;
    const std::shared_ptr<const Colorizer> m_colorizer;
    RenderRequest m_request;
};

}  // namespace

Result<std::vector<ExploreTime>> measureExploring(
    const std::vector<Bookmark>& locations, Size size, std::vector<std::unique_ptr<Engine>> engines,
    DeviceSpeeds speeds,
    const std::function<void(const std::string& stage, double share)>& progress,
    const std::stop_token& stop) {
    const PointF cursor{0.6 * size.width, 0.4 * size.height};
    struct Move {
        const char* name;
        int times;
        std::function<View(const View& view, int turn)> to;
    };
    const Move moves[] = {
        {"open", 1, [](const View& view, int) { return view; }},
        {"zoom in", kMoves, [&](const View& view, int) { return view.zoomedAt(cursor, size, 2); }},
        {"pan", kMoves,
         [&](const View& view, int turn) {
             const double way = size.height * 0.5;
             const PointF ways[] = {{way, 0}, {0, way}, {-way, 0}, {0, -way}};
             return view.panned(ways[turn % 4], size);
         }},
        {"zoom out", kMoves,
         [&](const View& view, int) { return view.zoomedAt(cursor, size, 0.5); }},
    };

    RenderScheduler scheduler(std::move(engines), RenderScheduler::Workers::Yielding);
    scheduler.setSpeeds(std::move(speeds));
    std::vector<ExploreTime> times;
    const auto all = static_cast<double>(locations.size() * std::size(moves));
    for (const Bookmark& location : locations) {
        auto colorizer = Colorizer::create(location.colors);
        if (!colorizer) return tl::make_unexpected(std::move(colorizer.error()));
        Explorer explorer(scheduler, location, size, *std::move(colorizer));
        for (const Move& move : moves) {
            progress(location.name + ": " + move.name, static_cast<double>(times.size()) / all);
            auto time = explorer.look(move.name, move.times, move.to, stop);
            if (!time) return tl::make_unexpected(std::move(time.error()));
            times.push_back(*std::move(time));
        }
    }
    return times;
}

// ---- The command

namespace {

OrderedJson exploreObject(const ExploreTime& time) {
    return {
        {"bench", "explore"},        {"location", time.location},     {"move", time.move},
        {"pictures", time.pictures}, {"first_s", time.first},         {"finished_s", time.finished},
        {"samples_s", time.samples}, {"reference_s", time.reference}, {"tables_s", time.tables}};
}

Result<OrderedJson> runExplore(BenchContext& context) {
    return listOf(measureExploring(context.locations, context.size, std::move(context.engines),
                                   knownSpeeds(), context.progress, context.stop),
                  exploreObject);
}

void printExplore(const OrderedJson& list) {
    std::printf(
        "Seconds until a coarse picture covers the window, until the picture is finished, and\n"
        "until its samples are here too, which a device sends after the colours: medians of eight\n"
        "moves. A zoom is by 2 about a point near the centre, a pan by half of the height. The "
        "last\n"
        "columns are the longest times that a move took for a reference orbit and for tables.\n\n"
        "%-20s%-10s%10s%10s%10s%11s%10s\n",
        "location", "move", "first", "finished", "samples", "reference", "tables");
    for (const OrderedJson& row : list)
        std::printf("%-20s%-10s%10.4f%10.4f%10.4f%11.4f%10.4f\n",
                    row["location"].get<std::string>().c_str(),
                    row["move"].get<std::string>().c_str(), row["first_s"].get<double>(),
                    row["finished_s"].get<double>(), row["samples_s"].get<double>(),
                    row["reference_s"].get<double>(), row["tables_s"].get<double>());
}

}  // namespace

const Bench kExploreBench{
    "explore",   "how soon pictures appear when a user moves on from the FILEs",
    true,        true,
    0,           runExplore,
    printExplore};

}  // namespace fathom
