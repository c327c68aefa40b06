#include "render/contour.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fathom {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

}  // namespace

std::complex<double> Contour::pointAt(double turn) const {
    // Newton's method. The derivative is from 2/3 to 4/3, so five steps are exact.
    double angle = kTurn * turn;
    for (int i = 0; bulge > 0 && i < 5; ++i)
        angle -= (angle - skew() * std::sin(4 * angle) - kTurn * turn) /
                 (1 - 4 * skew() * std::cos(4 * angle));
    const double factor = std::sqrt(1 + bulge * (1 - std::cos(4 * angle)) / 2);
    return {factor * std::cos(angle), factor * aspect * std::sin(angle)};
}

Contour::Place Contour::placeOf(std::complex<double> point) const {
    const std::complex<double> even(point.real(), point.imag() / aspect);
    const double angle = std::arg(even);
    const double turn = (angle - skew() * std::sin(4 * angle)) / kTurn;
    const double factor = std::sqrt(1 + bulge * (1 - std::cos(4 * angle)) / 2);
    return {turn < 0 ? turn + 1 : turn, std::abs(even) / factor};
}

double Contour::area() const {
    return std::numbers::pi * aspect * (1 + bulge / 2);
}

double Contour::least() const {
    return std::min(1.0, aspect);
}

double Contour::greatest() const {
    return std::max(1.0, aspect) * std::sqrt(1 + bulge);
}

}  // namespace fathom
