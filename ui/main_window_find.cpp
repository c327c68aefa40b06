// Finding: find mode, going to what was found, and the views that are offered there.
#include <utility>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "ui/action_list.h"
#include "ui/canvas_bar.h"
#include "ui/find_dock.h"
#include "ui/finder_mode.h"
#include "ui/found_views.h"
#include "ui/found_words.h"
#include "ui/main_window.h"
#include "ui/text.h"
#include "ui/toast_area.h"
#include "ui/translations.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

/// Finding a point shows no message before this time.
constexpr int kFindingMilliseconds = 300;
/// One press of a key enlarges the ring by this factor.
constexpr double kRingStep = 1.25;

}  // namespace

void MainWindow::connectFind() {
    m_actions.connectTo("find", [this] { setFindMode(m_find->isChecked()); });
    m_actions.connectTo("find-here", [this] { m_findMode->find(FindTarget::Nucleus); });
    m_actions.connectTo("find-point", [this] { m_findMode->find(FindTarget::Misiurewicz); });
    m_actions.connectTo("find-nearest", [this] { m_findMode->find(FindTarget::Nearest); });
    m_actions.connectTo("larger-ring", [this] { m_findMode->scaleRing(kRingStep); });
    m_actions.connectTo("smaller-ring", [this] { m_findMode->scaleRing(1 / kRingStep); });
    m_actions.connectTo("find-all", [this] {
        if (m_findAll->isChecked())
            findAll();
        else
            m_finder.endList();
    });

    connect(m_findMode, &FinderMode::activeChanged, this, &MainWindow::showFinding);
    connect(&m_finder, &Finder::findingChanged, this, &MainWindow::showFinding);
    connect(&m_finder, &Finder::listChanged, this, &MainWindow::showFinding);
    connect(&m_finder, &Finder::refused, this,
            [this](const QString& sentence) { m_toasts->show(sentence); });
    connect(&m_finder, &Finder::found, this, &MainWindow::goToNucleus);
    connect(&m_finder, &Finder::pointFound, this, &MainWindow::goToPoint);
    connect(m_findDock, &FindDock::searchWanted, this, &MainWindow::findAll);
    connect(m_findDock, &FindDock::goWanted, this, &MainWindow::goToNucleus);
}

// Results of one formula do not apply to another.
void MainWindow::followFormula() {
    const FormulaInstance& formula = m_state.location().formula;
    if (formula == m_findFormula) return;
    m_findFormula = formula;
    m_found.reset();
    m_finder.cancel();
    m_finder.endList();
    m_surprise.cancel();
    const QString reason =
        Finder::knowsNuclei(formula)
            ? QString()
            : tr("Fathom cannot find minibrots of %1, only of formulas of the form z^p + c.")
                  .arg(translated(formula.spec->label));
    for (const char* id : {"find", "find-here", "find-point", "find-nearest", "find-all",
                           "larger-ring", "smaller-ring"})
        m_actions.setReason(id, reason);
    if (reason.isEmpty() && !Finder::knowsMisiurewicz(formula))
        m_actions.setReason("find-point",
                            tr("%1 folds the plane, so Fathom cannot find such points there.")
                                .arg(translated(formula.spec->label)));
    enableRingActions();
    m_findDock->setReason(reason);
    if (!reason.isEmpty()) setFindMode(false);
}

void MainWindow::setFindMode(bool on) {
    if (on && m_explorerMode->isChecked()) m_explorerMode->trigger();
    m_findMode->setActive(on);
    if (on) endFirstHints();
    if (on)
        m_toasts->show(
            tr("Click to go to what the ring shows; turn the wheel to resize the ring. Shift and "
               "click to centre a spiral."));
    m_canvas->setFocus();
}

void MainWindow::findAll() {
    const Size size = m_canvas->imageSize();
    m_finder.findAll(m_state.location(), static_cast<double>(size.width) / size.height);
}

// Without a ring these actions are disabled, so that other actions can use their keys.
void MainWindow::enableRingActions() {
    const bool hasRing = m_findMode->isActive() && Finder::knowsNuclei(m_findFormula);
    for (const char* id : {"find-here", "larger-ring", "smaller-ring"})
        m_actions[id]->setEnabled(hasRing);
    m_actions["find-point"]->setEnabled(hasRing && Finder::knowsMisiurewicz(m_findFormula));
}

void MainWindow::showFinding() {
    enableRingActions();
    m_find->setChecked(m_findMode->isActive());
    m_findAll->setChecked(m_finder.isListing() || !m_finder.list().empty());
    if (m_finder.isFinding() && !m_sinceFinding.isValid()) m_sinceFinding.start();
    if (!m_finder.isFinding()) m_sinceFinding.invalidate();
    updateStop();
    showBar();
}

// ---- What was found

Bookmark MainWindow::viewOfNucleus(const Nucleus& nucleus) const {
    Bookmark view;
    view.location = locationOf(NucleusView::Whole, nucleus, m_state.location());
    view.colors = m_state.colors();
    if (!view.colors.isPinned) view.colors.curve.reset();
    return view;
}

// A double click asks twice: the second time the view is already there.
void MainWindow::goToNucleus(const Nucleus& nucleus) {
    const bool isThere = m_found && m_found->nucleus && m_found->nucleus->re == nucleus.re &&
                         m_found->nucleus->im == nucleus.im && m_found->isThere;
    if (isThere) return;
    m_found = Found{nucleus, {}, m_state.location()};
    showNucleus(NucleusView::Whole);
}

void MainWindow::showNucleus(NucleusView wanted) {
    goToFound(locationOf(wanted, *m_found->nucleus, m_found->from));
}

void MainWindow::goToPoint(const Misiurewicz& point) {
    m_found = Found{{}, point, m_state.location()};
    goToFound(locationOf(point, m_found->from));
}

void MainWindow::goToFound(const Location& location) {
    m_found->shown = location.view;
    m_found->isThere = true;
    m_state.setLocation(location);
    m_canvas->setFocus();
    showBar();
}

// The bar disappears when the user leaves the found view, and reappears when the user returns.
void MainWindow::followFound() {
    if (!m_found) return;
    const bool isThere = m_found->shown == m_state.location().view;
    if (std::exchange(m_found->isThere, isThere) != isThere) showBar();
}

bool MainWindow::showFindingBar() {
    if (!m_finder.isFinding() || m_sinceFinding.elapsed() < kFindingMilliseconds) return false;
    const int percent = static_cast<int>(100 * m_finder.done().value_or(0));
    m_bar->show(m_finder.target() == FindTarget::Misiurewicz
                    ? tr("Finding the spiral centre: %1 %").arg(percent)
                    : tr("Finding the minibrot: %1 %").arg(percent),
                {{tr("Cancel"), [this] { escape(); }}});
    return true;
}

// Shown if no other notice is: notices of the picture come first. Hidden once the view moves on.
void MainWindow::showFoundBar() {
    if (!m_found || !m_found->isThere) return m_bar->hide();
    std::vector<ToastAction> ways;
    ways.push_back({tr("Views…"), [this] {
                        QMenu menu(this);
                        fillFoundMenu(menu);
                        menu.exec(m_bar->mapToGlobal(m_bar->rect().bottomLeft()));
                    }});
    ways.push_back({tr("Copy digits"), [this] { copyFound(); }});
    ways.push_back({QStringLiteral("✕"), [this] {
                        m_found.reset();
                        showBar();
                    }});
    const QString title = m_found->nucleus ? titleOf(*m_found->nucleus) : titleOf(*m_found->point);
    const QString detail =
        m_found->nucleus ? detailOf(*m_found->nucleus) : detailOf(*m_found->point);
    m_bar->show(tr("%1: %2", "what was found, and its size").arg(title, detail), std::move(ways));
}

void MainWindow::fillFoundMenu(QMenu& menu) {
    if (m_found->nucleus) {
        const std::pair<NucleusView, QString> views[] = {
            {NucleusView::Whole, tr("All of it")},
            {NucleusView::Center, tr("Centre it at the previous depth")},
            {NucleusView::Half, tr("Halfway: the pattern repeated once")},
            {NucleusView::ThreeQuarters, tr("¾ of the way: repeated twice")},
            {NucleusView::SevenEighths, tr("⅞ of the way: repeated three times")},
            {NucleusView::EmbeddedJulia, tr("The Julia set around it")}};
        for (const auto& [wanted, text] : views)
            menu.addAction(text, this, [this, wanted = wanted] { showNucleus(wanted); })
                ->setEnabled(isOffered(wanted, *m_found->nucleus));
        menu.addSeparator();
        const bool isSkewed = !m_findFormula.spec->isConformal;
        menu.addAction(isSkewed ? tr("Turn it upright and remove the skew") : tr("Turn it upright"),
                       this,
                       [this] {
                           Location turned = m_state.location();
                           turned.view = uprightView(*m_found->nucleus, turned);
                           goToFound(turned);
                       })
            ->setEnabled(m_found->nucleus->kind != FeatureKind::Point);
    } else {
        menu.addAction(tr("Zoom to where the picture repeats"), this,
                       [this] { goToFound(nextRepeat(*m_found->point, m_state.location())); });
    }
    menu.addAction(tr("Copy the exact digits"), this, [this] { copyFound(); });
}

void MainWindow::copyFound() {
    const Decimal& re = m_found->nucleus ? m_found->nucleus->re : m_found->point->re;
    const Decimal& im = m_found->nucleus ? m_found->nucleus->im : m_found->point->im;
    QApplication::clipboard()->setText(toQString(re.toString() + " " + im.toString()));
    m_toasts->show(tr("The exact coordinates were copied."));
}

}  // namespace fathom
