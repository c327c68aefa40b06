#include "ui/found_views.h"

#include <algorithm>
#include <cmath>

namespace fathom {
namespace {

/// Radius of the picture around a minibrot, in sizes of the minibrot. The whole set has size 1, and
/// from its nucleus to its tip it is 2 long.
constexpr double kWholeFrame = 3;
/// The same for a bulb; the radius of a bulb's disc is half its size.
constexpr double kBulbFrame = 1.5;
/// Radius at the end of the way whose parts are shown, in sizes.
constexpr double kMorphingEnd = 4;
/// Iterations that a picture of a minibrot needs, in periods.
constexpr std::uint64_t kIterationsPerPeriod = 100;

/// 10^log10, to six digits.
Decimal radiusOf(double log10) {
    const double place = std::floor(log10);
    return Decimal::fromDouble(std::pow(10.0, log10 - place)).rounded(6) *
           Decimal::fromDigits(false, "1", static_cast<std::int64_t>(place));
}

/// log10 of r0^(1 - share) (4 s)^share, where `start` = log10 r0 and `size` = log10 s.
double partOfTheWay(double share, double start, double size) {
    return (1 - share) * start + share * (std::log10(kMorphingEnd) + size);
}

double log10Radius(NucleusView wanted, double start, double size, FeatureKind kind) {
    switch (wanted) {
        case NucleusView::Center:
            break;
        case NucleusView::Whole:
            return std::log10(kind == FeatureKind::Disc ? kBulbFrame : kWholeFrame) + size;
        case NucleusView::Half:
            return partOfTheWay(1.0 / 2, start, size);
        case NucleusView::ThreeQuarters:
            return partOfTheWay(3.0 / 4, start, size);
        case NucleusView::SevenEighths:
            return partOfTheWay(7.0 / 8, start, size);
        case NucleusView::EmbeddedJulia:
            return std::log10(4.0) + size / 2;
    }
    return start;
}

void centerAt(View& view, const Decimal& re, const Decimal& im) {
    view.re = re;
    view.im = im;
}

void raiseIterations(IterationLimit& iterations, std::uint64_t period) {
    if (iterations.automatic) return;
    const std::uint64_t wanted = period > IterationLimit::kMaximum / kIterationsPerPeriod
                                     ? IterationLimit::kMaximum
                                     : period * kIterationsPerPeriod;
    iterations.limit = std::max(iterations.limit, wanted);
}

}  // namespace

Location locationOf(NucleusView wanted, const Nucleus& nucleus, const Location& from) {
    Location next = from;
    centerAt(next.view, nucleus.re, nucleus.im);
    if (wanted != NucleusView::Center)
        next.view.radius = radiusOf(log10Radius(wanted, from.view.radius.toFloatExp().log10(),
                                                nucleus.size.log10(), nucleus.kind));
    raiseIterations(next.iterations, nucleus.period);
    return next;
}

bool isOffered(NucleusView wanted, const Nucleus& nucleus) {
    const bool isMorphing = wanted != NucleusView::Whole && wanted != NucleusView::Center;
    const bool isMinibrot =
        nucleus.kind == FeatureKind::Cardioid || nucleus.kind == FeatureKind::Unknown;
    return !isMorphing || isMinibrot;
}

View uprightView(const Nucleus& nucleus, const Location& from) {
    View view = from.view;
    const Transform home = homeLocation(from.formula).view.transform;
    const Transform upright = transformWith(nucleus.shape * matrixOf(home));
    if (validate(View{.transform = upright})) view.transform = upright;
    return view;
}

Location locationOf(const Misiurewicz& point, const Location& from) {
    Location next = from;
    centerAt(next.view, point.re, point.im);
    raiseIterations(next.iterations, point.preperiod + point.period);
    return next;
}

Location nextRepeat(const Misiurewicz& point, const Location& from) {
    Location next = locationOf(point, from);
    next.view.radius = radiusOf(from.view.radius.toFloatExp().log10() - point.multiplier.log10());
    next.view = next.view.rotatedBy(-point.turn);
    return next;
}

}  // namespace fathom
