#include "ui/explorer_state.h"

#include "color/coloring.h"
#include "formula/formula_list.h"

namespace fathom {

ExplorerState::ExplorerState(QObject* parent) : QObject(parent) {
    Location home = homeLocation(defaultInstance(formulas().front()));
    if (home.iterations.automatic) home.iterations.limit = initialIterationLimit(home.view);
    m_steps.push_back({m_nextId++, {std::move(home), initialColors()}});
    m_sinceChange.start();
}

void ExplorerState::setView(const View& view, Gesture gesture) {
    Location next = location();
    next.view = view;
    setLocation(std::move(next), gesture);
}

void ExplorerState::setLocation(Location next, Gesture gesture) {
    // Automatic colours are fitted anew for another view; pinned colours, and those of the same
    // view, keep their curve.
    ColorSettings kept = colors();
    if (next.view != location().view || next.formula != location().formula)
        if (!kept.isPinned) kept.curve.reset();
    setScene({std::move(next), std::move(kept)}, Part::Place, gesture);
}

void ExplorerState::setColors(const ColorSettings& colors, Gesture gesture) {
    setScene({location(), colors}, Part::Colors, gesture);
}

void ExplorerState::setScene(Scene next, Part part, Gesture gesture) {
    IterationLimit& iterations = next.location.iterations;
    if (iterations.automatic) iterations.limit = initialIterationLimit(next.location.view);
    if (next == scene()) return;

    // A gesture that goes on replaces its own step; every other change adds a step.
    const Scene before = scene();
    m_steps.resize(m_position + 1);
    if (continues(part, gesture)) {
        m_steps.back().scene = std::move(next);
    } else {
        if (m_steps.size() == kMaximumSteps) m_steps.erase(m_steps.begin());
        m_steps.push_back({m_nextId++, std::move(next)});
    }
    m_position = m_steps.size() - 1;
    m_gesture = gesture;
    m_part = part;
    m_sinceChange.restart();
    tell(before);
}

bool ExplorerState::continues(Part part, Gesture gesture) const {
    if (gesture == Gesture::Single || gesture != m_gesture || part != m_part) return false;
    return m_steps.size() > 1 &&
           (gesture == Gesture::Drag || m_sinceChange.elapsed() < kGesturePauseMilliseconds);
}

void ExplorerState::openHome(const FormulaInstance& formula) {
    setScene({homeLocation(formula), initialColors()}, Part::Place, Gesture::Single);
}

void ExplorerState::endGesture() {
    m_gesture = Gesture::Single;
}

void ExplorerState::tell(const Scene& before) {
    if (scene().location != before.location) m_fitted.reset();
    if (scene().colors != before.colors) emit colorsChanged();
    if (scene().location != before.location) emit locationChanged();
    emit historyChanged();
}

void ExplorerState::open(const Bookmark& bookmark) {
    m_opened = bookmark;
    IterationLimit& iterations = m_opened->location.iterations;
    if (iterations.automatic) iterations.limit = initialIterationLimit(bookmark.location.view);
    setScene({bookmark.location, bookmark.colors}, Part::Place, Gesture::Single);
}

Bookmark ExplorerState::toBookmark() const {
    Bookmark bookmark;
    if (m_opened && m_opened->location == location()) bookmark = *m_opened;
    bookmark.location = location();
    bookmark.colors = colors();
    if (useCurve(bookmark.colors) && !bookmark.colors.curve) bookmark.colors.curve = m_fitted;
    bookmark.created = currentTimestamp();
    return bookmark;
}

// ---- The way back

void ExplorerState::goTo(std::size_t position) {
    if (position >= m_steps.size() || position == m_position) return;
    const Scene before = scene();
    m_position = position;
    m_gesture = Gesture::Single;
    tell(before);
}

void ExplorerState::undo() {
    if (canUndo()) goTo(m_position - 1);
}

void ExplorerState::redo() {
    if (canRedo()) goTo(m_position + 1);
}

std::optional<std::size_t> ExplorerState::placeBefore() const {
    for (std::size_t position = m_position; position-- > 0;)
        if (m_steps[position].scene.location != location()) return position;
    return std::nullopt;
}

std::optional<std::size_t> ExplorerState::placeAfter() const {
    for (std::size_t position = m_position + 1; position < m_steps.size(); ++position)
        if (m_steps[position].scene.location != location()) return position;
    return std::nullopt;
}

void ExplorerState::goBack() {
    if (const auto position = placeBefore()) goTo(*position);
}

void ExplorerState::goForward() {
    if (const auto position = placeAfter()) goTo(*position);
}

// ---- Julia sets

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

    // Back to the parameter plane that the user came from, or else to the whole set.
    const bool isKnown = m_parameterPlane && m_parameterPlane->formula == formula;
    setLocation(isKnown ? *m_parameterPlane : homeLocation(formula));
}

}  // namespace fathom
