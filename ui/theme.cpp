#include "ui/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QIconEngine>
#include <QPainter>
#include <QRegularExpression>
#include <QStyleFactory>
#include <QStyleOption>
#include <QSvgRenderer>

#include "ui/spoken.h"

/// Resources of a static library must be loaded by name, outside of any namespace.
static void loadResources() {
    Q_INIT_RESOURCE(resources);
    Q_INIT_RESOURCE(ui);
}

namespace fathom {
namespace {

/// The few colours from which both palettes are made.
struct Tones {
    QColor window, raised, field, border, text, quiet, accent, onAccent, problem;
    const char* checkIcon;
};

const Tones kDarkTones{
    QColor(0x1b1d22), QColor(0x272a31),         QColor(0x131519), QColor(0x3a3e47),
    QColor(0xe4e6ea), QColor(0x9aa0ab),         QColor(0x4f9cf5), QColor(0x0b1220),
    QColor(0xff9d76), ":/style/check-dark.svg",
};
const Tones kLightTones{
    QColor(0xf3f4f6), QColor(0xffffff),          QColor(0xffffff), QColor(0xc9ccd3),
    QColor(0x1c1f25), QColor(0x5b616d),          QColor(0x1766c4), QColor(0xffffff),
    QColor(0xb03a12), ":/style/check-light.svg",
};

/// The background of a selected row; its text and icons keep their colours.
QColor chosenTone(const Tones& tones) {
    constexpr float kAccent = 0.3F;
    const auto mix = [](float accent, float raised) {
        return kAccent * accent + (1 - kAccent) * raised;
    };
    return QColor::fromRgbF(mix(tones.accent.redF(), tones.raised.redF()),
                            mix(tones.accent.greenF(), tones.raised.greenF()),
                            mix(tones.accent.blueF(), tones.raised.blueF()));
}

QPalette paletteOf(const Tones& tones) {
    QPalette palette;
    palette.setColor(QPalette::Window, tones.window);
    palette.setColor(QPalette::WindowText, tones.text);
    palette.setColor(QPalette::Base, tones.field);
    palette.setColor(QPalette::AlternateBase, tones.window);
    palette.setColor(QPalette::Text, tones.text);
    palette.setColor(QPalette::PlaceholderText, tones.quiet);
    palette.setColor(QPalette::Button, tones.raised);
    palette.setColor(QPalette::ButtonText, tones.text);
    palette.setColor(QPalette::BrightText, tones.text);
    palette.setColor(QPalette::ToolTipBase, tones.raised);
    palette.setColor(QPalette::ToolTipText, tones.text);
    palette.setColor(QPalette::Highlight, tones.accent);
    palette.setColor(QPalette::HighlightedText, tones.onAccent);
    palette.setColor(QPalette::Link, tones.accent);
    palette.setColor(QPalette::LinkVisited, tones.accent);
    palette.setColor(QPalette::Light, tones.border);
    palette.setColor(QPalette::Midlight, tones.border);
    palette.setColor(QPalette::Mid, tones.border);
    palette.setColor(QPalette::Dark, tones.border);
    palette.setColor(QPalette::Shadow, Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, tones.quiet);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.border);
    return palette;
}

/// Style that a palette cannot express: flat panels, thin lines, spacing. Sizes follow the font.
QString styleSheetOf(const Tones& tones) {
    QFile file(QStringLiteral(":/style/explorer.qss"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    sheet.replace(QLatin1String("@check-icon"), QLatin1String(tones.checkIcon));
    const std::pair<const char*, QColor> names[] = {
        {"@window", tones.window},      {"@raised", tones.raised},      {"@field", tones.field},
        {"@border", tones.border},      {"@text", tones.text},          {"@quiet", tones.quiet},
        {"@accent", tones.accent},      {"@on-accent", tones.onAccent}, {"@problem", tones.problem},
        {"@chosen", chosenTone(tones)},
    };
    for (const auto& [name, color] : names)
        sheet.replace(QRegularExpression(QStringLiteral("%1\\b").arg(QLatin1String(name))),
                      color.name());
    return sheet;
}

/// Draws an icon afresh for each size and scale of the display, so that lines stay sharp and the
/// icon fills the requested square.
class ThemedIconEngine final : public QIconEngine {
public:
    ThemedIconEngine(const QString& name, const QPalette& palette)
        : m_file(QStringLiteral(":/icons/%1.svg").arg(name)),
          m_color(palette.color(QPalette::Active, QPalette::WindowText)),
          m_disabledColor(palette.color(QPalette::Disabled, QPalette::WindowText)) {
        m_disabledColor.setAlphaF(0.45F);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        if (size.isEmpty()) return {};  // the button has no room
        QPixmap shape(size);
        shape.fill(Qt::transparent);
        QPainter painter(&shape);
        QSvgRenderer renderer(m_file);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(shape.rect(), mode == QIcon::Disabled ? m_disabledColor : m_color);
        return shape;
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode,
               QIcon::State state) override {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(*this); }

private:
    QString m_file;
    QColor m_color;
    QColor m_disabledColor;
};

/// A platform theme that knows light and dark, such as KDE's, provides its palette at the start.
/// Without one, Qt's light palette says nothing about the user's wish; then dark is chosen, because
/// the picture looks best in it.
bool systemWantsDark(const QPalette& system) {
    if (system.color(QPalette::Window).lightness() < 128) return true;
    return !qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QLatin1String("KDE"));
}

}  // namespace

Theme::Theme(QApplication& application)
    : m_application(application), m_systemIsDark(systemWantsDark(QApplication::palette())) {
    loadResources();
    installSpokenWidgets();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void Theme::apply(Appearance appearance) {
    m_appearance = appearance;
    const bool dark =
        appearance == Appearance::Dark || (appearance == Appearance::Automatic && m_systemIsDark);
    const Tones& tones = dark ? kDarkTones : kLightTones;
    QApplication::setPalette(paletteOf(tones));
    m_application.setStyleSheet(styleSheetOf(tones));
}

QIcon themedIcon(const QString& name, const QPalette& palette) {
    return QIcon(new ThemedIconEngine(name, palette));
}

QFont numberFont() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF());
    return font;
}

QColor canvasColor() {
    return QColor(0x0d0e12);
}

void paintRowGround(QPainter* painter, const QStyleOptionViewItem& option) {
    const bool isSelected = option.state & QStyle::State_Selected;
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    const bool isHovered = option.state & QStyle::State_MouseOver;
    if (!isSelected && !hasFocus && !isHovered) return;
    QColor ground = option.palette.color(QPalette::Highlight);
    ground.setAlphaF(isSelected ? 0.28F : isHovered ? 0.10F : 0);
    painter->setPen(hasFocus ? QPen(option.palette.color(QPalette::Highlight), 1)
                             : QPen(Qt::NoPen));
    painter->setBrush(ground);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
}

}  // namespace fathom
