// Checks a finished picture while it is at rest: recomputes randomly chosen pixels with big floats
// or along another reference orbit. GUI thread; no call waits.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>

#include "render/pixel_truth.h"
#include "ui/newest_task.h"

namespace fathom {

/// What the check has found so far.
struct Verdict {
    std::size_t right = 0;
    /// Pixels whose true outcome changes within a quarter of a pixel: neither right nor wrong.
    std::size_t onEdge = 0;
    std::vector<PixelPlace> wrong;
    TruthKind by = TruthKind::BigFloats;
    Size size;

    std::size_t judged() const { return right + wrong.size(); }
};

class Verifier final : public QObject {
    Q_OBJECT

public:
    /// The limits of a check: at most kMostPixels pixels and kSeconds seconds.
    static constexpr std::size_t kMostPixels = 1024;
    static constexpr double kSeconds = 30;

    explicit Verifier(QObject* parent = nullptr);

    /// Checks the finished picture of `request`. Calls `outcomeAt` for each chosen pixel before it
    /// returns.
    void begin(const RenderRequest& request, std::uint64_t iterationLimit,
               const std::function<PixelOutcome(PixelPlace)>& outcomeAt);
    void end();  // also forgets the verdict

    const std::optional<Verdict>& verdict() const { return m_verdict; }
    bool isRunning() const { return m_isRunning; }

signals:
    void changed();

private:
    struct Asked {
        PixelPlace place;
        PixelOutcome outcome;
    };
    struct Work {
        RenderRequest request;
        std::uint64_t limit;
        TruthKind kind;
        std::vector<Asked> asked;
    };
    void perform(const Work& work, const std::stop_token& stop, const NewestTask::Answer& answer);

    std::optional<Verdict> m_verdict;
    bool m_isRunning = false;
    NewestTask m_task;  // last: it uses all of the above
};

}  // namespace fathom
