// Steps of several blocks of iterations in parallel, in vectors of doubles.
#pragma once

#include <cstdint>
#include <limits>

#include "base/instruction_set.h"
#include "orbit/step.h"

namespace fathom {

/// One double for each block: as many as the widest vectors hold. If these are wider than the
/// processor's vectors, the compiler uses several.
struct Doubles {
    static constexpr int kCount = 8;
    using Vector [[gnu::vector_size(kCount * sizeof(double))]] = double;
    using Mask [[gnu::vector_size(kCount * sizeof(double))]] = std::int64_t;
    struct Truths {
        Mask of;  // all bits, or none
        friend Truths operator&(const Truths& a, const Truths& b) { return {a.of & b.of}; }
    };

    Vector of;

    static Doubles all(double a) { return {a - Vector{}}; }

    friend Doubles operator+(const Doubles& a, const Doubles& b) { return {a.of + b.of}; }
    friend Doubles operator*(const Doubles& a, const Doubles& b) { return {a.of * b.of}; }
    friend Doubles operator/(const Doubles& a, const Doubles& b) { return {a.of / b.of}; }
    friend Doubles operator*(const Doubles& a, double b) { return {a.of * b}; }
    friend Doubles operator-(const Doubles& a) { return {-a.of}; }
    friend Truths operator>(const Doubles& a, const Doubles& b) { return {a.of > b.of}; }
    friend Truths operator>=(const Doubles& a, const Doubles& b) { return {a.of >= b.of}; }
    friend Truths operator<=(const Doubles& a, const Doubles& b) { return {a.of <= b.of}; }
    friend Doubles select(const Truths& isA, const Doubles& a, const Doubles& b) {
        return {isA.of ? a.of : b.of};
    }
    friend Doubles absolute(const Doubles& a) {
        return {(Vector)((Mask)a.of & std::numeric_limits<std::int64_t>::max())};
    }
    friend Doubles fourthRoot(const Doubles& a) {
        Doubles root;
        for (int i = 0; i < kCount; ++i)
            root.of[i] = fourthRoot(a.of[i]);
        return root;
    }
};

/// One step for each block.
using StepBatch = Step<Doubles>;

/// The step of one block.
Step<double> stepOf(const StepBatch& steps, int block);
void setStep(StepBatch& steps, int block, const Step<double>& step);

/// merged() for the two steps of each block.
using MergeBatches = void(const StepBatch& x, const StepBatch& y, double reach, double epsilon,
                          StepBatch& merged);
extern const Versions<MergeBatches> kMergeBatches;

}  // namespace fathom
