// A sink that keeps everything that it is told and checks the order of the calls. Thread-safe.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include "render/tile_sink.h"

namespace fathom::test {

class CollectingSink : public TileSink {
public:
    using TilePointer = std::shared_ptr<const Tile>;

    /// All that the sink was told about one picture.
    struct Record {
        int plannedCalls = 0, finishedCalls = 0;
        RenderPlan plan;
        std::vector<TilePointer> tiles;  // in order of arrival
        std::vector<RenderProgress> progress;
        std::vector<std::string> notices;
        std::optional<Result<RenderSummary>> outcome;
    };

    /// Called after the sink has recorded the event, with no lock held. Set them before submitting.
    std::function<void(RenderId)> onPlanned, onFinished;
    std::function<void(const TilePointer&)> onTile;

    void planned(RenderId id, const RenderPlan& plan) override {
        note(id, [&](Record& record) {
            if (record.plannedCalls++ > 0) complain("planned twice");
            if (!record.tiles.empty()) complain("a tile before planned");
            for (const auto& [otherId, other] : m_records)
                if (otherId < id && other.finishedCalls == 0)
                    complain("an old picture still lives");
            record.plan = plan;
        });
        if (onPlanned) onPlanned(id);
    }

    void tileReady(TilePointer tile) override {
        note(tile->render, [&](Record& record) {
            if (record.plannedCalls == 0) complain("a tile before planned");
            record.tiles.push_back(tile);
        });
        if (onTile) onTile(tile);
        note(tile->render, [](Record&) {});  // checks that finished() has not come meanwhile
    }

    void progressed(RenderId id, const RenderProgress& progress) override {
        note(id, [&](Record& record) { record.progress.push_back(progress); });
    }

    void noticed(RenderId id, const Phrase& sentence) override {
        note(id, [&](Record& record) { record.notices.push_back(sentence.text()); });
    }

    void finished(RenderId id, const Result<RenderSummary>& outcome) override {
        note(id, [&](Record& record) {
            ++record.finishedCalls;
            record.outcome = outcome;
        });
        if (onFinished) onFinished(id);
    }

    /// Waits for the picture's end. Null if it has not ended within 20 s.
    std::optional<Result<RenderSummary>> awaitOutcome(RenderId id) {
        std::unique_lock lock(m_mutex);
        m_changed.wait_for(lock, std::chrono::seconds(20),
                           [&] { return m_records[id].outcome.has_value(); });
        return m_records[id].outcome;
    }

    bool awaitTiles(RenderId id, std::size_t count) {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(20),
                                  [&] { return m_records[id].tiles.size() >= count; });
    }

    bool awaitProgress(RenderId id, std::size_t count) {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, std::chrono::seconds(20),
                                  [&] { return m_records[id].progress.size() >= count; });
    }

    Record record(RenderId id) const {
        const std::lock_guard lock(m_mutex);
        const auto found = m_records.find(id);
        return found == m_records.end() ? Record{} : found->second;
    }

    /// True if any picture has received a notice.
    bool hasNotices() const {
        const std::lock_guard lock(m_mutex);
        return std::ranges::any_of(m_records,
                                   [](const auto& entry) { return !entry.second.notices.empty(); });
    }

    /// Promises that the scheduler has broken; empty if it has kept all.
    std::vector<std::string> complaints() const {
        const std::lock_guard lock(m_mutex);
        return m_complaints;
    }

private:
    template <class Change>
    void note(RenderId id, Change&& change) {
        {
            const std::lock_guard lock(m_mutex);
            Record& record = m_records[id];
            if (record.finishedCalls > 0) complain("a call after finished");
            change(record);
        }
        m_changed.notify_all();
    }

    void complain(const std::string& what) { m_complaints.push_back(what); }

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::map<RenderId, Record> m_records;
    std::vector<std::string> m_complaints;
};

/// How many tiles of a pass cover each pixel of the picture, row by row.
inline std::vector<int> coverage(const std::vector<CollectingSink::TilePointer>& tiles, Size size,
                                 int step) {
    std::vector<int> cover(size.area(), 0);
    for (const auto& tile : tiles) {
        if (tile->task.step != step) continue;
        const TileRect& rect = tile->task.rect;
        for (int y = rect.y; y < rect.bottom(); ++y)
            for (int x = rect.x; x < rect.right(); ++x)
                ++cover.at(static_cast<std::size_t>(y) * size.width + x);
    }
    return cover;
}

inline bool coversOnce(const std::vector<CollectingSink::TilePointer>& tiles, Size size, int step) {
    return std::ranges::all_of(coverage(tiles, size, step), [](int times) { return times == 1; });
}

}  // namespace fathom::test
