#include "ui/help_window.h"

#include <cstring>
#include <initializer_list>
#include <string_view>

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>

#include "base/check.h"
#include "render/rung.h"
#include "ui/key_bindings.h"
#include "ui/translations.h"

namespace fathom {
namespace {

QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text);
}

QString heading(const QString& text) {
    return QStringLiteral("<h2>%1</h2>").arg(text);
}

/// The labels of rungs as the status bar shows them, for HTML.
QString rungLabels(std::initializer_list<std::string_view> ids) {
    QStringList labels;
    for (const std::string_view id : ids)
        labels << translated(findRung(id)->label).toHtmlEscaped();
    return labels.join(QStringLiteral(", "));
}

/// Forbids a line break on either side of it. Invisible.
constexpr QChar kWordJoiner(u'\u2060');

}  // namespace

HelpWindow::HelpWindow(const KeyBindings& keys, QWidget* parent)
    : QDialog(parent),
      m_keys(keys),
      m_pages{{tr("First steps"), [this] { return firstSteps(); }},
              {tr("Depth and precision"), [this] { return depths(); }},
              {tr("Formulas and Julia sets"), [this] { return formulas(); }},
              {tr("Finding minibrots"), [this] { return finding(); }},
              {tr("Colours"), [this] { return colors(); }},
              {tr("Bookmarks"), [this] { return bookmarks(); }},
              {tr("Saving pictures"), [this] { return pictures(); }},
              {tr("All keys"), [this] { return allKeys(); }}},
      m_titles(new QListWidget(this)),
      m_text(new QTextBrowser(this)) {
    setWindowTitle(tr("Help"));
    setObjectName(QStringLiteral("help"));
    m_titles->setObjectName(QStringLiteral("pageTitles"));
    m_titles->setAccessibleName(tr("Topics"));
    m_titles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Page& page : m_pages)
        m_titles->addItem(page.title);
    const int space = fontMetrics().height();
    m_titles->setFixedWidth(m_titles->sizeHintForColumn(0) + 4 * space);
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(tr("Help"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(1.5 * space);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_titles, 0, 0, 2, 1);
    grid->addWidget(m_text, 0, 1);
    auto* buttonRow = new QHBoxLayout;
    buttonRow->setContentsMargins(space, space * 3 / 4, space, space * 3 / 4);
    buttonRow->addWidget(buttons);
    grid->addLayout(buttonRow, 1, 1);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 38);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_titles, &QListWidget::currentRowChanged, this, [this] {
        showPage();
        m_text->verticalScrollBar()->setValue(0);
    });
    connect(&m_keys, &KeyBindings::changed, this, &HelpWindow::showPage);
    m_titles->setCurrentRow(0);
}

QString HelpWindow::pageText() const {
    return m_text->toPlainText().remove(kWordJoiner);
}

void HelpWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) showPage();
    QDialog::changeEvent(event);
}

// Keeps the scroll position of the page.
void HelpWindow::showPage() {
    const Page& page = m_pages[static_cast<std::size_t>(m_titles->currentRow())];
    const int place = m_text->verticalScrollBar()->value();
    const QString quiet = palette().color(QPalette::PlaceholderText).name();
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: xx-large; font-weight: 600; margin-bottom: 8px; }"
                       "h2 { font-size: large; font-weight: 600; margin-top: 20px; }"
                       "p { line-height: 140%; margin-top: 8px; } td { padding: 4px 20px 4px 0; }"
                       ".quiet { color: %1; }")
            .arg(quiet));
    m_text->setHtml(QStringLiteral("<h1>%1</h1>%2").arg(page.title, page.html()));
    m_text->verticalScrollBar()->setValue(place);
}

// ---- The pages

QString HelpWindow::firstSteps() const {
    return paragraph(tr("Point at something beautiful and turn the wheel, and you fly towards it. "
                        "There is no end: every picture contains more to find.")) +
           table({{tr("Wheel, or pinch"), tr("zoom in and out at the cursor")},
                  {tr("Drag"), tr("move the picture")},
                  {tr("Double click"), tr("centre this point and zoom in")},
                  {tr("Shift and drag"), tr("draw a box to zoom into")},
                  {tr("Ctrl and drag"), tr("turn the picture")},
                  {tr("Click"), tr("show what happens to this point")},
                  {tr("Middle button"), tr("centre this point")},
                  {tr("Right button"), tr("open a menu for this point")}}) +
           heading(tr("You cannot get lost")) +
           paragraph(tr("%1 takes you back to the last view and %2 forward again, as often as you "
                        "like and exact to the last digit. %3 shows the whole set again.")
                         .arg(key("back"), key("forward"), key("home"))) +
           paragraph(tr("You can go on while a picture is being computed; you never need to wait. "
                        "%1 stops the computation.")
                         .arg(key("stop"))) +
           heading(tr("Where you are")) +
           paragraph(tr("%1 shows your depth beside the picture, with small pictures along the "
                        "way; drag the handle to any depth. Fathom flies to distant places: a "
                        "click stops the flight on the way, %2 goes straight to its end.")
                         .arg(key("panel-depth"), key("stop"))) +
           heading(tr("More room")) +
           paragraph(tr("%1 hides the panels at the side, and %2 gives the picture the whole "
                        "screen.")
                         .arg(key("panels"), key("full-screen")));
}

QString HelpWindow::depths() const {
    return paragraph(tr("The status bar says how deep you are: at a depth of 10³⁷ the whole set, "
                        "drawn at this scale, would be 10³⁷ times as wide as the first view.")) +
           heading(tr("Checked pictures")) +
           paragraph(tr("While a picture is at rest, random pixels of it are recomputed with an "
                        "independent method, and the status bar says how many are right. Circles "
                        "mark the wrong ones.")) +
           heading(tr("As precise as needed")) +
           paragraph(tr("The deeper the view, the more digits every point of it needs, and the "
                        "longer the picture takes. Fathom examines each view and chooses the "
                        "fastest arithmetic that is still precise enough. The status bar names the "
                        "choice; rest the cursor on it to read the reason.")) +
           table({{rungLabels({"fp32"}), tr("about 7 digits: the fastest, for shallow views")},
                  {rungLabels({"fp64"}), tr("about 16 digits")},
                  {rungLabels({"ff", "ff-grid", "ff-lazy"}),
                   tr("about 13 digits in two single-precision numbers, for graphics cards without "
                      "doubles")},
                  {rungLabels({"perturbation"}),
                   tr("computes one orbit with all its digits, and every other point as a small "
                      "difference from it; used for most deep pictures")},
                  {rungLabels({"dd", "dd-grid", "dd-lazy"}),
                   tr("about 30 digits in two double-precision numbers")},
                  {rungLabels({"fp128"}), tr("about 36 digits, for devices without fast doubles")},
                  {rungLabels({"bigfloat"}), tr("as many digits as the view needs")}}) +
           heading(tr("Iterations")) +
           paragraph(
               tr("Points near the edge of the set need more iterations until they are decided. "
                  "Fathom raises the limit by itself until the picture no longer changes. %1 locks "
                  "the limit, %2 doubles it and %3 halves it.")
                   .arg(key("lock-iterations"), key("more-iterations"), key("fewer-iterations")));
}

QString HelpWindow::formulas() const {
    return paragraph(tr("The Formula panel (%1) lists every fractal, with the numbers that shape "
                        "it. When you choose another formula, you first see its whole set.")
                         .arg(key("panel-formula"))) +
           heading(tr("Julia sets")) +
           paragraph(tr("Every point of the Mandelbrot set has a Julia set of its own, which looks "
                        "like the surroundings of the point. Point at a spot and press %1; press "
                        "it again to come back.")
                         .arg(key("julia"))) +
           paragraph(
               tr("%1 opens a panel that shows the Julia set live while the cursor moves. %2 draws "
                  "the orbit of the point under the cursor, and in gold the cycle that it ends in.")
                   .arg(key("julia-panel"), key("orbit"))) +
           heading(tr("Exact places")) +
           paragraph(tr("The Location panel (%1) shows every digit of your location; what you type "
                        "there is used exactly. %2 copies the whole location as text that you can "
                        "send to somebody, and %3 goes to a copied location.")
                         .arg(key("panel-location"), key("copy-location"), key("paste")));
}

QString HelpWindow::finding() const {
    return paragraph(tr("Small copies of the whole set hide everywhere near its edge. Press %1, "
                        "and a ring around the cursor shows what is in it: the period of the copy, "
                        "its size and where it lies. Click to go there, exact to the last digit.")
                         .arg(key("find"))) +
           table({{tr("Wheel"), tr("makes the ring larger or smaller, like %1 and %2")
                                    .arg(key("larger-ring"), key("smaller-ring"))},
                  {tr("Ctrl and wheel"), tr("zooms")},
                  {tr("Click"),
                   tr("goes to the minibrot or bulb in the ring, like %1").arg(key("find-here"))},
                  {tr("Shift and click"),
                   tr("centres the spiral, branch point or tip in the ring, like %1")
                       .arg(key("find-point"))},
                  {tr("Drag"), tr("moves the picture")}}) +
           paragraph(tr("%1 ends the search; press it again to end the mode. “Views…” offers views "
                        "part of the way there: halfway to a minibrot, the pattern that you came "
                        "from appears twice around it.")
                         .arg(key("stop"))) +
           heading(tr("Everything in view")) +
           paragraph(tr("%1 marks the minibrots and bulbs with the lowest periods in the picture, "
                        "and the Find panel (%2) lists them with small pictures. %3 goes to the "
                        "nearest minibrot from anywhere.")
                         .arg(key("find-all"), key("panel-find"), key("find-nearest"))) +
           heading(tr("Let Fathom choose")) +
           paragraph(tr("%1 looks for a place that makes a good picture and flies there. %2 starts "
                        "an autopilot: it flies along the edge of the set until you click, turn "
                        "the wheel or press %3.")
                         .arg(key("surprise"), key("autopilot"), key("stop")));
}

QString HelpWindow::colors() const {
    return paragraph(
               tr("You can change the colours at once, because the picture is not computed again "
                  "for them. The Colour panel (%1) has the palettes; %2 and %3 step through them.")
                   .arg(key("panel-color"), key("next-palette"), key("previous-palette"))) +
           table(
               {{tr("Density"), tr("how closely the colours follow one another")},
                {tr("Offset"), tr("where in the palette the colours begin; %1 and %2 shift it")
                                   .arg(key("shift-colors-backward"), key("shift-colors-forward"))},
                {tr("Mapping"), tr("automatic, the default, fits the colours to each view; "
                                   "logarithmic is equally rich at every depth; linear gives each "
                                   "iteration the same share of the palette")},
                {tr("Colouring"),
                 tr("what the colours show: iterations, distance, where a point ends, or atom "
                    "domains, which surround each part of the interior")},
                {tr("Layers"),
                 tr("light, glow and lines over the colours; drag them to change their order")},
                {tr("Interior"),
                 tr("the colour of points that never escape, or one for each period")}}) +
           paragraph(tr("Double-click a slider to reset it, or click it and turn the wheel for "
                        "small steps."));
}

QString HelpWindow::bookmarks() const {
    return paragraph(tr("%1 saves the current view with its colours as a bookmark, shown as a "
                        "picture in the Bookmarks panel (%2). Below your own bookmarks are some "
                        "places to start from.")
                         .arg(key("bookmark"), key("panel-bookmarks"))) +
           paragraph(tr("Click a bookmark, or press Enter, to go there. F2 renames it, Delete "
                        "removes it.")) +
           paragraph(tr("Fathom also remembers where you were when you closed it, and starts there "
                        "the next time."));
}

QString HelpWindow::pictures() const {
    return paragraph(tr("%1 saves the current view at any size, up to posters of thousands of "
                        "megapixels. You can go on exploring while the picture is being computed.")
                         .arg(key("save-picture"))) +
           table({{tr("PNG, 8 bits"), tr("to share and to print")},
                  {tr("PNG, 16 bits"), tr("to edit further without banding")},
                  {tr("OpenEXR"), tr("colours and raw data, for compositing")}}) +
           paragraph(tr("More samples per pixel make edges smoother; twice the samples take twice "
                        "as long.")) +
           heading(tr("Every picture is a bookmark")) +
           paragraph(tr("A saved picture contains its location: open it (%1) or drop it on the "
                        "window, and you are where it was taken, with the same colours and exact "
                        "to the last digit.")
                         .arg(key("open")));
}

QString HelpWindow::allKeys() const {
    QString html = QStringLiteral("<p class=quiet>%1</p>")
                       .arg(tr("These are your current keys, based on the scheme %1. Change them "
                               "in the preferences: %2.")
                                .arg(schemeTitle(m_keys.scheme()), key("preferences")));
    std::vector<std::pair<QString, QString>> rows;
    for (const ActionMenu menu :
         {ActionMenu::File, ActionMenu::Edit, ActionMenu::View, ActionMenu::Move, ActionMenu::Turn,
          ActionMenu::Panels, ActionMenu::Fractal, ActionMenu::Find, ActionMenu::Favorites,
          ActionMenu::Help}) {
        rows.clear();
        for (const ActionRow& row : actionRows()) {
            if (row.menu != menu || m_keys.keys(row).isEmpty()) continue;
            QStringList caps;
            for (const QKeySequence& sequence : m_keys.keys(row))
                caps << keyCap(sequence.toString(QKeySequence::NativeText));
            rows.emplace_back(caps.join(QStringLiteral("&nbsp;&nbsp;")),
                              plainActionText(row).toHtmlEscaped());
        }
        html += heading(plainMenuTitle(menu)) + table(rows);
    }
    return html;
}

// ---- Parts of a page

QString HelpWindow::key(const char* action) const {
    for (const ActionRow& row : actionRows())
        if (std::strcmp(row.id, action) == 0 && !m_keys.keys(row).isEmpty())
            return keyCap(m_keys.keys(row).first().toString(QKeySequence::NativeText));
        else if (std::strcmp(row.id, action) == 0)
            return tr("“%1”").arg(plainActionText(row).toHtmlEscaped());
    FATHOM_CHECK(false);
}

QString HelpWindow::keyCap(const QString& text) const {
    // A cap must not break at a space or at the "+" between its keys.
    const QString whole = text.toHtmlEscaped()
                              .replace(QChar(' '), QLatin1String("&nbsp;"))
                              .replace(QChar('+'), QStringLiteral("\u2060+\u2060"));
    return QStringLiteral(
               "<span style='color:%1; background-color:%2; font-weight:600'>&nbsp;%3&nbsp;</span>")
        .arg(palette().color(QPalette::Text).name(), palette().color(QPalette::Mid).name(), whole);
}

QString HelpWindow::table(const std::vector<std::pair<QString, QString>>& rows) const {
    QString html = QStringLiteral("<table cellspacing=0>");
    for (const auto& [left, right] : rows)
        html += QStringLiteral("<tr><td width=34%><b>%1</b></td><td>%2</td></tr>").arg(left, right);
    return html + QStringLiteral("</table>");
}

}  // namespace fathom
