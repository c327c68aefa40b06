// How well colours can be told apart, by the formulas of WCAG 2.1 (success criteria 1.4.3 and
// 1.4.11).
#pragma once

#include <algorithm>
#include <cmath>
#include <map>

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QWidget>

namespace fathom {

/// What text needs, and what large text, marks of focus and other shapes need.
inline constexpr double kTextContrast = 4.5, kShapeContrast = 3;

inline double luminanceOf(const QColor& color) {
    const auto linear = [](double code) {
        return code <= 0.03928 ? code / 12.92 : std::pow((code + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

inline double contrastOf(const QColor& a, const QColor& b) {
    const double one = luminanceOf(a), other = luminanceOf(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

/// `color`, which may be transparent, over an opaque ground.
inline QColor over(const QColor& color, const QColor& ground) {
    const auto mix = [&](float top, float below) {
        return static_cast<float>(color.alphaF()) * top +
               (1 - static_cast<float>(color.alphaF())) * below;
    };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
}

/// The contrast of what is drawn on the colour that most pixels have. A stroke's middle has its
/// true colour if the picture is large enough; colours of fewer pixels than `least` are edges.
inline double drawnContrast(const QImage& picture, int least) {
    std::map<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y) | 0xff000000];
    if (counts.empty()) return 1;
    const auto byCount = [](const auto& a, const auto& b) { return a.second < b.second; };
    const QColor ground(std::max_element(counts.begin(), counts.end(), byCount)->first);
    double best = 1;
    for (const auto& [color, count] : counts)
        if (count >= least) best = std::max(best, contrastOf(QColor(color), ground));
    return best;
}

/// A part of a widget's window, enlarged so that strokes are several pixels wide.
inline QImage enlarged(QWidget& widget, const QRect& part, int scale) {
    QImage picture(part.size() * scale, QImage::Format_RGB32);
    picture.setDevicePixelRatio(scale);
    QWidget& window = *widget.window();
    window.render(&picture, QPoint(), QRect(widget.mapTo(&window, part.topLeft()), part.size()));
    return picture;
}

}  // namespace fathom
