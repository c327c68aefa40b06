// Searches for nuclei and Misiurewicz points beside the window: what a ring holds, one exact point,
// and all of a view. GUI thread; nothing here waits, and what is asked last wins.
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "finder/feature.h"
#include "render/location.h"
#include "ui/newest_task.h"

namespace fathom {

/// What one looks for: the nucleus or the Misiurewicz point of a disc, or the nucleus of the
/// smallest disc about its centre that has one.
enum class FindTarget { Nucleus, Misiurewicz, Nearest };

/// What a disc holds, as far as it is known. Rough: period, place and size are estimates, and turn
/// and kind are not known.
struct DiscContent {
    enum class State { Unknown, Rough, Exact, Nothing };
    State state = State::Unknown;
    Nucleus nucleus;
    Disc disc;
};

class Finder final : public QObject {
    Q_OBJECT

public:
    explicit Finder(QObject* parent = nullptr);

    /// Whether the formula has nuclei that can be found, and Misiurewicz points.
    static bool knowsNuclei(const FormulaInstance& formula);
    static bool knowsMisiurewicz(const FormulaInstance& formula);

    /// What the disc holds: roughly at once, exactly a moment later. previewChanged() tells.
    void preview(const FormulaInstance& formula, const Disc& disc);
    void endPreview();
    const DiscContent& content() const { return m_content; }

    /// Ends in found(), pointFound() or refused(), or in nothing after cancel(). What preview() has
    /// found already is there at once.
    void find(FindTarget target, const FormulaInstance& formula, const Disc& disc);
    void cancel();
    bool isFinding() const { return m_target.has_value(); }
    std::optional<FindTarget> target() const { return m_target; }
    /// The part that is done; nothing while it cannot be told.
    std::optional<double> done() const { return m_done; }

    /// The nuclei of the lowest periods in a view. listChanged() tells.
    void findAll(const Location& location, double aspect);
    void endList();  // and forgets what was found
    bool isListing() const { return m_isListing; }
    const std::vector<Nucleus>& list() const { return m_list; }

signals:
    void previewChanged();
    void findingChanged();  // begun, ended, or further on
    void found(const Nucleus& nucleus);
    void pointFound(const Misiurewicz& point);
    void refused(const QString& sentence);
    void listChanged();

private:
    void take(const Result<Nucleus>& result);
    void end();
    FindProgress progressVia(const NewestTask::Answer& answer);

    DiscContent m_content;
    std::optional<FindTarget> m_target;
    std::optional<double> m_done;
    bool m_isListing = false;
    std::vector<Nucleus> m_list;
    NewestTask m_previewTask, m_findTask, m_listTask;  // last: they use all of the above
};

}  // namespace fathom
