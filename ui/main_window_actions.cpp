// The window's actions: each with its place in a menu and its keys.
#include <QActionGroup>
#include <QDockWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QTabWidget>
#include <QToolBar>

#include "ui/location_dock.h"
#include "ui/main_window.h"
#include "ui/toast_area.h"
#include "ui/viewport_widget.h"

namespace fathom {
namespace {

constexpr double kPanShare = 0.125;  // of the canvas, for one press of an arrow
constexpr double kTurnDegrees = 15;

}  // namespace

QAction* MainWindow::makeAction(const ActionText& text, Reach reach, std::function<void()> run) {
    auto* action = new QAction(text.text, this);
    action->setShortcuts(text.keys);
    if (!text.icon.isEmpty()) m_icons.insert(action, text.icon);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    if (reach == Reach::Canvas) {
        // Keys that text fields and lists need for themselves work over the picture alone.
        action->setShortcutContext(Qt::WidgetShortcut);
        m_canvas->addAction(action);
    } else {
        addAction(action);
    }
    if (!text.keys.isEmpty())
        action->setToolTip(QStringLiteral("%1 (%2)").arg(
            QString(text.text).remove(QChar('&')).remove(QChar(0x2026)),
            text.keys.first().toString(QKeySequence::NativeText)));
    return action;
}

void MainWindow::buildActions() {
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildFractalMenu();
    buildHelpMenu();
    buildToolBar();
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    m_open = makeAction({tr("&Open…"), "open", {QKeySequence::Open}}, Reach::Window,
                        [this] { askOpen(); });
    m_save = makeAction({tr("&Save picture…"), "save", {QKeySequence::Save}}, Reach::Window,
                        [this] { askExport(); });
    m_save->setEnabled(false);
    m_bookmark = makeAction({tr("&Bookmark this view"), "bookmark", {Qt::CTRL | Qt::Key_D}},
                            Reach::Window, [this] { bookmarkView(); });
    menu->addActions({m_open, m_save, m_bookmark});
    menu->addSeparator();
    menu->addAction(makeAction({tr("&Quit"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)}},
                               Reach::Window, [this] { close(); }));
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    m_undo = makeAction({tr("&Undo move"), "undo", {QKeySequence::Undo}}, Reach::Window,
                        [this] { m_state.undo(); });
    m_redo = makeAction(
        {tr("&Redo move"),
         "redo",
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}},
        Reach::Window, [this] { m_state.redo(); });
    menu->addActions({m_undo, m_redo});
    menu->addSeparator();
    menu->addAction(makeAction({tr("&Copy location"), "copy", {QKeySequence::Copy}}, Reach::Canvas,
                               [this] { m_location->copyAsJson(); }));
    menu->addAction(makeAction({tr("&Paste location"), {}, {QKeySequence::Paste}}, Reach::Canvas,
                               [this] { m_location->paste(); }));
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    m_home = makeAction({tr("&Home"), "home", {Qt::Key_Home}}, Reach::Canvas, [this] { goHome(); });
    m_back = makeAction({tr("&Back"), "back", {QKeySequence(Qt::ALT | Qt::Key_Left)}},
                        Reach::Window, [this] { m_state.undo(); });
    m_forward = makeAction({tr("&Forward"), "forward", {QKeySequence(Qt::ALT | Qt::Key_Right)}},
                           Reach::Window, [this] { m_state.redo(); });
    menu->addActions({m_home, m_back, m_forward});

    menu->addSeparator();
    const auto add = [&](const QString& text, QList<QKeySequence> keys, std::function<void()> run) {
        menu->addAction(makeAction({text, {}, std::move(keys)}, Reach::Canvas, std::move(run)));
    };
    add(tr("Zoom &in"), {Qt::Key_Plus, Qt::Key_Equal}, [this] { m_canvas->zoomAtCenter(2); });
    add(tr("Zoom &out"), {Qt::Key_Minus}, [this] { m_canvas->zoomAtCenter(0.5); });
    QMenu* move = menu->addMenu(tr("&Move"));
    const auto addMove = [&](const QString& text, Qt::Key key, double right, double down) {
        move->addAction(makeAction({text, {}, {key}}, Reach::Canvas, [this, right, down] {
            m_canvas->pan(right * kPanShare, down * kPanShare);
        }));
    };
    addMove(tr("Left"), Qt::Key_Left, -1, 0);
    addMove(tr("Right"), Qt::Key_Right, 1, 0);
    addMove(tr("Up"), Qt::Key_Up, 0, -1);
    addMove(tr("Down"), Qt::Key_Down, 0, 1);
    const auto turn = [this](double degrees) {
        m_state.setView(m_state.location().view.rotatedBy(degrees), Gesture::Keys);
    };
    add(tr("Turn &left"), {Qt::Key_BracketLeft}, [turn] { turn(kTurnDegrees); });
    add(tr("Turn &right"), {Qt::Key_BracketRight}, [turn] { turn(-kTurnDegrees); });
    add(tr("&Upright"), {Qt::Key_Backslash}, [this] {
        View view = m_state.location().view;
        view.transform.rotation = 0;
        m_state.setView(view);
    });

    menu->addSeparator();
    m_stop =
        makeAction({tr("&Stop"), "stop", {Qt::Key_Escape}}, Reach::Window, [this] { escape(); });
    menu->addAction(m_stop);
    menu->addAction(makeAction({tr("&Compute again"), {}, {Qt::Key_F5}}, Reach::Window,
                               [this] { m_renderer.restart(); }));

    menu->addSeparator();
    m_panels = makeAction({tr("&Panels"), {}, {Qt::Key_F9}}, Reach::Window,
                          [this] { m_side->setVisible(m_panels->isChecked()); });
    m_panels->setCheckable(true);
    m_fullScreen = makeAction({tr("F&ull screen"), "fullscreen", {Qt::Key_F11}}, Reach::Window,
                              [this] { toggleFullScreen(); });
    m_fullScreen->setCheckable(true);
    menu->addActions({m_panels, m_fullScreen});
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const QKeySequence keys(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + tab));
        menu->addAction(makeAction({m_tabs->tabText(tab), {}, {keys}}, Reach::Window, [this, tab] {
            m_side->show();
            m_panels->setChecked(true);
            m_tabs->setCurrentIndex(tab);
            m_tabs->currentWidget()->setFocus();
        }));
    }

    menu->addSeparator();
    QMenu* appearance = menu->addMenu(tr("&Appearance"));
    auto* group = new QActionGroup(this);
    const std::pair<QString, Appearance> choices[] = {{tr("As the system"), Appearance::Automatic},
                                                      {tr("Dark"), Appearance::Dark},
                                                      {tr("Light"), Appearance::Light}};
    for (const auto& [text, choice] : choices) {
        QAction* action = makeAction({text, {}, {}}, Reach::Window, [this, choice = choice] {
            m_preferences.setAppearance(choice);
            m_theme.apply(choice);
        });
        action->setCheckable(true);
        action->setChecked(m_preferences.appearance() == choice);
        group->addAction(action);
        appearance->addAction(action);
    }
}

void MainWindow::buildFractalMenu() {
    QMenu* menu = menuBar()->addMenu(tr("F&ractal"));
    m_julia = makeAction({tr("&Julia set of this point"), "julia", {Qt::Key_J}}, Reach::Canvas,
                         [this] { toggleJulia(m_canvas->cursor()); });
    m_julia->setCheckable(true);
    m_lock = makeAction({tr("&Lock the iterations"), "lock", {Qt::Key_L}}, Reach::Canvas, [this] {
        Location location = m_state.location();
        location.iterations.automatic = !location.iterations.automatic;
        if (const auto& summary = m_renderer.status().summary; summary)
            location.iterations.limit = summary->iterationLimit;
        m_state.setLocation(std::move(location));
    });
    m_lock->setCheckable(true);
    menu->addActions({m_julia, m_lock});
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(makeAction({tr("&Mouse and keys"), {}, {QKeySequence::HelpContents}},
                               Reach::Window, [this] { showKeys(); }));
    menu->addAction(makeAction({tr("&Devices"), {}, {}}, Reach::Window, [this] { showDevices(); }));
    menu->addAction(makeAction({tr("&Log"), {}, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)}},
                               Reach::Window, [this] { showLog(); }));
}

void MainWindow::buildToolBar() {
    m_toolBar = addToolBar(tr("Tools"));
    m_toolBar->setObjectName(QStringLiteral("toolBar"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    const int side = fontMetrics().height() * 5 / 4;
    m_toolBar->setIconSize({side, side});
    m_toolBar->addActions({m_home, m_back, m_forward});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_julia, m_stop});
    m_toolBar->addSeparator();
    m_toolBar->addActions({m_bookmark, m_save, m_open});
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_fullScreen);
}

void MainWindow::showKeys() {
    const std::pair<QString, QString> rows[] = {
        {tr("Drag"), tr("move")},
        {tr("Wheel, pinch"), tr("zoom at the cursor")},
        {tr("Double click"), tr("centre and zoom in")},
        {tr("Shift and drag"), tr("zoom to a box")},
        {tr("Ctrl and drag"), tr("turn")},
        {tr("Middle button"), tr("centre here")},
        {tr("Right button"), tr("menu")},
        {tr("Arrows, + and −"), tr("move and zoom")},
        {tr("[ and ]"), tr("turn; \\ stands upright")},
        {tr("Home, Alt+←, Alt+→"), tr("home, back, forward")},
        {tr("J"), tr("Julia set of the point under the cursor, and back")},
        {tr("L"), tr("lock the iterations")},
        {tr("Esc"), tr("stop, then leave full screen")},
        {tr("F9, F11"), tr("panels, full screen")},
    };
    QString table = QStringLiteral("<table cellspacing=6>");
    for (const auto& [input, effect] : rows)
        table += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>").arg(input, effect);
    QMessageBox::information(this, tr("Mouse and keys"), table + QStringLiteral("</table>"));
}

}  // namespace fathom
