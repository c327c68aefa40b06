// Deep places of the Mandelbrot set, each near a nucleus of known period.
#pragma once

#include <memory>
#include <ostream>
#include <string>

#include "orbit/step_table.h"

namespace fathom::test {

inline Decimal decimal(std::string_view text) {
    return Decimal::parse(text).value();
}

struct DeepPlace {
    Decimal re, im, radius;
    std::uint32_t period;

    friend std::ostream& operator<<(std::ostream& out, const DeepPlace& place) {
        return out << "period " << place.period;
    }
};

/// A place in the seahorse valley.
inline DeepPlace spirals() {
    return {decimal("-0.743643887037158704752191506114774"),
            decimal("0.131825904205311970493132056385139"), decimal("1e-11"), 998};
}

/// The nucleus of this period that is nearest to -2 lies at -2 + (3 pi^2 / 2) 4^-p in the limit;
/// the view is 10^-8 of the distance to -2.
inline DeepPlace needle(std::uint32_t period) {
    Decimal scale = decimal("1");
    for (std::uint32_t i = 0; i < period; ++i)
        scale = scale * decimal("0.25");
    return {decimal("-2") + decimal("14.8044066016340379") * scale, decimal("0"),
            decimal("1.4e-7") * scale, period};
}

/// A picture of such a place, 640 x 360.
inline StepTable::Request tableRequest(const DeepPlace& place, double reach = 320) {
    const FloatExp pixel = place.radius.toFloatExp() * (2.0 / 360);
    const OrbitRequest request{.re = place.re,
                               .im = place.im,
                               .bits = static_cast<int>(-pixel.log2()) + 64,
                               .reach = pixel * (reach * 1.4142135623730951),
                               .iterations = 1'000'000};
    return {
        .orbit = std::make_shared<const ReferenceOrbit>(ReferenceOrbit::compute(request).value()),
        .pixel = pixel,
        .reach = reach};
}

}  // namespace fathom::test
