// Fourier transforms of complex doubles in vectors of 4 (AVX2) or 8 (AVX-512). For one source that
// is compiled with contraction of products and sums; pure functions, safe from any thread.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <numbers>

#include "base/fresh_vector.h"
#include "base/instruction_set.h"

namespace fathom::limbs::fourier {

inline InstructionSet bestSet() {
    static const InstructionSet set = instructionSets().back();
    return set;
}

/// kLanes doubles, or integers, in one vector: 8 with AVX-512, otherwise 4.
template <int kLanes>
struct Lanes {
    using Vector [[gnu::vector_size(8 * kLanes)]] = double;
    using Bits [[gnu::vector_size(8 * kLanes)]] = std::int64_t;
};

/// kLanes complex numbers: points of a transform that follow each other.
template <int kLanes>
struct Block {
    using Vector = typename Lanes<kLanes>::Vector;
    using Bits = typename Lanes<kLanes>::Bits;
    Vector re, im;
};
template <int kLanes>
using Blocks = FreshVector<Block<kLanes>>;

template <int kLanes>
inline Block<kLanes> operator+(const Block<kLanes>& a, const Block<kLanes>& b) {
    return {a.re + b.re, a.im + b.im};
}
template <int kLanes>
inline Block<kLanes> operator-(const Block<kLanes>& a, const Block<kLanes>& b) {
    return {a.re - b.re, a.im - b.im};
}
template <int kLanes>
inline Block<kLanes> operator*(const Block<kLanes>& a, const Block<kLanes>& b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}
/// a times the conjugate of b.
template <int kLanes>
inline Block<kLanes> timesConjugate(const Block<kLanes>& a, const Block<kLanes>& b) {
    return {a.re * b.re + a.im * b.im, a.im * b.re - a.re * b.im};
}
template <int kLanes>
inline Block<kLanes> timesI(const Block<kLanes>& a) {
    return {-a.im, a.re};
}
template <int kLanes>
inline Block<kLanes> operator*(double factor, const Block<kLanes>& a) {
    return {factor * a.re, factor * a.im};
}

// ---- Transforms
//
// Forward by decimation in frequency, which leaves the frequencies in an order of its own; inverse
// by decimation in time from that order. Neither divides by the length.

constexpr double kHalfRoot3 = std::numbers::sqrt3 / 2, kHalfRoot2 = std::numbers::sqrt2 / 2;

template <int kRadix, int kLanes>
[[gnu::always_inline]] inline void forwardStep(Block<kLanes>* x, std::size_t part, std::size_t j,
                                               const Block<kLanes>& w) {
    if constexpr (kRadix == 2) {
        const Block<kLanes> a = x[j], b = x[j + part];
        x[j] = a + b;
        x[j + part] = (a - b) * w;
    } else if constexpr (kRadix == 3) {
        const Block<kLanes> a = x[j], sum = x[j + part] + x[j + 2 * part];
        const Block<kLanes> turned = timesI(kHalfRoot3 * (x[j + 2 * part] - x[j + part]));
        const Block<kLanes> middle = a - 0.5 * sum;
        x[j] = a + sum;
        x[j + part] = (middle + turned) * w;
        x[j + 2 * part] = (middle - turned) * (w * w);
    } else {
        const Block<kLanes> a = x[j], b = x[j + part], c = x[j + 2 * part], d = x[j + 3 * part];
        const Block<kLanes> even = a + c, odd = a - c, sum = b + d, turned = timesI(d - b),
                            w2 = w * w;
        x[j] = even + sum;
        x[j + part] = (odd + turned) * w;
        x[j + 2 * part] = (even - sum) * w2;
        x[j + 3 * part] = (odd - turned) * (w2 * w);
    }
}

template <int kRadix, int kLanes>
[[gnu::always_inline]] inline void inverseStep(Block<kLanes>* x, std::size_t part, std::size_t j,
                                               const Block<kLanes>& w) {
    if constexpr (kRadix == 2) {
        const Block<kLanes> a = x[j], b = timesConjugate(x[j + part], w);
        x[j] = a + b;
        x[j + part] = a - b;
    } else if constexpr (kRadix == 3) {
        const Block<kLanes> a = x[j], b = timesConjugate(x[j + part], w),
                            c = timesConjugate(x[j + 2 * part], w * w), sum = b + c;
        const Block<kLanes> middle = a - 0.5 * sum, turned = timesI(kHalfRoot3 * (b - c));
        x[j] = a + sum;
        x[j + part] = middle + turned;
        x[j + 2 * part] = middle - turned;
    } else {
        const Block<kLanes> w2 = w * w;
        const Block<kLanes> a = x[j], b = timesConjugate(x[j + part], w),
                            c = timesConjugate(x[j + 2 * part], w2),
                            d = timesConjugate(x[j + 3 * part], w2 * w);
        const Block<kLanes> even = a + c, odd = a - c, sum = b + d, turned = timesI(b - d);
        x[j] = even + sum;
        x[j + part] = odd + turned;
        x[j + 2 * part] = even - sum;
        x[j + 3 * part] = odd - turned;
    }
}

/// One pass over `count` sequences of kRadix * part blocks, one after another. w[j] has the roots
/// of unity exp(-2 pi i k / length) for the points k of block j.
template <int kLanes, int kRadix, bool kIsForward>
void pass(Block<kLanes>* x, std::size_t count, std::size_t part, const Block<kLanes>* w) {
    for (std::size_t i = 0; i < count; ++i, x += kRadix * part)
        for (std::size_t j = 0; j < part; ++j)
            if constexpr (kIsForward)
                forwardStep<kRadix>(x, part, j, w[j]);
            else
                inverseStep<kRadix>(x, part, j, w[j]);
}

/// Exchanges lanes and vectors.
template <int kLanes>
[[gnu::always_inline]] inline void transpose(typename Lanes<kLanes>::Vector (&v)[kLanes]) {
    using Vector = typename Lanes<kLanes>::Vector;
    if constexpr (kLanes == 4) {
        const Vector a = __builtin_shufflevector(v[0], v[1], 0, 4, 2, 6);
        const Vector b = __builtin_shufflevector(v[0], v[1], 1, 5, 3, 7);
        const Vector c = __builtin_shufflevector(v[2], v[3], 0, 4, 2, 6);
        const Vector d = __builtin_shufflevector(v[2], v[3], 1, 5, 3, 7);
        v[0] = __builtin_shufflevector(a, c, 0, 1, 4, 5);
        v[1] = __builtin_shufflevector(b, d, 0, 1, 4, 5);
        v[2] = __builtin_shufflevector(a, c, 2, 3, 6, 7);
        v[3] = __builtin_shufflevector(b, d, 2, 3, 6, 7);
    } else {
        for (int i = 0; i < kLanes; i += 2) {
            const Vector a = v[i], b = v[i + 1];
            v[i] = __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
            v[i + 1] = __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
        }
        for (const int i : {0, 1, 4, 5}) {
            const Vector a = v[i], b = v[i + 2];
            v[i] = __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
            v[i + 2] = __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
        }
        for (int i = 0; i < 4; ++i) {
            const Vector a = v[i], b = v[i + 4];
            v[i] = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
            v[i + 4] = __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
        }
    }
}

/// Copies kLanes blocks and exchanges their lanes and blocks: then the lanes hold sequences of
/// kLanes points.
template <int kLanes>
[[gnu::always_inline]] inline void copyTransposed(Block<kLanes>* to, const Block<kLanes>* from) {
    typename Lanes<kLanes>::Vector re[kLanes], im[kLanes];
    for (int i = 0; i < kLanes; ++i)
        re[i] = from[i].re, im[i] = from[i].im;
    transpose<kLanes>(re);
    transpose<kLanes>(im);
    for (int i = 0; i < kLanes; ++i)
        to[i] = {re[i], im[i]};
}

/// Transforms of the sequences in lanes.
template <bool kIsForward, int kLanes>
[[gnu::always_inline]] inline void transformLanes(Block<kLanes>* x) {
    using Vector = typename Lanes<kLanes>::Vector;
    const auto root = [](double re, double im) {
        return Block<kLanes>{Vector{} + re, Vector{} + im};
    };
    const Block<kLanes> one = root(1, 0);
    if constexpr (kLanes == 4) {
        if constexpr (kIsForward)
            forwardStep<4>(x, 1, 0, one);
        else
            inverseStep<4>(x, 1, 0, one);
    } else {
        const Block<kLanes> roots[] = {one, root(kHalfRoot2, -kHalfRoot2), root(0, -1),
                                       root(-kHalfRoot2, -kHalfRoot2)};
        if constexpr (kIsForward)
            for (std::size_t j = 0; j < 4; ++j)
                forwardStep<2>(x, 4, j, roots[j]);
        for (Block<kLanes>* half : {x, x + 4})
            if constexpr (kIsForward)
                forwardStep<4>(half, 1, 0, one);
            else
                inverseStep<4>(half, 1, 0, one);
        if constexpr (!kIsForward)
            for (std::size_t j = 0; j < 4; ++j)
                inverseStep<2>(x, 4, j, roots[j]);
    }
}

/// The last pass forward of x and y, their products, and the first pass back, in x.
template <int kLanes>
void multiplyTransforms(Block<kLanes>* x, const Block<kLanes>* y, std::size_t blocks) {
    for (std::size_t i = 0; i < blocks; i += kLanes) {
        Block<kLanes> a[kLanes];
        copyTransposed(a, x + i);
        transformLanes<true>(a);
        if (x == y) {
            for (Block<kLanes>& value : a)
                value = value * value;
        } else {
            Block<kLanes> b[kLanes];
            copyTransposed(b, y + i);
            transformLanes<true>(b);
            for (int j = 0; j < kLanes; ++j)
                a[j] = a[j] * b[j];
        }
        transformLanes<false>(a);
        copyTransposed(x + i, a);
    }
}

/// The same for both parts of (x + i y)^2: x becomes x^2 - y^2, and y becomes x y.
template <int kLanes>
void squareTransforms(Block<kLanes>* x, Block<kLanes>* y, std::size_t blocks) {
    for (std::size_t i = 0; i < blocks; i += kLanes) {
        Block<kLanes> a[kLanes], b[kLanes];
        copyTransposed(a, x + i);
        transformLanes<true>(a);
        copyTransposed(b, y + i);
        transformLanes<true>(b);
        for (int j = 0; j < kLanes; ++j) {
            const Block<kLanes> product = a[j] * b[j];
            a[j] = (a[j] + b[j]) * (a[j] - b[j]);
            b[j] = product;
        }
        transformLanes<false>(a);
        copyTransposed(x + i, a);
        transformLanes<false>(b);
        copyTransposed(y + i, b);
    }
}

// ---- Roots of unity

/// Points on the unit circle at equal angles, as products of two table entries each, which are as
/// exact as the products of the transform.
template <int kLanes>
class Roots {
    using Vector = typename Lanes<kLanes>::Vector;

public:
    /// For points 0 to kLanes * blocks - 1; point k has the angle k * `angle`.
    Roots(double angle, std::size_t blocks) {
        while (m_rows * m_rows < blocks)
            m_rows *= 2;
        m_fine.resize(m_rows);
        for (std::size_t i = 0; i < m_rows; ++i)
            for (int lane = 0; lane < kLanes; ++lane) {
                const double at = angle * static_cast<double>(i * kLanes + lane);
                m_fine[i].re[lane] = std::cos(at);
                m_fine[i].im[lane] = std::sin(at);
            }
        const std::size_t rows = (blocks + m_rows - 1) / m_rows;
        m_coarse.resize(rows);
        for (std::size_t i = 0; i < rows; ++i) {
            const double at = angle * static_cast<double>(i * m_rows * kLanes);
            m_coarse[i] = {Vector{} + std::cos(at), Vector{} + std::sin(at)};
        }
    }
    /// The roots of a block's points.
    Block<kLanes> operator[](std::size_t block) const {
        return m_coarse[block / m_rows] * m_fine[block & (m_rows - 1)];
    }
    /// The roots of rows() blocks from a multiple of rows() on: factor() times each of fine().
    std::size_t rows() const { return m_rows; }
    const Block<kLanes>& factor(std::size_t block) const { return m_coarse[block / m_rows]; }
    const Block<kLanes>* fine() const { return m_fine.data(); }

private:
    std::size_t m_rows = 1;  // a power of two
    Blocks<kLanes> m_coarse, m_fine;
};

/// What transforms of one length share; immutable.
template <int kLanes>
class Plan {
public:
    explicit Plan(std::size_t blocks) : m_blocks(blocks), m_weights(weightAngle(blocks), blocks) {
        if (m_blocks % 3 == 0) addStage(3);
        if (std::countr_zero(m_blocks) % 2 != 0) addStage(2);
        while (m_left > 1)
            addStage(4);
    }

    std::size_t blocks() const { return m_blocks; }
    const Roots<kLanes>& weights() const { return m_weights; }
    /// How often forward(), or inverse(), sweeps over points that a core's own cache cannot hold,
    /// and once more over those that it can.
    std::size_t sweeps() const {
        std::size_t count = 0;
        while (count < m_stages.size() && blocksOf(count) > kCached)
            ++count;
        return count + (count < m_stages.size() ? 1 : 0);
    }

    /// All passes but the last one.
    void forward(Block<kLanes>* x) const { forwardFrom(0, x); }
    void inverse(Block<kLanes>* x) const { inverseFrom(0, x); }

private:
    struct Stage {
        int radix;
        std::size_t part;  // blocks
        Blocks<kLanes> roots;
    };
    /// Sequences of at most this many blocks stay in a core's own cache through all passes.
    static constexpr std::size_t kCached = (std::size_t{1} << 15) / kLanes;

    static double weightAngle(std::size_t blocks) {
        return std::numbers::pi / (2.0 * kLanes * static_cast<double>(blocks));
    }

    void addStage(int radix) {
        const std::size_t part = m_left / static_cast<std::size_t>(radix);
        const Roots<kLanes> roots(-2 * std::numbers::pi / static_cast<double>(m_left * kLanes),
                                  part);
        Stage& stage = m_stages.emplace_back(Stage{radix, part, Blocks<kLanes>(part)});
        for (std::size_t i = 0; i < part; ++i)
            stage.roots[i] = roots[i];
        m_left = part;
    }

    using Pass = void(Block<kLanes>*, std::size_t, std::size_t, const Block<kLanes>*);
    template <bool kIsForward>
    static void run(const Stage& stage, Block<kLanes>* x, std::size_t count) {
        const auto of = [](const Versions<Pass>& all) { return all.on(bestSet()); };
        Pass* const passes[] = {of(versionsOf<pass<kLanes, 2, kIsForward>>()),
                                of(versionsOf<pass<kLanes, 3, kIsForward>>()),
                                of(versionsOf<pass<kLanes, 4, kIsForward>>())};
        passes[stage.radix - 2](x, count, stage.part, stage.roots.data());
    }

    /// The stages from `first` on, of one of their sequences. Long ones go depth first.
    void forwardFrom(std::size_t first, Block<kLanes>* x) const {
        if (first == m_stages.size()) return;
        if (blocksOf(first) <= kCached) {
            for (std::size_t i = first; i < m_stages.size(); ++i)
                run<true>(m_stages[i], x, blocksOf(first) / blocksOf(i));
            return;
        }
        const Stage& stage = m_stages[first];
        run<true>(stage, x, 1);
        for (std::size_t i = 0; i < blocksOf(first); i += stage.part)
            forwardFrom(first + 1, x + i);
    }
    void inverseFrom(std::size_t first, Block<kLanes>* x) const {
        if (first == m_stages.size()) return;
        if (blocksOf(first) <= kCached) {
            for (std::size_t i = m_stages.size(); i-- > first;)
                run<false>(m_stages[i], x, blocksOf(first) / blocksOf(i));
            return;
        }
        const Stage& stage = m_stages[first];
        for (std::size_t i = 0; i < blocksOf(first); i += stage.part)
            inverseFrom(first + 1, x + i);
        run<false>(stage, x, 1);
    }
    /// The length of a stage's sequences.
    std::size_t blocksOf(std::size_t stage) const {
        return m_stages[stage].part * static_cast<std::size_t>(m_stages[stage].radix);
    }

    std::size_t m_blocks, m_left = m_blocks;
    Roots<kLanes> m_weights;
    std::vector<Stage> m_stages;
};

/// The plan for transforms of so many blocks. The last few are kept.
template <int kLanes>
std::shared_ptr<const Plan<kLanes>> planOf(std::size_t blocks) {
    constexpr std::size_t kKept = 4;
    static std::mutex mutex;
    static std::map<std::size_t, std::pair<std::uint64_t, std::shared_ptr<const Plan<kLanes>>>>
        kept;
    static std::uint64_t uses = 0;
    const std::lock_guard lock(mutex);
    auto& [lastUse, plan] = kept[blocks];
    if (!plan) plan = std::make_shared<const Plan<kLanes>>(blocks);
    lastUse = ++uses;
    const auto result = plan;
    if (kept.size() > kKept)
        kept.erase(std::ranges::min_element(kept, {},
                                            [](const auto& entry) { return entry.second.first; }));
    return result;
}

/// The least length that has a plan, in blocks: a power of two or three quarters of one, and a
/// multiple of kLanes.
template <int kLanes>
std::size_t lengthFor(std::size_t blocks) {
    const std::size_t power = std::max<std::size_t>(std::bit_ceil(blocks), kLanes);
    return power >= 4 * kLanes && blocks <= power / 4 * 3 ? power / 4 * 3 : power;
}

}  // namespace fathom::limbs::fourier
