// Closed curves around a point. Pictures of rings have rows that are similar to one: see
// RenderRequest::contour.
#pragma once

#include <complex>

namespace fathom {

/// The curve x = F cos p, y = aspect F sin p for angles p, with F^2 = 1 + bulge (1 - cos 4p) / 2.
/// It runs through (1, 0) and (0, aspect). A circle unless said otherwise; with a bulge of 1/2 it
/// comes near to a rectangle with round corners.
///
/// Places on it are told by turns, [0, 1) counter-clockwise from the right. Sectors of equal turns
/// have equal areas: the area of a sector is the integral of aspect F^2 / 2 over p.
struct Contour {
    double aspect = 1, bulge = 0;  // > 0; 0 to 1

    /// The place of a point: its turn on the curve that is `size` times as large.
    struct Place {
        double turn = 0, size = 0;
    };

    std::complex<double> pointAt(double turn) const;
    Place placeOf(std::complex<double> point) const;

    double area() const;
    /// The least and the greatest distance of the curve from 0, or bounds of them.
    double least() const;
    double greatest() const;

    friend bool operator==(const Contour&, const Contour&) = default;

private:
    /// Turns are (p - skew() sin 4p) / (2 pi).
    double skew() const { return bulge / (8 + 4 * bulge); }
};

}  // namespace fathom
