// Going somewhere without a goal: to a good new place (Surprise), or on and on (autopilot).
#include <random>

#include <QAction>

#include "color/coloring.h"
#include "ui/autopilot_mode.h"
#include "ui/canvas_bar.h"
#include "ui/main_window.h"
#include "ui/toast_area.h"
#include "ui/viewport_widget.h"

namespace fathom {

void MainWindow::connectWander() {
    m_actions.connectTo("surprise", [this] { surprise(); });
    m_actions.connectTo("autopilot", [this] { setAutopilot(m_autopilot->isChecked()); });
    const auto show = [this] {
        m_autopilot->setChecked(m_pilot->isActive());
        updateStop();
        showBar();
    };
    connect(m_pilot, &AutopilotMode::activeChanged, this, show);
    connect(&m_surprise, &Surprise::changed, this, show);
    connect(&m_surprise, &Surprise::refused, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });
    connect(&m_surprise, &Surprise::found, this, [this](const Location& place) {
        Bookmark view;
        view.location = place;
        view.colors = colorsToFit();
        m_state.open(view);
        m_canvas->setFocus();
    });
}

/// The present colours, fitted to each picture; if they cannot be fitted, the initial colours.
ColorSettings MainWindow::colorsToFit() const {
    ColorSettings colors = m_state.colors();
    if (!useCurve(colors)) return initialColors();
    colors.curve.reset();
    colors.isPinned = false;
    return colors;
}

void MainWindow::surprise() {
    m_pilot->setActive(false);
    m_surprise.search({m_state.location().formula, colorsToFit(), std::random_device{}()});
}

void MainWindow::setAutopilot(bool isOn) {
    m_pilot->setActive(isOn);
    if (!isOn) return;
    m_toasts->show(
        tr("The autopilot flies along the boundary; a click, the wheel or Esc ends it."));
    m_canvas->setFocus();
}

bool MainWindow::showSurpriseBar() {
    if (!m_surprise.isSearching()) return false;
    m_bar->show(tr("Looking for a good place…"), {{tr("Cancel"), [this] { escape(); }}});
    return true;
}

}  // namespace fathom
