// What the person looks at, and the way back. GUI thread.
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "bookmarks/bookmark.h"
#include "color/color_settings.h"
#include "render/location.h"

namespace fathom {

/// A place in its colours: what undo restores, to the last digit.
struct Scene {
    Location location;
    ColorSettings colors;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// What kind of movement a change belongs to. Changes of one gesture are one step of undo: a wheel
/// turn or held key goes on while its events follow one another, a drag until endGesture().
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

    /// Automatic iterations start anew with each view.
    void setView(const View& view, Gesture gesture = Gesture::Single);
    void setLocation(Location location, Gesture gesture = Gesture::Single);
    void setColors(const ColorSettings& colors, Gesture gesture = Gesture::Single);
    void endGesture();

    /// The formula's home view in the colours that suit all: those of another picture seldom do.
    void openHome(const FormulaInstance& formula);
    /// The curve that the present view's automatic colours were fitted to; toBookmark() has it too.
    void setFittedCurve(const std::optional<AutoCurve>& curve) { m_fitted = curve; }
    const std::optional<AutoCurve>& fittedCurve() const { return m_fitted; }

    /// Colours and location of a bookmark or file, as one step. The bookmark's name and notes stay
    /// with the view until it moves on.
    void open(const Bookmark& bookmark);
    /// The present view as a bookmark, with its name only while it is still the opened one.
    Bookmark toBookmark() const;

    /// Every scene of this session that was not replaced, the oldest first.
    struct Step {
        std::uint64_t id;  // never used again
        Scene scene;
    };
    const std::vector<Step>& steps() const { return m_steps; }
    std::size_t position() const { return m_position; }
    void goTo(std::size_t position);

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position + 1 < m_steps.size(); }
    void undo();
    void redo();

    /// To the nearest step before or after at another place; steps that changed colours alone are
    /// passed over.
    bool canGoBack() const { return placeBefore().has_value(); }
    bool canGoForward() const { return placeAfter().has_value(); }
    void goBack();
    void goForward();

    /// From a parameter plane to the Julia set of `constant`, and back to where one came from.
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
    Part m_part = Part::None;  // of the gesture
    QElapsedTimer m_sinceChange;
};

}  // namespace fathom
