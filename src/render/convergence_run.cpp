#include "render/convergence_run.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "render/elementary.h"

namespace fathom {

namespace {

using Row = ConvergenceRun::Row;

constexpr double kLargestFraction = 0x1.fffffep-1;
constexpr double kLargestFloat = std::numeric_limits<float>::max();
constexpr double kLogOfSmallest = -1022 * std::numbers::ln2;
constexpr double kLeastDepth = 1e-3;

/// Complex numbers, divided by the powers of 2 below them so that their squares stay in range.
struct ScaledRow {
    Row power, re, im;

    double squareAt(std::size_t i) const { return re[i] * re[i] + im[i] * im[i]; }
    double modulusAt(std::size_t i) const { return power[i] * std::sqrt(squareAt(i)); }
};

void scale(std::size_t count, const Row& re, const Row& im, ScaledRow& scaled) {
    for (std::size_t i = 0; i < count; ++i) {
        const double power = kernel::power_below(std::max(std::fabs(re[i]), std::fabs(im[i])));
        scaled.power[i] = power;
        scaled.re[i] = re[i] * kernel::inverse_of_power(power);
        scaled.im[i] = im[i] * kernel::inverse_of_power(power);
    }
}

/// ln of the moduli; that of the smallest double for 0, and NaN for NaN.
void findLogModuli(std::size_t count, const ScaledRow& values, Row& logarithms) {
    Row squares;
    for (std::size_t i = 0; i < count; ++i) {
        const double square = values.squareAt(i);
        squares[i] = square > 0 ? square : 1;
    }
    findLogarithms(count, squares, logarithms);
    for (std::size_t i = 0; i < count; ++i) {
        const double square = values.squareAt(i);
        const double logarithm =
            0.5 * logarithms[i] + kernel::exponent_of(values.power[i]) * std::numbers::ln2;
        logarithms[i] = square > 0 ? logarithm : square + kLogOfSmallest;
    }
}

/// The nearest attractor of each pixel, and its factor.
struct NearestRow {
    Row square, factorRe, factorIm;
};

void findAttractors(const ConvergenceTerms& terms, std::size_t count, ConvergenceRun& run,
                    NearestRow& nearest) {
    const auto& first = terms.attractors.front();
    nearest.square.fill(std::numeric_limits<double>::infinity());
    nearest.factorRe.fill(first.factor.real());
    nearest.factorIm.fill(first.factor.imag());
    run.attractor.fill(1);
    for (std::size_t k = 0; k < terms.attractors.size(); ++k) {
        const auto& [point, factor] = terms.attractors[k];
        for (std::size_t i = 0; i < count; ++i) {
            const double x = run.re[i] - point.real(), y = run.im[i] - point.imag();
            const double square = x * x + y * y;
            const bool isNearer = square < nearest.square[i];
            nearest.square[i] = isNearer ? square : nearest.square[i];
            nearest.factorRe[i] = isNearer ? factor.real() : nearest.factorRe[i];
            nearest.factorIm[i] = isNearer ? factor.imag() : nearest.factorIm[i];
            run.attractor[i] = isNearer ? static_cast<double>(k + 1) : run.attractor[i];
        }
    }
}

void describeAngles(std::size_t count, const ScaledRow& remainders, ConvergenceRun& run) {
    Row turns;
    findTurns(count, remainders.re, remainders.im, turns);
    for (std::size_t i = 0; i < count; ++i) {
        const auto angle = static_cast<float>(turns[i]);
        run.angle[i] = angle < 1 ? angle : 0;  // also for NaN
    }
}

/// Replaces remainders that went closer than the resolution by those that the order predicts.
void predictUnseen(const ConvergenceTerms& terms, std::size_t count, const ScaledRow& before,
                   ScaledRow& remainders) {
    for (std::size_t i = 0; i < count; ++i) {
        double re = before.re[i], im = before.im[i], power = before.power[i];
        for (int k = 1; k < terms.order; ++k) {
            const double next = re * before.re[i] - im * before.im[i];
            im = re * before.im[i] + im * before.re[i];
            re = next;
            power *= before.power[i];
        }
        const bool isSeen = remainders.modulusAt(i) >= terms.resolution;
        remainders.re[i] = isSeen ? remainders.re[i] : re;
        remainders.im[i] = isSeen ? remainders.im[i] : im;
        remainders.power[i] = isSeen ? remainders.power[i] : power;
    }
}

double depthOf(double logarithm) {
    return -logarithm < kLeastDepth ? kLeastDepth : -logarithm;
}

/// Makes heights, as convergenceHeight() does, of the logarithms.
void findHeights(const ConvergenceTerms& terms, std::size_t count, Row& logarithms) {
    for (std::size_t i = 0; i < count; ++i)
        logarithms[i] = depthOf(logarithms[i]);
    if (terms.order > 1) findLogarithms(count, logarithms, logarithms);
}

void describeFractions(const ConvergenceTerms& terms, std::size_t count,
                       const ScaledRow& remainders, const ScaledRow& before, ConvergenceRun& run) {
    Row last, first;
    findLogModuli(count, remainders, last);
    findLogModuli(count, before, first);
    for (Row* row : {&last, &first})
        findHeights(terms, count, *row);
    for (std::size_t i = 0; i < count; ++i) {
        const double fraction = (terms.goal - first[i]) / (last[i] - first[i]);
        run.fraction[i] =
            static_cast<float>(fraction > 0 ? std::min(fraction, kLargestFraction) : 0);
    }
}

void describeDistances(const ConvergenceTerms& terms, std::size_t count, const NearestRow& nearest,
                       const ScaledRow& remainders, ConvergenceRun& run) {
    // After a step of Newton's method, the remaining distance to the attractor is too small to be
    // visible in z. It follows from the length of the step.
    ScaledRow rest = remainders;
    for (std::size_t i = 0; i < count && terms.isAtRest; ++i) {
        const double re = remainders.re[i] * remainders.re[i] - remainders.im[i] * remainders.im[i];
        const double im = 2 * remainders.re[i] * remainders.im[i];
        rest.re[i] = nearest.factorRe[i] * re - nearest.factorIm[i] * im;
        rest.im[i] = nearest.factorRe[i] * im + nearest.factorIm[i] * re;
        rest.power[i] = remainders.power[i] * remainders.power[i];
    }
    Row products;  // |factor| |rest|, without rest's power
    for (std::size_t i = 0; i < count; ++i) {
        const double re = nearest.factorRe[i], im = nearest.factorIm[i];
        const double product = (re * re + im * im) * rest.squareAt(i);
        products[i] = product > 0 ? product : 1;
    }
    findLogarithms(count, products, products);
    for (std::size_t i = 0; i < count; ++i) {
        const double modulus = std::sqrt(rest.squareAt(i));
        const double unitRe = rest.re[i] / modulus, unitIm = rest.im[i] / modulus;
        const double logarithm =
            0.5 * products[i] + kernel::exponent_of(rest.power[i]) * std::numbers::ln2;
        const double slope = kernel::power_below(
            std::max(std::max(std::fabs(run.byReX[i]), std::fabs(run.byReY[i])),
                     std::max(std::fabs(run.byImX[i]), std::fabs(run.byImY[i]))));
        const double scale = kernel::inverse_of_power(slope);
        const double alongRe = unitRe * (run.byReX[i] * scale) + unitIm * (run.byReY[i] * scale);
        const double alongIm = unitRe * (run.byImX[i] * scale) + unitIm * (run.byImY[i] * scale);
        const double right = terms.toPicture.xx * alongRe + terms.toPicture.xy * alongIm;
        const double up = terms.toPicture.yx * alongRe + terms.toPicture.yy * alongIm;
        const double factor = 2 * modulus * std::fabs(logarithm) / (right * right + up * up);
        const double x = -factor * right * rest.power[i] * scale;
        const double y = -factor * up * rest.power[i] * scale;
        const bool isFinite = std::fabs(x) <= kLargestFloat && std::fabs(y) <= kLargestFloat;
        run.distanceX[i] = static_cast<float>(isFinite ? x : 0);
        run.distanceY[i] = static_cast<float>(isFinite ? y : 0);
    }
}

/// Computes whole vectors of any instruction set. The results after the run's last pixel are
/// unused.
void describeConvergence(const ConvergenceTerms& terms, std::size_t count, ConvergenceRun& run) {
    constexpr std::size_t kLanes = 8;
    for (Row* row : {&run.re, &run.im, &run.remainderRe, &run.remainderIm, &run.beforeRe,
                     &run.beforeIm, &run.byReX, &run.byReY, &run.byImX, &run.byImY})
        for (std::size_t i = count; i % kLanes > 0; ++i)
            (*row)[i] = 1;
    const std::size_t whole = (count + kLanes - 1) / kLanes * kLanes;
    NearestRow nearest;
    ScaledRow remainders, before;
    findAttractors(terms, whole, run, nearest);
    scale(whole, run.remainderRe, run.remainderIm, remainders);
    scale(whole, run.beforeRe, run.beforeIm, before);
    describeAngles(whole, remainders, run);
    predictUnseen(terms, whole, before, remainders);
    describeFractions(terms, whole, remainders, before, run);
    if (terms.order > 1)
        describeDistances(terms, whole, nearest, remainders, run);
    else
        run.distanceX.fill(0), run.distanceY.fill(0);
}

}  // namespace

double convergenceHeight(int order, double logarithm) {
    return order > 1 ? fathom::logarithm(depthOf(logarithm)) : depthOf(logarithm);
}

DescribeConvergence convergenceDescriber(InstructionSet set) {
    return versionsOf<describeConvergence>().on(set);
}

}  // namespace fathom
