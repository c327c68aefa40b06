// What screen readers are told: names, roles, values and actions of everything that can be used,
// and what the canvas says while one explores.
#include "ui/places.h"

#include <set>

#include <QAccessible>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>

#include "ui/canvas_layer.h"
#include "ui/color_button.h"
#include "ui/depth_scrubber.h"
#include "ui/julia_dock.h"
#include "ui/palette_bar.h"
#include "ui/spoken_slider.h"
#include "ui/status_strip.h"
#include "ui/text.h"
#include "ui/value_slider.h"

namespace fathom {
namespace {

using Action = QAccessibleActionInterface;

/// Roles that tell nothing about what a control does.
const std::set<QAccessible::Role> kUseless{QAccessible::NoRole,     QAccessible::Client,
                                           QAccessible::Pane,       QAccessible::Border,
                                           QAccessible::Whitespace, QAccessible::LayeredPane};

QAccessibleInterface& spoken(QWidget& widget) {
    return *QAccessible::queryAccessibleInterface(&widget);
}

QString textOf(QWidget& widget, QAccessible::Text kind) {
    return spoken(widget).text(kind);
}

QStringList usesOf(QAccessibleInterface& node) {
    QStringList names =
        node.actionInterface() ? node.actionInterface()->actionNames() : QStringList();
    names.removeAll(Action::setFocusAction());
    return names;
}

/// Everything below `node` that can be used and has no name or a useless role.
void gatherFaults(QAccessibleInterface* node, QStringList& faults, int& uses) {
    if (!node || !node->isValid() || node->state().invisible) return;
    // The focus of a widget with a proxy goes there.
    const auto* widget = qobject_cast<const QWidget*>(node->object());
    const bool isFocusable = node->state().focusable && !(widget && widget->focusProxy());
    const bool isUsed = !node->state().disabled && (isFocusable || !usesOf(*node).isEmpty());
    if (isUsed) {
        ++uses;
        const QString name = toldName(*node);
        const QObject* object = node->object();
        const QString what = QStringLiteral("%1 \"%2\" (role %3, name %4, actions %5)")
                                 .arg(object ? object->metaObject()->className() : "item",
                                      object ? object->objectName() : QString())
                                 .arg(node->role())
                                 .arg(name, usesOf(*node).join(QChar(' ')));
        if (name.isEmpty()) faults << QStringLiteral("no name: ") + what;
        if (kUseless.contains(node->role())) faults << QStringLiteral("no role: ") + what;
    }
    for (int index = 0; index < node->childCount(); ++index)
        gatherFaults(node->child(index), faults, uses);
}

void checkTree(QWidget& root, QWidget&, const QString& place) {
    QStringList faults;
    int uses = 0;
    gatherFaults(QAccessible::queryAccessibleInterface(root.window()), faults, uses);
    EXPECT_TRUE(faults.isEmpty()) << place.toStdString() << "\n" << faults.join('\n').toStdString();
    EXPECT_GT(uses, 0) << place.toStdString();
}

class SpokenTest : public PlacesTest {};

TEST_F(SpokenTest, EverythingThatCanBeUsedHasANameAndARole) {
    visitEverything(checkTree);
}

TEST(SpokenRule, FindsWhatHasNoNameOrRole) {
    testApplication();
    QWidget root;
    QLineEdit nameless(&root);
    QWidget mute(&root);
    mute.setFocusPolicy(Qt::StrongFocus);
    mute.setAccessibleName(QStringLiteral("Something"));
    QComboBox choices(&root);
    choices.addItem(QStringLiteral("A choice"));
    root.show();
    QStringList faults;
    int uses = 0;
    gatherFaults(QAccessible::queryAccessibleInterface(&root), faults, uses);
    ASSERT_EQ(faults.size(), 3) << faults.join('\n').toStdString();
    EXPECT_TRUE(faults[0].startsWith("no name: QLineEdit"));
    EXPECT_TRUE(faults[1].startsWith("no role: QWidget"));
    EXPECT_TRUE(faults[2].startsWith("no name: QComboBox"));
    nameless.setAccessibleName(QStringLiteral("Name"));
    mute.hide();
    QLabel label(QStringLiteral("Kind"), &root);
    label.setBuddy(&choices);
    faults.clear();
    gatherFaults(QAccessible::queryAccessibleInterface(&root), faults, uses);
    EXPECT_TRUE(faults.isEmpty());
}

// ---- The canvas

TEST_F(SpokenTest, TheCanvasTellsWhereItIsAndHowFarItsPictureIs) {
    ASSERT_TRUE(awaitPicture());
    const auto description = [this] { return textOf(canvas(), QAccessible::Description); };
    EXPECT_EQ(spoken(canvas()).role(), QAccessible::Canvas);
    EXPECT_EQ(textOf(canvas(), QAccessible::Name), "Picture of the fractal");
    EXPECT_TRUE(QTest::qWaitFor([&] { return description().contains("Mandelbrot. Zoom depth"); },
                                kPatience));
    EXPECT_TRUE(description().contains("-0.750, 0.000 i")) << description().toStdString();
    canvas().zoomAtCenter(1e6);
    const QString deep = depthText(view().depth10());
    ASSERT_TRUE(awaitPicture());
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return description().contains(deep) &&
                   description().contains(window().findChild<StatusStrip*>()->shownPhase());
        },
        kPatience))
        << description().toStdString();
}

TEST_F(SpokenTest, TheCanvasSaysWhatItsOverlaysSay) {
    ASSERT_TRUE(awaitPicture());
    pressOnCanvas(Qt::Key_O);
    trigger("recompute");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return textOf(canvas(), QAccessible::Description)
                .contains("Did not escape within the iteration limit");
        },
        kPatience))
        << textOf(canvas(), QAccessible::Description).toStdString();
}

TEST_F(SpokenTest, TheCanvasIsMovedByActions) {
    ASSERT_TRUE(awaitPicture());
    auto& actions = *spoken(canvas()).actionInterface();
    const View before = view();
    actions.doAction(Action::increaseAction());
    EXPECT_EQ(view().radius, before.radius * Decimal::parse("0.5").value());
    actions.doAction(Action::decreaseAction());
    EXPECT_EQ(view().radius, before.radius);
    actions.doAction(Action::scrollRightAction());
    EXPECT_GT(view().re, before.re);
    actions.doAction(Action::scrollLeftAction());
    actions.doAction(Action::scrollUpAction());
    EXPECT_GT(view().im, before.im);
    EXPECT_EQ(view().re, before.re);
    for (const QString& name : actions.actionNames())
        EXPECT_FALSE(actions.localizedActionName(name).isEmpty()) << name.toStdString();
}

// ---- Parts that paint themselves

TEST_F(SpokenTest, TheScaleOfDepthCountsInPowersOfTen) {
    ASSERT_TRUE(awaitPicture());
    canvas().zoomAtCenter(1000);
    trigger("panel-depth");
    auto& scrubber = find<DepthScrubber>("depthScrubber");
    auto& value = *spoken(scrubber).valueInterface();
    EXPECT_NEAR(value.currentValue().toDouble(), 3, 0.01);
    EXPECT_EQ(textOf(scrubber, QAccessible::Value), depthText(view().depth10()));
    value.setCurrentValue(1.5);
    EXPECT_NEAR(value.currentValue().toDouble(), 1.5, 0.01);
    value.setCurrentValue(99);
    EXPECT_NEAR(value.currentValue().toDouble(), value.maximumValue().toDouble(), 0.01);
    spoken(scrubber).actionInterface()->doAction(Action::decreaseAction());
    EXPECT_NEAR(value.currentValue().toDouble(),
                value.maximumValue().toDouble() - value.minimumStepSize().toDouble(), 0.01);
}

TEST_F(SpokenTest, TheStopsOfAPaletteAreReadAndMoved) {
    PaletteEditor editor(state(), &window());
    editor.show();
    auto& bar = *editor.findChild<PaletteBar*>();
    auto& value = *spoken(bar).valueInterface();
    auto& actions = *spoken(bar).actionInterface();
    const int count = static_cast<int>(paletteOf(state().colors().palette)->stops().size());
    EXPECT_TRUE(
        textOf(bar, QAccessible::Value).startsWith(QStringLiteral("Stop 1 of %1, #").arg(count)))
        << textOf(bar, QAccessible::Value).toStdString();
    actions.doAction(Action::nextPageAction());
    EXPECT_TRUE(textOf(bar, QAccessible::Value).startsWith("Stop 2 of "));
    const double before = value.currentValue().toDouble();
    actions.doAction(Action::increaseAction());
    EXPECT_NEAR(value.currentValue().toDouble(), before + 0.01, 1e-9);
    value.setCurrentValue(before);
    EXPECT_NEAR(value.currentValue().toDouble(), before, 1e-9);
    QTest::keyClick(&bar, Qt::Key_Insert);
    EXPECT_TRUE(textOf(bar, QAccessible::Value)
                    .startsWith(QStringLiteral("Stop 3 of %1, #").arg(count + 1)));
}

TEST_F(SpokenTest, SlidersTellTheNumbersOfTheirFields) {
    ValueSlider slider(QStringLiteral("Density"), {.minimum = 0.1,
                                                   .maximum = 10,
                                                   .initial = 1,
                                                   .scale = SliderScale::Logarithmic,
                                                   .suffix = QStringLiteral(" x")});
    auto& handle = *slider.findChild<SpokenSlider*>();
    auto& value = *spoken(handle).valueInterface();
    EXPECT_NEAR(value.currentValue().toDouble(), 1, 1e-9);
    EXPECT_EQ(textOf(handle, QAccessible::Value), slider.findChild<QDoubleSpinBox*>()->text());
    value.setCurrentValue(5);
    EXPECT_NEAR(slider.value(), 5, 1e-9);
    spoken(handle).actionInterface()->doAction(Action::increaseAction());
    EXPECT_GT(slider.value(), 5);
}

TEST_F(SpokenTest, ReadingsColoursAndNoticesAreInTheirNames) {
    ASSERT_TRUE(awaitPicture());
    QStringList names;
    for (QLabel* label : window().statusBar()->findChildren<QLabel*>())
        names << textOf(*label, QAccessible::Name);
    EXPECT_TRUE(names.contains("Zoom depth: " + find<QLabel>("zoomDepth").text()))
        << names.join('\n').toStdString();
    ColorButton button(QStringLiteral("Colour of the layer"));
    button.setColor(QColor(255, 0, 16));
    EXPECT_EQ(textOf(button, QAccessible::Name), "Colour of the layer, #ff0010");
    window().toasts().show(QStringLiteral("It is saved."));
    auto& toast = *window().toasts().findChild<QFrame*>(QStringLiteral("toast"));
    EXPECT_EQ(spoken(toast).role(), QAccessible::Notification);
    EXPECT_EQ(textOf(toast, QAccessible::Name), "It is saved.");
}

TEST_F(SpokenTest, TheLiveJuliaSetIsAButtonThatGoesThere) {
    ASSERT_TRUE(awaitPicture());
    trigger("julia-panel");
    auto& julia = find<JuliaView>("juliaView");
    EXPECT_EQ(spoken(julia).role(), QAccessible::Button);
    spoken(julia).actionInterface()->doAction(Action::pressAction());
    EXPECT_TRUE(state().location().formula.julia.has_value());
}

// Qt may ask an interface while its widget is being destroyed.
TEST_F(SpokenTest, AWidgetThatGoesIsNoLongerAsked) {
    auto widget = std::make_unique<SpokenSlider>(
        [] {
            return SpokenValue{1, 0, 2, 1};
        },
        [](double) {}, nullptr);
    const QAccessible::Id id = QAccessible::uniqueId(&spoken(*widget));
    struct Asker : QObject {
        QAccessible::Id id;
        bool eventFilter(QObject*, QEvent*) override {
            if (auto* node = QAccessible::accessibleInterface(id)) node->text(QAccessible::Value);
            return false;
        }
    } asker;
    asker.id = id;
    widget->show();
    widget->installEventFilter(&asker);
    widget.reset();
    EXPECT_EQ(QAccessible::accessibleInterface(id), nullptr);
}

}  // namespace
}  // namespace fathom
