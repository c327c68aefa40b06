// Compiled with contraction of products and sums: rounding errors do not reach a result, which is
// exact or refused.
#include "number/fft_product.h"

#include <gmp.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <numbers>

#include "base/check.h"
#include "base/fresh_vector.h"
#include "base/instruction_set.h"
#include "number/limbs.h"

namespace fathom::limbs {

namespace {

using std::uint64_t;

InstructionSet bestSet() {
    static const InstructionSet set = instructionSets().back();
    return set;
}

/// kLanes doubles, or integers, in one vector: 8 with AVX-512, otherwise 4.
template <int kLanes>
struct Lanes {
    using Vector [[gnu::vector_size(8 * kLanes)]] = double;
    using Bits [[gnu::vector_size(8 * kLanes)]] = std::int64_t;
};

/// As many complex numbers: points of a transform that follow each other.
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

constexpr double kHalfRoot3 = 0.86602540378443864676;

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

constexpr double kHalfRoot2 = 0.70710678118654752440;

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

    /// All passes but the last one.
    void forward(Block<kLanes>* x) const { forwardFrom(0, x, m_blocks); }
    void inverse(Block<kLanes>* x) const { inverseFrom(0, x, m_blocks); }

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

    /// The stages from `first` on, of a sequence of `blocks` blocks. Long sequences go depth first.
    void forwardFrom(std::size_t first, Block<kLanes>* x, std::size_t blocks) const {
        if (first == m_stages.size()) return;
        if (blocks <= kCached) {
            for (std::size_t i = first; i < m_stages.size(); ++i)
                run<true>(m_stages[i], x, blocks / (m_stages[i].part * radixOf(i)));
            return;
        }
        run<true>(m_stages[first], x, 1);
        for (std::size_t i = 0; i < radixOf(first); ++i)
            forwardFrom(first + 1, x + i * m_stages[first].part, m_stages[first].part);
    }
    void inverseFrom(std::size_t first, Block<kLanes>* x, std::size_t blocks) const {
        if (first == m_stages.size()) return;
        if (blocks <= kCached) {
            for (std::size_t i = m_stages.size(); i-- > first;)
                run<false>(m_stages[i], x, blocks / (m_stages[i].part * radixOf(i)));
            return;
        }
        for (std::size_t i = 0; i < radixOf(first); ++i)
            inverseFrom(first + 1, x + i * m_stages[first].part, m_stages[first].part);
        run<false>(m_stages[first], x, 1);
    }
    std::size_t radixOf(std::size_t stage) const {
        return static_cast<std::size_t>(m_stages[stage].radix);
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

// ---- Digits

/// Half of a digit's range. Digits are from -half to half - 1, which makes their products' sums
/// small.
double halfOf(int digitBits) {
    return std::ldexp(1.0, digitBits - 1);
}

/// source = a + half in each digit, and zeros above: then each digit by itself is `half` too large.
/// The last two limbs are 0.
void addHalves(FreshVector<uint64_t>& source, const uint64_t* a, int count, int digitBits) {
    // The upper bits of digits in a limb, by the first of them; and that of the next limb.
    uint64_t halves[kMostFftDigitBits] = {};
    int next[kMostFftDigitBits];
    for (int first = 0; first < digitBits; ++first) {
        int bit = first;
        for (; bit < 64; bit += digitBits)
            halves[first] |= uint64_t{1} << bit;
        next[first] = bit - 64;
    }
    const int length = static_cast<int>(source.size()) - 2;
    for (int i = 0, first = digitBits - 1; i < length; ++i, first = next[first])
        source[static_cast<std::size_t>(i)] = halves[first];
    source[static_cast<std::size_t>(length)] = source[static_cast<std::size_t>(length) + 1] = 0;
    const uint64_t carry = mpn_add_n(source.data(), source.data(), a, count);
    if (carry) mpn_add_1(source.data() + count, source.data() + count, length - count, carry);
}

/// The weighted digits of a number, as addHalves() made them.
struct DigitRows {
    const unsigned char* source;
    int digitBits;
    double half;
};

/// x[i] = digits of block i times its weights: factor times fine[i].
template <int kLanes>
void spread(Block<kLanes>* x, std::size_t blocks, const DigitRows& rows,
            const Block<kLanes>& factor, const Block<kLanes>* fine) {
    const uint64_t mask = (uint64_t{1} << rows.digitBits) - 1;
    using Vector = typename Lanes<kLanes>::Vector;
    constexpr uint64_t kTwo52 = 0x4330'0000'0000'0000;
    const Vector shift = Vector{} + (0x1p52 + rows.half);
    const unsigned char* from = rows.source;
    for (std::size_t i = 0; i < blocks; ++i, from += rows.digitBits * kLanes / 8) {
        typename Lanes<kLanes>::Bits bits;
        for (int lane = 0; lane < kLanes; ++lane) {
            uint64_t word;
            std::memcpy(&word, from + lane * rows.digitBits / 8, sizeof word);
            bits[lane] =
                static_cast<std::int64_t>((word >> (lane * rows.digitBits % 8) & mask) | kTwo52);
        }
        const Vector digits = (Vector)bits - shift;
        const Block<kLanes> weight = factor * fine[i];
        x[i] = {digits * weight.re, digits * weight.im};
    }
}

/// The same double for every integer below 2^51 that is added to it.
constexpr double kRound = 0x1.8p52;

/// Replaces blocks by the integers nearest to scale * x / weight, each as the bits of an integer.
/// Raises `*farthest` to the greatest distance from an integer.
template <int kLanes>
void gather(Block<kLanes>* x, std::size_t blocks, const Block<kLanes>& factor,
            const Block<kLanes>* fine, double scale, double* farthest) {
    using Vector = typename Lanes<kLanes>::Vector;
    using Bits = typename Lanes<kLanes>::Bits;
    constexpr Bits kSign = Bits{} + std::numeric_limits<std::int64_t>::max();
    const Bits base = Bits{} + std::bit_cast<std::int64_t>(kRound);
    Vector most = {};
    for (std::size_t i = 0; i < blocks; ++i) {
        const Block<kLanes> value = timesConjugate(scale * x[i], factor * fine[i]);
        const Vector re = value.re + kRound, im = value.im + kRound;
        const Vector a = (Vector)((Bits)(value.re - (re - kRound)) & kSign);
        const Vector b = (Vector)((Bits)(value.im - (im - kRound)) & kSign);
        const Vector larger = a > b ? a : b;
        most = larger > most ? larger : most;
        x[i] = {(Vector)((Bits)re - base), (Vector)((Bits)im - base)};
    }
    for (int lane = 0; lane < kLanes; ++lane)
        *farthest = most[lane] > *farthest ? most[lane] : *farthest;
}

/// Adds the sums up, from the carry on, and writes their digits from `to` on, without gaps, and
/// scratch after the last. Returns where it ended.
template <int kLanes, int digitBits, typename Lanes<kLanes>::Vector Block<kLanes>::*part>
unsigned char* writePart(unsigned char* to, const Block<kLanes>* x, std::size_t blocks,
                         std::int64_t& carry) {
    constexpr int kLast = (kLanes - 1) * digitBits;
    for (std::size_t i = 0; i < blocks; ++i, to += digitBits * kLanes / 8) {
        const auto sums = (typename Lanes<kLanes>::Bits)(x[i].*part);
        uint64_t digits[kLanes];
#pragma GCC unroll 8
        for (int lane = 0; lane < kLanes; ++lane) {
            carry += sums[lane];
            digits[lane] = static_cast<uint64_t>(carry) & ((uint64_t{1} << digitBits) - 1);
            carry >>= digitBits;
        }
        DoubleLimb packed = 0;
#pragma GCC unroll 8
        for (int lane = 0; lane < kLanes - 1; ++lane)
            packed |= DoubleLimb{digits[lane]} << lane * digitBits;
        const uint64_t end = static_cast<uint64_t>(packed >> kLast / 8 * 8) | digits[kLanes - 1]
                                                                                  << kLast % 8;
        std::memcpy(to, &packed, sizeof packed);
        std::memcpy(to + kLast / 8, &end, sizeof end);
    }
    return to;
}

/// The number whose digits' sums are x: the real parts, then the imaginary ones.
template <int kLanes, int digitBits>
void writeNumber(unsigned char* to, const Block<kLanes>* x, std::size_t blocks) {
    std::int64_t carry = 0;
    unsigned char* const middle =
        writePart<kLanes, digitBits, &Block<kLanes>::re>(to, x, blocks, carry);
    writePart<kLanes, digitBits, &Block<kLanes>::im>(middle, x, blocks, carry);
}

template <int kLanes>
auto* writerOf(int digitBits) {
    static constexpr decltype(&writeNumber<kLanes, 12>) kWriters[] = {
        writeNumber<kLanes, 12>, writeNumber<kLanes, 14>, writeNumber<kLanes, 16>,
        writeNumber<kLanes, 18>};
    return kWriters[(digitBits - kFewestFftDigitBits) / 2];
}

// ---- Residues modulo 2^61 - 1

constexpr uint64_t kPrime = (uint64_t{1} << 61) - 1;

/// A value with the same residue, at most 2^61 more than value / 2^61.
uint64_t folded(DoubleLimb value) {
    return static_cast<uint64_t>(value & kPrime) + static_cast<uint64_t>(value >> 61);
}
uint64_t residueOf(DoubleLimb value) {
    const uint64_t once = folded(value), twice = (once & kPrime) + (once >> 61);
    return twice >= kPrime ? twice - kPrime : twice;
}

/// In four chains, as 2^256 is 2^12 modulo the prime.
uint64_t residueOf(const uint64_t* limbs, std::size_t count) {
    uint64_t chains[4] = {};
    const auto add = [&](std::size_t chain, uint64_t limb) {
        chains[chain] = folded((static_cast<DoubleLimb>(chains[chain]) << 12) + limb);
    };
    const std::size_t whole = count / 4 * 4;
    for (std::size_t chain = 0; chain < count - whole; ++chain)
        add(chain, limbs[whole + chain]);
    for (std::size_t i = whole; i > 0; i -= 4)
        for (std::size_t chain = 0; chain < 4; ++chain)
            add(chain, limbs[i - 4 + chain]);
    DoubleLimb sum = 0;
    for (int chain = 0; chain < 4; ++chain)
        sum += static_cast<DoubleLimb>(chains[chain]) << 3 * chain;
    return residueOf(sum);
}

/// Calls work(first block, blocks, factor) for runs of blocks whose weights share a factor.
template <int kLanes, class Work>
void forEachRow(const Plan<kLanes>& plan, Work work) {
    const Roots<kLanes>& weights = plan.weights();
    for (std::size_t first = 0; first < plan.blocks(); first += weights.rows())
        work(first, std::min(weights.rows(), plan.blocks() - first), weights.factor(first));
}

/// The transform of a number's weighted digits, but for its last pass.
template <int kLanes>
Blocks<kLanes> transformed(const Plan<kLanes>& plan, const uint64_t* a, int count, int digitBits) {
    const std::size_t blockBits = static_cast<std::size_t>(digitBits) * kLanes;
    // Reads of the last digits go beyond them.
    FreshVector<uint64_t> source(plan.blocks() * blockBits / 64 + 3);
    addHalves(source, a, count, digitBits);
    Blocks<kLanes> x(plan.blocks());
    const auto* const bytes = reinterpret_cast<const unsigned char*>(source.data());
    const auto spreadRow = versionsOf<spread<kLanes>>().on(bestSet());
    forEachRow(plan, [&](std::size_t first, std::size_t blocks, const Block<kLanes>& factor) {
        const DigitRows rows{bytes + first * blockBits / 8, digitBits, halfOf(digitBits)};
        spreadRow(&x[first], blocks, rows, factor, plan.weights().fine());
    });
    plan.forward(x.data());
    return x;
}

/// tryFftProduct() in vectors of kLanes doubles.
template <int kLanes>
bool tryProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count, int digitBits,
                double flaw) {
    const InstructionSet set = bestSet();
    // Two bits more, for the halves that are added.
    const std::size_t digits = (64 * static_cast<std::size_t>(count) + 1) / digitBits + 1;
    const auto plan = planOf<kLanes>(lengthFor<kLanes>((digits + kLanes - 1) / kLanes));
    Blocks<kLanes> x = transformed(*plan, a, count, digitBits), y;
    if (a != b) y = transformed(*plan, b, count, digitBits);
    versionsOf<multiplyTransforms<kLanes>>().on(set)(x.data(), a == b ? x.data() : y.data(),
                                                     plan->blocks());
    plan->inverse(x.data());

    const double scale = 1 / static_cast<double>(plan->blocks() * kLanes);
    x.front().re[0] += flaw / scale;  // its weight is 1
    double farthest = 0;
    const auto gatherRow = versionsOf<gather<kLanes>>().on(set);
    forEachRow(*plan, [&](std::size_t first, std::size_t blocks, const Block<kLanes>& factor) {
        gatherRow(&x[first], blocks, factor, plan->weights().fine(), scale, &farthest);
    });
    if (!(farthest < 0.25)) return false;

    const std::size_t bits = 2 * plan->blocks() * kLanes * static_cast<std::size_t>(digitBits);
    const auto length = static_cast<std::size_t>(count);
    FreshVector<unsigned char> bytes(std::max(bits / 8 + 16, 16 * length));
    writerOf<kLanes>(digitBits)(bytes.data(), x.data(), plan->blocks());
    std::memcpy(target, bytes.data(), 2 * length * sizeof *target);
    const uint64_t ofA = residueOf(a, length), ofB = a == b ? ofA : residueOf(b, length);
    return residueOf(DoubleLimb{ofA} * ofB) == residueOf(target, 2 * length);
}

}  // namespace

int fewestLimbsOfFft() {
    static const int fewest = bestSet() == InstructionSet::V4   ? 256
                              : bestSet() == InstructionSet::V3 ? 384
                                                                : std::numeric_limits<int>::max();
    return fewest;
}

bool tryFftProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count, int digitBits,
                   double flaw) {
    FATHOM_CHECK(count >= 1 && digitBits % 2 == 0 && digitBits >= kFewestFftDigitBits &&
                 digitBits <= kMostFftDigitBits);
    return bestSet() == InstructionSet::V4 ? tryProduct<8>(target, a, b, count, digitBits, flaw)
                                           : tryProduct<4>(target, a, b, count, digitBits, flaw);
}

void fftProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count) {
    for (int digitBits = kMostFftDigitBits; digitBits >= kFewestFftDigitBits; digitBits -= 2)
        if (tryFftProduct(target, a, b, count, digitBits)) return;
    plainProduct(target, a, b, count);
}

void plainProduct(uint64_t* target, const uint64_t* a, const uint64_t* b, int count) {
    if (a == b)
        mpn_sqr(target, a, count);
    else
        mpn_mul_n(target, a, b, count);
}

}  // namespace fathom::limbs
