// What the person looks at: the location, the colours, and the way back. GUI thread.
#pragma once

#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>

#include "bookmarks/bookmark.h"
#include "color/color_settings.h"
#include "render/location.h"

namespace fathom {

/// What kind of movement a change belongs to. Changes of one gesture are one step of undo: a wheel
/// turn or held key goes on while its events follow one another, a drag until endGesture().
enum class Gesture { Single, Wheel, Keys, Drag };

class ExplorerState final : public QObject {
    Q_OBJECT

public:
    static constexpr int kGesturePauseMilliseconds = 700;
    static constexpr std::size_t kMaximumSteps = 1000;

    explicit ExplorerState(QObject* parent = nullptr);

    const Location& location() const { return m_steps[m_position]; }
    const ColorSettings& colors() const { return m_colors; }

    /// Automatic iterations start anew with each view.
    void setView(const View& view, Gesture gesture = Gesture::Single);
    void setLocation(Location location, Gesture gesture = Gesture::Single);
    void endGesture();
    void setColors(const ColorSettings& colors, Gesture gesture = Gesture::Single);

    /// Colours and location of a bookmark or file, as one step. The bookmark's name and notes stay
    /// with the view until it moves on.
    void open(const Bookmark& bookmark);
    /// The present view as a bookmark, with its name only while it is still the opened one.
    Bookmark toBookmark() const;

    bool canUndo() const { return m_position > 0; }
    bool canRedo() const { return m_position + 1 < m_steps.size(); }
    void undo();
    void redo();

    /// From a parameter plane to the Julia set of `constant`, and back to where one came from.
    void showJulia(const JuliaConstant& constant);
    void leaveJulia();

signals:
    void locationChanged();
    void colorsChanged();
    void historyChanged();

private:
    bool continues(Gesture gesture) const;
    void moveTo(std::size_t position);

    std::vector<Location> m_steps;  // exact, so that undo restores every digit
    std::size_t m_position = 0;
    ColorSettings m_colors;
    std::optional<Bookmark> m_opened;
    std::optional<Location> m_parameterPlane;  // where leaveJulia() goes

    Gesture m_gesture = Gesture::Single;
    QElapsedTimer m_sinceChange;
};

}  // namespace fathom
