// The present view with its colours, and the undo history. GUI thread.
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "bookmarks/bookmark.h"
#include "color/color_settings.h"
#include "render/location.h"

namespace fathom {

/// A place and its colours. Undo restores them to the last digit.
struct Scene {
    Location location;
    ColorSettings colors;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// The kind of movement that a change belongs to. All changes of one gesture are one step of undo.
/// A wheel turn or a held key is one gesture while its events follow one another within
/// kGesturePauseMilliseconds; a drag lasts until endGesture().
enum class Gesture { Single, Wheel, Keys, Drag };

class ExplorerState final : public QObject {
    Q_OBJECT

public:
    static constexpr int kGesturePauseMilliseconds = 700;
    static constexpr std::size_t kMaximumSteps = 1000;

    explicit ExplorerState(QObject* parent = nullptr);

    const Scene& scene() const { return m_steps[m_position].scene; }
    const Location& location() const { return scene().location; }
    const ColorSettings& colors() const { return scene().colors; }

    /// With automatic iterations, each view starts with its own initial limit.
    void setView(const View& view, Gesture gesture = Gesture::Single);
    void setLocation(Location location, Gesture gesture = Gesture::Single);
    void setColors(const ColorSettings& colors, Gesture gesture = Gesture::Single);
    void endGesture();

    /// Opens the formula's home view in the initial colours, because the colours of another picture
    /// seldom suit it.
    void openHome(const FormulaInstance& formula);
    /// The curve that the present view's automatic colours were fitted to; toBookmark() adds it.
    void setFittedCurve(const std::optional<AutoCurve>& curve) { m_fitted = curve; }
    const std::optional<AutoCurve>& fittedCurve() const { return m_fitted; }

    /// Opens the location and colours of a bookmark or file as one step. The bookmark's name and
    /// notes stay with the view until the view moves on.
    void open(const Bookmark& bookmark);
    /// The present view as a bookmark. It has the name and notes of the opened bookmark only while
    /// the view is still at that bookmark's location.
    Bookmark toBookmark() const;

    /// The scenes of this session that were not replaced, the oldest first; at most kMaximumSteps.
    struct Step {
        std::uint64_t id;  // never reused
        Scene scene;
    };
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t position() const { return m_position; }
    void goTo(std::size_t position);

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position + 1 < m_steps.size(); }
    void undo();
    void redo();

    /// Go to the nearest earlier or later step at another place; steps that changed only the
    /// colours are passed over.
    bool canGoBack() const { return placeBefore().has_value(); }
    bool canGoForward() const { return placeAfter().has_value(); }
    void goBack();
    void goForward();

    /// Go from a parameter plane to the Julia set of `constant`, and back to where the user came
    /// from.
    void showJulia(const JuliaConstant& constant);
    void leaveJulia();

signals:
    void locationChanged();
    void colorsChanged();
    void historyChanged();

private:
    enum class Part { None, Place, Colors };  // what a step changed

    void setScene(Scene next, Part part, Gesture gesture);
    bool continues(Part part, Gesture gesture) const;
    void tell(const Scene& before);
    std::optional<std::size_t> placeBefore() const;
    std::optional<std::size_t> placeAfter() const;

    std::vector<Step> m_steps;
    std::size_t m_position = 0;
    std::uint64_t m_nextId = 0;
    std::optional<Bookmark> m_opened;
    std::optional<AutoCurve> m_fitted;
    std::optional<Location> m_parameterPlane;  // where leaveJulia() goes

    Gesture m_gesture = Gesture::Single;
    Part m_part = Part::None;  // what the gesture changes
    QElapsedTimer m_sinceChange;
};

}  // namespace fathom
