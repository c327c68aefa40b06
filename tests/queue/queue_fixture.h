// Shared by the tests of the queue: orders, a scheduler, and the bytes of files. For one thread.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>

#include "cpu/cpu_engine.h"
#include "queue/job_queue.h"
#include "queue/job_runner.h"
#include "support/temporary_folder.h"

namespace fathom::test {

inline std::string bytesOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class QueueTest : public ::testing::Test {
protected:
    std::filesystem::path path(const std::string& name) const { return m_folder.path() / name; }
    std::filesystem::path folder() const { return path("queue"); }
    JobQueue queue() const { return JobQueue(folder()); }

    static std::unique_ptr<RenderScheduler> newScheduler() {
        std::vector<std::unique_ptr<Engine>> engines;
        engines.push_back(std::make_unique<CpuEngine>(2));
        return std::make_unique<RenderScheduler>(std::move(engines));
    }

    /// A view whose pixels take long enough that a test can stop them.
    ImageExport picture(const std::string& name, Size size = {64, 48}) const {
        ImageExport what;
        what.bookmark = findStarterBookmark("home")->bookmark;
        what.bookmark.location.view.re = Decimal::parse("-0.743643887037").value();
        what.bookmark.location.view.im = Decimal::parse("0.131825904205").value();
        what.bookmark.location.view.radius = Decimal::parse("2e-2").value();
        what.size = size;
        what.path = path(name);
        what.format = imageFormatOf(what.path).value();
        return what;
    }

    FilmOrder film(const std::string& name) const {
        FilmOrder order;
        order.narrow = picture("unused.png").bookmark;
        order.format.size = {64, 36};
        order.format.framesPerSecond = order.timing.framesPerSecond = 4;
        order.timing.octavesPerSecond = 2;
        order.path = path(name);
        return order;
    }

    int add(const JobOrder& order) const { return queue().add(order).value(); }
    QueueJob jobOf(int id) const {
        const QueueListing listing = queue().list().value();
        for (const ListedJob& listed : listing.jobs)
            if (listed.job.id == id) return listed.job;
        ADD_FAILURE() << "no job " << id;
        return {};
    }
    JobState stateOf(int id) const { return jobOf(id).state; }
    std::vector<int> ids() const {
        std::vector<int> ids;
        const QueueListing listing = queue().list().value();
        for (const ListedJob& listed : listing.jobs)
            ids.push_back(listed.job.id);
        return ids;
    }

    /// Runs the next job to its end.
    JobOutcome runNext(const JobRun& run, const std::stop_token& stop = {}) const {
        const auto claim = queue().claimNext().value();
        if (!claim) throw std::runtime_error("no job waits");
        return runJob(*claim, run, stop).value();
    }

    TemporaryFolder m_folder;
};

}  // namespace fathom::test
