// Reference orbits with the tables along them: what perturbation needs besides the pixels.
#pragma once

#include <memory>
#include <variant>

#include "orbit/bla_table.h"
#include "orbit/start_polynomial.h"
#include "orbit/step_table.h"

namespace fathom {

/// An orbit in big numbers, from which orbits of nearby points are computed.
struct OrbitSource {
    OrbitRequest request;
    std::shared_ptr<const ReferenceOrbit> orbit;
};

/// The parts of a reference for the formula of isMandelbrotSet().
struct MandelbrotReference {
    OrbitSource source;  // the orbit itself, or the one of a nearby point
    StepTable table;
    StartPolynomial start;

    const ReferenceOrbit& orbit() const { return *table.request().orbit; }
    std::uint64_t iterations() const { return orbit().length(); }
    bool isExtended() const { return table.job().bounds.has_extended_steps != 0; }
};

/// The parts of a reference for all other formulas.
struct GenericReference {
    BlaTable table;

    const GenericOrbit& orbit() const { return *table.request().orbit; }
    std::uint64_t iterations() const { return orbit().points().size(); }
    bool isExtended() const { return table.job().bounds.is_extended != 0; }
};

/// The part of a reference that the orbits of other references can be made from: far smaller than
/// its tables. Immutable.
struct ReferenceSource {
    std::variant<OrbitSource, std::shared_ptr<const GenericOrbit>> orbit;

    std::uint64_t iterations() const {
        if (const auto* source = std::get_if<OrbitSource>(&orbit)) return source->orbit->length();
        return std::get<1>(orbit)->points().size();
    }
};

/// A reference orbit and its tables, for pictures around its point. Immutable.
struct Reference {
    OrbitRequest point;  // the request for the orbit; its bits may be fewer than the source's
    FloatExp pixel;      // width of a reference pixel in the plane: the unit of distances
    double reach;        // largest max(|re|, |im|) of a pixel's distance
    double epsilon;      // of the steps; a generic table's is smaller for a picture off the point
    bool areForFloats;   // the steps
    std::variant<MandelbrotReference, GenericReference> parts;
    std::shared_ptr<const ReferenceSource> from;  // the request's source; may be null

    bool isGeneric() const { return std::holds_alternative<GenericReference>(parts); }
    const MandelbrotReference& mandelbrot() const { return std::get<MandelbrotReference>(parts); }
    const GenericReference& generic() const { return std::get<GenericReference>(parts); }

    ReferenceSource source() const {
        if (isGeneric()) return {generic().table.request().orbit};
        return {mandelbrot().source};
    }
    std::uint64_t iterations() const {
        return std::visit([](const auto& kind) { return kind.iterations(); }, parts);
    }
    /// Whether pixels may be too small for doubles, so that there are steps with extended
    /// exponents.
    bool isExtended() const {
        return std::visit([](const auto& kind) { return kind.isExtended(); }, parts);
    }
    /// Whether pixels can follow the orbit for `iterations` iterations.
    bool lasts(std::uint64_t iterations) const {
        return std::visit([=](const auto& kind) { return kind.orbit().lasts(iterations); }, parts);
    }
};

}  // namespace fathom
