// Text stands out from its ground by 4.5 to 1, in both themes and on any picture.
#include "ui/contrast.h"

#include "ui/places.h"

#include <array>

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStyleOption>

#include "ui/canvas_marks.h"
#include "ui/canvas_overlay.h"

namespace fathom {
namespace {

constexpr int kScale = 4;
/// Pixels of a colour that is more than the edge of a stroke, at that scale.
constexpr int kLeast = 2 * kScale;

const std::array kPictures{QColor(Qt::white), QColor(Qt::black), QColor(128, 128, 128),
                           QColor(0xff, 0xd1, 0x66), QColor(0x4f, 0x9c, 0xf5)};

/// The part of a widget that has only text on its ground; empty if it shows none.
QRect textPart(QWidget& widget) {
    constexpr int kFrame = 3;  // border and rounded corners
    if (auto* label = qobject_cast<QLabel*>(&widget))
        return label->text().isEmpty() ? QRect() : label->contentsRect();
    if (auto* box = qobject_cast<QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        return box->currentText().isEmpty()
                   ? QRect()
                   : box->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                  QStyle::SC_ComboBoxEditField, box);
    }
    if (auto* check = qobject_cast<QCheckBox*>(&widget)) {
        QStyleOptionButton option;
        option.initFrom(check);
        return check->text().isEmpty()
                   ? QRect()
                   : check->style()->subElementRect(QStyle::SE_CheckBoxContents, &option, check);
    }
    if (auto* button = qobject_cast<QAbstractButton*>(&widget))
        return button->text().isEmpty() || !button->icon().isNull()
                   ? QRect()
                   : button->rect().adjusted(kFrame, kFrame, -kFrame, -kFrame);
    if (auto* line = qobject_cast<QLineEdit*>(&widget))
        return line->displayText().isEmpty()
                   ? QRect()
                   : line->rect().adjusted(kFrame, kFrame, -kFrame, -kFrame);
    return {};
}

class ContrastTest : public PlacesTest, public testing::WithParamInterface<Appearance> {
protected:
    void SetUp() override {
        PlacesTest::SetUp();
        window().preferences().setAppearance(GetParam());
    }
};

TEST_P(ContrastTest, OfTheTextsOfEveryPlace) {
    int texts = 0;
    visitEverything([&](QWidget& root, QWidget&, const QString& place) {
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled() || widget->window() != root.window())
                continue;
            const QRect part = textPart(*widget) & widget->visibleRegion().boundingRect();
            if (part.width() < 8 || part.height() < 8) continue;
            ++texts;
            const double contrast = drawnContrast(enlarged(*widget, part, kScale), kLeast);
            EXPECT_GE(contrast, kTextContrast)
                << place.toStdString() << ": " << widget->metaObject()->className() << " \""
                << widget->objectName().toStdString() << "\" "
                << widget->property("text").toString().left(40).toStdString();
        }
    });
    EXPECT_GT(texts, 200);
}

// Colours that a page does not show now, or only beside others, are judged by the style sheet.
TEST_P(ContrastTest, OfTheStyleSheetsColours) {
    static const QRegularExpression kRule(QStringLiteral("([^{}]+)\\{([^}]*)\\}"));
    static const QRegularExpression kText(QStringLiteral("(?:^|[;\\s])color:\\s*([^;]+);"));
    static const QRegularExpression kGround(
        QStringLiteral("background(?:-color)?:\\s*((?:#|rgba)[^;]+);"));
    const QPalette colors = QApplication::palette();
    const std::array grounds{colors.color(QPalette::Window), colors.color(QPalette::Button),
                             colors.color(QPalette::Base)};
    const auto colorOf = [](const QString& text) {
        static const QRegularExpression kParts(
            QStringLiteral("rgba\\((\\d+), (\\d+), (\\d+), (\\d+)\\)"));
        const auto parts = kParts.match(text);
        return parts.hasMatch() ? QColor(parts.captured(1).toInt(), parts.captured(2).toInt(),
                                         parts.captured(3).toInt(), parts.captured(4).toInt())
                                : QColor(text.trimmed());
    };
    int pairs = 0;
    QString sheet = testApplication().styleSheet();
    sheet.remove(QRegularExpression(QStringLiteral("/\\*.*?\\*/")));
    for (auto rule = kRule.globalMatch(sheet); rule.hasNext();) {
        const auto match = rule.next();
        const QString selector = match.captured(1).trimmed();
        const auto text = kText.match(match.captured(2));
        if (!text.hasMatch() || selector.contains(QStringLiteral(":disabled"))) continue;
        const QColor color = colorOf(text.captured(1));
        ASSERT_TRUE(color.isValid()) << selector.toStdString();
        const auto own = kGround.match(match.captured(2));
        if (own.hasMatch()) {
            for (const QColor& picture : kPictures)
                EXPECT_GE(contrastOf(color, over(colorOf(own.captured(1)), picture)), kTextContrast)
                    << selector.toStdString();
        } else {
            for (const QColor& ground : grounds)
                EXPECT_GE(contrastOf(color, ground), kTextContrast)
                    << selector.toStdString() << " on " << ground.name().toStdString();
        }
        ++pairs;
    }
    EXPECT_GT(pairs, 30);
}

TEST_P(ContrastTest, OfThePalette) {
    const QPalette colors = QApplication::palette();
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::Button,
                              QPalette::ToolTipBase, QPalette::AlternateBase})
        for (const auto text : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                                QPalette::PlaceholderText, QPalette::Link, QPalette::ToolTipText})
            EXPECT_GE(contrastOf(colors.color(text), colors.color(ground)), kTextContrast)
                << text << " on " << ground;
    EXPECT_GE(
        contrastOf(colors.color(QPalette::HighlightedText), colors.color(QPalette::Highlight)),
        kTextContrast);
    // The marks of focus and of selected rows.
    for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::Button, QPalette::Mid})
        EXPECT_GE(contrastOf(colors.color(QPalette::Highlight), colors.color(ground)),
                  kShapeContrast)
            << ground;
}

INSTANTIATE_TEST_SUITE_P(Themes, ContrastTest, testing::Values(Appearance::Dark, Appearance::Light),
                         [](const auto& theme) {
                             return theme.param == Appearance::Dark ? "Dark" : "Light";
                         });

// ---- Over the picture

QImage pictureOf(const QColor& color) {
    QImage picture(QSize(480, 360) * kScale, QImage::Format_RGB32);
    picture.setDevicePixelRatio(kScale);
    picture.fill(color);
    return picture;
}

/// The pixels that have changed, as a rectangle of device pixels.
QRect changedPart(const QImage& picture, const QColor& before) {
    QRect part;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixelColor(x, y) != before) part |= QRect(x, y, 1, 1);
    return part;
}

double contrastInside(const QImage& picture, const QColor& before) {
    constexpr int kCorner = 6 * kScale;  // of the plate
    const QRect plate = changedPart(picture, before).adjusted(kCorner, kCorner, -kCorner, -kCorner);
    return drawnContrast(picture.copy(plate), kLeast);
}

TEST(CanvasContrast, TextsOverThePictureHaveAGroundOfTheirOwn) {
    testApplication();
    for (const QColor& color : kPictures) {
        SCOPED_TRACE(color.name().toStdString());
        QImage picture = pictureOf(color);
        {
            QPainter painter(&picture);
            CanvasOverlay overlay;
            overlay.setFades(false);
            overlay.noteMovement();
            overlay.paint(painter, {480, 360}, homeLocation(defaultInstance(formulas()[0])).view,
                          {480, 360});
        }
        EXPECT_GE(contrastInside(picture, color), kTextContrast) << "the scale";
        picture = pictureOf(color);
        {
            QPainter painter(&picture);
            marks::paintLines(painter, {"Period 3", "10 times smaller"}, {100, 100, 10, 10},
                              {0, 0, 480, 360});
        }
        EXPECT_GE(contrastInside(picture, color), kTextContrast) << "lines beside a mark";
        // A mark is told from the picture by its edge, and its middle from the edge.
        for (const QColor& mark : {marks::kLight, marks::kGold, marks::kAlarm})
            EXPECT_GE(
                std::max(contrastOf(mark, color), contrastOf(mark, over(marks::kShade, color))),
                kShapeContrast)
                << mark.name().toStdString();
    }
}

TEST(ContrastRule, FindsFaintText) {
    testApplication();
    EXPECT_NEAR(contrastOf(Qt::black, Qt::white), 21, 1e-6);
    QLabel label(QStringLiteral("Faint"));
    label.setStyleSheet(QStringLiteral("color: #999; background: white"));
    label.resize(label.sizeHint());
    EXPECT_NEAR(drawnContrast(enlarged(label, label.rect(), kScale), kLeast), 2.85, 0.1);
    label.setStyleSheet(QStringLiteral("color: #333; background: white"));
    EXPECT_GT(drawnContrast(enlarged(label, label.rect(), kScale), kLeast), 10);
}

}  // namespace
}  // namespace fathom
