// Searches for nuclei and Misiurewicz points in the background: what a ring holds, one exact point,
// and all nuclei of a view. GUI thread; nothing here blocks, and a new request replaces the
// previous one of the same kind.
#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "finder/feature.h"
#include "render/location.h"
#include "ui/newest_task.h"

namespace fathom {

/// The target of a search: the nucleus or the Misiurewicz point of a disc, or the nucleus of the
/// smallest disc about its centre that has one.
enum class FindTarget { Nucleus, Misiurewicz, Nearest };

/// The content of a disc, as far as it is known. In the state Rough, period, place and size are
/// estimates, and turn and kind are unknown.
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

    /// True if the formula has nuclei, or Misiurewicz points, that can be found.
    static bool knowsNuclei(const FormulaInstance& formula);
    static bool knowsMisiurewicz(const FormulaInstance& formula);

    /// Finds what the disc holds: roughly at once, exactly a moment later. Emits previewChanged()
    /// both times.
    void preview(const FormulaInstance& formula, const Disc& disc);
    void endPreview();
    const DiscContent& content() const { return m_content; }

    /// Ends with found(), pointFound() or refused(), or with none of them after cancel(). If
    /// preview() has already found the nucleus of this disc exactly, found() comes at once.
    void find(FindTarget target, const FormulaInstance& formula, const Disc& disc);
    void cancel();
    bool isFinding() const { return m_target.has_value(); }
    std::optional<FindTarget> target() const { return m_target; }
    /// The part that is done, [0, 1]; none while it is unknown.
    std::optional<double> done() const { return m_done; }

    /// Finds the nuclei of the lowest periods in a view. `aspect` is width / height of the picture.
    /// Emits listChanged().
    void findAll(const Location& location, double aspect);
    void endList();  // also forgets what was found
    bool isListing() const { return m_isListing; }
    const std::vector<Nucleus>& list() const { return m_list; }

signals:
    void previewChanged();
    void findingChanged();  // begun, ended or further on
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
    NewestTask m_previewTask, m_findTask, m_listTask;  // last: they use all members above
};

}  // namespace fathom
