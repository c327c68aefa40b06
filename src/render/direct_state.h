// What engines share for direct iteration: how a picture's pixels start, how far they are, and how
// they ended.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/fresh_vector.h"
#include "base/limits.h"
#include "formula/formula_list.h"
#include "render/direct_number.h"
#include "render/engine.h"

namespace fathom {

/// A copy of a tile, prepared for an engine that will continue it to another limit.
inline Tile continued(Tile tile, std::uint64_t iterationLimit, std::string engineId) {
    tile.task.iterationLimit = iterationLimit;
    tile.iterations = 0;
    tile.escapes.reset();
    tile.isPaused = false;
    tile.engineId = std::move(engineId);
    return tile;
}

/// The running pixels of a tile; any engine can continue them. Immutable once a tile holds it.
/// Every running pixel of a tile has done the same number of iterations; if the tile is not paused,
/// that is its limit.
template <class Number>
struct DirectState final : TileState {
    struct Pixel {
        std::uint32_t index = 0;  // into Tile::samples
        typename DirectTypesOf<Number>::orbit at;
    };

    std::uint64_t iterations = 0;
    /// True if the derivatives are those of z. Only the sample of an escaped pixel reads them. An
    /// engine that continues without them iterates an escaped pixel again from its start.
    bool hasDerivatives = true;
    // Big floats own memory.
    using Pixels = std::conditional_t<std::is_trivially_copyable_v<Pixel>, FreshVector<Pixel>,
                                      std::vector<Pixel>>;
    Pixels pixels;  // in any order
};

static_assert(kFoldsRe == FATHOM_STEP_FOLDS_RE && kFoldsIm == FATHOM_STEP_FOLDS_IM &&
                  kFlipsIm == FATHOM_STEP_FLIPS_IM && kFoldsReAfter == FATHOM_STEP_FOLDS_RE_AFTER &&
                  kFoldsImAfter == FATHOM_STEP_FOLDS_IM_AFTER &&
                  limits::kSteps == FATHOM_MAXIMUM_STEPS,
              "the kernels read the bytes that stepCode() writes");

/// Null if the tile keeps no state, or the state of another number type.
template <class Number>
const DirectState<Number>* directStateOf(const Tile& tile) {
    return dynamic_cast<const DirectState<Number>*>(tile.state.get());
}

/// A value in the machine word of a number type.
template <class Number>
WordOf<Number> wordOf(FloatExp value) {
    if constexpr (std::is_same_v<WordOf<Number>, FloatExp>)
        return value;
    else
        return static_cast<WordOf<Number>>(value.toDouble());
}

/// Sets the steps of a hybrid in a plane of the kernels.
template <class Plane>
void setSteps(const FormulaInstance& formula, Plane& at) {
    std::ranges::transform(formula.steps, at.steps, stepCode);
    at.step_count = static_cast<std::uint32_t>(formula.steps.size());
    at.phase = 0;
    at.is_boxed = 0;
}

/// Sets the step that a hybrid takes after `done` iterations.
template <class Plane>
void setPhase(Plane& at, std::uint64_t done) {
    if (at.step_count > 0) at.phase = static_cast<std::uint32_t>(done % at.step_count);
}

/// The arguments of the kernels that all pixels of a picture share.
template <class Number>
typename DirectTypesOf<Number>::DirectJob directJob(const RenderJob& job) {
    const Location& location = job.request.location;
    const PixelGrid& grid = *job.grid;
    const CoordinateTables<Number>& tables = grid.of<Number>();
    const auto word = [](FloatExp value) { return wordOf<Number>(value); };

    typename DirectTypesOf<Number>::DirectJob direct{};
    direct.at.c = {tables.juliaRe, tables.juliaIm};
    direct.at.seed = word(grid.dynamical ? FloatExp() : grid.pixelSize);
    direct.at.escape_radius2 = word(FloatExp::of(location.escapeRadius * location.escapeRadius));
    direct.at.convergence2 = word(FloatExp::of(location.convergence * location.convergence));
    std::ranges::copy(tables.parameters, direct.at.parameters);
    setSteps(location.formula, direct.at);
    direct.start = tables.start;
    direct.pixel = word(grid.pixelSize);
    return direct;
}

/// A pixel before its first iteration; same as direct_start() of kernels/direct.h.
template <class Number>
typename DirectTypesOf<Number>::orbit startOf(
    const RenderJob& job, const typename DirectTypesOf<Number>::DirectJob& direct,
    const typename DirectTypesOf<Number>::cplx& point) {
    using Word = WordOf<Number>;
    const bool isDynamical = job.grid->dynamical;
    const Word zero = wordOf<Number>({}), one = wordOf<Number>(FloatExp::of(1));
    const Word step = isDynamical ? direct.pixel : zero;
    typename DirectTypesOf<Number>::orbit at;
    at.z = {direct.start, Number{}};
    if (isDynamical) at.z = point;
    at.derivative = {{step, zero}, {zero, step}};
    at.remainder = at.remainder_before = {one, zero};
    return at;
}

/// The SampleMaker of a job; it takes values to be right to within 2^6 ulp.
inline SampleMaker sampleMaker(const RenderJob& job) {
    const int bits = job.plan.rung->valueBits();
    return SampleMaker(job.request.location, bits > 0 ? std::ldexp(1.0, 6 - bits) : 0);
}

template <class Number>
std::complex<double> nearest(const typename DirectTypesOf<Number>::cplx& point) {
    return {DirectNumber<Number>::toDouble(point.re), DirectNumber<Number>::toDouble(point.im)};
}

/// The present end of an orbit, for a SampleMaker.
template <class Number>
PixelEnd endOf(const typename DirectTypesOf<Number>::orbit& at, std::uint64_t count,
               std::uint32_t status) {
    const auto number = [](const Number& value) { return DirectNumber<Number>::toDouble(value); };
    const auto word = [](WordOf<Number> value) {
        if constexpr (std::is_same_v<WordOf<Number>, FloatExp>)
            return value.toDouble();
        else
            return double{value};
    };
    const auto slope = [&](const auto& value) {
        return std::complex<double>(word(value.re), word(value.im));
    };
    return {.count = count,
            .status = status,
            .value = {number(at.z.re), number(at.z.im)},
            .byRe = slope(at.derivative.by_re),
            .byIm = slope(at.derivative.by_im),
            .remainder = slope(at.remainder),
            .remainderBefore = slope(at.remainder_before)};
}

}  // namespace fathom
