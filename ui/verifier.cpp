#include "ui/verifier.h"

#include <algorithm>
#include <array>
#include <random>

#include <QElapsedTimer>

#include "cpu/cpu_engine.h"

namespace fathom {
namespace {

/// Results are reported after this many pixels or this much time.
constexpr std::size_t kToldTogether = 16;
constexpr int kTellMilliseconds = 250;

/// The true outcomes of one picture: at pixel centres and, once needed, at places near them.
class Truths {
public:
    Truths(const RenderRequest& request, std::uint64_t limit, TruthKind kind)
        : m_request(request), m_limit(limit), m_kind(kind) {}

    Result<PixelOutcome> at(PixelPlace place, const std::stop_token& stop) {
        return outcome(m_middle, {}, place, stop);
    }

    /// True if the outcome is the same at a quarter of a pixel away on both axes.
    Result<bool> isStable(PixelPlace place, const PixelOutcome& truth,
                          const std::stop_token& stop) {
        for (std::size_t i = 0; i < kQuarterPixels.size(); ++i) {
            const auto beside = outcome(m_nearby[i], kQuarterPixels[i], place, stop);
            if (!beside) return tl::make_unexpected(beside.error());
            if (*beside != truth) return false;
        }
        return true;
    }

private:
    Result<PixelOutcome> outcome(std::optional<PixelTruth>& truth, PointF subpixel,
                                 PixelPlace place, const std::stop_token& stop) {
        if (!truth) {
            m_request.subpixel = subpixel;
            auto made = PixelTruth::prepare(m_request, m_limit, m_kind, m_engine, stop);
            if (!made) return tl::make_unexpected(std::move(made.error()));
            truth = *std::move(made);
        }
        return truth->outcomeAt(place, stop);
    }

    RenderRequest m_request;
    std::uint64_t m_limit;
    TruthKind m_kind;
    CpuEngine m_engine{1};
    std::optional<PixelTruth> m_middle;
    std::array<std::optional<PixelTruth>, kQuarterPixels.size()> m_nearby;
};

}  // namespace

Verifier::Verifier(QObject* parent)
    : QObject(parent), m_task(*this, [this](const Error&) {
          m_isRunning = false;
          emit changed();
      }) {}

void Verifier::begin(const RenderRequest& request, std::uint64_t iterationLimit,
                     const std::function<PixelOutcome(PixelPlace)>& outcomeAt) {
    constexpr std::uint64_t kSeed = 0x5eed;
    Work work{request, iterationLimit, truthFor(request, iterationLimit), {}};
    for (const PixelPlace& place : choosePixels(request.size, kMostPixels, kSeed))
        work.asked.push_back({place, outcomeAt(place)});
    // Random order, so that even the first pixels are spread over the picture.
    std::shuffle(work.asked.begin(), work.asked.end(), std::mt19937_64(kSeed));

    m_verdict = Verdict{.by = work.kind, .size = request.size};
    m_isRunning = true;
    m_task.run([this, work = std::move(work)](const std::stop_token& stop,
                                              const NewestTask::Answer& answer) {
        perform(work, stop, answer);
    });
    emit changed();
}

// Runs on the task's thread.
void Verifier::perform(const Work& work, const std::stop_token& stop,
                       const NewestTask::Answer& answer) {
    Truths truths(work.request, work.limit, work.kind);
    Verdict verdict{.by = work.kind, .size = work.request.size};
    QElapsedTimer sinceStart, sinceTold;
    sinceStart.start();
    sinceTold.start();
    const auto tell = [&](bool isEnd) {
        answer([this, verdict, isEnd] {
            m_verdict = verdict;
            m_isRunning = !isEnd;
            emit changed();
        });
        sinceTold.restart();
    };

    std::size_t untold = 0;
    for (const Asked& asked : work.asked) {
        if (static_cast<double>(sinceStart.elapsed()) > 1000 * kSeconds) break;
        const auto truth = truths.at(asked.place, stop);
        if (!truth) break;
        if (*truth == asked.outcome) {
            ++verdict.right;
        } else {
            const auto isStable = truths.isStable(asked.place, *truth, stop);
            if (!isStable) break;
            if (*isStable)
                verdict.wrong.push_back(asked.place);
            else
                ++verdict.onEdge;
        }
        if (++untold < kToldTogether && sinceTold.elapsed() < kTellMilliseconds) continue;
        untold = 0;
        tell(false);
    }
    tell(true);
}

void Verifier::end() {
    m_task.stop();
    m_isRunning = false;
    if (!std::exchange(m_verdict, std::nullopt)) return;
    emit changed();
}

}  // namespace fathom
