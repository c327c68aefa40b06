#include "ui/explorer_state.h"

#include "formula/formula_list.h"

namespace fathom {

ExplorerState::ExplorerState(QObject* parent) : QObject(parent) {
    Location home = homeLocation(defaultInstance(formulas().front()));
    if (home.iterations.automatic) home.iterations.limit = initialIterationLimit(home.view);
    m_steps.push_back(std::move(home));
    m_sinceChange.start();
}

void ExplorerState::setView(const View& view, Gesture gesture) {
    Location next = location();
    next.view = view;
    setLocation(std::move(next), gesture);
}

void ExplorerState::setLocation(Location next, Gesture gesture) {
    if (next.iterations.automatic) next.iterations.limit = initialIterationLimit(next.view);
    if (next == location()) return;

    // A gesture that goes on replaces its own step; all else starts a new one.
    m_steps.resize(m_position + 1);
    if (continues(gesture)) {
        m_steps.back() = std::move(next);
    } else {
        if (m_steps.size() == kMaximumSteps) m_steps.erase(m_steps.begin());
        m_steps.push_back(std::move(next));
    }
    m_position = m_steps.size() - 1;
    m_gesture = gesture;
    m_sinceChange.restart();

    emit locationChanged();
    emit historyChanged();
}

void ExplorerState::endGesture() {
    m_gesture = Gesture::Single;
}

bool ExplorerState::continues(Gesture gesture) const {
    if (gesture == Gesture::Single || gesture != m_gesture || m_steps.size() < 2) return false;
    return gesture == Gesture::Drag || m_sinceChange.elapsed() < kGesturePauseMilliseconds;
}

void ExplorerState::setColors(const ColorSettings& colors, Gesture) {
    if (colors == m_colors) return;
    m_colors = colors;
    emit colorsChanged();
}

void ExplorerState::open(const Bookmark& bookmark) {
    m_opened = bookmark;
    m_opened->location.iterations.limit = bookmark.location.iterations.automatic
                                              ? initialIterationLimit(bookmark.location.view)
                                              : bookmark.location.iterations.limit;
    setColors(bookmark.colors);
    setLocation(bookmark.location);
}

Bookmark ExplorerState::toBookmark() const {
    Bookmark bookmark;
    if (m_opened && m_opened->location == location()) bookmark = *m_opened;
    bookmark.location = location();
    bookmark.colors = m_colors;
    bookmark.created = currentTimestamp();
    return bookmark;
}

void ExplorerState::undo() {
    if (canUndo()) moveTo(m_position - 1);
}

void ExplorerState::redo() {
    if (canRedo()) moveTo(m_position + 1);
}

void ExplorerState::moveTo(std::size_t position) {
    m_position = position;
    m_gesture = Gesture::Single;
    emit locationChanged();
    emit historyChanged();
}

void ExplorerState::showJulia(const JuliaConstant& constant) {
    const Location& here = location();
    if (!here.formula.spec->hasJulia) return;
    if (!here.formula.julia) m_parameterPlane = here;

    FormulaInstance formula = here.formula;
    formula.julia = constant;
    Location next = homeLocation(formula);
    next.iterations = here.iterations;
    next.escapeRadius = here.escapeRadius;
    next.convergence = here.convergence;
    setLocation(std::move(next));
}

void ExplorerState::leaveJulia() {
    const Location& here = location();
    if (!here.formula.julia) return;
    FormulaInstance formula = here.formula;
    formula.julia.reset();

    // The parameter plane that one came from, or else the whole set.
    const bool isKnown = m_parameterPlane && m_parameterPlane->formula == formula;
    setLocation(isKnown ? *m_parameterPlane : homeLocation(formula));
}

}  // namespace fathom
