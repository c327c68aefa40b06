#include "ui/depth_scrubber.h"

#include <algorithm>
#include <cmath>

#include <QMouseEvent>
#include <QPainter>

#include "ui/canvas_marks.h"
#include "ui/scale_words.h"
#include "ui/text.h"
#include "ui/theme.h"

namespace fathom {
namespace {

constexpr int kMargin = 10;
constexpr int kPictureWidth = 96, kPictureHeight = 60;  // the proportions of thumbnails
constexpr int kPictureGap = 14;                         // pixels between two pictures
constexpr int kTrackWidth = 22;
/// The scale spans at least this much, so that the handle has room: at home the depth is 0.
constexpr double kLeastDecades = 2;
/// Digits of a radius that the handle sets.
constexpr std::size_t kRadiusDigits = 6;

/// 1, 2 or 5 times a power of ten, at least `step`.
double roundStep(double step) {
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (digit * power >= step * (1 - 1e-9)) return digit * power;
    return 10 * power;
}

/// home / 10^decades.
Decimal radiusAt(const Decimal& home, double decades) {
    const double place = std::floor(decades);
    return home * (Decimal::fromDouble(std::pow(10.0, place - decades)).rounded(kRadiusDigits) *
                   Decimal::fromDigits(false, "1", -static_cast<std::int64_t>(place)));
}

}  // namespace

DepthScrubber::DepthScrubber(ExplorerState& state, Thumbnails& thumbnails, QWidget* parent)
    : QAbstractSlider(parent), m_state(state), m_thumbnails(thumbnails) {
    setObjectName(QStringLiteral("depthScrubber"));
    setAccessibleName(tr("Depth"));
    setOrientation(Qt::Vertical);
    setInvertedAppearance(true);  // the deepest is at the bottom
    setInvertedControls(true);
    setFocusPolicy(Qt::StrongFocus);
    setSingleStep(kPerDecade / 10);
    setPageStep(kPerDecade);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(&state, &ExplorerState::locationChanged, this, &DepthScrubber::followState);
    connect(&state, &ExplorerState::colorsChanged, this, &DepthScrubber::layStops);
    connect(&thumbnails, &Thumbnails::ready, this, QOverload<>::of(&QWidget::update));
    connect(this, &QAbstractSlider::valueChanged, this, [this](int depth) {
        if (!m_isGoing) goTo(depth);
    });
    followState();
}

QSize DepthScrubber::sizeHint() const {
    return {kPictureWidth + kTrackWidth + 2 * kMargin, 400};
}

QSize DepthScrubber::minimumSizeHint() const {
    return {kPictureWidth + kTrackWidth + 2 * kMargin, 160};
}

void DepthScrubber::setWatched(bool isWatched) {
    m_isWatched = isWatched;
    m_thumbnails.setWatched(this, isWatched);
    layStops();
}

double DepthScrubber::decadesOf(const View& view) const {
    return m_home.toFloatExp().log10() - view.radius.toFloatExp().log10();
}

// The deepest view stays while it is not shallower than the present view, and its centre lies
// within 2 radii of that view's centre: zooming out and in again keeps the scale.
void DepthScrubber::followState() {
    const Location& now = m_state.location();
    const auto isSeen = [&] {
        if (!(m_target.formula == now.formula) || m_target.view.radius > now.view.radius)
            return false;
        const FloatExp radius = now.view.radius.toFloatExp();
        return std::fabs(((m_target.view.re - now.view.re).toFloatExp() / radius).toDouble()) < 2 &&
               std::fabs(((m_target.view.im - now.view.im).toFloatExp() / radius).toDouble()) < 2;
    };
    if (!m_target.formula.spec || !isSeen()) m_target = now;
    m_home = homeLocation(now.formula).view.radius;

    m_isGoing = true;
    const double deepest = std::max(kLeastDecades, decadesOf(m_target.view));
    setRange(0, static_cast<int>(std::lround(deepest * kPerDecade)));
    setValue(static_cast<int>(std::lround(decadesOf(now.view) * kPerDecade)));
    m_isGoing = false;
    const QString scale = scaleSentence(now.view, m_home);
    setToolTip(scale);
    setAccessibleDescription(tr("Depth %1. %2").arg(depthText(now.view.depth10()), scale));
    layStops();
}

// Pictures are at round depths, so that they stay while the view goes deeper.
void DepthScrubber::layStops() {
    update();
    if (!m_isWatched) return;
    const double deepest = static_cast<double>(maximum()) / kPerDecade;
    const int room = std::max(1, (height() - 2 * kMargin) / (kPictureHeight + kPictureGap));
    m_stopStep = roundStep(std::max(0.5, deepest / room));
    m_stops.clear();
    const int last = static_cast<int>((deepest + 1e-9) / m_stopStep);
    for (int stop = 0; stop <= last; ++stop) {
        const double decades = stop * m_stopStep;
        Bookmark view;
        view.location = m_target;
        view.location.view.radius = radiusAt(m_home, decades);
        // The whole set is seen from its own middle.
        if (stop == 0) view.location.view = homeLocation(m_target.formula).view;
        view.colors = m_state.colors();
        if (!view.colors.isPinned) view.colors.curve.reset();
        m_thumbnails.want(view, Thumbnails::Keep::Memory);
        m_stops.push_back({view, Thumbnails::keyOf(view)});
    }
}

// Zooms out or in at the centre of the deepest view.
void DepthScrubber::goTo(int depth) {
    View view = m_target.view;
    view.radius = radiusAt(m_home, static_cast<double>(depth) / kPerDecade);
    if (depth >= maximum() && decadesOf(m_target.view) > kLeastDecades) view = m_target.view;
    m_state.setView(view, isSliderDown() ? Gesture::Drag : Gesture::Keys);
}

// In powers of ten; the slider itself counts in hundredths of one.
std::optional<SpokenValue> DepthScrubber::spokenValue() const {
    constexpr double kUnit = kPerDecade;
    return SpokenValue{.value = value() / kUnit,
                       .minimum = minimum() / kUnit,
                       .maximum = maximum() / kUnit,
                       .step = singleStep() / kUnit,
                       .text = depthText(m_state.location().view.depth10())};
}

void DepthScrubber::setSpokenValue(double decades) {
    setValue(static_cast<int>(std::lround(decades * kPerDecade)));
}

std::vector<SpokenAction> DepthScrubber::spokenActions() {
    const auto step = [this](int steps) {
        return [this, steps] { setValue(value() + steps * singleStep()); };
    };
    return {{QAccessibleActionInterface::increaseAction(), step(1)},
            {QAccessibleActionInterface::decreaseAction(), step(-1)}};
}

int DepthScrubber::yOf(double decades) const {
    const double share = decades * kPerDecade / std::max(1, maximum());
    const int room = height() - 2 * kMargin - kPictureHeight;
    return kMargin + kPictureHeight / 2 + static_cast<int>(std::lround(share * room));
}

int DepthScrubber::depthAt(double y) const {
    const double room = std::max(1, height() - 2 * kMargin - kPictureHeight);
    const double share = (y - kMargin - kPictureHeight / 2.0) / room;
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * maximum()));
}

QRect DepthScrubber::pictureAt(const Stop& stop) const {
    return {kTrackWidth + kMargin, yOf(decadesOf(stop.view.location.view)) - kPictureHeight / 2,
            kPictureWidth, kPictureHeight};
}

void DepthScrubber::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QColor line = palette().color(QPalette::Mid), text = palette().color(QPalette::Text);
    const int x = kMargin + kTrackWidth / 2 - 4;
    painter.setPen(QPen(line, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(x, yOf(0), x, yOf(static_cast<double>(maximum()) / kPerDecade));

    // Each picture, with a frame around the part that the next one shows.
    const double next = std::pow(10.0, -m_stopStep);
    for (const Stop& stop : m_stops) {
        const QRect place = pictureAt(stop);
        const QImage picture = m_thumbnails.picture(stop.key);
        if (picture.isNull())
            painter.fillRect(place, canvasColor());
        else
            painter.drawImage(place, picture);
        painter.setPen(QPen(line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
        if (&stop == &m_stops.back()) continue;
        const View& view = stop.view.location.view;
        const FloatExp radius = view.radius.toFloatExp();
        const double right = ((m_target.view.re - view.re).toFloatExp() / radius).toDouble();
        const double up = ((m_target.view.im - view.im).toFloatExp() / radius).toDouble() *
                          (view.transform.flip ? -1 : 1);
        const double half = std::max(4.0, next * kPictureHeight / 2);
        const QPointF middle =
            QRectF(place).center() + QPointF(right, -up) * (kPictureHeight / 2.0);
        const double wide = half * kPictureWidth / kPictureHeight;
        QPainterPath frame;
        frame.addRect(QRectF(middle - QPointF(wide, half), middle + QPointF(wide, half)));
        if (place.contains(middle.toPoint())) marks::stroke(painter, frame, marks::kGold);
    }

    const int y = yOf(static_cast<double>(value()) / kPerDecade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(QPointF(x, y), 7, 7);
    if (hasFocus()) {
        painter.setPen(QPen(text, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, y), 9, 9);
    }
}

void DepthScrubber::resizeEvent(QResizeEvent*) {
    layStops();
}

void DepthScrubber::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    setSliderDown(true);
    setValue(depthAt(event->position().y()));
}

void DepthScrubber::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) setValue(depthAt(event->position().y()));
}

void DepthScrubber::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    setSliderDown(false);
    m_state.endGesture();
}

// Zooms as on the canvas: one notch is a fifth of a power of ten.
void DepthScrubber::wheelEvent(QWheelEvent* event) {
    constexpr double kNotch = 120;
    setValue(value() +
             static_cast<int>(std::lround(event->angleDelta().y() / kNotch * (kPerDecade / 5.0))));
    event->accept();
}

void DepthScrubber::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    QAbstractSlider::changeEvent(event);
}

}  // namespace fathom
